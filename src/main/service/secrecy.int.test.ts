/** What no window is told of any game: those without a test of their own are played here (../testing/secrecy.ts). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import { SECRET_FINDERS } from '../testing/secret-finders.ts'
import { playThrough } from '../testing/secrecy.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'engine', 'games')
const isPlayedInItsFolder = (id: string): boolean => existsSync(join(FOLDER, id, 'secrecy.int.test.ts'))

it('games that say how their secrets are found play whole matches in their folders', () => {
  const found = [...SECRET_FINDERS.keys()]
  expect(found.filter((id) => !isPlayedInItsFolder(id))).toEqual([])
  expect(GAMES.filter(hasSecrets).map(({ id }) => id)).toEqual(expect.arrayContaining(found))
})

for (const game of GAMES.filter((each) => hasSecrets(each) && !isPlayedInItsFolder(each.id)))
  it(`other seats are not told what ${game.id} redacts`, async () => {
    await playThrough({ game, seats: game.seats.min, luck: 1 }, () => [])
  })
