/** Views of matches played partly at random, for tests of what a game says about a position. */
import type { AnyGame } from '../game.ts'
import { optionsFor } from '../options.ts'
import { oneOf, quickRandom, type Random } from '../random.ts'
import { playRandomly } from './play.ts'

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
export const viewsBeforeChoices = (game: AnyGame, seed: string, number: number): readonly unknown[] => {
  const random = quickRandom(`${seed} ${game.id} ${number}`)
  const { min, max } = game.seats
  const seats = min + random.below(max - min + 1)
  const options = optionsOf(game, seats, number, random)
  const policy = number % 2 === 0 ? game.heuristics?.rolloutPolicy : undefined
  const { states } = playRandomly(game, { options, seats }, random, {
    choose: (state, _, luck) => policy?.(state, luck) ?? game.sampleLegal(state, luck),
  })
  return states.flatMap((state) => {
    const { by } = game.turn(state)
    return typeof by === 'number' ? [game.view(state, by)] : []
  })
}
