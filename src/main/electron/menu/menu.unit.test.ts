import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import { pushes, type PushOf } from '../../api/api.ts'
import { menuTemplate, type MenuActions, type MenuContent, acceleratorOf } from './menu.ts'
import { menuLanguage, menuText } from './words.ts'

const SRC = join(import.meta.dirname, '..', '..', '..')

const CONTENT: MenuContent = { language: 'en', platform: 'linux', keys: {}, recent: [], commands: [] }
const NOTHING = (): void => undefined
const ACTIONS: MenuActions = {
  choose: NOTHING,
  press: NOTHING,
  openMatch: NOTHING,
  openWindow: NOTHING,
  about: NOTHING,
}

/** All items, including those of submenus. */
const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
const itemsOf = (content: Partial<MenuContent> = {}, actions: Partial<MenuActions> = {}) =>
  flat(menuTemplate({ ...CONTENT, ...content }, { ...ACTIONS, ...actions }))
/** Clicks an item without Electron's arguments, which it does not need. */
const click = (item: MenuItemConstructorOptions): void => (item.click as (() => void) | undefined)?.()

describe('the menu', () => {
  const heads = (language: MenuContent['language']): unknown[] =>
    menuTemplate({ ...CONTENT, language }, ACTIONS).map((menu) => menu.label)

  it('speaks the language of the settings, or of the system', () => {
    expect(menuLanguage('en', ['zh-TW'])).toBe('en')
    expect(menuLanguage('system', ['zh-TW'])).toBe('zh-Hant')
    expect(menuLanguage('system', ['de-CH'])).toBe('en')
    expect(menuLanguage('system', ['de-CH', 'zh-TW'])).toBe('zh-Hant')
    expect(heads('en')).toEqual(['File', 'Edit', 'View', 'Commands', 'Help'])
    expect(heads('zh-Hant')).toEqual(['檔案', '編輯', '顯示', '指令', '說明'])
    expect(heads('both')[0]).toBe('檔案 File')
    expect(menuText('both', 'aboutText', { version: '1', library: '/a' })).toMatch(/版本 1[^]*\n\nVersion 1/)
  })

  it.each(['linux', 'win32', 'darwin'] as const)(
    'sends every item of its own to the page on %s',
    (platform) => {
      const chosen: string[] = []
      for (const item of itemsOf({ platform }, { choose: (which) => chosen.push(which) })) click(item)
      expect(chosen.toSorted()).toEqual(pushes['menu.chosen'].shape.item.options.toSorted())
    },
  )

  it('leaves the keys of undo to the page, where they may mean typing', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const undo = itemsOf({ platform }).filter((item) => /move/.test(item.label ?? ''))
      expect(undo).toHaveLength(2)
      for (const item of undo)
        expect(item.accelerator === undefined || item.registerAccelerator === false).toBe(true)
    }
  })

  it('opens recent matches, whatever characters their titles contain', () => {
    const opened: string[] = []
    const recent = [{ match: 'm1', title: 'Tea & go' }]
    const item = itemsOf({ recent }, { openMatch: (match) => opened.push(match) }).find(
      ({ label }) => label === 'Tea && go',
    )
    if (item !== undefined) click(item)
    expect(opened).toEqual(['m1'])
  })

  it('writes keys as Electron does', () => {
    expect(acceleratorOf(['Ctrl', '⇧', 'Z'])).toBe('CmdOrCtrl+Shift+Z')
    expect([['←'], ['⌫'], ['+'], ['Space'], ['Esc']].map(acceleratorOf)).toEqual([
      'Left',
      'Backspace',
      'Plus',
      'Space',
      'Esc',
    ])
  })
})

describe('menu and sheet of keys', () => {
  const GROUP = {
    id: 'table',
    title: 'Table',
    rows: [
      { label: 'Undo', strokes: [['Ctrl', 'Z']] },
      { label: 'Step', strokes: [['←'], ['→']] },
    ],
  }

  it.each(['linux', 'win32', 'darwin'] as const)(
    'every row of the key sheet is in the menu with all its keys, and presses them, on %s',
    (platform) => {
      const pressed: PushOf<'keys.pressed'>[] = []
      const [, menu] = menuTemplate(
        { ...CONTENT, platform, commands: [GROUP] },
        { ...ACTIONS, press: (which) => pressed.push(which) },
      ).flatMap((head) => (head.label === 'Commands' ? flat([head]) : []))
      const items = flat([menu ?? {}])
      for (const item of items) click(item)
      expect(pressed).toEqual(
        GROUP.rows.flatMap(({ strokes }) => strokes.map((stroke) => ({ group: 'table', stroke }))),
      )
      for (const item of items.filter(({ click: does }) => does !== undefined))
        // The page handles these keys itself; the menu only shows them.
        expect(platform === 'darwin' ? item.sublabel !== undefined : item.registerAccelerator === false).toBe(
          true,
        )
    },
  )

  it('every key of the menu is on the sheet, as both come from one list', () => {
    const taken = itemsOf().flatMap(({ accelerator }) => accelerator ?? [])
    expect(taken.toSorted()).toEqual(
      Object.values(MENU_KEYS)
        .map((keys) => acceleratorOf(keys))
        .toSorted(),
    )
    const sheets = globSync('renderer/**/*.{ts,vue}', { cwd: SRC })
      .map((file) => readFileSync(join(SRC, file), 'utf8'))
      .join('\n')
    for (const name of Object.keys(MENU_KEYS)) expect(sheets).toContain(`keys: MENU_KEYS.${name},`)
  })
})
