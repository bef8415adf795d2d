/** Makes a new game of the one in `scripts/new-game/`: its files with its id, its name and the name of its export. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportOf } from './registry.ts'

const TEMPLATE = join(import.meta.dirname, 'new-game')
const GAMES = join('src', 'engine', 'games')

/** Ids as the files of matches take them, without a hyphen at the end or two in a row. */
const ID = /^(?=.{1,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A module with an export of such a name cannot be imported lazily, or the name cannot be exported at all. */
const isName = (name: string): boolean => {
  try {
    // Only its syntax is looked at; nothing runs.
    return name !== 'then' && Function(`'use strict'; const ${name} = 0`) instanceof Function
  } catch {
    return false
  }
}

/** Why a game cannot have this id: a sentence; undefined if it can. `root` is the folder of the repository. */
export const idRefused = (root: string, id: string): string | undefined => {
  if (!ID.test(id))
    return `"${id}" is no id: up to 40 small letters and digits, words joined by a hyphen, a letter first (dice-golf).`
  if (!isName(exportOf(id))) return `"${id}" is a word of the language, and cannot name the export of a game.`
  const taken = [join(GAMES, id), join('src', 'renderer', 'boards', id)].find((path) =>
    existsSync(join(root, path)),
  )
  return taken === undefined ? undefined : `"${id}" is taken: there is ${taken.replaceAll('\\', '/')}.`
}

/** Writes the least game with this id under the repository `root`; returns the paths written. */
export const writeGame = (root: string, id: string): readonly string[] => {
  const folder = join(GAMES, id)
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`
  mkdirSync(join(root, folder))
  return readdirSync(TEMPLATE).map((file) => {
    const text = readFileSync(join(TEMPLATE, file), 'utf8')
      .replaceAll('New game', name)
      .replaceAll('newGame', exportOf(id))
      .replaceAll('new-game', id)
    writeFileSync(join(root, folder, file), text)
    return join(folder, file).replaceAll('\\', '/')
  })
}
