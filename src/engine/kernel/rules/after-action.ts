/** Where an action leads: what it causes, folded. */
import type { Decision } from '../refusal.ts'

/** The part of a game that decides and folds. */
export interface DecideAndFold<S, A, E> {
  decide(state: S, action: A): Decision<E>
  evolve(state: S, event: E): S
}

/** The position an action leads to; undefined where it is refused. */
export const afterAction = <S, A, E>(
  { decide, evolve }: DecideAndFold<S, A, E>,
  state: S,
  action: A,
): S | undefined => {
  const decision = decide(state, action)
  return decision.ok ? decision.events.reduce((now, event) => evolve(now, event), state) : undefined
}

/** The same with its events for an action that is known to be legal; throws where it is refused. */
export const afterLegal = <S, A, E>(
  { decide, evolve }: DecideAndFold<S, A, E>,
  state: S,
  action: A,
): { readonly state: S; readonly events: readonly E[] } => {
  const decision = decide(state, action)
  if (!decision.ok)
    throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(decision.refusal)}`)
  const { events } = decision
  return { state: events.reduce((now, event) => evolve(now, event), state), events }
}
