/** Modules that a game has for tests, found by the path they have in every game's folder. */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { GAMES } from '../../engine/index.ts'

/**
 * One export of each game's module, by game id, in the order of the games; a game without the module is not in it.
 * `pathOf` gives the absolute path of the module of a game.
 */
export const loadByGame = async <T>(
  pathOf: (id: string) => string,
  name: string,
): Promise<ReadonlyMap<string, T>> => {
  const found = GAMES.map(({ id }) => ({ id, path: pathOf(id) })).filter(({ path }) => existsSync(path))
  const loaded = found.map(async ({ id, path }) => {
    // The type is checked in the module itself.
    const module = (await import(pathToFileURL(path).href)) as { readonly [name: string]: T }
    const part = module[name]
    if (part === undefined) throw new Error(`${path} exports no ${name}`)
    return [id, part] as const
  })
  return new Map(await Promise.all(loaded))
}
