/** A damaged or replaced library: the program reports it and carries out the person's choice. */
import type { Page } from '@playwright/test'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { allAxeViolations } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { startHost, type Host } from './support/host.ts'
import { rowOf } from './support/library.ts'
import { createMatch, matchOf } from './support/screen.ts'
import { sampleGame } from './support/requireGame.ts'

const makeMatch = (page: Page, title: string): Promise<string> =>
  createMatch(page, matchOf(sampleGame(), 2, {}, { title }))

/** A closed library with two matches and a backup of the first. */
const evening = async (home: string, page: Page): Promise<string> => {
  const host = await startHost(home)
  await page.goto(host.url)
  await makeMatch(page, 'An evening')
  await ask(page, 'backups.make', {})
  await makeMatch(page, 'A later evening')
  await host.stop()
  return join(home, 'library.sqlite')
}

test('a truncated library is reported, restored from a backup, and kept as it was found', async ({
  home,
  page,
}) => {
  const file = await evening(home, page)
  truncateSync(file, 20_000)
  const found = readFileSync(file)
  let host: Host | undefined
  try {
    host = await startHost(home)
    await page.goto(host.url)
    await expect(page.getByRole('heading', { name: 'The library is damaged' })).toBeVisible()
    await expect(page.getByText('has been cut short')).toBeVisible()
    await expect(page.getByText('.as-found.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open what is intact' })).toHaveCount(0)
    expect(await allAxeViolations(page)).toEqual([])
    await page.getByRole('radio', { name: '中' }).click()
    await expect(page.getByText('棋譜庫的檔案被截斷了')).toBeVisible()
    await page.getByRole('radio', { name: 'EN' }).click()
    expect(readFileSync(file).equals(found)).toBe(true)

    await page.getByRole('button', { name: 'Restore a backup' }).click()
    // On a slow machine the daily backup is there as well; it has the first match too.
    await page.getByRole('button', { name: 'Restore everything' }).first().click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(rowOf(page, 'An evening')).toBeVisible()
    const [copies = ''] = readdirSync(home).filter((name) => name.includes('.as-found.'))
    expect(readFileSync(join(home, copies, 'library.sqlite')).equals(found)).toBe(true)
  } finally {
    await host?.stop()
  }
})

test('a library replaced by an earlier copy reports how many steps are missing, and opens on request @sweep', async ({
  home,
  page,
}) => {
  await evening(home, page)
  const copy = join(home, 'earlier')
  mkdirSync(copy)
  copyFileSync(join(home, 'library.sqlite'), join(copy, 'library.sqlite'))
  const before = await startHost(home)
  await page.goto(before.url)
  await makeMatch(page, 'The last evening')
  await before.stop()
  // Puts an earlier copy in its place.
  copyFileSync(join(copy, 'library.sqlite'), join(home, 'library.sqlite'))
  const host = await startHost(home)
  try {
    await page.goto(host.url)
    await expect(page.getByText(/Stored before and missing now: \d+ steps? of 1 match\./)).toBeVisible()
    // Both open and look alike; the latest backup has only the first evening.
    await expect(page.getByText(/^2 matches, \d+ steps?, 0 notes$/)).toHaveCount(2)
    await expect(page.getByText(/^The latest has 1 match, \d+ steps?, 0 notes\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Only look' }).click()
    await expect(page.getByText('You are only looking')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the library' }).click()
    await page.getByRole('button', { name: 'Open what is intact' }).click()
    await expect(rowOf(page, 'A later evening')).toBeVisible()
    await expect(page.getByText('The library was found damaged')).toBeVisible()
  } finally {
    await host.stop()
  }
})

test('backups are listed in the settings, previewed, and restore single matches or everything @sweep', async ({
  app,
}) => {
  await makeMatch(app, 'An evening')
  await ask(app, 'backups.make', {})
  await makeMatch(app, 'A later evening')
  await app.getByRole('button', { name: 'Settings' }).click()
  await app.getByRole('button', { name: 'Restore from a backup…' }).click()
  const dialog = app.getByRole('dialog')
  await expect(dialog.getByText('1 match', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Single matches…' }).click()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(
    app.getByText('The match is already there; nothing was missing.', { exact: true }),
  ).toBeVisible()
  expect(await allAxeViolations(app)).toEqual([])

  await dialog.getByRole('button', { name: 'View it' }).click()
  await expect(app.getByText('You are only looking at the backup')).toBeVisible()
  await expect(app.getByRole('row')).toHaveCount(1)
  await app.getByRole('button', { name: 'Back to the library' }).click()
  await expect(app.getByRole('row')).toHaveCount(2)

  await app.getByRole('button', { name: 'Settings' }).click()
  await app.getByRole('button', { name: 'Restore from a backup…' }).click()
  await dialog.getByRole('button', { name: 'Restore everything' }).click()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
  await expect(app.getByRole('row')).toHaveCount(1)
})
