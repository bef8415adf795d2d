/** Puzzles by keys alone: the puzzle of the day, one that is tried and shown, and the next; the results are stored. */
import type { Page } from '@playwright/test'
import { PUZZLES } from '../src/engine/puzzles/index.ts'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/networkDelay.ts'
import { board, keys, layOne, pointer } from './games/qin/driver.ts'
import { go } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true })
const card = (page: Page, n: number, state: string) =>
  page.getByRole('list', { name: 'Qin' }).getByRole('link', { name: new RegExp(`^Puzzle ${n} .+ ${state}$`) })
/** The state of a puzzle that is not done, whether or not it is the next. */
const OPEN = '(Next|Not tried yet)'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('a puzzle is tried, shown with the result of the search, and left for the next @sweep', async ({
  app,
}) => {
  await app.getByRole('link', { name: 'Puzzle of the day' }).focus()
  await app.keyboard.press('Enter')
  await expect(app.locator('.meta')).toContainText(/Puzzle \d+/)
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  // The reader plays a seat that a bot played in the match.
  await expect(app.locator('.seat').getByRole('img', { name: 'Bot' })).toHaveCount(1)
  await expect(app.locator('.seat.turn').getByRole('img', { name: 'Bot' })).toHaveCount(0)
  await app.keyboard.press('Escape')
  await expect(heading(app, 'Puzzles')).toBeVisible()
  await expect(app.locator('.today .board svg').first()).toBeVisible()
  expect(await axeViolationsInBothThemes(app)).toEqual([])

  await app.goto(new URL('#/puzzles?game=qin', app.url()).href)
  await expect(app.getByRole('list', { name: 'Qin' })).toBeVisible()
  await expect(app.getByRole('list', { name: 'Quorsum' })).toHaveCount(0)
  await card(app, 1, OPEN).focus()
  await app.keyboard.press('ArrowRight')
  await expect(card(app, 2, OPEN)).toBeFocused()
  await app.keyboard.press('ArrowLeft')
  await app.keyboard.press('Enter')

  await expect(app.locator('.meta')).toContainText('Puzzle 1')
  await board(app).focus()
  await layOne(app, keys(app), 0)
  await keys(app).place()
  await expect(panel(app).getByText('Not the best move')).toBeVisible()
  // What it leads to, without what would have been better.
  const chance = app.getByRole('region', { name: 'Chance of winning' })
  await expect(chance).toContainText(/After this move\s*(at most )?\d+/)
  await expect(chance).toContainText(/After the best move\s*\d+/)
  await app.keyboard.press('ArrowRight')
  await expect(panel(app).getByText('Not the best move')).toHaveCount(0)
  await expect(chance).toHaveCount(0)
  await expect(app.getByRole('heading', { name: 'Compared' })).toHaveCount(0)
  await app.keyboard.press('Shift+I')
  await expect(panel(app)).toContainText('The answer')
  // In place of the question: what the answer achieves, and one way on.
  await expect(panel(app)).not.toContainText('One move is clearly better than all others.')
  await expect(panel(app)).toContainText('This ')
  await expect(app.getByRole('button', { name: /^Next puzzle/ })).toHaveCount(1)
  // In the other language it is the same puzzle, with its answer still shown.
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(app.getByText('答案', { exact: true })).toBeVisible()
  await ask(app, 'settings.set', { language: 'en' })
  await expect(app.locator('div.side')).toContainText('Ada')
  await expect(panel(app)).toContainText('The answer')
  const figures = app.getByRole('region', { name: 'Compared' })
  await expect(figures).toContainText('Chance of winning')
  await expect(figures.getByRole('listitem').first()).toContainText('%')
  // The answer is drawn on the board, or each of the others in its place.
  const second = figures.getByRole('button').nth(1)
  const preview = app.getByTestId('preview')
  await expect(preview).toBeVisible()
  await second.focus()
  await app.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(preview).toBeVisible()
  await app.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await expect(preview).toBeVisible()
  expect(await axeViolationsInBothThemes(app)).toEqual([])
  // The steps before can be reviewed, and the right answer stays shown.
  await app.keyboard.press('ArrowLeft')
  await expect(figures).toHaveCount(0)
  await app.keyboard.press('ArrowRight')
  await expect(figures).toBeVisible()

  await app.keyboard.press('ArrowRight')
  await expect(app.locator('.meta')).toContainText('Puzzle 2')
  await app.keyboard.press('Escape')
  await expect(card(app, 1, 'Answer shown')).toBeVisible()
  await app.reload()
  await expect(card(app, 1, 'Answer shown')).toBeVisible()
  await expect(card(app, 2, 'Next')).toBeVisible()

  // A puzzle whose answer was shown is asked again.
  await card(app, 1, 'Answer shown').click()
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  await expect(app.getByRole('button', { name: /^Show me/ })).toBeVisible()
  await expect(figures).toHaveCount(0)
  await app.keyboard.press('Shift+I')
  await expect(figures).toBeVisible()
})

