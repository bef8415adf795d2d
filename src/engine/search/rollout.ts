import { chanceWatch } from '../kernel/chance-run.ts'
import type { Game, GameEvent, Outcome } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'

/** The reward of each seat at the end: 1 for the win, shared among all winners. */
export const rewardsOf = ({ places }: Outcome): readonly number[] => {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/**
 * Plays on from a position to the end of the match, or for the number of turns the game's heuristics set (at least
 * `turns`), and then evaluates; for 0 turns as soon as a seat is to act. Near the end it always plays on. Returns the
 * reward by seat; they sum to 1.
 */
export const rollout = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  from: S,
  random: Random,
  turns = 0,
): readonly number[] => {
  const { heuristics = {} } = game
  let left = heuristics.evaluate === undefined ? Infinity : Math.max(turns, heuristics.turns ?? 1)
  let state = from
  let moment = game.moment(from)
  const watch = chanceWatch(game)
  for (;;) {
    const turn = game.turn(state)
    watch(turn.by)
    if (turn.by === 'nobody') return rewardsOf(turn.outcome)
    const now = game.moment(state)
    if (now.turn !== moment.turn || now.part !== moment.part) {
      left -= 1
      moment = now
    }
    if (
      left <= 0 &&
      turn.by !== 'chance' &&
      heuristics.evaluate !== undefined &&
      heuristics.isNearEnd?.(state) !== true
    )
      return heuristics.evaluate(state)
    const action =
      turn.by === 'chance'
        ? game.chance(state, random)
        : (heuristics.rolloutPolicy?.(state, random) ?? game.sampleLegal(state, random))
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses what it calls legal: ${decision.refusal.code}`)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}
