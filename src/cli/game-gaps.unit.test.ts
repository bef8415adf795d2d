import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES } from '../engine/index.ts'
import { gapsOf } from './game-gaps.ts'

const SRC = join(import.meta.dirname, '..')
const shelved = GAMES.filter(({ shelf }) => shelf !== undefined)

it('the games on the shelf lack nothing', () => {
  expect(shelved.length).toBeGreaterThan(4)
  expect(shelved.flatMap((game) => gapsOf(game).map((gap) => `${game.id}: ${gap}`))).toEqual([])
  const files = shelved.flatMap(({ id }) => [
    ...['introduction.ts', 'introduction-match.json', 'coach.ts', 'examples.json', 'misreadings.ts'].map(
      (file) => join(SRC, 'engine', 'games', id, 'text', file),
    ),
    ...['index.ts', 'cover.ts', 'sounds.ts'].map((file) => join(SRC, 'renderer', 'boards', id, file)),
  ])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('what is missing is named, in the order in which it would be written', () => {
  const bare = { ...GAMES[0]!, id: 'unheard-of', rules: [], languages: ['en'] as const }
  Reflect.deleteProperty(bare, 'heuristics')
  expect(gapsOf(bare)).toEqual([
    'rules',
    'heuristics',
    'protocol',
    'lesson',
    'annotatedMatch',
    'puzzles',
    'texts.zh-Hant',
  ])
})
