import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../engine/index.ts'
import { textOf } from '../../../locales/strokes.ts'
import { MENU_KEYS, menuStroke } from '../../../locales/menu-keys.ts'
import { BOARDS, commandsFor, conflictOf, withKey, type Command } from './commands.ts'
import { strokesOf } from '../../ui/keys/keys.ts'
import { keeperOf } from '../../ui/keys/pressed.ts'

const all = (host: 'electron' | 'browser' = 'electron'): readonly Command[] =>
  commandsFor(host).flatMap(({ rows }) => rows.flat())
const command = (id: string): Command => {
  const found = all().find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}
const taken = (id: string, stroke: readonly string[], changed = {}): readonly string[] =>
  conflictOf(command(id), stroke, changed, 'electron').taken.map((other) => other.id)

describe('the commands', () => {
  it('are each listed once, and none has a key of another on the same screen', () => {
    const ids = all().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(40)
    for (const each of all()) {
      const { taken: others, fixed } = conflictOf(each, each.usual, {}, 'electron')
      expect([each.id, others.map(({ id }) => id), fixed]).toEqual([each.id, [], []])
    }
  })

  it('have those of the menu only where there is one', () => {
    const ids = all('browser').map(({ id }) => id)
    expect(ids).not.toContain('desktop.new')
    expect(ids).toContain('keys.settings')
  })

  it('are those the menu shows: a changed key is changed in both', () => {
    const items: readonly (keyof typeof MENU_KEYS)[] = [
      'new',
      'library',
      'newWindow',
      'import',
      'export',
      'print',
      'settings',
      'undo',
      'redo',
    ]
    expect(items.toSorted()).toEqual(Object.keys(MENU_KEYS).toSorted())
    for (const item of items) {
      const own = all().filter(({ usual }) => textOf(usual) === textOf(MENU_KEYS[item]))
      expect(own.map(({ id }) => menuStroke(item, { [id]: 'F7' }))).toEqual([['F7']])
    }
  })

  it('has all boards with keys of their own', () => {
    const boards = join(import.meta.dirname, '../../boards')
    const own = GAMES.filter(({ id }) => existsSync(join(boards, id, 'input/boardKeys.ts')))
    expect(BOARDS.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    expect(BOARDS.length).toBeGreaterThan(1)
  })
})

describe('a key given to a command', () => {
  it('conflicts with another command of the same screen', () => {
    expect(taken('bots.keys.hint', ['M'])).toEqual(['notes.keys.write'])
    expect(taken('bots.keys.hint', ['Ctrl', 'Z'])).toEqual(['table.keys.undo'])
    expect(taken('bots.keys.hint', ['Q'])).toEqual([])
  })

  it('is free on a screen that has no use for it', () => {
    expect(taken('shelf.keys.filter', ['M'])).toEqual([])
    expect(taken('shelf.keys.filter', ['F'])).toEqual([])
    expect(taken('keys.settings', ['F'])).toEqual(['shelf.keys.filter', 'study.keys.find'])
  })

  it('is asked about as it is now, not as it was', () => {
    expect(taken('bots.keys.hint', ['M'], { 'notes.keys.write': '' })).toEqual([])
    expect(taken('bots.keys.hint', ['Q'], { 'notes.keys.write': 'Q' })).toEqual(['notes.keys.write'])
  })

  it('cannot be one of a list or a judgement, and boards go before it', () => {
    const of = (id: string, key: string) => conflictOf(command(id), [key], {}, 'browser')
    expect(of('bots.keys.hint', '3').fixed).toEqual(['notes.keys.glyph'])
    for (const board of BOARDS) {
      const rows = board.rows.flatMap((row) =>
        strokesOf(row).map((stroke) => ({ k: row.k, key: textOf(stroke) })),
      )
      const { k, key } = rows.find((row) => /^[A-Z]$/.test(row.key)) ?? expect.fail(board.id)
      const { boards } = of('bots.keys.hint', key)
      expect(boards).toContainEqual({ game: `game.${board.id}.board.name`, k })
      // Only boards that have the key.
      expect(boards.length).toBeLessThan(BOARDS.length)
      expect(of('shelf.keys.filter', key).boards).toEqual([])
    }
  })

  it('is taken from the other command, and giving it back restores the defaults', () => {
    const hint = command('bots.keys.hint')
    const write = command('notes.keys.write')
    const swapped = withKey({}, hint, ['M'], [write])
    expect(swapped).toEqual({ 'bots.keys.hint': 'M', 'notes.keys.write': '' })
    expect(withKey(swapped, hint, ['I'], [])).toEqual({ 'notes.keys.write': '' })
    expect(withKey({}, hint, null, [])).toEqual({ 'bots.keys.hint': '' })
    expect(withKey({ unknown: 'X' }, hint, ['Q'], [])).toEqual({ unknown: 'X', 'bots.keys.hint': 'Q' })
  })
})

it('says which keys cannot be used', () => {
  const keepers = (host: 'electron' | 'browser') =>
    ['Enter', '⇧ Tab', 'Ctrl C', 'Ctrl T', 'Ctrl ⇧ N', 'F11', 'Ctrl U', 'F6', 'Q'].map((text) =>
      keeperOf(text, host),
    )
  expect(keepers('browser')).toEqual([
    'own',
    'own',
    'editing',
    'browser',
    'browser',
    'system',
    undefined,
    undefined,
    undefined,
  ])
  expect(keepers('electron').slice(3, 5)).toEqual([undefined, undefined])
})
