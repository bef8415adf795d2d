/** Real positions of a game for tests of its board, reached by playing through the engine. */
import type { Viewer } from '../../../../engine/kernel/seat.ts'

/** How a game's tests reach positions, and how a board is shown them. */
interface Played<W, S, E, V> {
  readonly position: (wanted: W) => S
  readonly after: (
    state: S,
    ...actions: readonly string[]
  ) => { readonly state: S; readonly events: readonly E[] }
  readonly view: (state: S, viewer: Viewer) => V
}

export interface RecordedPosition<V, E> {
  readonly view: V
  readonly story: readonly E[]
}

/** A position from a setup and some actions in the notation; throws if one is illegal. */
export const recordedPositionsBy =
  <W, S, E, V>({ position, after, view }: Played<W, S, E, V>) =>
  (wanted: W, actions: readonly string[] = [], viewer: Viewer = 'all'): RecordedPosition<V, E> => {
    const { state, events } = after(position(wanted), ...actions)
    return { view: view(state, viewer), story: events }
  }
