/** The floor plan (docs/design.md; of games and boards docs/adding-a-game.md), held against the sources and their imports. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './engine/index.ts'

const SRC = import.meta.dirname
const slashed = (path: string): string => path.replaceAll('\\', '/')

/** Sources without tests, by their path in src, each with the sources it imports, types included. */
const files = globSync('**/*.{ts,vue}', { cwd: SRC })
  .map(slashed)
  .filter((file) => !/\.(test|d)\.ts$/.test(file))
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

/**
 * The floors of the house, from the ground up: a room imports only rooms on floors below its own. '.' stands for
 * the files in the folder itself. README has the same list.
 */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  src: [['engine'], ['archive', 'locales'], ['main'], ['cli', 'preload', 'renderer'], ['page']],
  'src/engine': [
    ['kernel'],
    ['games', 'record', 'search'],
    ['.', 'analysis'],
    ['protocols', 'samples'],
    ['puzzles'],
  ],
  'src/main': [
    ['api', 'referee', 'samples', 'site', 'worker'],
    ['library'],
    ['table'],
    ['sharing'],
    ['bots'],
    ['analysis'],
    ['service'],
    ['browser', 'testing'],
    ['electron'],
  ],
  'src/main/library': [
    ['sqlite'],
    ['collections', 'file', 'rows'],
    ['damage', 'queries'],
    ['imports', 'location'],
    ['matches'],
    ['.'],
    ['backups', 'testing'],
  ],
  'src/renderer': [
    ['locales', 'ui'],
    ['boards'],
    ['match'],
    ['bots', 'notes'],
    ['compare', 'rules', 'share'],
    ['moves', 'newmatch'],
    ['library'],
    ['statistics'],
    ['analysis'],
    ['review'],
    ['table'],
    ['practice', 'settings'],
    ['playground', 'puzzles'],
    ['app'],
  ],
}

const block = /```\n(src: [^`]*)```/.exec(readFileSync(join(SRC, '../README.md'), 'utf8'))?.[1] ?? ''
/** From a folder to its floors as README has them, line breaks aside. */
const inReadme = new Map(
  block.split(/\n(?=src)/).map((each) => {
    const [path = '', floors = ''] = each.split(':')
    return [path, floors.trim().replaceAll(/\s+/g, ' ')]
  }),
)

describe.each(Object.entries(FLOORS))('the rooms of %s', (path, floors) => {
  const folder = relative('src', path)
  const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room))
  const room = (file: string): string => roomIn(folder, file) || '.'
  const inside = files.filter((file) => folder === '' || file.startsWith(`${folder}/`))
  // What stands beside the rooms of src is this test alone.
  const rooms = new Set(inside.filter((file) => folder !== '' || file.includes('/')).map(room))

  it('each have a floor', () => {
    const named = new Set(floors.flat().filter((each) => each !== 'locales' || folder === ''))
    expect([...rooms].toSorted()).toEqual([...named].toSorted())
  })

  it('import only rooms on floors below', () => {
    const wrong = inside.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => inside.includes(target) && room(target) !== room(file))
        .filter((target) => floorOf(room(target)) >= floorOf(room(file)))
        .map((target) => `${file} -> ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('stand in README on the same floors', () => {
    expect(inReadme.get(path)).toBe(floors.map((each) => each.join(' ')).join(' < '))
  })
})

it('every folder of a game is on the list of games', () => {
  const folders = readdirSync(join(SRC, 'engine/games'))
  expect(folders.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted())
})

/** What lies in the box, the nouns, positions, rules, what is seen of them; bots and words know all of these. */
const ORDER = [
  ['components'],
  [''],
  ['position'],
  ['rules'],
  ['view'],
  ['bot', 'text', 'samples'],
  ['testing'],
]
const heightOf = (room: string): number => ORDER.findIndex((rooms) => rooms.includes(room))

describe.each(GAMES.map(({ id }) => id))('the game %s', (id) => {
  const folder = `engine/games/${id}`

  it('has the rooms every game has, once it has grown', () => {
    const rooms = new Set(within(folder).map((file) => roomIn(folder, file)))
    expect([...rooms].filter((room) => heightOf(room) < 0)).toEqual([])
    // In a small game most or all stands at the door.
    if (rooms.has('rules')) expect([...rooms, 'samples']).toEqual(expect.arrayContaining(ORDER.flat()))
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

const BOARD_ROOMS = ['', 'board', 'pieces', 'draft', 'tray', 'panels', 'input', 'words', 'testing']
/** Rooms of some boards: `reveal` tells a step beat by beat, `sheet` has what the players write on. */
const SPECIAL_ROOMS = ['reveal', 'sheet']

describe.each(GAMES.map(({ id }) => id))('the board of %s', (id) => {
  const folder = `renderer/boards/${id}`

  it('has the rooms every board has, once it has grown', () => {
    const rooms = new Set(within(folder).map((file) => roomIn(folder, file)))
    expect([...rooms].filter((room) => ![...BOARD_ROOMS, ...SPECIAL_ROOMS].includes(room))).toEqual([])
    if (rooms.has('board')) expect([...rooms]).toEqual(expect.arrayContaining(BOARD_ROOMS))
  })

  it('is held to what every board promises, once it has keys', () => {
    const hasKeys = known.has(`${folder}/input/boardKeys.ts`)
    expect(existsSync(join(SRC, folder, 'contract.unit.test.ts'))).toBe(hasKeys)
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

it('only what tells programs about a game loads the schema of its view: no window and no page does', () => {
  const loads = (file: string, target: RegExp): boolean =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/import (type )?[^;']*? from '([^']+)'/g)].some(
      ([, isType, path = '']) => isType === undefined && target.test(path),
    )
  const schema = files.filter((file) => loads(file, /(?:view|^\.)\/schema\.ts$/))
  expect(schema.toSorted()).toEqual(GAMES.map(({ id }) => `engine/games/${id}/view/protocol.ts`).toSorted())
  const told = files.filter((file) => loads(file, /protocols\/index\.ts$|view\/protocol\.ts$/))
  expect(told.filter((file) => !/^(?:cli|engine\/protocols)\//.test(file))).toEqual([])
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
  expect(graph.get('renderer/app/App.vue')?.length, 'imports are found').toBeGreaterThan(3)
})
