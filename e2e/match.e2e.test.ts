/** Whole matches of Quorsum from set-up to result: by pointer alone, and by keyboard alone. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { keys, pointer, type InputDriver } from './games/quorsum/inputDrivers.ts'
import { qin } from '../src/engine/games/qin/index.ts'
import { generatedRecord } from './support/generatedRecords.ts'
import { importFile } from './support/imports.ts'
import { cover, openLibrary, startMatch } from './support/library.ts'
import { playOn } from './games/quorsum/driver.ts'
import { board, tableSnapshot, type Waiting } from './games/quorsum/locators.ts'
import { endCard, SMALL, tabTo } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Plays to the end; returns every prompt met on the way. */
const playToEnd = async (page: Page, driver: InputDriver): Promise<ReadonlySet<Waiting>> => {
  const met = new Set<Waiting>()
  await playOn(page, driver, {
    until: ({ waits }) => {
      met.add(waits)
      return false
    },
  })
  return met
}
const EVERYTHING: readonly Waiting[] = ['choose', 'place', 'allot', 'carry', 'chain']

test('a match is played by pointer alone, from names to result', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'bridge' })
  const before = await tableSnapshot(app)
  expect(before.cells.every(({ value }) => value >= 2 && value <= 6)).toBe(true)
  const met = await playToEnd(app, pointer(app))
  expect(met).toEqual(new Set(EVERYTHING))
  await expect(endCard(app)).toBeVisible()
  await expect(endCard(app).locator('ol:not(.story)').getByRole('listitem')).toHaveCount(2)
  await expect(endCard(app)).toContainText('Ada')
})

test('a match is played by keyboard alone, from names to result @sweep', async ({ app }) => {
  await app.setViewportSize(SMALL)
  await tabTo(app, cover(app, 'Quorsum'))
  await app.keyboard.press('Enter')
  await tabTo(app, app.getByRole('button', { name: '2 people' }))
  await app.keyboard.press('Enter')
  await tabTo(app, app.getByLabel('Name of seat 1'))
  await app.keyboard.type('Mira')
  await tabTo(app, app.getByLabel('Name of seat 2'))
  await app.keyboard.type('Ole')
  // A group of radio buttons is one stop of Tab, and arrows choose in it.
  await tabTo(app, app.getByRole('radiogroup', { name: 'Play to' }))
  const single = app.getByRole('radio', { name: 'A single game' })
  for (let presses = 0; presses < 5 && !(await single.isChecked()); presses += 1)
    await app.keyboard.press('ArrowLeft')
  await expect(single).toBeChecked()
  await tabTo(app, app.getByRole('radiogroup', { name: 'Luck' }))
  await app.keyboard.press('ArrowDown')
  await app.keyboard.press('Space')
  await tabTo(app, app.getByLabel('Seed', { exact: true }))
  await app.keyboard.press('ControlOrMeta+A')
  await app.keyboard.type('by keyboard')
  await app.keyboard.press('Enter')
  await expect(board(app)).toBeVisible()
  const met = await playToEnd(app, keys(app))
  expect(met).toEqual(new Set(EVERYTHING))
  await expect(endCard(app)).toBeVisible()
  await expect(endCard(app).locator('ol:not(.story)').getByRole('listitem')).toHaveCount(2)
  await expect(endCard(app)).toContainText('Mira')
})

test('a ready-made table is set up with one press, and a further seat goes to a bot', async ({ app }) => {
  // Nobody here need know who sat at an imported table.
  await importFile(app, generatedRecord(qin, { names: ['Grace', 'Kenji'], main: 12 }))
  await openLibrary(app)
  // What is still on the table comes above the games and moves them.
  await expect(app.getByRole('region', { name: 'Still on the table' })).toBeVisible()
  await cover(app, 'Qin').click()
  const tables = app.getByRole('group', { name: 'Ready-made tables' })
  const players = app.getByRole('button', { name: /^Who takes seat/ })
  await expect(tables.getByRole('button', { name: 'Last time’s table' })).toHaveCount(0)
  // A first match is against a bot.
  const alone = tables.getByRole('button', { name: 'Me against a beginner bot' })
  await expect(alone).toHaveAttribute('aria-pressed', 'true')
  await expect(players).toHaveText(['Person', 'Bot: beginner'])
  await tables.getByRole('button', { name: '2 people' }).click()
  await expect(players).toHaveText(['Person', 'Person'])
  await alone.click()
  await expect(players).toHaveText(['Person', 'Bot: beginner'])
  await app.getByRole('radio', { name: '3', exact: true }).click()
  await expect(players).toHaveText(['Person', 'Bot: beginner', 'Bot: beginner'])
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(app.getByRole('grid', { name: 'Qin board' })).toBeVisible()

  // The next form begins with that table and leads back to it.
  await openLibrary(app)
  await cover(app, 'Qin').click()
  const last = tables.getByRole('button', { name: 'Last time’s table' })
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await tables.getByRole('button', { name: '2 people' }).click()
  await expect(players).toHaveText(['Person', 'Person'])
  await last.click()
  await expect(players).toHaveText(['Person', 'Bot: beginner', 'Bot: beginner'])

  // Where two are too few, people alone take one press as well.
  await openLibrary(app)
  await cover(app, 'San Marco').click()
  await tables.getByRole('button', { name: '3 people' }).click()
  await expect(players).toHaveText(['Person', 'Person', 'Person'])
})
