import { describe, expect, it } from 'vitest'
import type { KeyGroup } from './keys.ts'
import { changedStrokes, meaningOf, shownRow, shownText, type Keymap } from './keymap.ts'
import { SHELL_KEYS } from './shell.ts'
import { NOTE_KEYS, TABLE_KEYS } from './table.ts'

const BOARD: KeyGroup = {
  id: 'qin',
  title: 'keys.title',
  rows: [{ keys: ['F'], k: 'keys.sheet' }],
  run: () => undefined,
}
const GROUPS = [SHELL_KEYS, TABLE_KEYS, NOTE_KEYS, BOARD]
const keymap = (changed: Keymap['changed'], singles = true): Keymap => ({ changed, singles })
const HINT = { id: 'bots.keys.hint', usual: ['I'] }

describe('a key that is pressed', () => {
  it('means what it always does where nothing was changed', () => {
    for (const key of ['I', '←', '1', 'Esc', 'Q', 'F'])
      expect(meaningOf([key], GROUPS, keymap({}))).toBe('usual')
  })

  it('stands for the command it was given to, which loses its own', () => {
    const now = keymap({ [HINT.id]: 'Q' })
    expect(meaningOf(['Q'], GROUPS, now)).toEqual(HINT)
    expect(meaningOf(['I'], GROUPS, now)).toBe('nothing')
  })

  it('changes places with another', () => {
    const now = keymap({ [HINT.id]: 'M', 'notes.keys.write': 'I' })
    expect(meaningOf(['M'], GROUPS, now)).toEqual(HINT)
    expect(meaningOf(['I'], GROUPS, now)).toMatchObject({ id: 'notes.keys.write' })
  })

  it('is only of account on a screen that has the command', () => {
    expect(meaningOf(['I'], [SHELL_KEYS], keymap({ [HINT.id]: 'Q' }))).toBe('usual')
    expect(meaningOf(['Q'], [SHELL_KEYS], keymap({ [HINT.id]: 'Q' }))).toBe('usual')
  })

  it('undoes at the table and in the notes: one command', () => {
    const now = keymap({ 'table.keys.undo': 'F6' })
    expect(meaningOf(['F6'], GROUPS, now)).toMatchObject({ usual: ['Ctrl', 'Z'] })
    expect(meaningOf(['Ctrl', 'Z'], GROUPS, now)).toBe('nothing')
  })

  it('does nothing alone once such keys are switched off, with Ctrl it does', () => {
    expect(meaningOf(['I'], GROUPS, keymap({}, false))).toBe('nothing')
    expect(meaningOf(['⇧', 'N'], GROUPS, keymap({}, false))).toBe('nothing')
    expect(meaningOf(['Ctrl', 'Z'], GROUPS, keymap({}, false))).toBe('usual')
    expect(meaningOf(['Ctrl', 'I'], GROUPS, keymap({ [HINT.id]: 'Ctrl I' }, false))).toEqual(HINT)
  })
})

describe('the sheet, tips and the menu', () => {
  const row = (k: string) => {
    const found = [...TABLE_KEYS.rows, ...NOTE_KEYS.rows].find((each) => each.k === k)
    if (found === undefined) throw new Error(k)
    return found
  }

  it('show the keys as they are now', () => {
    const now = keymap({ 'table.keys.step#2': 'Q', 'print.key': '' })
    expect(shownRow(TABLE_KEYS, row('table.keys.step'), now)).toEqual([['←'], ['Q']])
    expect(shownRow(TABLE_KEYS, row('print.key'), now)).toEqual([])
    expect(changedStrokes(row('table.keys.step'), now)).toEqual([['←'], ['Q']])
    expect(changedStrokes(row('print.key'), now)).toEqual([null])
    expect(changedStrokes(row('table.keys.undo'), now)).toBeUndefined()
    expect(shownText('→', GROUPS, now)).toBe('Q')
    expect(shownText('Ctrl P', GROUPS, now)).toBeUndefined()
    expect(shownText('Enter', GROUPS, now)).toBe('Enter')
  })

  it('show none that are switched off, but those of a board', () => {
    const off = keymap({}, false)
    expect(shownRow(NOTE_KEYS, row('notes.keys.write'), off)).toEqual([])
    expect(shownRow(NOTE_KEYS, row('notes.keys.glyph'), off)).toEqual([])
    expect(shownRow(BOARD, { keys: ['F'], k: 'keys.sheet' }, off)).toEqual([['F']])
  })
})
