/** What finds the secrets of each game: `testing/secrets.ts` in its folder. */
import { join } from 'node:path'
import type { SecretFinder } from '../../engine/kernel/testing/secrets.ts'
import { loadByGame } from './by-game.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'engine', 'games')

/** By game id, what finds secrets besides the actions and events that the game redacts (redacted-facts.ts). */
export const SECRET_FINDERS = await loadByGame<SecretFinder>(
  (id) => join(FOLDER, id, 'testing', 'secrets.ts'),
  'findSecrets',
)
