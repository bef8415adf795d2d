/** Pictures, films and texts of a match from the share dialog, and the secrets they leave out. */
import type { Locator, Page } from '@playwright/test'
import { findSecrets as qinSecrets } from '../src/engine/games/qin/testing/secrets.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { importFile } from './support/imports.ts'
import { holdBack } from './support/networkDelay.ts'
import { listen } from './support/secrecy.ts'
import { openLibrary, openTable, rowOf, savedBy, shareDialog, type PickedFile } from './support/library.ts'
import { pictureReader, framesOfWebm, seenGif, seenPicture, seenWebm } from './support/pictures.ts'
import { keys, matchOf } from './games/qin/driver.ts'
import { openMatch } from './support/screen.ts'
import { simulated } from './support/simulated.ts'
import { ask } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 700 } })

const TITLE = '雨夜 Rain & <night>'

/** A finished match of Quorsum with marks on its seventh step. */
const finished = async (page: Page): Promise<void> => {
  const [file] = await simulated(1, 'shared', 1)
  if (file === undefined) throw new Error('no match was simulated')
  const match = await importFile(page, file.buffer)
  const rows = await ask(page, 'table.rows', { match, viewer: 'all' })
  const marks = [
    { shape: 'arrow', from: 'A1', to: 'C3', ink: 'seal' },
    { shape: 'label', at: 'D4', text: 'Q\u0001<b>', ink: 'ink' },
  ] as const
  const edits = [{ step: rows[7]?.id ?? '', body: { kind: 'marks' as const, marks: [...marks] } }]
  await ask(page, 'notes.edit', { match, edits })
  await ask(page, 'library.rename', { match, title: TITLE })
  await openTable(page, match)
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
}
const form = (page: Page, name: string): Promise<void> => shareDialog(page).getByRole('tab', { name }).click()
const proof = (page: Page, step: number): Locator =>
  shareDialog(page).getByRole('img', { name: `Picture of step ${step} of` })
const number = async (page: Page, label: string, value: number): Promise<void> => {
  await shareDialog(page).getByLabel(label, { exact: true }).fill(String(value))
  await page.keyboard.press('Tab')
}
const file = (page: Page, button: string): Promise<PickedFile> =>
  savedBy(page, shareDialog(page).getByRole('button', { name: button }))

