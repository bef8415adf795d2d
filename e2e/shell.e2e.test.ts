/** The window's shell: library, new match, import and export, language, theme, connection. */
import type { Locator, Page } from '@playwright/test'
import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { allAxeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { startHost } from './support/host.ts'
import {
  cover,
  emptyBin,
  exportFile,
  importDialog,
  openLibrary,
  pickFiles,
  rowOf,
  seatPeople,
} from './support/library.ts'
import { createMatch, matchOf } from './support/screen.ts'
import { sampleGame } from './support/requireGame.ts'

/** Creates a match and waits until the list shows it. */
const makeMatch = async (page: Page, title: string): Promise<void> => {
  await createMatch(page, matchOf(sampleGame(), 2, {}, { title }))
  await expect(rowOf(page, title)).toBeVisible()
}

test('the first start invites to a match, in every language and both themes, without accessibility violations', async ({
  app,
}) => {
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await expect(cover(app, 'Quorsum')).toBeVisible()
  expect(await allAxeViolations(app)).toEqual([])

  await app.getByRole('radio', { name: '中＋EN' }).click()
  const name = app.getByRole('article').first().getByRole('heading')
  await expect(name.locator('[lang="zh-Hant"]')).toHaveText('骰棋')
  await expect(name.locator('[lang="en"]')).toHaveText('Quorsum')
  await app.getByRole('button', { name: '改成夜間桌面' }).click()
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'night')
  expect(await allAxeViolations(app)).toEqual([])

  await app.reload()
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(app.locator('html')).toHaveAttribute('data-lang', 'both')
})

