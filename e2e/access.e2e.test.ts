/** No screen has an accessibility violation that axe rates serious or critical, in either theme. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { axeViolationsInBothThemes, still } from './support/accessibility.ts'
import { keys } from './games/quorsum/inputDrivers.ts'
import { cover, importDialog, matchId, openTable, pickFiles, startMatch } from './support/library.ts'
import { openTab, turnTo } from './support/moves.ts'
import { playOn } from './games/quorsum/driver.ts'
import { cell } from './games/quorsum/locators.ts'
import { curtain, matchOf, openMatch, pressCurtains } from './support/screen.ts'
import { simulated } from './support/simulated.ts'
import { ask } from './support/apiRequest.ts'
import { scrubber } from './support/review.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Visits screens one after the other and compares all violations at the end, so that one run shows them all. */
class Tour {
  readonly found: Record<string, unknown> = {}
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async check(where: string): Promise<void> {
    const here = await axeViolationsInBothThemes(this.page)
    if (here.length > 0) this.found[where] = here
  }
}
const close = (page: Page): Promise<void> => page.keyboard.press('Escape')

test('no accessibility violations on the way to a match in either theme @sweep', async ({ app }) => {
  const tour = new Tour(app)
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await app.getByRole('button', { name: 'Settings' }).click()
  const settings = app.getByRole('dialog', { name: 'Settings' })
  await tour.check('settings')
  await close(app)
  await expect(settings).toBeHidden()
  await tour.check('library, empty')
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await tour.check('keys')
  await close(app)
  await cover(app, 'Quorsum').click()
  await expect(app.getByRole('group', { name: 'Seats' })).toBeVisible()
  await tour.check('new match')
  await app.getByRole('button', { name: 'Rules' }).first().click()
  await expect(app.getByRole('dialog', { name: /rules/ })).toBeVisible()
  await tour.check('rules')
  expect(tour.found).toEqual({})
})

test('no accessibility violations at the table and in review in either theme @sweep', async ({ app }) => {
  const tour = new Tour(app)
  await startMatch(app, { names: ['Ada', '博文'], seed: 'barriers' })
  await tour.check('table, choosing')
  await playOn(app, keys(app), { until: ({ waits }) => waits === 'allot' })
  for (const place of ['A1', 'B2', 'C3']) await cell(app, place).click()
  await tour.check('table, allotting')
  await app.getByRole('button', { name: /^Assign dice/ }).click()
  await expect(app.getByText('Which action next?')).toBeVisible()
  await cell(app, 'D4').click()
  await tour.check('table, carrying out')
  for (const tab of ['Chances', 'Match', 'Rules']) {
    await openTab(app, tab)
    await tour.check(`table, ${tab}`)
  }
  await openTab(app, 'Moves')
  await turnTo(app, 'Review')
  await app.keyboard.press('ArrowLeft')
  await tour.check('review')
  expect(tour.found).toEqual({})
})

test('no accessibility violations among finished matches in either theme @sweep', async ({ app }) => {
  const tour = new Tour(app)
  await pickFiles(app, await simulated(2, 'barriers'))
  await expect(importDialog(app).getByText('Now in your library.')).toHaveCount(2)
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await expect(app.getByRole('row')).toHaveCount(2)
  await tour.check('library, filled')
  await app.getByRole('button', { name: 'Review' }).last().click()
  await expect(scrubber(app)).toBeVisible()
  await openTable(app, matchId(app))
  await expect(app.getByRole('region', { name: /wins$|^A draw$/ })).toBeVisible()
  await expect(app.locator('footer.tray')).toContainText('Progress')
  await tour.check('end card')
  expect(tour.found).toEqual({})
})

test('a disabled primary button does not change under the pointer', async ({ app }) => {
  await pressCurtains(app)
  await openMatch(app, matchOf('qin', 2, {}))
  await curtain(app).click()
  const place = app.getByRole('button', { name: /^Place/ })
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  const look = async (): Promise<readonly string[]> => {
    await still(app)
    return place.evaluate((button) => {
      const style = button.ownerDocument.defaultView?.getComputedStyle(button)
      return ['color', 'background-color', 'border-top-color', 'border-top-style'].map(
        (name) => style?.getPropertyValue(name) ?? '',
      )
    })
  }
  for (const theme of ['paper', 'night'] as const) {
    await ask(app, 'settings.set', { theme })
    await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
    await app.getByRole('tab', { name: 'Moves' }).hover()
    const before = await look()
    await place.hover()
    expect(await look(), theme).toEqual(before)
  }
})
