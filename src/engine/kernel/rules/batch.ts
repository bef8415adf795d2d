/** The batch of one action: the events it has caused so far, and the position they lead to. */
import { accept, type Accepted } from '../refusal.ts'

export interface EventBatch<S, E> {
  readonly state: S
  readonly events: readonly E[]
}

/** How a game adds events to batches: each is folded at once, so that what follows is decided on it. */
export const batchFunctions = <S, E>(evolve: (state: S, event: E) => S) => ({
  emptyBatch: (state: S): EventBatch<S, E> => ({ state, events: [] }),
  withEvents: <B extends EventBatch<S, E>>(batch: B, ...events: readonly E[]): B => ({
    ...batch,
    state: events.reduce(evolve, batch.state),
    events: [...batch.events, ...events],
  }),
})

export const accepted = <E>({ events }: Pick<EventBatch<unknown, E>, 'events'>): Accepted<E> =>
  accept(...events)
