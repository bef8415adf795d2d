/** Taking pictures in every language, theme and size, and as colour-blind people see a board. */
import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '../support/fixtures.ts'
import { ask } from '../support/apiRequest.ts'

export const FOLDER = process.env['QIPU_SHOTS'] ?? join('test-results', 'shots')

/** English last: later steps look for English words. */
export const LANGUAGES = ['zh-Hant', 'en'] as const
const THEMES = ['paper', 'night'] as const
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
] as const
const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const

export const picture = async (page: Page, name: string, folder = FOLDER): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/** For so many frames the text of a lesson keeps its height once its film has left the room that the text needs. */
const SETTLED = 12
const filmSettles = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((done) => {
    let [before, same] = ['', 0]
    const look = () => {
      const now = [...document.querySelectorAll('.lesson .words > *')].map((each) => each.offsetHeight).join()
      same = now === before ? same + 1 : 0
      before = now
      if (now === '' || same > ${SETTLED}) done()
      else requestAnimationFrame(look)
    }
    look()
  })`)

/** One screen in all languages, themes and sizes; content written in one language, only in that. */
export const shoot = async (
  page: Page,
  name: string,
  languages: readonly (typeof LANGUAGES)[number][] = LANGUAGES,
  /** Opens again what a change of language or size closes. */
  reopen: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (const language of languages)
    for (const theme of THEMES)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await ask(page, 'settings.set', { language, theme })
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await reopen()
        await filmSettles(page)
        await picture(page, `${name}-${language}-${theme}-${size.width}x${size.height}`)
      }
  await ask(page, 'settings.set', { theme: 'paper' })
  await page.setViewportSize(SIZES[0])
}

/** One screen as colour-blind people see it, in both themes. */
export const shootVisions = async (page: Page, name: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const theme of THEMES) {
    await ask(page, 'settings.set', { theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    for (const type of VISIONS) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type })
      await picture(page, `${name}-${type}-${theme}`)
    }
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  await session.detach()
  await ask(page, 'settings.set', { theme: 'paper' })
}
