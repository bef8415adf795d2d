/** Motion that takes its time is over with the next press, on every board that has any. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'

const sourceOf = (game: string, file: string): string =>
  readFileSync(join(import.meta.dirname, game, file), 'utf8')

it.each(GAMES.map(({ id }) => id).filter((id) => sourceOf(id, 'choice/session.ts').includes('settled:')))(
  'a press ends what moves on the board of %s',
  (id) => {
    expect(sourceOf(id, 'Board.vue')).toMatch(/^useSettling\(/m)
  },
)
