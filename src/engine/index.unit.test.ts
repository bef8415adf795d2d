import { expect, it } from 'vitest'
import { gameOf, GAMES } from './index.ts'

it('finds every game by its id, and nothing else', () => {
  for (const game of GAMES) expect(gameOf(game.id)).toBe(game)
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
  expect(gameOf('quorsum')?.seats).toEqual({ min: 2, max: 2 })
  expect(gameOf('chess')).toBeUndefined()
})
