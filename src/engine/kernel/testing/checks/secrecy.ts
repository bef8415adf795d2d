import type { Game, GameEvent } from '../../game.ts'
import { seededRandom, someOf } from '../../random.ts'
import type { Refusal } from '../../refusal.ts'
import { seatsOf, type Viewer } from '../../seat.ts'
import { expectSame } from '../same.ts'
import type { PlayedMatch } from './unseen.ts'

/**
 * The most positions checked in one match (different ones in each match), and the actions compared where the viewer
 * acts.
 */
const MAX_POSITIONS = 24
const ACTIONS = 50

const first = <T>(items: Iterable<T>, most: number): readonly T[] => {
  const list: T[] = []
  for (const item of items) {
    if (list.length === most) break
    list.push(item)
  }
  return list
}

/** Why an action is refused; null if it is legal. */
const refusalOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  action: A,
): Refusal | null => {
  const decision = game.decide(state, action)
  return decision.ok ? null : decision.refusal
}

/** What a viewer sees of some events, up to the first that reveals something. */
const seenBefore = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] => {
  const end = events.findIndex((event) => game.reveals(event))
  return events.slice(0, end < 0 ? events.length : end).map((event) => game.redactEvent(event, viewer))
}

/**
 * Checks that dealing anew what a viewer cannot see changes nothing the viewer is shown: not the view, not whose turn
 * it is, not its own choices or refusals, and not what it sees of the next action.
 */
export const checkSecrecy = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, steps, setup, unseen }: PlayedMatch<O, S, A, E>,
  number: number,
): void => {
  const random = seededRandom(`${game.id} secrecy`, number)
  const viewers: readonly Viewer[] = [...seatsOf(setup.seats), 'public']
  const stride = Math.ceil(states.length / MAX_POSITIONS)
  // Actions of seats from other positions; most are refused here.
  const acted = steps.filter(({ actor }) => actor !== 'chance').map(({ action }) => action)
  const tried = someOf(acted, ACTIONS, random)
  for (const [at, state] of states.entries()) {
    if ((at + number) % stride !== 0) continue
    for (const viewer of viewers) {
      // `determinize` also deals the viewer's own unseen pieces anew.
      if (unseen?.knows(state, viewer) === false) continue
      const other = game.determinize(state, viewer, random)
      expectSame(game.view(other, viewer), game.view(state, viewer))
      const turn = game.turn(state)
      expectSame(game.turn(other), turn)
      if (turn.by === viewer) {
        expectSame(first(game.legal(other), ACTIONS), first(game.legal(state), ACTIONS))
        for (const action of tried) expectSame(refusalOf(game, other, action), refusalOf(game, state, action))
      }
      const step = steps[at]
      if (step === undefined) continue
      const decision = game.decide(other, step.action)
      if (decision.ok)
        expectSame(seenBefore(game, decision.events, viewer), seenBefore(game, step.events, viewer))
    }
  }
}
