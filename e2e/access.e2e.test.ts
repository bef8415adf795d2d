/** No screen has a barrier that axe calls serious or critical, in either theme. */
import { expect, test } from './support/fixtures.ts'
import { axeViolationsInBothThemes, still } from './support/accessibility.ts'
import { keys } from './support/inputDrivers.ts'
import {
  cover,
  importDialog,
  matchId,
  openLibrary,
  openTable,
  pickFiles,
  startMatch,
} from './support/library.ts'
import { openTab, turnTo } from './support/moves.ts'
import { playOn } from './support/quorsumDriver.ts'
import { cell } from './support/quorsum.ts'
import { curtain, matchOf, openMatch, pressCurtains } from './support/screen.ts'
import { simulated } from './support/simulated.ts'
import { request } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no barriers on any screen in either theme', async ({ app }) => {
  /** Where the tour is and what it found there; compared once, so that one run shows all. */
  const found: Record<string, unknown> = {}
  const check = async (where: string): Promise<void> => {
    const here = await axeViolationsInBothThemes(app)
    if (here.length > 0) found[where] = here
  }
  const close = (): Promise<void> => app.keyboard.press('Escape')

  await expect(app.getByRole('heading', { name: 'Your first match' })).toBeVisible()
  await app.getByRole('button', { name: 'Settings' }).click()
  const settings = app.getByRole('dialog', { name: 'Settings' })
  await check('settings')
  await close()
  await expect(settings).toBeHidden()
  await check('library, empty')
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await check('keys')
  await close()
  await cover(app, 'Quorsum').click()
  await expect(app.getByRole('group', { name: 'Seats' })).toBeVisible()
  await check('new match')
  await app.getByRole('button', { name: 'Rules' }).first().click()
  await expect(app.getByRole('dialog', { name: /rules/ })).toBeVisible()
  await check('rules')
  await close()
  await openLibrary(app)
  await startMatch(app, { names: ['Ada', '博文'], seed: 'barriers' })
  await check('table, choosing')
  await playOn(app, keys(app), { until: ({ waits }) => waits === 'allot' })
  for (const place of ['A1', 'B2', 'C3']) await cell(app, place).click()
  await check('table, allotting')
  await app.getByRole('button', { name: /^Commit/ }).click()
  await expect(app.getByText('Which action first?')).toBeVisible()
  await cell(app, 'D4').click()
  await check('table, carrying out')
  for (const tab of ['Chances', 'Match', 'Rules']) {
    await openTab(app, tab)
    await check(`table, ${tab}`)
  }
  await openTab(app, 'Moves')
  await turnTo(app, 'Review')
  await app.keyboard.press('ArrowLeft')
  await check('review')

  await openLibrary(app)
  await pickFiles(app, await simulated(2, 'barriers'))
  await expect(importDialog(app).getByText('It is in the library now.')).toHaveCount(2)
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await expect(app.getByRole('row')).toHaveCount(3)
  await check('library, filled')
  await app.getByRole('button', { name: 'Review' }).last().click()
  await expect(app.getByRole('slider', { name: 'Position in the record' })).toBeVisible()
  const match = matchId(app)
  await openLibrary(app)
  await openTable(app, match)
  await expect(app.getByRole('region', { name: /wins$|^A draw$/ })).toBeVisible()
  await check('end card')
  expect(found).toEqual({})
})

test('a primary button that is disabled stays as it is under the pointer', async ({ app }) => {
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
    await request(app, 'settings.set', { theme })
    await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
    await app.getByRole('tab', { name: 'Moves' }).hover()
    const before = await look()
    await place.hover()
    expect(await look(), theme).toEqual(before)
  }
})