test('Quorsum: a position with its marks as SVG and PNG, and a part of the match as WebM @sweep', async ({
  app,
  context,
}) => {
  await finished(app)
  await app.keyboard.press('Control+e')
  await form(app, 'Picture')
  await number(app, 'Step', 7)
  await expect(proof(app, 7)).toBeVisible()
  const svg = await file(app, 'Save SVG')
  expect(svg.name).toMatch(/^雨夜 Rain & night 7\.svg$/)
  const text = svg.buffer.toString()
  expect(text.match(/class="mark /g)).toHaveLength(2)
  expect(text).toContain('雨夜 Rain &amp; &lt;night&gt;')
  expect(text, 'it stands alone').not.toMatch(/(?:href|src)="(?!#)|@import|url\((?!["']?#)/)
  const png = await file(app, 'Save PNG')
  await shareDialog(app).getByLabel('With marks').uncheck()
  const unmarked = await file(app, 'Save PNG')
  await shareDialog(app).getByLabel('With title, seats and score').uncheck()
  const board = await file(app, 'Save SVG')
  expect(board.buffer.toString()).not.toMatch(/class="mark |night|Step 7/)

  const room = await pictureReader(context)
  const drawn = await seenPicture(room, 'image/svg+xml', svg.buffer)
  expect(drawn.width).toBe(768)
  expect(drawn.colours).toBeGreaterThan(200)
  const painted = await seenPicture(room, 'image/png', png.buffer)
  expect([painted.width, painted.height]).toEqual([drawn.width * 2, drawn.height * 2])
  expect(painted.colours).toBeGreaterThan(200)
  expect((await seenPicture(room, 'image/png', unmarked.buffer)).sum).not.toBe(painted.sum)
  const bare = await seenPicture(room, 'image/svg+xml', board.buffer)
  expect([bare.width, bare.height]).toEqual([768, 768])

  await form(app, 'Film')
  // Offered first: half a minute at most, from the first decision.
  await expect(shareDialog(app).getByRole('radio', { name: '30 seconds' })).toBeChecked()
  await expect(shareDialog(app).getByLabel('From step')).not.toHaveValue('0')
  await expect(shareDialog(app).getByText(/ pictures, (2\d|30) s$/)).toBeVisible()
  await number(app, 'From step', 5)
  await number(app, 'To step', 9)
  await shareDialog(app).getByRole('radio', { name: '2×' }).click()
  await shareDialog(app).getByRole('radio', { name: '480' }).click()
  const told = await shareDialog(app)
    .getByText(/^5 pictures, \d+ s$/)
    .textContent()
  const seconds = Number(/, (\d+) s/.exec(told ?? '')?.[1])
  const film = await file(app, 'Make film')
  expect(film.name).toMatch(/5–9\.webm$/)
  expect(await framesOfWebm(film.buffer)).toBe(5)
  const played = await seenWebm(room, film.buffer, [0.25, 1.2, seconds - 1])
  expect(Math.abs(played.length - seconds)).toBeLessThan(0.6)
  for (const { width, colours } of played.pictures) {
    expect(width).toBe(480)
    expect(colours).toBeGreaterThan(200)
  }
  expect(new Set(played.pictures.map(({ sum }) => sum)).size).toBe(3)
  await room.close()

  // Cancelled: the choices are back, and nothing was saved.
  const saves: string[] = []
  app.on('download', (download) => saves.push(download.suggestedFilename()))
  await number(app, 'From step', 0)
  await shareDialog(app).getByRole('radio', { name: '1080' }).click()
  // Long enough to be cancelled.
  await shareDialog(app).getByLabel('Fade from each position to the next').check()
  await shareDialog(app).getByRole('button', { name: 'Make film' }).click()
  await expect(shareDialog(app).getByRole('progressbar')).toBeVisible()
  await shareDialog(app).getByRole('button', { name: 'Cancel' }).click()
  await expect(proof(app, 0)).toBeVisible()
  expect(saves).toEqual([])
})

test('a study is chosen, previewed page by page, and printed like its preview @sweep', async ({ app }) => {
  await finished(app)
  await app.evaluate('window.print = () => document.documentElement.dataset.prints = "1"')
  await app.keyboard.press('Control+p')
  const boards = app.locator('.printed img')
  const print = shareDialog(app).getByRole('button', { name: 'Print…' })
  await expect(shareDialog(app).getByText('1 board', { exact: true })).toBeVisible()
  await expect(boards).toHaveCount(1)
  await shareDialog(app).getByRole('radio', { name: 'No boards' }).check()
  await expect(boards).toHaveCount(0)
  await shareDialog(app).getByRole('radio', { name: 'The end of every turn' }).check()
  await expect(print).toBeEnabled()
  expect(await boards.count()).toBeGreaterThan(5)
  await shareDialog(app).getByRole('radio', { name: 'Letter' }).click()
  expect(await axeViolations(app)).toEqual([])

  const pages = shareDialog(app).getByText(/^Page \d+ of \d+$/)
  await shareDialog(app).getByRole('button', { name: 'Next page' }).click()
  await expect(pages).toHaveText(/^Page 2 of /)
  const paper = (await app.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = paper.match(/\/Type \/Page\b[^s]/g) ?? []
  await expect(pages).toHaveText(`Page 2 of ${sheets.length}`)
  expect(paper, 'eight and a half inches by eleven').toMatch(/\/MediaBox \[0 0 612 792\]/)

  await print.click()
  await expect(app.locator('html')).toHaveAttribute('data-prints', '1')
  await app.keyboard.press('Escape')
  await expect(app.locator('.printed')).toHaveCount(0)
})

test('requested while the table is still loading, the dialog opens after it @sweep', async ({ app }) => {
  await finished(app)
  const steps = await holdBack(app, 'table.rows')
  steps.shut()
  await app.reload()
  await expect(app.getByRole('heading', { name: TITLE })).toBeVisible()
  await app.keyboard.press('Control+e')
  await expect(shareDialog(app)).toBeHidden()
  steps.open()
  await expect(shareDialog(app)).toBeVisible()
})

test('Qin: a public picture and film hold no hand, a seat’s picture holds its own', async ({ app }) => {
  const wire = listen(app, qinSecrets)
  await app.reload()
  await openMatch(app, matchOf({}, { title: 'Hidden' }))
  await wire.allow(0)
  await keys(app).lift()
  await app.getByRole('button', { name: 'Share…' }).click()
  await wire.allow()
  await form(app, 'Picture')
  await expect(shareDialog(app).getByRole('radio', { name: 'Spectator' })).toBeChecked()
  await expect(shareDialog(app).getByRole('radio', { name: 'Bo' })).toHaveCount(0)
  await number(app, 'Step', 1)
  await expect(proof(app, 1)).toBeVisible()
  const open = (await file(app, 'Save SVG')).buffer.toString()
  expect(open).toContain('Ada is dealt three tiles')
  expect(open).not.toMatch(/[RYB]-[RYB]|is dealt (?!three tiles)/)
  expect(open, 'nobody’s tiles are seen').not.toContain('class="held')

  await form(app, 'Film')
  await shareDialog(app).getByRole('radio', { name: '480' }).click()
  await shareDialog(app).getByRole('radio', { name: 'GIF' }).click()
  await expect(shareDialog(app).getByText('3 pictures, 7 s')).toBeVisible()
  const film = await file(app, 'Make GIF')
  const played = await seenGif(app, film.buffer)
  expect(played.length).toBeCloseTo(6.7, 1)
  expect(played.pictures).toHaveLength(3)
  for (const { width, colours } of played.pictures) {
    expect(width).toBe(480)
    expect(colours).toBeGreaterThan(50)
  }

  await form(app, 'Score sheet')
  await expect(shareDialog(app).getByRole('region', { name: 'Score sheet' })).toContainText(
    'dealt three tiles',
  )
  expect(wire.leaks, 'nothing but what everybody saw was asked for').toEqual([])

  await form(app, 'Print')
  await shareDialog(app).getByRole('radio', { name: 'The end of every turn' }).check()
  await expect(shareDialog(app).getByRole('button', { name: 'Print…' })).toBeEnabled()
  await expect(app.locator('.printed')).toContainText('Ada is dealt three tiles')
  expect(wire.leaks, 'a printed study neither').toEqual([])

  await wire.allow(0)
  await form(app, 'Picture')
  await shareDialog(app).getByRole('radio', { name: 'Ada' }).click()
  await number(app, 'Step', 1)
  await expect(proof(app, 1)).toBeVisible()
  const own = (await file(app, 'Save SVG')).buffer.toString()
  expect(own).toMatch(/Ada is dealt (?!three tiles)/)
  expect(own, 'one’s own tiles lie beside the board').toContain('class="held')
  await number(app, 'Step', 2)
  await expect(proof(app, 2)).toBeVisible()
  expect((await file(app, 'Save SVG')).buffer.toString()).toContain('Bo is dealt three tiles')
  expect(wire.leaks).toEqual([])
})

test('the score sheet is read, copied and saved in either language; the dialog opens by keys and in the library @sweep', async ({
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await finished(app)
  await openLibrary(app)
  await rowOf(app, TITLE).focus()
  await app.keyboard.press('Control+e')
  await expect(shareDialog(app).getByRole('tab', { name: 'Record' })).toBeVisible()
  for (const name of ['Film', 'Score sheet']) {
    await form(app, name)
    if (name === 'Film')
      await expect(shareDialog(app).getByRole('img', { name: /^Picture of step/ })).toBeVisible()
    expect(await axeViolations(app), name).toEqual([])
  }
  await shareDialog(app).getByRole('tab', { name: 'Record' }).focus()
  for (let down = 0; down < 5; down += 1) await app.keyboard.press('ArrowDown')
  const sheet = shareDialog(app).getByRole('region', { name: 'Score sheet' })
  await expect(sheet).toContainText('Turn 1')
  await shareDialog(app).getByRole('radio', { name: '中文' }).click()
  await expect(sheet).toContainText('第 1 回合')
  await shareDialog(app).getByRole('button', { name: 'Copy' }).click()
  await expect(app.getByText('Copied', { exact: true })).toBeVisible()
  const shown = await sheet.textContent()
  expect(await app.evaluate('navigator.clipboard.readText()')).toBe(shown)
  const saved = await file(app, 'Save .txt')
  expect(saved.name).toMatch(/\.txt$/)
  expect(saved.buffer.toString()).toBe(shown)
  await app.keyboard.press('Escape')
  await expect(rowOf(app, TITLE)).toBeFocused()
})

test('leaving a study while its boards are drawn cancels it, without an error @sweep', async ({ app }) => {
  const barrier = await holdBack(app, 'table.position')
  await app.reload()
  await finished(app)
  await app.keyboard.press('Control+e')
  barrier.shut()
  await form(app, 'Print')
  await expect(shareDialog(app).getByText(/^Drawing board 0 of \d+/)).toBeVisible()
  await form(app, 'Picture')
  barrier.open()
  await expect(shareDialog(app).getByRole('img', { name: /^Picture of step/ })).toBeVisible()
})
