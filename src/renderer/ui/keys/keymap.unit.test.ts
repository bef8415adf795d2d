import { describe, expect, it } from 'vitest'
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { useCommands } from './commands.ts'
import { listKeys, useKeySheet, type KeyGroup, type Keymap } from './keys.ts'
import { changedStrokes, shownRow, shownText } from './keymap.ts'
import { SHELL_KEYS } from './shell.ts'
import { NOTE_KEYS, TABLE_KEYS } from './table.ts'

const BOARD: KeyGroup = {
  id: 'a-board',
  title: 'keys.title',
  rows: [{ keys: ['F'], k: 'keys.sheet' }],
  run: () => undefined,
}
const GROUPS = [SHELL_KEYS, TABLE_KEYS, NOTE_KEYS, BOARD]
const keymap = (changed: Keymap['changed'], singles = true): Keymap => ({ changed, singles })
const HINT = { id: 'bots.keys.hint' }

/** What pressed keys do, in words, on a screen with these groups. */
const screen = (...names: readonly ('table' | 'notes')[]) => {
  setActivePinia(createPinia())
  const sheet = useKeySheet()
  const done: string[] = []
  // Notes what is called, with its arguments, and is asked nothing it would deny.
  const noting = <Actions extends object>(): Actions =>
    new Proxy({} as Actions, {
      get: (_, name) => (/^(?:is|has|can)[A-Z]/.test(String(name)) ? () => true : note(String(name))),
    })
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void done.push([name, ...args].join(' '))
  effectScope().run(() => {
    useCommands(SHELL_KEYS, noting())
    if (names.includes('table')) useCommands(TABLE_KEYS, noting())
    if (names.includes('notes')) useCommands(NOTE_KEYS, noting())
    listKeys(BOARD)
  })
  return (keys: readonly string[], now: Keymap): string | null => {
    done.length = 0
    sheet.find(keys, now)?.run()
    return done[0] ?? null
  }
}

describe('a key that is pressed', () => {
  const does = screen('table', 'notes')

  it('means what it always does where nothing was changed', () => {
    const usual = {
      I: 'hint',
      '←': 'step back',
      '→': 'step forward',
      '1': 'judge 1',
      '3': 'judge 3',
      Esc: 'leave',
    }
    for (const [key, done] of Object.entries(usual)) expect(does([key], keymap({}))).toBe(done)
    // A board's keys are its own.
    for (const key of ['Q', 'F']) expect(does([key], keymap({}))).toBeNull()
  })

  it('stands for the command it was given to, which loses its own', () => {
    const now = keymap({ [HINT.id]: 'Q' })
    expect(does(['Q'], now)).toBe('hint')
    expect(does(['I'], now)).toBeNull()
  })

  it('changes places with another', () => {
    const now = keymap({ [HINT.id]: 'M', 'notes.keys.write': 'I' })
    expect(does(['M'], now)).toBe('hint')
    expect(does(['I'], now)).toBe('write')
  })

  it('is only of account on a screen that has the command', () => {
    const elsewhere = screen()
    expect(elsewhere(['I'], keymap({ [HINT.id]: 'Q' }))).toBeNull()
    expect(elsewhere(['Q'], keymap({ [HINT.id]: 'Q' }))).toBeNull()
  })

  it('undoes at the table and in the notes: one command', () => {
    const now = keymap({ 'table.keys.undo': 'F6' })
    expect(does(['F6'], now)).toBe('turn undo')
    expect(does(['Ctrl', 'Z'], now)).toBeNull()
  })

  it('does nothing alone once such keys are switched off, with Ctrl it does', () => {
    expect(does(['I'], keymap({}, false))).toBeNull()
    expect(does(['1'], keymap({}, false))).toBeNull()
    expect(does(['⇧', 'N'], keymap({}, false))).toBeNull()
    expect(does(['Ctrl', 'Z'], keymap({}, false))).toBe('turn undo')
    expect(does(['Ctrl', 'I'], keymap({ [HINT.id]: 'Ctrl I' }, false))).toBe('hint')
  })

  it('may be held with Shift where no command has it so, and has another name where one is usual', () => {
    expect(does(['⇧', 'N'], keymap({}))).toBe('jump -1 comment')
    expect(does(['⇧', 'I'], keymap({}))).toBe('hint')
    expect(does(['Ctrl', 'Y'], keymap({}))).toBe('turn redo')
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
