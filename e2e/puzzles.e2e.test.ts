/** Puzzles by keys alone: the puzzle of the day, one that is tried and shown, and the next; the results are stored. */
import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/networkDelay.ts'
import { board, keys, layOne } from './games/qin/driver.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true })
const tile = (page: Page, n: number, state: string) =>
  page.getByRole('list', { name: 'Qin' }).getByRole('link', { name: `Puzzle ${n}: ${state}`, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('a puzzle is tried, shown with the result of the search, and left for the next @sweep', async ({
  app,
}) => {
  await app.getByRole('link', { name: 'Puzzle of the day' }).focus()
  await app.keyboard.press('Enter')
  await expect(heading(app, /^Puzzle \d+$/)).toBeVisible()
  await expect(panel(app)).toContainText('One action is clearly better than all others.')
  await app.keyboard.press('Escape')
  await expect(heading(app, 'Puzzles')).toBeVisible()
  await expect(app.locator('.thumb svg')).toBeVisible()
  expect(await axeViolationsInBothThemes(app)).toEqual([])

  await app.goto(new URL('#/puzzles?game=qin', app.url()).href)
  await expect(app.getByRole('list', { name: 'Qin' })).toBeVisible()
  await expect(app.getByRole('list', { name: 'Quorsum' })).toHaveCount(0)
  await tile(app, 1, 'Not solved yet').focus()
  await app.keyboard.press('ArrowRight')
  await expect(tile(app, 2, 'Not solved yet')).toBeFocused()
  await app.keyboard.press('ArrowLeft')
  await app.keyboard.press('Enter')

  await expect(heading(app, 'Puzzle 1')).toBeVisible()
  await board(app).focus()
  await layOne(app, keys(app), 0)
  await keys(app).place()
  await expect(panel(app).getByText('Not what is asked for')).toBeVisible()
  await app.keyboard.press('ArrowRight')
  await expect(panel(app).getByText('Not what is asked for')).toHaveCount(0)
  await expect(app.getByRole('heading', { name: 'What the search found' })).toHaveCount(0)
  await app.keyboard.press('Shift+I')
  await expect(panel(app)).toContainText('The answer: ')
  // In the other language it is the same puzzle, with its answer still shown.
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(app.getByText('有一手明顯比其他都好')).toBeVisible()
  await expect(app.getByText('可以這樣下')).toBeVisible()
  await ask(app, 'settings.set', { language: 'en' })
  await expect(panel(app)).toContainText('One action is clearly better than all others.')
  await expect(panel(app)).toContainText('The answer: ')
  const figures = app.getByRole('region', { name: 'What the search found' })
  await expect(figures.getByRole('listitem').first()).toContainText('%')
  // Each of them is shown on the board.
  const second = figures.getByRole('button').nth(1)
  const preview = app.getByTestId('preview')
  const before = await preview.innerHTML()
  await second.focus()
  await app.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => preview.innerHTML()).not.toBe(before)
  await app.keyboard.press('Enter')
  await expect.poll(() => preview.innerHTML()).toBe(before)
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  // The steps before can be reviewed, and the right answer stays shown.
  await app.keyboard.press('ArrowLeft')
  await expect(figures).toHaveCount(0)
  await app.keyboard.press('ArrowRight')
  await expect(figures).toBeVisible()

  await app.keyboard.press('ArrowRight')
  await expect(heading(app, 'Puzzle 2')).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(tile(app, 1, 'The answer was shown')).toBeVisible()
  await app.reload()
  await expect(tile(app, 1, 'The answer was shown')).toBeVisible()
  await expect(tile(app, 2, 'Not solved yet')).toBeVisible()
})

test('an answer requested while the puzzle changes language appears in the new language @sweep', async ({
  app,
}) => {
  const barrier = await holdBack(app, 'practice.open')
  await app.reload()
  await app.getByRole('link', { name: 'Puzzle of the day' }).click()
  await expect(panel(app)).toContainText('One action is clearly better than all others.')
  const address = app.url()
  barrier.shut()
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(app).not.toHaveURL(address)
  await app.keyboard.press('Shift+I')
  barrier.open()
  await expect(app.getByText('有一手明顯比其他都好')).toBeVisible()
  await expect(app.getByText('可以這樣下')).toBeVisible()
})

test('an answer requested while another puzzle loads does not appear for that one @sweep', async ({
  app,
}) => {
  const barrier = await holdBack(app, 'practice.open')
  await app.reload()
  await app.goto(new URL('#/puzzles?game=qin', app.url()).href)
  const other = await tile(app, 2, 'Not solved yet').getAttribute('href')
  await tile(app, 1, 'Not solved yet').click()
  await expect(panel(app)).toContainText('One action is clearly better than all others.')
  const before = await board(app).innerHTML()
  barrier.shut()
  await app.goto(new URL(other ?? '', app.url()).href)
  await expect(heading(app, 'Puzzle 2')).toBeVisible()
  await app.keyboard.press('Shift+I')
  barrier.open()
  await expect.poll(() => board(app).innerHTML()).not.toBe(before)
  await app.keyboard.press('Escape')
  await expect(tile(app, 1, 'Not solved yet')).toBeVisible()
  await expect(tile(app, 2, 'Not solved yet')).toBeVisible()
})