test('a wrong move tells what it misses and what a bot plays next @sweep', async ({ app }) => {
  await go(app, '/puzzles')
  await app
    .getByRole('list', { name: 'Quorsum' })
    .getByRole('link', { name: /^Puzzle 3 / })
    .click()
  await app.getByRole('button', { name: 'End the turn' }).click()
  await expect(panel(app).getByText('Not the best move')).toBeVisible()
  const next = app.getByRole('region', { name: 'What it leads to' })
  await expect(panel(app)).toContainText('A tile on your other pawn’s way home can be freed.')
  await next.getByRole('img', { name: 'How this was found' }).hover()
  await expect(app.getByRole('tooltip')).toContainText(/What a bot plays next/)
})

test('the shelves begin with the games one has played, the others wait at the foot', async ({ app }) => {
  const shelves = app.locator('.shelf h2')
  await go(app, '/puzzles')
  await expect(shelves).toHaveCount(Object.keys(PUZZLES).length)
  const ofToday = app.locator('.today h2')
  // With the position comes the question.
  await expect(app.locator('.today .board svg').first()).toBeVisible()
  const shownBefore = await ofToday.innerText()
  await go(app, '/')
  await ask(app, 'match.create', {
    game: 'san-marco',
    seats: ['Ada', 'Bruno', 'Cleo'].map((name, at) => ({
      name,
      colour: ([1, 2, 3] as const)[at] ?? 1,
      player: { kind: 'person' as const },
    })),
    options: {},
    chance: { source: 'seeded', seed: 'puzzles' },
  })
  await go(app, '/puzzles')
  await expect(shelves).toHaveText(['San Marco'])
  // Its half-filled circle is explained where it is drawn.
  const legend = app.locator('.week > p').filter({ hasText: 'the answer was shown' })
  await expect(legend).toHaveCount(0)
  // The puzzle of the day stays the one that was shown.
  await expect(ofToday).toHaveText(shownBefore)
  // One puzzle a shelf is the next.
  await expect(app.getByRole('link', { name: /Next$/ })).toHaveCount(1)
  const others = Object.entries(PUZZLES).filter(([id]) => id !== 'san-marco')
  const more = others.reduce((sum, [, puzzles]) => sum + puzzles.length, 0)
  await expect(app.locator('footer')).toContainText(`${more} more puzzles`)
  await app.getByRole('link', { name: 'Show them anyway' }).click()
  await expect(shelves).toHaveCount(Object.keys(PUZZLES).length)
  await expect(shelves.first()).toHaveText('San Marco')
  const all = app.getByRole('link', { name: /^See all \d+ Quorsum/ })
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  await all.click()
  await expect(app.getByRole('list', { name: 'Quorsum' }).getByRole('link')).toHaveCount(count)
  await app.keyboard.press('Escape')
  await expect(shelves).toHaveText(['San Marco'])
  await go(app, '/puzzles/today')
  await app.getByRole('button', { name: /^Show me/ }).click()
  await expect(panel(app)).toContainText('The answer')
  await go(app, '/puzzles')
  await expect(legend).toBeVisible()
})

test('nothing moves on a list of puzzles while its pictures and questions come', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await app.evaluate(`(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.moved += value
    }).observe({ type: 'layout-shift' })
    location.hash = '#/puzzles?game=qin'
  })()`)
  // Three rows are in sight.
  for (const card of [0, 4, 8]) await expect(app.locator('a.card').nth(card).locator('.frame')).toBeVisible()
  expect(await app.evaluate('window.moved')).toBeLessThan(0.005)
})

test('a card shows what its question is about, in a size one can read', async ({ app }) => {
  const cards = app.getByRole('list', { name: 'San Marco' })
  const asking = async (words: RegExp) => {
    const found = cards.getByRole('link', { name: words }).first()
    await found.scrollIntoViewIfNeeded()
    return found.locator('.board')
  }
  await go(app, '/puzzles?game=san-marco')
  // All are of one kind: a district alone is framed on the small map, too.
  await expect((await asking(/aristocrats should leave San Polo/)).locator('svg.thumb .marked')).toHaveCount(
    1,
  )
  await expect((await asking(/Santa Croce or San Polo/)).locator('svg.thumb .marked')).toHaveCount(2)
  await expect((await asking(/which of 3 offers/)).locator('.offer')).toHaveCount(3)
})

