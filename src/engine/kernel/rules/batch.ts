/** The batch of one action: the events it has caused so far, and the position they lead to. */
import { accept, type Accepted } from './refusal.ts'

export interface Batch<S, E> {
  readonly state: S
  readonly events: readonly E[]
}

/** A batch without events. */
export const emptyBatch = <S>(state: S): Batch<S, never> => ({ state, events: [] })

/** How a game adds events to a batch: each is folded at once, so that what follows is decided on it. */
export const appender =
  <S, E>(evolve: (state: S, event: E) => S) =>
  <B extends Batch<S, E>>(batch: B, ...events: readonly E[]): B => ({
    ...batch,
    state: events.reduce(evolve, batch.state),
    events: [...batch.events, ...events],
  })

export const accepted = <E>({ events }: Pick<Batch<unknown, E>, 'events'>): Accepted<E> => accept(...events)
