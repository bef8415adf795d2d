import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { menuLanguage, menuTemplate } from './menu.ts'

describe('the menu', () => {
  const items = (template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    template.flatMap((menu) => (Array.isArray(menu.submenu) ? menu.submenu : []))
  const labels = (language: 'en' | 'zh-Hant' | 'both'): unknown[] =>
    menuTemplate(language, 'linux', () => undefined).map((menu) => menu.label)

  it('speaks the language that is set, or the one of the system', () => {
    expect(menuLanguage('en', 'zh-TW')).toBe('en')
    expect(menuLanguage('system', 'zh-TW')).toBe('zh-Hant')
    expect(menuLanguage('system', 'de-CH')).toBe('en')
    expect(labels('en')).toEqual(['File', 'Edit', 'View', 'Help'])
    expect(labels('zh-Hant')).toEqual(['檔案', '編輯', '顯示', '說明'])
    expect(labels('both')[0]).toBe('檔案 File')
  })

  it.each(['linux', 'win32', 'darwin'] as const)(
    'tells the page every item that is its own on %s',
    (platform) => {
      const chosen: string[] = []
      const template = menuTemplate('en', platform, (item) => chosen.push(item))
      // A click needs none of what Electron hands it.
      for (const item of items(template)) (item.click as (() => void) | undefined)?.()
      expect(chosen.toSorted()).toEqual(
        [
          'export',
          'hint',
          'analysis',
          'import',
          'keys',
          'library',
          'new',
          'print',
          'redo',
          'settings',
          'statistics',
          'undo',
        ].toSorted(),
      )
    },
  )

  it('leaves the keys of undo to the page, where they may mean typing', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const undo = items(menuTemplate('en', platform, () => undefined)).filter((item) =>
        /move/.test(item.label ?? ''),
      )
      expect(undo).toHaveLength(2)
      for (const item of undo)
        expect(item.accelerator === undefined || item.registerAccelerator === false).toBe(true)
    }
  })
})
