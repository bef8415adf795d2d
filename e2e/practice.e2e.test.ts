/** A task is set in review and done in the window and in a page: nothing that lies ahead is there, and keys alone will do. */
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { request } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { lessonPanel } from './support/lessons.ts'
import { matchId } from './support/library.ts'
import { moves, rowAt, rows, turnTo } from './support/moves.ts'
import { board, hand, keys, layOne, matchOf, pointer } from './support/qin.ts'
import { openMatch, stepping } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A task is set where a tile was placed, and practised by keys', async ({ app, browser }, testInfo) => {
  await openMatch(app, matchOf({ openHands: 'on' }, { title: 'First lesson' }))
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
  await app.getByLabel('Said to a right answer').fill('That is it.')
  await app.getByRole('button', { name: 'Keep the task' }).click()
  await expect(app.getByRole('button', { name: 'Change the task here' })).toBeVisible()

  await app.getByLabel('Table or review').getByText('Practise', { exact: true }).click()
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
  await expect(lessonPanel(app).getByText('Not what is asked for')).toBeVisible()
  await app.keyboard.press('ArrowRight')
  await app.keyboard.press('Shift+I')
  await expect(lessonPanel(app)).toContainText('This would be right')
  await app.keyboard.press('ArrowRight')
  await expect(lessonPanel(app)).toContainText('That was all')

  // The same in a page that was opened from a disk, without a network.
  const html = (await request(app, 'library.export', { match: matchId(app), format: 'html' })) as {
    readonly value: { readonly bytes: string }
  }
  const file = testInfo.outputPath('lesson.html')
  await writeFile(file, Buffer.from(html.value.bytes, 'base64'))
  const context = await browser.newContext({ offline: true, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(pathToFileURL(file).href)
  await page.getByRole('button', { name: 'Practise' }).click()
  await expect(lessonPanel(page)).toContainText('Place a tile as it was placed.')
  await page.keyboard.press('Shift+I')
  await page.keyboard.press('ArrowRight')
  await expect(lessonPanel(page)).toContainText('That was all')
  await context.close()
})
