import { expect, it } from 'vitest'
import { GAMES } from '../engine/index.ts'
import { gapsOf } from './game-gaps.ts'

it('a game that comes with everything lacks nothing', () => {
  expect(GAMES.filter((game) => gapsOf(game).length === 0).length).toBeGreaterThan(0)
})

it('what is missing is named, in the order in which it would be written', () => {
  const bare = { ...GAMES[0]!, id: 'unheard-of', rules: [], languages: ['en'] as const }
  Reflect.deleteProperty(bare, 'heuristics')
  expect(gapsOf(bare)).toEqual([
    'rules',
    'heuristics',
    'lesson',
    'annotatedMatch',
    'puzzles',
    'texts.zh-Hant',
  ])
})
