import { describe, expect, it } from 'vitest'
import { quickRandom } from '../../engine/kernel/random.ts'
import { rated, type Pair, type RatedMatch } from './ratings.ts'

const PAIRS: readonly Pair[] = [
  ['b', 'a'],
  ['c', 'a'],
  ['c', 'b'],
  ['d', 'b'],
  ['d', 'c'],
]
const ELO = 400 / Math.LN10
/** True strengths, in Elo points. */
const TRUE: { readonly [bot: string]: number } = { a: 0, b: 150, c: 230, d: 420 }

/** Matches of each pair in all seatings with these seats; the winner is drawn by the true strengths. */
const simulated = (seatings: readonly (readonly (0 | 1)[])[], deals: number): readonly RatedMatch[] => {
  const random = quickRandom('simulated')
  return PAIRS.flatMap((pair) =>
    Array.from({ length: deals }, (_, deal) =>
      seatings.map((seating): RatedMatch => {
        const bots = seating.map((which) => pair[which])
        const hopes = bots.map((bot) => Math.exp((TRUE[bot] ?? 0) / ELO))
        let pick = (random.below(2 ** 32) / 2 ** 32) * hopes.reduce((sum, hope) => sum + hope)
        const winner = hopes.findIndex((hope) => (pick -= hope) < 0)
        return {
          deal: `${pair.join(' v. ')} ${deal}`,
          seats: bots.map((bot, seat) => ({ bot, won: seat === winner ? 1 : 0 })),
        }
      }),
    ).flat(),
  )
}
const TWO = [
  [0, 1],
  [1, 0],
] as const
const THREE = [
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

const between = (bots: readonly [string, string], wins: number, losses: number): readonly RatedMatch[] =>
  Array.from({ length: wins + losses }, (_, deal) => ({
    deal: String(deal),
    seats: bots.map((bot, seat) => ({ bot, won: (seat === 0) === deal < wins ? 1 : 0 })),
  }))

describe('ratings', () => {
  it.each([
    ['two', TWO, 200],
    ['three', THREE, 100],
  ])('find the strengths that matches with %s seats were drawn from', (_, seatings, deals) => {
    const { ratings } = rated(PAIRS, simulated(seatings, deals), 'a', 'plum')
    expect(ratings.get('a')).toEqual({ value: 0, low: 0, high: 0 })
    for (const bot of ['b', 'c', 'd']) {
      const { low = NaN, high = NaN } = ratings.get(bot) ?? {}
      expect(low).toBeLessThan(TRUE[bot] ?? NaN)
      expect(high).toBeGreaterThan(TRUE[bot] ?? NaN)
      expect(high - low).toBeLessThan(160)
    }
  })

  it('are equal after equal results', () => {
    const { ratings, shares } = rated([['b', 'a']], between(['b', 'a'], 20, 20), 'a', 'plum')
    expect(ratings.get('b')?.value).toBeCloseTo(0, 9)
    expect(shares[0]?.value).toBe(0.5)
  })

  it('do not depend on the order of matches and pairs', () => {
    const matches = simulated(TWO, 20)
    const one = rated(PAIRS, matches, 'a', 'plum')
    const other = rated(PAIRS.toReversed(), matches.toReversed(), 'a', 'plum')
    for (const [bot, { value, low, high }] of one.ratings) {
      const again = other.ratings.get(bot)
      expect(again?.value).toBeCloseTo(value, 6)
      expect([again?.low, again?.high]).toEqual([
        expect.closeTo(low, 6) as number,
        expect.closeTo(high, 6) as number,
      ])
    }
  })

  it('stay finite for a bot that never lost, with intervals about as wide as those of Jeffreys', () => {
    const { ratings, shares } = rated([['b', 'a']], between(['b', 'a'], 50, 0), 'a', 'plum')
    // Half a loss was added: 50.5 to 0.5.
    expect(ratings.get('b')?.value).toBeCloseTo(400 * Math.log10(101), 6)
    expect(ratings.get('b')?.high).toBeLessThan(2500)
    // The 2.5 % point of a beta distribution with 50.5 and 0.5 is 0.951.
    expect(Math.abs((shares[0]?.low ?? NaN) - 0.951)).toBeLessThan(0.01)
    expect([shares[0]?.value, shares[0]?.high]).toEqual([1, 1])
    const few = rated([['b', 'a']], between(['b', 'a'], 4, 0), 'a', 'plum')
    expect(few.shares[0]?.low).toBeLessThan(0.7)
  })

  it('have narrower intervals if the matches of a deal make up for each other', () => {
    const matches = between(['b', 'a'], 40, 40)
    // Each deal has a win and a loss; or else two wins, or two losses.
    const paired = matches.map((match, at) => ({ ...match, deal: String(at % 40) }))
    const alike = matches.map((match, at) => ({ ...match, deal: String(Math.floor(at / 2)) }))
    const width = (of: readonly RatedMatch[]): number => {
      const { low = NaN, high = NaN } = rated([['b', 'a']], of, 'a', 'plum').ratings.get('b') ?? {}
      return high - low
    }
    expect(width(paired)).toBeLessThan(width(matches) / 3)
    expect(width(alike)).toBeGreaterThan(width(matches) * 1.2)
  })
})
