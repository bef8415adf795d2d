/** What finds the secrets of each game: `testing/secrets.ts` in its folder. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GAMES } from '../../engine/index.ts'
import type { SecretFinder } from '../../engine/kernel/testing/secrets.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'engine', 'games')
const found = GAMES.map(({ id }) => ({ id, path: join(FOLDER, id, 'testing', 'secrets.ts') })).filter(
  ({ path }) => existsSync(path),
)
const loaded = await Promise.all(
  found.map(async ({ id, path }) => {
    // The type is checked in the file itself.
    const { findSecrets } = (await import(pathToFileURL(path).href)) as { readonly findSecrets: SecretFinder }
    return [id, findSecrets] as const
  }),
)

/** By game id, what finds secrets besides the actions and events that the game redacts (redacted-facts.ts). */
export const SECRET_FINDERS: Readonly<Record<string, SecretFinder>> = Object.fromEntries(loaded)
