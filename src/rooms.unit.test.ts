/** The floor plan (docs/design.md; of games and boards docs/adding-a-game.md), held against the sources and their imports. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './engine/index.ts'

const SRC = import.meta.dirname
const slashed = (path: string): string => path.replaceAll('\\', '/')

/** Sources without tests, by their path in src, each with the sources it imports, types included. */
const files = globSync('**/*.{ts,vue}', { cwd: SRC })
  .map(slashed)
  .filter((file) => !file.endsWith('.test.ts'))
const known = new Set(files)
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^'?]+)/g
const graph = new Map(
  files.map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8')
    const imported = [...text.matchAll(IMPORT)].map(([, path = '']) => slashed(join(dirname(file), path)))
    return [file, imported.filter((each) => known.has(each) && each !== file)] as const
  }),
)

/** The room of a file under a folder: its first folder, or '' for what stands at the door. */
const roomIn = (folder: string, file: string): string => {
  const path = slashed(relative(folder, file))
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
}
const within = (folder: string): readonly string[] => files.filter((file) => file.startsWith(`${folder}/`))

it('every folder of a game is on the list of games', () => {
  const folders = readdirSync(join(SRC, 'engine/games'))
  expect(folders.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted())
})

/** What lies in the box, the nouns, positions, rules, what is seen of them; bots and words know all of these. */
const ORDER = [['components'], [''], ['position'], ['rules'], ['view'], ['bot', 'text'], ['testing']]
const heightOf = (room: string): number => ORDER.findIndex((rooms) => rooms.includes(room))

describe.each(GAMES.map(({ id }) => id))('the game %s', (id) => {
  const folder = `engine/games/${id}`

  it('has the rooms every game has', () => {
    const rooms = new Set(within(folder).map((file) => roomIn(folder, file)))
    expect([...rooms].toSorted()).toEqual(ORDER.flat().toSorted())
  })

  it('imports from no other game, and in it only from rooms below', () => {
    const wrong = within(folder)
      // The door names the whole game: it imports from every room.
      .filter((file) => file !== `${folder}/index.ts`)
      .flatMap((file) => (graph.get(file) ?? []).map((target) => [file, target] as const))
      .filter(([file, target]) => {
        if (target.startsWith('engine/kernel/')) return false
        if (!target.startsWith(`${folder}/`)) return true
        const [from, to] = [roomIn(folder, file), roomIn(folder, target)]
        return from !== to && from !== 'testing' && heightOf(to) >= heightOf(from)
      })
    expect(wrong.map((pair) => pair.join(' -> '))).toEqual([])
  })
})

/** `reveal` is Chang Cheng's own, `sheet` Quake-nopoly's. */
const BOARD_ROOMS = ['', 'board', 'pieces', 'choice', 'tray', 'panels', 'input', 'words', 'testing']
const OWN_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'chang-cheng': ['reveal'],
  'quake-nopoly': ['sheet'],
}

describe.each(GAMES.map(({ id }) => id))('the board of %s', (id) => {
  const folder = `renderer/boards/${id}`

  it('has the rooms every board has', () => {
    const rooms = new Set(within(folder).map((file) => roomIn(folder, file)))
    expect([...rooms].toSorted()).toEqual([...BOARD_ROOMS, ...(OWN_ROOMS[id] ?? [])].toSorted())
  })

  it('imports from no other board or game, and no room of it from its door', () => {
    const wrong = within(folder)
      .flatMap((file) => (graph.get(file) ?? []).map((target) => [file, target] as const))
      .filter(([file, target]) => {
        if (target.startsWith('engine/games/')) return !target.startsWith(`engine/games/${id}/`)
        if (!target.startsWith('renderer/boards/') || target.startsWith('renderer/boards/kit/')) return false
        if (!target.startsWith(`${folder}/`)) return true
        return roomIn(folder, file) !== '' && roomIn(folder, target) === ''
      })
    expect(wrong.map((pair) => pair.join(' -> '))).toEqual([])
  })
})

it('no imports go round in a circle, not those of types either', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) circles.push([...path.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const target of graph.get(file) ?? []) follow(target, [...path, file])
    done.add(file)
  }
  for (const file of files) follow(file, [])
  expect(circles).toEqual([])
  expect(graph.get('renderer/shell/App.vue')?.length, 'imports are found').toBeGreaterThan(3)
})
