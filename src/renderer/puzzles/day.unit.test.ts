import { describe, expect, it } from 'vitest'
import type { PuzzleRow } from '../../main/api/api.ts'
import { isoDayOf, poolOf, puzzleAfter, puzzleOfDay, shelfOf, weekOf, type ShownDays } from './day.ts'

const row = (game: string, number: number, result: PuzzleRow['result'] = 'open'): PuzzleRow => ({
  match: `${game} ${number}`,
  game,
  number,
  seats: 2,
  result,
  former: null,
})
const daysOf = (all: readonly PuzzleRow[], shown: ShownDays = []) => ({ all, pool: all, shown })
const puzzles = [row('a', 1), row('b', 1), row('a', 2), row('b', 2), row('a', 3)]

describe('the puzzle of the day', () => {
  it('changes every day, until all have been shown', () => {
    const days = puzzles.map(
      (_, index) => puzzleOfDay(daysOf(puzzles), new Date(2026, 10, 28 + index))?.match,
    )
    expect(new Set(days).size).toBe(puzzles.length)
    expect(puzzleOfDay(daysOf(puzzles), new Date(2026, 10, 28 + puzzles.length))?.match).toBe(days[0])
  })

  it('is the same from midnight to midnight', () => {
    const at = (hours: number) => puzzleOfDay(daysOf(puzzles), new Date(2026, 2, 29, hours, 30))?.match
    expect(at(0)).toBe(at(23))
  })

  it('is the one that was shown on that day, though another game is known since', () => {
    const day = new Date(2026, 10, 28, 22)
    const shown = [{ day: '2026-11-28', match: 'a 3' }]
    const days = { all: puzzles, pool: poolOf(puzzles, ['b']), shown }
    expect(isoDayOf(day)).toBe('2026-11-28')
    expect(puzzleOfDay(days, day)?.match).toBe('a 3')
    expect(puzzleOfDay(days, new Date(2026, 10, 29))?.game).toBe('b')
  })

  it('is undefined without puzzles', () => {
    expect(puzzleOfDay(daysOf([]), new Date(2026, 0, 1))).toBeUndefined()
  })
})

describe('the puzzles of the day', () => {
  it('are of games the reader knows, or of all for a newcomer', () => {
    expect(poolOf(puzzles, ['b']).map(({ game }) => game)).toEqual(['b', 'b'])
    expect(poolOf(puzzles, [])).toEqual(puzzles)
    expect(poolOf(puzzles, ['none'])).toEqual(puzzles)
  })

  it('of a week run from Monday to Sunday, with what became of each', () => {
    // 25 November 2026 is a Wednesday.
    const today = new Date(2026, 10, 25, 23)
    const done = puzzles.map((each) =>
      each === puzzleOfDay(daysOf(puzzles), new Date(2026, 10, 24))
        ? { ...each, result: 'shown' as const }
        : each,
    )
    expect(weekOf(daysOf(done), today).map(({ state }) => state)).toEqual([
      'missed',
      'shown',
      'today-open',
      ...['coming', 'coming', 'coming', 'coming'],
    ])
    expect(weekOf(daysOf(done), today)[0]?.day.getDay()).toBe(1)
  })
})

describe('a shelf', () => {
  const all = Array.from({ length: 8 }, (_, at) => row('a', at + 1))
  const numbers = (solved: number): readonly number[] =>
    shelfOf(
      all.map((each, at) => (at < solved ? { ...each, result: 'solved' as const } : each)),
      4,
    ).map(({ number }) => number)

  it('shows the next puzzle after up to two that are done', () => {
    expect(numbers(0)).toEqual([1, 2, 3, 4])
    expect(numbers(1)).toEqual([1, 2, 3, 4])
    expect(numbers(4)).toEqual([3, 4, 5, 6])
    expect(numbers(7)).toEqual([5, 6, 7, 8])
    expect(numbers(8)).toEqual([5, 6, 7, 8])
  })
})

describe('the next puzzle', () => {
  it('is of the same game, if one is open', () => {
    expect(puzzleAfter(puzzles, 'a 1')?.match).toBe('a 2')
    expect(puzzleAfter(puzzles, 'a 3')?.match).toBe('a 1')
  })

  it('is of another game otherwise, and none if all are done', () => {
    const done = puzzles.map((each) => (each.game === 'a' ? { ...each, result: 'solved' as const } : each))
    expect(puzzleAfter(done, 'a 2')?.match).toBe('b 2')
    expect(
      puzzleAfter(
        done.map((each) => ({ ...each, result: 'shown' as const })),
        'a 2',
      ),
    ).toBeUndefined()
  })
})
