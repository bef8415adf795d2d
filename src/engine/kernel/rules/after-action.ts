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
