import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { CHANCE_RUN } from './kernel/chance-run.ts'
import type { AnyGame } from './kernel/game.ts'
import { optionsFor } from './kernel/options.ts'
import { seededRandom } from './kernel/random.ts'
import { playRandomly } from './kernel/testing/play.ts'
import type { Actor } from './kernel/seat.ts'

const tables = GAMES.flatMap((game) => {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, more) => ({ id: game.id, game, seats: min + more }))
})

/** Every value of every option, with the defaults for the others. */
const choicesOf = ({ fields }: AnyGame): readonly { readonly [name: string]: string | number }[] =>
  Object.entries(fields).flatMap(([name, { values }]) => values.map((value) => ({ [name]: value })))

/** The longest run of acts of chance. */
const longestRun = (actors: readonly Actor[]): number => {
  let run = 0
  let longest = 0
  for (const actor of actors) {
    run = actor === 'chance' ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

describe('accepted options', () => {
  it.each(tables)('give a match that plays to its end: $id with $seats seats', ({ game, seats }) => {
    for (const [at, wanted] of choicesOf(game).entries()) {
      const options = optionsFor(game, wanted, seats)
      if (!options.ok) continue
      const random = seededRandom(`${game.id} ${seats} options`, at)
      const { steps } = playRandomly(game, { options: options.value, seats }, random)
      expect(longestRun(steps.map(({ actor }) => actor))).toBeLessThan(CHANCE_RUN / 2)
    }
  })

  it.each(tables)('never refer to a missing seat: $id with $seats seats', ({ game, seats }) => {
    for (const first of game.fields['firstSeat']?.values ?? []) {
      const options = optionsFor(game, { firstSeat: first }, seats)
      expect(options.ok).toBe(typeof first === 'string' || first <= seats)
      if (options.ok) continue
      expect(options.error).toEqual({
        code: 'badOptions',
        details: { option: 'firstSeat', value: first, needs: first, seats },
      })
    }
  })
})
