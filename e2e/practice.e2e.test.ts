/** A task is set in review and solved in the window and in a page, without later steps in sight, also by keys alone. */
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { lessonPanel } from './support/lessons.ts'
import { makeHome, removeHome, startHost } from './support/host.ts'
import {
  exportFile,
  importDialog,
  openLibrary,
  openShare,
  pickFiles,
  rowOf,
  savedBy,
  shareDialog,
} from './support/library.ts'
import { moves, rowAt, rows, turnTo } from './support/moves.ts'
import { board, hand, keys, layOne, matchOf, pointer } from './games/qin/driver.ts'
import { openMatch, stepping } from './support/screen.ts'
import { waitForSession } from './support/waitForSession.ts'
import { unfoldNotes } from './support/notes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'First lesson'
const READER = { locale: 'en-GB', reducedMotion: 'reduce' } as const

/** Its one task is asked, shown, and left. */
const isShown = async (page: Page): Promise<void> => {
  await expect(lessonPanel(page)).toContainText('Place a tile as it was placed.')
  await page.keyboard.press('Shift+I')
  await expect(lessonPanel(page)).toContainText('A good move: ')
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(lessonPanel(page)).toContainText('Lesson complete')
}

test('A task is set where a tile was placed, practised by keys, and exported as a file and as a page @sweep', async ({
  app,
  browser,
}, testInfo) => {
  await openMatch(app, matchOf({ openHands: 'on' }, { title: TITLE }))
  for (let turn = 0; turn < 2; turn += 1) {
    await layOne(app, pointer(app))
    await stepping(app, () => pointer(app).place())
  }
  await turnTo(app, 'Review')
  const first = (await moves(app)).find(({ actor }) => actor === 'Ada')?.depth ?? 0
  await rowAt(app, first - 1).click()
  await unfoldNotes(app)
  await app.getByRole('button', { name: 'Add a task here' }).click()

  await app.getByLabel('What is asked').fill('Place a tile as it was placed. See QIN-A7.')
  await app.getByLabel('A hint').fill('Look at the middle.')
  await app.getByLabel('Reply if right').fill('That is it.')
  await app.getByRole('button', { name: 'Keep the task' }).click()
  await expect(app.getByRole('button', { name: 'Change the task here' })).toBeVisible()

  await app.getByLabel('Table or review').getByText('Practise', { exact: true }).click()
  await expect(lessonPanel(app)).toContainText('Place a tile as it was placed.')
  // The record gives away what comes later, so the form asks twice.
  await app.keyboard.press('Escape')
  await expect(app.locator('.toasts').getByText(/^Leave the lesson/)).toBeVisible()
  await expect(lessonPanel(app)).toContainText('Place a tile as it was placed.')
  await expect(board(app)).toBeVisible()
  expect(await hand(app).count()).toBe(3)
  await expect(rows(app)).toHaveCount(0)
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  await app.keyboard.press('i')
  await expect(lessonPanel(app)).toContainText('Look at the middle.')
  await board(app).focus()
  await layOne(app, keys(app), 0)
  await keys(app).place()
  await expect(lessonPanel(app).getByText('Not quite')).toBeVisible()
  await app.keyboard.press('ArrowRight')
  await app.keyboard.press('Shift+I')
  await expect(lessonPanel(app)).toContainText('A good move: ')
  await app.keyboard.press('ArrowRight')
  await expect(lessonPanel(app)).toContainText('Lesson complete')

  // Exported as a file and as a page, by pointer.
  await openLibrary(app)
  const lesson = await exportFile(app, TITLE)
  await openShare(app, TITLE)
  await shareDialog(app).getByRole('tab', { name: 'Web page' }).click()
  const html = await savedBy(app, shareDialog(app).getByRole('button', { name: 'Save .html' }))

  // Imported into an empty library.
  const home = await makeHome()
  const host = await startHost(home)
  const elsewhere = await (await browser.newContext(READER)).newPage()
  await elsewhere.goto(host.url)
  await waitForSession(elsewhere)
  await expect(elsewhere.getByRole('row')).toHaveCount(0)
  await pickFiles(elsewhere, [lesson])
  await importDialog(elsewhere).getByRole('button', { name: 'Done' }).click()
  await rowOf(elsewhere, TITLE).dblclick()
  await elsewhere.getByLabel('Table or review').getByText('Practise', { exact: true }).click()
  await isShown(elsewhere)
  await elsewhere.context().close()
  await host.stop()
  await removeHome(home)

  // The same in the page opened from disk, without a network.
  const file = testInfo.outputPath('lesson.html')
  await writeFile(file, html.buffer)
  const page = await (await browser.newContext({ ...READER, offline: true })).newPage()
  await page.goto(pathToFileURL(file).href)
  await page.getByRole('button', { name: 'Practise' }).click()
  await isShown(page)
  await page.context().close()
})

test('A task being written survives leaving its screen and a reload, until it is saved or discarded', async ({
  app,
}) => {
  const asked = app.getByLabel('What is asked')
  const write = async (): Promise<void> => {
    const fold = app.getByRole('button', { name: 'Fold the notes to one line' })
    const show = app.getByRole('button', { name: 'Show the notes' })
    await expect(fold.or(show)).toBeVisible()
    if (await show.isVisible()) await show.click()
    await app.getByRole('button', { name: /^(Add a|Change the) task here$/ }).click()
  }
  await openMatch(app, matchOf({ openHands: 'on' }, { title: TITLE }))
  await layOne(app, pointer(app))
  await stepping(app, () => pointer(app).place())
  await turnTo(app, 'Review')
  const first = (await moves(app)).find(({ actor }) => actor === 'Ada')?.depth ?? 0
  await rowAt(app, first - 1).click()
  await write()
  await asked.fill('Place a tile')
  await app.reload()
  await expect(asked).toHaveValue('Place a tile')
  await asked.fill('Place a tile as it was placed.')
  await app.getByRole('heading', { level: 1 }).click()
  await app.keyboard.press('Escape')
  await write()
  await expect(asked).toHaveValue('Place a tile as it was placed.')
  await app.getByRole('button', { name: 'Keep the task' }).click()

  // Editing an existing task is cancelled.
  await write()
  await asked.fill('Anything.')
  await app.goBack()
  await write()
  await expect(asked).toHaveValue('Anything.')
  await app.getByRole('button', { name: 'Discard changes' }).click()
  await expect(asked).toHaveValue('Place a tile as it was placed.')
  await app.reload()
  await expect(asked).toHaveValue('Place a tile as it was placed.')
})