test('a match is set up, started, and offered to be continued; the form keeps its choices', async ({
  app,
}) => {
  await cover(app, 'Quorsum').click()
  await expect(app.getByRole('group', { name: 'Seats' })).toBeVisible()
  expect(await allAxeViolations(app)).toEqual([])

  await seatPeople(app)
  await app.getByLabel('Name of seat 1').fill('Ada')
  await app.getByLabel('Name of seat 2').fill('Ada')
  await expect(app.getByText('Two players have the same name')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Start', exact: true })).toBeDisabled()
  await app.getByLabel('Name of seat 2').fill('Bo')
  await app.getByRole('button', { name: 'Colour of seat 1: Jade' }).click()
  await app.getByRole('menuitemradio', { name: 'Plum' }).click()
  await expect(app.getByRole('button', { name: 'Colour of seat 2: Jade' })).toBeVisible()
  await app.getByRole('radio', { name: '3 points', exact: true }).click()
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(app).toHaveURL(/#\/table\/[0-9a-f]{32}$/)

  await openLibrary(app)
  const card = app.getByRole('region', { name: 'Still on the table' })
  await expect(card.getByRole('heading', { name: 'Ada – Bo' })).toBeVisible()
  await cover(app, 'Quorsum').click()
  await expect(app.getByLabel('Name of seat 1')).toHaveValue('Ada')
  await expect(app.getByRole('radio', { name: '3 points', exact: true })).toBeChecked()
  await app.getByRole('button', { name: 'Start', exact: true }).focus()
  await app.keyboard.press('Escape')
  await expect(card).toBeVisible()
})

test('the list works by keyboard: search, rename, bin, undo, restore, empty', async ({ app }) => {
  for (const title of ['One', 'Two', 'Three']) await makeMatch(app, title)
  await expect(app.getByRole('row')).toHaveCount(3)

  await app.keyboard.press('/')
  await app.keyboard.type('Two')
  await expect(app.getByRole('row')).toHaveCount(1)
  await app.keyboard.press('ArrowDown')
  await expect(rowOf(app, 'Two')).toBeFocused()
  await app.keyboard.press('F2')
  await expect(app.getByRole('textbox', { name: 'New title' })).toBeFocused()
  await app.keyboard.type('Two and a half')
  await app.keyboard.press('Enter')
  await expect(rowOf(app, 'Two and a half')).toBeFocused()
  await app.keyboard.press('/')
  await app.keyboard.press('Escape')
  await expect(app.getByRole('row')).toHaveCount(3)

  await rowOf(app, 'Three').focus()
  await app.keyboard.press('Delete')
  await expect(app.getByRole('row')).toHaveCount(2)
  await app.getByRole('button', { name: 'Undo' }).click()
  await expect(app.getByRole('row')).toHaveCount(3)

  await rowOf(app, 'One').focus()
  await app.keyboard.press('Delete')
  await expect(app.getByRole('row')).toHaveCount(2)
  await app.getByRole('button', { name: 'Bin 1' }).click()
  await expect(rowOf(app, 'One')).toBeVisible()
  await rowOf(app, 'One').getByRole('button', { name: 'Restore' }).click()
  // The message goes by itself, so it is looked at first.
  await expect(app.getByText('“One” is back', { exact: true })).toBeVisible()
  await expect(app.getByText('The bin is empty.')).toBeVisible()
  // It is restored: no message offers to restore it, or covers the way to the list, whose place moves as messages come.
  await expect(app.getByText('“One” is in the bin', { exact: true })).toHaveCount(0)
  const roomAboveMessages = async (): Promise<number> => {
    const messages = await app.locator('.toasts').boundingBox()
    const wayOut = await app.getByRole('button', { name: 'Show all' }).boundingBox()
    return (messages?.y ?? 0) - (wayOut?.y ?? 0) - (wayOut?.height ?? 0)
  }
  await expect.poll(roomAboveMessages).toBeGreaterThan(0)
  await app.getByRole('button', { name: 'Show all' }).click()
  await expect(app.getByRole('row')).toHaveCount(3)

  await rowOf(app, 'One').focus()
  await app.keyboard.press('Delete')
  await expect(app.getByRole('button', { name: 'Bin 1' })).toBeVisible()
  await emptyBin(app)
  await expect(app.getByText('The bin is empty; 1 match deleted', { exact: true })).toBeVisible()
})

test('all matches selected in the bin are restored at once @sweep', async ({ app }) => {
  for (const title of ['One', 'Two', 'Three']) await makeMatch(app, title)
  await rowOf(app, 'Two').focus()
  await app.keyboard.press('Control+a')
  await expect(app.getByText('3 matches selected')).toBeVisible()
  await app.getByRole('button', { name: 'Move to bin', exact: true }).click()
  await app.getByRole('button', { name: 'Bin 3' }).click()
  await expect(app.getByRole('row')).toHaveCount(3)
  await rowOf(app, 'Two').focus()
  await app.keyboard.press('Control+a')
  await app.keyboard.press('Delete')
  await expect(app.getByText(/^Matches in the bin can be restored/)).toHaveCount(1)
  const bar = app.getByRole('status').filter({ hasText: '3 matches selected' })
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(app.getByText('3 matches are back', { exact: true })).toBeVisible()
  await expect(app.getByText('The bin is empty.')).toBeVisible()
  await app.getByRole('button', { name: 'Show all' }).click()
  await expect(app.getByRole('row')).toHaveCount(3)
})

test('a record is exported as a file and imported again: merged, in part, or refused with the reason @sweep', async ({
  app,
}) => {
  await makeMatch(app, 'Shared')
  const { name, buffer: packed } = await exportFile(app, 'Shared')
  expect(name).toMatch(/\.qipu$/)
  const lines = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  const cut = Buffer.from(`${lines.slice(0, -1).join('\n')}\n`)

  await pickFiles(app, [
    { name: 'same.qipu', buffer: packed },
    { name: 'cut.qipu', buffer: cut },
    { name: 'junk.qipu', buffer: Buffer.from('nothing of the kind') },
    { name: 'empty.zip', buffer: Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]) },
  ])
  const item = (name: string): Locator => importDialog(app).getByRole('listitem').filter({ hasText: name })
  await expect(item('same.qipu')).toContainText('the file adds nothing new')
  await expect(item('cut.qipu')).toContainText('The file has no ending')
  await expect(item('cut.qipu')).toContainText(`line ${lines.length}`)
  await expect(item('junk.qipu')).toContainText('This is not a Qipu record')
  await expect(item('junk.qipu').getByRole('button')).toHaveCount(0)
  await expect(item('empty.zip')).toContainText('This zip file is empty')
  await expect(item('empty.zip')).toContainText('the library is unchanged')
  expect(await allAxeViolations(app)).toEqual([])
  await item('cut.qipu').getByRole('button', { name: 'Import up to the last good step' }).click()
  await expect(item('cut.qipu')).toContainText('Only the good part was imported')
})