test('an answer requested while the puzzle changes language appears in the new language @sweep', async ({
  app,
}) => {
  const barrier = await holdBack(app, 'practice.open')
  await app.reload()
  await app.getByRole('link', { name: 'Puzzle of the day' }).click()
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  const address = app.url()
  barrier.shut()
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(app).not.toHaveURL(address)
  await app.keyboard.press('Shift+I')
  barrier.open()
  await expect(app.getByText('答案', { exact: true })).toBeVisible()
})

test('a change of language keeps the tile in hand, and what a wrong move led to', async ({ app }) => {
  const inLanguage = async (language: 'en' | 'zh-Hant', title: string): Promise<void> => {
    await ask(app, 'settings.set', { language })
    await expect(app.locator('.meta')).toContainText(title)
  }
  await go(app, '/puzzles?game=qin')
  await card(app, 1, OPEN).click()
  await board(app).focus()
  await layOne(app, keys(app), 0)
  const tray = await app.locator('.tray').innerText()
  await inLanguage('zh-Hant', '第 1 題')
  await expect(app.locator('.tray')).not.toHaveText(tray)
  await inLanguage('en', 'Puzzle 1')
  await expect(app.locator('.tray')).toHaveText(tray, { useInnerText: true })
  await pointer(app).place()
  await expect(panel(app).getByText('Not the best move')).toBeVisible()
  const moved = app.locator('[data-qin-board]')
  const played = await moved.locator('[aria-label*=" tile"]').count()
  await inLanguage('zh-Hant', '第 1 題')
  await expect(app.getByText('不是最好的一手')).toBeVisible()
  await inLanguage('en', 'Puzzle 1')
  await expect(panel(app).getByText('Not the best move')).toBeVisible()
  await expect(moved.locator('[aria-label*=" tile"]')).toHaveCount(played)
})

test('after a change of language a list keeps its pictures until those of the new language have come', async ({
  app,
}) => {
  const barrier = await holdBack(app, 'puzzles.pose')
  await app.reload()
  await app.goto(new URL('#/puzzles?game=qin', app.url()).href)
  const first = app.getByRole('list').getByRole('link').first()
  await expect(first.locator('.board svg')).toHaveCount(1)
  await expect(first).toContainText('Bruno to play')
  barrier.shut()
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await expect(first).toContainText('第 1 題')
  await expect(first.locator('.board svg')).toHaveCount(1)
  barrier.open()
  await expect(first).not.toContainText('Bruno')
  await expect(first.locator('.board svg')).toHaveCount(1)
})

test('the answer of a puzzle of Quorsum is drawn on the board and told above its figures', async ({
  app,
}) => {
  await go(app, '/puzzles')
  await app
    .getByRole('list', { name: 'Quorsum' })
    .getByRole('link', { name: /^Puzzle 3 / })
    .click()
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  await app.keyboard.press('Shift+I')
  await expect(panel(app).getByRole('heading', { name: 'Pawn 1 to B1' })).toBeVisible()
  await expect(app.getByTestId('preview')).toBeVisible()
  await app.getByRole('button', { name: 'I’ll do it myself' }).click()
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  await expect(app.getByTestId('preview')).toHaveCount(0)
})

test('an answer requested while another puzzle loads does not appear for that one @sweep', async ({
  app,
}) => {
  const barrier = await holdBack(app, 'practice.open')
  await app.reload()
  await app.goto(new URL('#/puzzles?game=qin', app.url()).href)
  const other = await card(app, 2, OPEN).getAttribute('href')
  await card(app, 1, OPEN).click()
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  const before = await board(app).innerHTML()
  barrier.shut()
  await app.goto(new URL(other ?? '', app.url()).href)
  await expect(app.locator('.meta')).toContainText('Puzzle 2')
  await app.keyboard.press('Shift+I')
  barrier.open()
  await expect.poll(() => board(app).innerHTML()).not.toBe(before)
  await app.keyboard.press('Escape')
  await expect(card(app, 1, OPEN)).toBeVisible()
  await expect(card(app, 2, OPEN)).toBeVisible()
})

test('the answer of a puzzle about offers is framed among them', async ({ app }) => {
  await go(app, '/puzzles?game=san-marco')
  await app
    .getByRole('list', { name: 'San Marco' })
    .getByRole('link', { name: /which of 3 offers/ })
    .first()
    .click()
  await expect(panel(app)).toContainText('One move is clearly better than all others.')
  await app.keyboard.press('Shift+I')
  const offers = app.locator('.tray .offer')
  await expect(offers).toHaveCount(3)
  await expect(offers.and(app.locator('.solid'))).toHaveCount(1)
  // Another one of those compared takes the frame.
  const other = app.getByRole('region', { name: 'Compared' }).getByRole('button').nth(1)
  const [, number = ''] = /offer (\d)/.exec(await other.innerText()) ?? []
  await other.click()
  await expect(offers.nth(Number(number) - 1)).toHaveClass(/solid/)
})
