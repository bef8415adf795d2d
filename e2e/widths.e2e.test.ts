/** Nothing is wider than its container, at every size of window and in every language. */
import type { Locator, Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { LANGUAGES } from '../src/engine/kernel/text.ts'
import { expect, test } from './support/fixtures.ts'
import { generatedRecord, reviewGenerated } from './support/generatedRecords.ts'
import { importFile } from './support/imports.ts'
import { SIZES } from './support/layoutFaults.ts'
import { openTable } from './support/library.ts'
import { chooserOf } from './support/choosers.ts'
import { go } from './support/screen.ts'
import { ask } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Does the same in each language and size of window. */
const everywhere = async (page: Page, look: (where: string) => Promise<void>): Promise<void> => {
  for (const language of [...LANGUAGES, 'both'] as const) {
    await ask(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('data-lang', language)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await look(`${language} ${size.width}`)
    }
  }
}

/** Elements that extend beyond the left or right edge of `sheet`, in words. */
const beyond = (sheet: Locator, inside: string): Promise<readonly string[]> =>
  sheet.evaluate((edge, selector) => {
    const { left, right } = edge.getBoundingClientRect()
    return [...edge.querySelectorAll(selector)]
      .filter((each) => {
        const box = each.getBoundingClientRect()
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  }, inside)

test('the form for a match of every game is as wide as it looks @sweep', async ({ app }) => {
  for (const game of GAMES) {
    await go(app, `/new/${game.id}`)
    const sheet = app.locator('.sheet')
    await expect(sheet.locator('.who')).toHaveCount(game.seats.min)
    const counts = sheet.locator('fieldset').getByRole('radio')
    if (game.seats.max > game.seats.min) await counts.last().click()
    await expect(sheet.locator('.who')).toHaveCount(game.seats.max)
    for (const fold of await sheet.locator('summary').all()) await fold.click()
    await everywhere(app, async (where) => {
      await expect.poll(() => beyond(sheet, '*'), { message: `${game.id} ${where}` }).toEqual([])
    })
  }
})

test('options few people change are collapsed, but not once they have been changed', async ({ app }) => {
  await go(app, '/new/chang-cheng')
  const first = app.getByRole('button', { name: /^First board: / })
  await expect(
    app.getByRole('radiogroup', { name: 'Event cards' }).getByRole('radio', { name: 'None' }),
  ).toBeChecked()
  await expect(first).toBeHidden()
  await app.getByText('More options').click()
  await first.focus()
  await app.keyboard.press('Enter')
  await app.getByRole('menuitemradio', { name: 'Board 2, face B: 3–5–5' }).click()
  await expect(app.getByRole('button', { name: 'First board: Board 2, face B: 3–5–5' })).toBeFocused()
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(app).toHaveURL(/#\/table\/[0-9a-f]{32}$/)
  await go(app, '/new/chang-cheng')
  await expect(app.getByRole('button', { name: 'First board: Board 2, face B: 3–5–5' })).toBeVisible()
})

for (const game of GAMES)
  test(`every tab beside the board of ${game.id} is visible and can be reached by keys @sweep`, async ({
    app,
  }) => {
    const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, Math.max(game.seats.min, 2))
    await reviewGenerated(app, game, { names, main: 9999, comments: 12, choose: chooserOf(game) })
    const tabs = app.locator('.panel [role=tablist]')
    await expect(tabs.getByRole('tab', { name: 'Notes' })).toContainText(/\d\d/)
    if (game.id === 'quake-nopoly') await expect(tabs.getByRole('tab', { name: 'Event' })).toBeVisible()
    await tabs.getByRole('tab', { name: 'Moves' }).click()
    await everywhere(app, async (where) => {
      await expect.poll(() => beyond(tabs, '*'), { message: where }).toEqual([])
      const fits = () =>
        tabs.evaluate((list) => ({
          scrolls: list.scrollWidth > list.clientWidth || list.scrollHeight > list.clientHeight,
          cut: [...list.children].filter((tab) => tab.scrollWidth > tab.clientWidth).length,
        }))
      await expect.poll(fits, { message: where }).toEqual({ scrolls: false, cut: 0 })
    })
    await ask(app, 'settings.set', { language: 'en' })
    const all = await tabs.getByRole('tab').all()
    await tabs.getByRole('tab').first().focus()
    for (const tab of all) {
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await app.keyboard.press('ArrowRight')
    }
  })

for (const game of GAMES)
  test(`the tabs beside the result of ${game.id} are in one row in a small window, whichever is in front @sweep`, async ({
    app,
  }) => {
    const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, Math.max(game.seats.min, 2))
    const record = generatedRecord(game, { names, main: 9999, comments: 12, choose: chooserOf(game) })
    await openTable(app, await importFile(app, record))
    await app.setViewportSize(SIZES[0])
    const tabs = app.locator('.panel [role=tablist]').getByRole('tab')
    await expect(tabs.first()).toHaveText('Result')
    for (const language of LANGUAGES) {
      await ask(app, 'settings.set', { language })
      await expect(app.locator('html')).toHaveAttribute('data-lang', language)
      for (const tab of await tabs.all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        const rows = () => tabs.evaluateAll((all) => new Set(all.map((each) => each.offsetTop)).size)
        await expect.poll(rows, { message: `${language}, ${await tab.innerText()}` }).toBe(1)
      }
    }
  })