test('a change in one window appears in the other', async ({ app, context }) => {
  await makeMatch(app, 'Seen by both')
  const other = await context.newPage()
  await other.goto(app.url())
  await rowOf(app, 'Seen by both').focus()
  await expect(rowOf(other, 'Seen by both')).toBeVisible()
  await app.keyboard.press('Delete')
  await expect(rowOf(other, 'Seen by both')).toBeHidden()
  await app.getByRole('radio', { name: '中', exact: true }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hant')
})

test('a lost connection shows a plain message', async ({ host, page }) => {
  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await host.kill()
  await expect(page.getByText('Connection lost. Every step is kept')).toBeVisible()
})

test('a library whose file is empty beside a full log opens with all matches and says where the copies are @sweep', async ({
  app,
  host,
  home,
}) => {
  await makeMatch(app, 'Before the crash')
  await expect(rowOf(app, 'Before the crash')).toBeVisible()
  await app.goto('about:blank')
  await host.kill()
  truncateSync(join(home, 'library.sqlite'), 0)
  const log = readFileSync(join(home, 'library.sqlite-wal'))

  const again = await startHost(home)
  await app.goto(again.url)
  // Nothing happens before the person has chosen.
  await expect(app.getByText('The library file is missing or empty')).toBeVisible()
  expect(readFileSync(join(home, 'library.sqlite'))).toHaveLength(0)
  await app.getByRole('button', { name: 'Open what is intact' }).click()
  await expect(rowOf(app, 'Before the crash')).toBeVisible()
  const [copies = ''] = readdirSync(home).filter((name) => name.includes('.as-found.'))
  const note = app.getByRole('status').filter({ hasText: 'was found damaged' })
  await expect(note).toContainText(join(home, copies))
  expect(readFileSync(join(home, copies, 'library.sqlite-wal'))).toEqual(log)
  expect(await allAxeViolations(app)).toEqual([])
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toBeHidden()
  // An open window would report a lost connection.
  await app.goto('about:blank')
  await again.stop()
})

test('the library is whole before the games have loaded, in the words of one language; a press waits for the games', async ({
  app,
}) => {
  const words = new Set<string>()
  app.on('request', (request) => {
    const [name] = /words-[\w-]+/.exec(request.url()) ?? []
    if (name !== undefined) words.add(name)
  })
  const held = Promise.withResolvers<null>()
  await app.route(/assets\/games-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await app.reload()
  const qin = app.getByRole('article').filter({ hasText: 'Qin' })
  await expect(qin).toContainText('2–4')
  await expect(qin).toContainText('20–30 min')
  const said = (): Promise<string> =>
    app.evaluate(
      `[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)].join('\\n')`,
    )
  expect(await said()).not.toMatch(/\b(game|library|shell|shelf)\.\w/)
  expect(words.size).toBe(1)

  await app.getByRole('radio', { name: '中', exact: true }).click()
  await expect(app.getByRole('article').filter({ hasText: '秦' })).toContainText('20–30 分鐘')
  expect(await said()).not.toMatch(/\b(game|library|shell|shelf)\.\w/)
  expect(words.size).toBe(2)

  await app.getByRole('article').filter({ hasText: '秦' }).getByRole('link', { name: '開局' }).click()
  await expect(app.getByRole('article').filter({ hasText: '秦' })).toBeVisible()
  held.resolve(null)
  await expect(app).toHaveURL(/#\/new\/qin$/)
})
