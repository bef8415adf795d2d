/** On every board, the next press ends a running animation. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'

it.each(GAMES.map(({ id }) => id))('a press ends the animation on the board of %s', (id) => {
  const board = readFileSync(join(import.meta.dirname, id, 'Board.vue'), 'utf8')
  expect(board).toMatch(/^useInputEndsMotion\(/m)
  expect(board).toContain("'at-rest': state.atRest }")
})
