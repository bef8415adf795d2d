/** Applying one action: the batch of events it causes while it is decided, and the position it leads to. */
import { accept, type Accepted, type Decision } from '../refusal.ts'

/** The decide and evolve functions of a game. */
export interface DecideAndFold<S, A, E> {
  decide(state: S, action: A): Decision<E>
  evolve(state: S, event: E): S
}

/** The position after an action; undefined if it is refused. */
export const afterAction = <S, A, E>(
  { decide, evolve }: DecideAndFold<S, A, E>,
  state: S,
  action: A,
): S | undefined => {
  const decision = decide(state, action)
  return decision.ok ? decision.events.reduce((now, event) => evolve(now, event), state) : undefined
}

/** The events one action has caused so far, with the position they lead to. */
export interface EventBatch<S, E> {
  readonly state: S
  readonly events: readonly E[]
}

/**
 * Functions that add events to a game's batches. They fold each event at once, so that later decisions see its effect.
 */
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
