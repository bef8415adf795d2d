/** Exported records import unchanged; damaged ones are refused with an explanation. */
import type { Page } from '@playwright/test'
import { gunzipSync } from 'node:zlib'
import { expect, test } from './support/fixtures.ts'
import { keys } from './games/quorsum/inputDrivers.ts'
import {
  emptyLibrary,
  exportFile,
  importDialog,
  openLibrary,
  pickFiles,
  rowOf,
  startMatch,
} from './support/library.ts'
import { branchRow, chooseAt, expectPosition, moves, openTab, rowAt, turnTo } from './support/moves.ts'
import { playOn } from './games/quorsum/driver.ts'
import { position } from './games/quorsum/locators.ts'
import { stepCount } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const play = (page: Page, actions: number): Promise<unknown> =>
  playOn(page, keys(page), { until: (_sight, acted) => acted >= actions })

/** A match with an undone line and a named branch; returns where its two lines are. */
const liveMatch = async (page: Page, title: string) => {
  await startMatch(page, { names: ['Ada', '博文'], seed: 'one file', title })
  await play(page, 8)
  const played = await position(page)
  const steps = await stepCount(page)
  await chooseAt(rowAt(page, steps - 4), 'Try from here')
  await openTab(page, 'Match')
  await page.getByRole('button', { name: /^Rename branch/ }).click()
  await page.getByLabel('New branch name').fill('慢一點 slower')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(branchRow(page, '慢一點 slower')).toBeVisible()
  await openTab(page, 'Moves')
  await play(page, 1)
  return { played, tried: await position(page) }
}

test('a match exported, deleted for good and imported is the same to the last step', async ({ app }) => {
  const title = '風中的棋 Windy'
  const { played, tried } = await liveMatch(app, title)
  const listed = await moves(app)
  await openLibrary(app)
  const first = await exportFile(app, title)

  await emptyLibrary(app)
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()

  await pickFiles(app, [first])
  await expect(importDialog(app).getByRole('listitem')).toContainText('Now in your library.')
  await importDialog(app).getByRole('button', { name: 'Open' }).click()
  await turnTo(app, 'Table')
  await openTab(app, 'Match')
  await branchRow(app, 'Main line')
    .getByRole('button', { name: /^Play on/ })
    .or(branchRow(app, 'Main line').getByText('being played'))
    .first()
    .click()
  await expectPosition(app, played)
  await branchRow(app, '慢一點 slower')
    .getByRole('button', { name: /^Play on/ })
    .click()
  await expectPosition(app, tried)
  await expect(app.getByRole('region', { name: 'Seats' })).toContainText('Ada')
  await expect(app.getByRole('region', { name: 'Seats' })).toContainText('博文')
  await expect(app.getByRole('heading', { name: title })).toBeVisible()
  await openTab(app, 'Moves')
  expect(await moves(app)).toEqual(listed)
  await openTab(app, 'Match')
  await app.getByRole('button', { name: 'Check the record' }).click()
  await expect(app.getByText('agree with the rules and the luck')).toBeVisible()

  await openLibrary(app)
  const second = await exportFile(app, title)
  expect(second.name).toBe(first.name)
  expect(second.buffer.equals(first.buffer), 'byte for byte').toBe(true)
})

test('a record dropped on the window is imported, and a second time merged @sweep', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'dropped', title: 'Dropped' })
  await play(app, 3)
  const shown = await position(app)
  await openLibrary(app)
  const file = await exportFile(app, 'Dropped')
  await emptyLibrary(app)

  const drop = async (): Promise<void> => {
    const data = await app.evaluateHandle(
      ([name, bytes]) => {
        // @ts-expect-error a browser's own; tests are checked without its types
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], name))
        return transfer
      },
      [file.name, [...file.buffer]] as const,
    )
    const body = app.locator('body')
    await body.dispatchEvent('dragenter', { dataTransfer: data })
    await expect(app.getByText('Drop to import')).toBeVisible()
    await body.dispatchEvent('dragover', { dataTransfer: data })
    await body.dispatchEvent('drop', { dataTransfer: data })
  }
  await drop()
  const items = importDialog(app).getByRole('listitem')
  await expect(items).toContainText('Now in your library.')
  await items.getByRole('button', { name: 'Open' }).click()
  await expectPosition(app, shown)
  await openLibrary(app)
  await drop()
  await expect(items).toContainText('adds nothing new')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(app, 'Dropped')).toHaveCount(1)
})

test('a damaged record is refused with the reason; its good part can be imported @sweep', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'damaged', title: 'Damaged' })
  await play(app, 4)
  const listed = await moves(app)
  await openLibrary(app)
  const { buffer } = await exportFile(app, 'Damaged')
  await emptyLibrary(app)

  const lines = gunzipSync(buffer).toString('utf8').split('\n')
  /** The last allotment of dice in a record, falsified by one die. */
  const at = lines.findLastIndex((line) => line.includes('"type":"allot"'))
  const forged = lines.with(
    at,
    (lines[at] ?? '').replace(/"dice":(\d)/, (_, dice: string) => `"dice":${Number(dice) - 1}`),
  )
  expect(forged[at]).not.toBe(lines[at])
  await pickFiles(app, [{ name: 'forged.qipu', buffer: Buffer.from(forged.join('\n')) }])
  const item = importDialog(app).getByRole('listitem')
  await expect(item).toContainText(/does not match|was changed/)
  await expect(item).toContainText('the library is unchanged')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()

  await pickFiles(app, [{ name: 'forged.qipu', buffer: Buffer.from(forged.join('\n')) }])
  await item.getByRole('button', { name: 'Import up to the last good step' }).click()
  await expect(item).toContainText('Only the good part was imported.')
  await item.getByRole('button', { name: 'Open' }).click()
  await expect.poll(async () => (await moves(app)).length).toBeGreaterThan(0)
  const kept = await moves(app)
  expect(kept.length).toBeLessThan(listed.length)
  expect(kept.map(({ depth, actor, notation }) => [depth, actor, notation])).toEqual(
    listed.slice(0, kept.length).map(({ depth, actor, notation }) => [depth, actor, notation]),
  )
})
