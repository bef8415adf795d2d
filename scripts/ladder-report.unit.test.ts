import { describe, expect, it } from 'vitest'
import type { ArenaResult } from '../src/cli/arena/match.ts'
import { gameOf } from '../src/engine/index.ts'
import { ladderSchema } from '../src/engine/kernel/ladder.ts'
import { matchNumber, pairsOf } from './ladder-matches.ts'
import { keptLadders, ladderOf, ladderText, pageOf, type LadderRun } from './ladder-report.ts'

const runOf = (bots: readonly string[]): LadderRun => {
  const game = gameOf('quorsum')
  if (game === undefined) throw new Error('There is no such game')
  return { command: 'npm run ladder', game, seats: 2, pairs: pairsOf(bots), seed: 'plum' }
}

/** Matches in which the bot that is later in `strengths` wins but for every fifth deal. */
const resultsOf = ({ pairs }: LadderRun, strengths: readonly string[], count: number) =>
  new Map(
    Array.from({ length: count }, (_, at): [number, ArenaResult] => {
      const { pair, seating } = matchNumber(pairs, 2, at + 1)
      const heights = seating.map((which) => strengths.indexOf(pairs[pair]?.[which] ?? ''))
      const isUpset = Math.floor(at / 2 / pairs.length) % 5 === 4
      const best = isUpset ? Math.min(...heights) : Math.max(...heights)
      const places = heights.map((height) => (height === best ? 1 : 2))
      return [
        at + 1,
        {
          outcome: { places, scores: [0, 0], ending: 'home' },
          decisions: [1, 1],
          milliseconds: [1500, 500],
          faults: [null, null],
        },
      ]
    }),
  )

describe('the ladder', () => {
  const run = runOf(['random', 'purposeful', 'level1', 'level2'])

  it('has the bots in their measured order, and shares of the higher one of each pair', () => {
    const results = resultsOf(run, ['random', 'level1', 'purposeful', 'level2'], 100)
    const found = ladderOf(run, results)
    const { rungs = [], pairs = [] } = found?.ladder ?? {}
    expect(rungs.map(({ bot }) => bot)).toEqual(['random', 'level1', 'purposeful', 'level2'])
    expect(rungs[0]).toEqual({ bot: 'random', rating: 0, low: 0, high: 0, matches: 40 })
    expect(pairs.map(({ bots, share }) => [...bots, share])).toEqual([
      ['level1', 'random', 0.8],
      ['purposeful', 'level1', 0.8],
      ['purposeful', 'random', 0.8],
      ['level2', 'purposeful', 0.8],
      ['level2', 'level1', 0.8],
    ])
    for (const { low, high } of pairs) {
      expect(low).toBeLessThan(0.8)
      expect(high).toBeGreaterThan(0.8)
    }
    expect(found?.seconds).toEqual([2, 2, 2, 2, 2])
    expect(ladderSchema.safeParse(found?.ladder).success).toBe(true)
    if (found !== undefined) expect(ladderText(found)).toMatch(/^level1 +\d+ +-?\d+ to \d+ +80% \(/m)
  })

  it('counts only deals played in all seatings, and needs one of each pair', () => {
    const whole = resultsOf(run, ['random', 'purposeful', 'level1', 'level2'], 10)
    const more = resultsOf(run, ['random', 'purposeful', 'level1', 'level2'], 11)
    expect(ladderOf(run, more)).toEqual(ladderOf(run, whole))
    whole.delete(10)
    expect(ladderOf(run, whole)).toBeUndefined()
  })

  it('begins at 0 with the lowest bot if there is no random play', () => {
    const some = runOf(['level2', 'level1', 'level3'])
    const { rungs = [] } = ladderOf(some, resultsOf(some, ['level1', 'level2', 'level3'], 60))?.ladder ?? {}
    expect(rungs.map(({ bot }) => bot)).toEqual(['level1', 'level2', 'level3'])
    expect(rungs[0]?.rating).toBe(0)
  })
})

describe('the ladders that are kept', () => {
  it('are whole: every pair in every seating, rungs from low to high', () => {
    for (const { game, ladder } of keptLadders()) {
      const { rungs, pairs, matches, seats } = ladder
      expect(ladder.rules, game.id).toBeLessThanOrEqual(game.version)
      expect(seats, game.id).toBe(game.seats.min)
      expect(rungs.map(({ rating }) => rating)).toEqual(
        rungs.map(({ rating }) => rating).toSorted((one, other) => one - other),
      )
      for (const { rating, low, high } of rungs) expect(low <= rating && rating <= high, game.id).toBe(true)
      for (const { share, low, high } of pairs) expect(low <= share && share <= high, game.id).toBe(true)
      expect(pairs.reduce((sum, pair) => sum + pair.matches, 0)).toBe(matches)
      expect(new Set(pairs.flatMap(({ bots }) => bots))).toEqual(new Set(rungs.map(({ bot }) => bot)))
    }
  })

  it('are those in docs/bots.md (`npm run ladder -- --write` puts them there)', () => {
    const { is, should } = pageOf()
    expect(is).toBe(should)
  })
})
