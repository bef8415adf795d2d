/** What the strongest level does in a position with one clearly best action: games test theirs with it. */
import type { Game, GameEvent } from '../../kernel/game.ts'
import { decisionOf } from '../levels.ts'

/** The strongest level's action in a position, in the game's notation. */
export const solved = <O, S extends { readonly options: O }, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
): { readonly notation: string; readonly after: S } => {
  const { by } = game.turn(state)
  if (typeof by !== 'number') throw new Error('No seat is to act')
  const action = decisionOf(game, { options: state.options, state, seat: by }, 5, 'clear')
  const decision = game.decide(state, action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  const after = decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
  return { notation: game.text.notation(action, state), after }
}
