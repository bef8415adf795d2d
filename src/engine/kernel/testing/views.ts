/** Views of matches played partly at random, for tests of what a game says about a position. */
import type { AnyGame } from '../game.ts'
import { optionsFor } from '../options.ts'
import { oneOf, quickRandom, type Random } from '../random.ts'

/** The default options in every third match, and values drawn at random in the others: some positions need their own. */
const optionsOf = (game: AnyGame, seats: number, number: number, random: Random): unknown => {
  const drawn = Object.entries(game.fields).map(([name, { values }]) => [name, oneOf(values, random)])
  const options = optionsFor(game, number % 3 === 2 ? {} : Object.fromEntries(drawn), seats)
  return options.ok ? options.value : game.schemas.options.parse({})
}

/**
 * What the seat to act sees before each choice of match `number`, counted from 0; `seed` tells series of matches apart.
 * Every second match is played as bots play, so that boards fill up, the others at random, so that odd things happen.
 */
export function* viewsBeforeChoices(game: AnyGame, seed: string, number: number): Iterable<unknown> {
  const random = quickRandom(`${seed} ${game.id} ${number}`)
  const { min, max } = game.seats
  const seats = min + random.below(max - min + 1)
  const options = optionsOf(game, seats, number, random)
  let state = game.start({ options, seats })
  for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
    if (turn.by !== 'chance') yield game.view(state, turn.by)
    const chosen = (): unknown =>
      (number % 2 === 0 ? game.heuristics?.rolloutPolicy?.(state, random) : undefined) ??
      game.sampleLegal(state, random)
    const action = turn.by === 'chance' ? game.chance(state, random) : chosen()
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}
