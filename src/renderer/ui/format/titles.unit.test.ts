import { describe, expect, it } from 'vitest'
import { loadGames } from '../games.ts'
import { turnOfPart, winnersOf } from './titles.ts'

const over = (...places: number[]) =>
  winnersOf({ by: 'nobody', outcome: { places, scores: places.map(() => 0), ending: 'any' } })

describe('winnersOf', () => {
  it('lists the seats in first place, also if several share it', () => {
    expect(over(2, 1, 3)).toEqual([1])
    expect(over(1, 3, 1)).toEqual([0, 2])
  })

  it('is empty in a draw of all seats, and while the match runs', () => {
    expect(over(1, 1)).toEqual([])
    expect(winnersOf({ by: 0 })).toEqual([])
  })
})

it('counts the games of a match only where there are several', async () => {
  await loadGames()
  const own = (game: string) => `game.${game}.turnOfPart`
  expect(turnOfPart({ game: 'quorsum', options: { raceTo: 1 } })).toBe('table.turn')
  expect(turnOfPart({ game: 'quorsum', options: { raceTo: 3 } })).toBe(own('quorsum'))
  expect(turnOfPart({ game: 'san-marco', options: {} })).toBe(own('san-marco'))
})
