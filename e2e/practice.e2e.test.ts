/** A task is set in review and solved in the window and in a page, without later steps in sight, also by keys alone. */
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { lessonPanel, openLesson, walkLesson } from './support/lessons.ts'
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
import { cell } from './games/quorsum/locators.ts'
import { openMatch, stepping } from './support/screen.ts'
import { waitForSession } from './support/waitForSession.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'First lesson'
const READER = { locale: 'en-GB', reducedMotion: 'reduce' } as const

/** Its one task is asked, shown, and left. */
const isShown = async (page: Page): Promise<void> => {
  await expect(lessonPanel(page)).toContainText('Place a tile as it was placed.')
  await page.keyboard.press('Shift+I')
  await expect(lessonPanel(page)).toContainText('The answer: ')
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
  await expect(lessonPanel(app)).toContainText('The answer: ')
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
  const write = (): Promise<void> =>
    app.getByRole('button', { name: /^(Add a|Change the) task here$/ }).click()
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

test('A lesson shows the rule of a refusal and the dice of a turn of any length, and is solved on its page @sweep', async ({
  app,
}) => {
  await openLesson(app, 'quorsum')
  let looked = 0
  await walkLesson(app, async (stop) => {
    if (stop !== 'task') return
    const words = await lessonPanel(app).innerText()
    if (words.includes('Three dice made it')) {
      looked += 1
      await cell(app, 'C1').click()
      const rule = app.getByRole('alert').getByRole('button', { name: 'QO-11' })
      await rule.click()
      await expect(app.getByRole('button', { name: 'Rules' })).toHaveAttribute('aria-pressed', 'true')
      // Requested again it is shown again, whatever was tried meanwhile.
      const search = app.getByRole('searchbox', { name: 'Search the rules' })
      await search.fill('no such words')
      await rule.click()
      await expect(search).toHaveValue('')
      await expect(app.locator('.marked')).toBeInViewport()
      await app.getByRole('button', { name: 'Back to the lesson' }).click()
    }
    if (words.includes('Try A4, or stop?')) {
      looked += 1
      await expect(app.getByRole('button', { name: 'a Pawn 2' })).toBeVisible()
      await cell(app, 'A4').click()
      await expect(app.getByRole('button', { name: 'Roll' })).not.toHaveAttribute('aria-disabled', 'true')
    }
  })
  expect(looked).toBe(2)
  // The page counts like the lesson: a shown answer is not a solved one.
  const told = /Tasks solved: (\d+) of (\d+)\./.exec(await lessonPanel(app).innerText())
  if (told === null) throw new Error('The lesson does not end with its count')
  const [, solved, tasks] = told
  expect(Number(solved)).toBeLessThan(Number(tasks))
  await app.getByRole('button', { name: 'To the game’s page' }).click()
  const name = `Learn it ${solved} of ${tasks} tasks solved`
  await expect(app.getByRole('link', { name, exact: true })).toBeVisible()
  // The task still counts as visited.
  await expect(app.locator('.btn.big.primary')).toHaveText(/Play a first match/)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`A lesson says and asks nothing during a reveal on the board: motion ${reducedMotion} @sweep`, async ({
    app,
  }) => {
    await app.emulateMedia({ reducedMotion })
    await openLesson(app, 'chang-cheng')
    await expect(lessonPanel(app)).toContainText('Begin with one wall')
    await walkLesson(app, async (stop) => {
      if (stop === 'task')
        await expect(app.locator('.stage [data-cc-reveal]:not([data-cc-beat=due])')).toHaveCount(0)
    })
  })

test('A lesson plays what others do as a film, which is skipped, played again, and needs no press', async ({
  app,
}) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  const film = panel.getByRole('region', { name: 'Bo’s turn' })
  const bar = app.getByRole('banner')
  // The first thing is something to do.
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
  await expect(bar.getByText('Task 1 of 9')).toBeVisible()
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  await expect(film.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expect(panel.locator('.task')).toHaveCount(0)
  await app.getByRole('button', { name: 'To task 2' }).click()
  await expect(panel.locator('.task')).toContainText('Which of its two tracks')
  await film.getByRole('button', { name: 'Again' }).click()
  await expect(panel.locator('.task')).toHaveCount(0)
  // It ends by itself.
  await expect(panel.locator('.task')).toContainText('Which of its two tracks')
  await expect(bar.getByText('Task 2 of 9')).toBeVisible()
})

test('A lesson rolls for its reader on the board alone, without another picture of it', async ({ app }) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quorsum')
  const panel = lessonPanel(app)
  for (let task = 1; task < 4; task += 1) {
    await expect(app.getByRole('banner').getByText(`Task ${task} of 15`)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible({ timeout: 30_000 })
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await expect(panel.locator('.task')).toContainText('Roll for B1')
  await app.getByRole('button', { name: /^Roll/ }).click()
  const film = panel.getByRole('region', { name: 'Your turn goes on' })
  await expect(film).toBeVisible()
  await expect(film).toContainText('makes 2')
  await expect(film.locator('.frame')).toHaveCount(0)
  await expect(panel.locator('.task')).toContainText('Three dice made it')
})

test('A lesson of the program changes to a language chosen midway, at the same step @sweep', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel).toContainText('Build a house that lasts', { timeout: 30_000 })
  await app.keyboard.press('Shift+I')
  await expect(panel).toContainText('The answer: ')
  await app.keyboard.press('ArrowRight')
  await expect(panel).toContainText('Which of its two tracks', { timeout: 30_000 })
  const language = app.getByRole('radiogroup').first()
  await language.getByRole('radio', { name: '中', exact: true }).click()
  const chinese = lessonPanel(app, 'zh-Hant')
  await expect(chinese).toContainText('考驗哪一排')
  await expect(app.getByRole('banner').getByText('第 1 題：看過示範')).toBeAttached()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('學嚴震以待：最後還站著的')
  await language.getByRole('radio', { name: 'EN', exact: true }).click()
  await expect(panel).toContainText('Which of its two tracks')
})
