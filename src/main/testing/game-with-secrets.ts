/** A game with hidden information, for tests: Quorsum, in which only the chooser knows whether A or B was chosen. */
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { Event } from '../../engine/games/quorsum/event.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'

/** Replaces a hidden value. */
const HIDDEN = null

const mayKnow = (viewer: Viewer, seat: number): boolean => viewer === 'all' || viewer === seat

export const gameWithSecrets: AnyGame = {
  ...quorsum,
  id: 'secretive',
  hasHiddenInformation: () => true,
  view: (state: Parameters<typeof quorsum.view>[0], viewer: Viewer) => ({
    ...quorsum.view(state, viewer),
    seenBy: viewer,
  }),
  redactEvent: (event: Event, viewer: Viewer) =>
    event.type === 'option.chosen' && !mayKnow(viewer, event.seat) ? { ...event, option: HIDDEN } : event,
  redactAction: (action: { readonly type: string }, actor, viewer) =>
    action.type === 'choose' && actor !== 'chance' && !mayKnow(viewer, actor)
      ? { ...action, option: HIDDEN }
      : action,
  text: {
    ...quorsum.text,
    notation: (action: { readonly type: string; readonly option?: string | null }, state) =>
      action.type === 'choose'
        ? (action.option ?? '?')
        : quorsum.text.notation(action as never, state as never), // of its own game, as the two are the same
  },
}

/** The games of a test: this one and Quorsum. */
export const withSecrets = (id: string): AnyGame | undefined =>
  [gameWithSecrets, quorsum].find((game) => game.id === id)
