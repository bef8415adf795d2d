import { describe, expect, it } from 'vitest'
import type { PuzzleRow } from '../../main/api/api.ts'
import { puzzleAfter, puzzleOfDay } from './day.ts'

const row = (game: string, number: number, result: PuzzleRow['result'] = 'open'): PuzzleRow => ({
  match: `${game} ${number}`,
  game,
  number,
  seats: 2,
  result,
})
const puzzles = [row('a', 1), row('b', 1), row('a', 2), row('b', 2), row('a', 3)]

describe('the puzzle of the day', () => {
  it('changes every day, until all have been shown', () => {
    const days = puzzles.map((_, index) => puzzleOfDay(puzzles, new Date(2026, 10, 28 + index))?.match)
    expect(new Set(days).size).toBe(puzzles.length)
    expect(puzzleOfDay(puzzles, new Date(2026, 10, 28 + puzzles.length))?.match).toBe(days[0])
  })

  it('is the same from midnight to midnight', () => {
    const at = (hours: number) => puzzleOfDay(puzzles, new Date(2026, 2, 29, hours, 30))?.match
    expect(at(0)).toBe(at(23))
  })

  it('is undefined without puzzles', () => {
    expect(puzzleOfDay([], new Date(2026, 0, 1))).toBeUndefined()
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
