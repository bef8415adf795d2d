/** The rules of a game: searched, shown in examples, tried, and what is often played wrong. */
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { cover } from './support/library.ts'
import { go, SMALL } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const openRules = async (page: Page): Promise<Locator> => {
  await cover(page, 'Qin').click()
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  return page.getByRole('dialog', { name: 'Qin: rules' })
}

test('a rule is found with its example, and its position tried without a curtain', async ({ app: page }) => {
  const rules = await openRules(page)
  const search = rules.getByRole('searchbox', { name: 'Search the rules' })
  // The search covers our comments on a rule as well as the rule.
  await search.fill('played open to all')
  await expect(rules.getByRole('term')).toHaveText(['3.1 QIN-S6'])
  await search.fill('5.1')
  await expect(rules.getByRole('term')).toHaveText(['5.1 QIN-E1'])
  await search.fill('put a pagoda on it')
  await expect(rules.getByRole('term')).toHaveText(['5.1 QIN-E1'])
  await expect(rules.locator('.example svg').first()).toBeVisible()
  await expect(rules.locator('figcaption').last()).toContainText('founds a')
  expect(await axeViolations(page)).toEqual([])

  await rules.getByRole('button', { name: 'Try this position' }).click()
  await expect(page).toHaveURL(/table/)
  await expect(page.getByRole('heading', { name: 'QIN-E1: an example' })).toBeVisible()
  await expect(page.getByText('Pass the device to')).toHaveCount(0)
})

test('examples stand beside their rules, below them in a small window, and only near ones are drawn', async ({
  app: page,
}) => {
  const rules = await openRules(page)
  const rule = rules.locator('#rule-QIN-A2')
  const [words, example] = [rule.getByRole('definition').first(), rule.locator('.examples')]
  const boxes = async () => ({ words: await words.boundingBox(), example: await example.boundingBox() })
  await rules.getByRole('button', { name: 'Joining provinces' }).click()
  await expect(rules.getByRole('heading', { name: 'Joining provinces' })).toBeFocused()
  await expect(rule.locator('.pane svg').first()).toBeVisible()
  await expect(rules.locator('#rule-QIN-S7 .pane svg')).toHaveCount(0)
  const wide = await boxes()
  expect(wide.example!.x).toBeGreaterThan(wide.words!.x + wide.words!.width - 1)
  expect(Math.abs(wide.example!.y - wide.words!.y)).toBeLessThan(10)
  await page.setViewportSize(SMALL)
  await expect.poll(async () => (await boxes()).example!.x).toBeLessThan(wide.example!.x)
  const small = await boxes()
  expect(small.example!.y).toBeGreaterThanOrEqual(small.words!.y + small.words!.height)
})

test('what is often played wrong ends the rules and leads to the rules that settle it', async ({
  app: page,
}) => {
  const rules = await openRules(page)
  await rules.getByRole('button', { name: '9 Often played wrong' }).click()
  await expect(rules.getByRole('heading', { name: 'Often played wrong' })).toBeInViewport()
  const ties = rules.getByRole('listitem').filter({ hasText: 'On a tie' })
  await expect(ties).toContainText('On a tie nobody holds the village')
  await ties.getByRole('button', { name: '6.5', exact: true }).click()
  const rule = rules.locator('#rule-QIN-V5')
  await expect(rule).toBeInViewport()
  await expect(rule).toHaveAttribute('aria-current', 'true')
  // Pictures above it that are drawn meanwhile do not move it out of sight.
  await expect(rule.locator('.pane svg').first()).toBeVisible()
  await expect(rule).toBeInViewport()
})

test('an example on a wide board shows the place concerned close up, and the whole board on request', async ({
  app: page,
}) => {
  await cover(page, 'Chang Cheng').click()
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const rules = page.getByRole('dialog', { name: 'Chang Cheng: rules' })
  await rules.getByRole('searchbox', { name: 'Search the rules' }).fill('CC-28')
  const board = rules.locator('.example .lie').first()
  /** How many times larger than its frame the board is drawn. */
  const share = () =>
    board.evaluate((drawn) => drawn.getBoundingClientRect().width / drawn.parentElement!.clientWidth)
  await expect.poll(share).toBeGreaterThan(1.5)
  const width = () => board.evaluate((drawn) => drawn.parentElement!.clientWidth)
  const narrow = await width()
  const whole = rules.getByRole('button', { name: 'See the whole board' }).first()
  await whole.press('Enter')
  await expect.poll(share).toBeLessThanOrEqual(1)
  expect(await width()).toBeGreaterThan(1.3 * narrow)
  await rules.getByRole('button', { name: 'Close up' }).first().press('Enter')
  await expect.poll(share).toBeGreaterThan(1.5)
})

test('examples mark what changed on a map, draw coordinates once, and stand below their words without a picture', async ({
  app: page,
}) => {
  const open = async (game: string): Promise<Locator> => {
    await go(page, `/game/${game}`)
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    return page.getByRole('dialog')
  }
  const sought = (rules: Locator) => rules.getByRole('searchbox', { name: 'Search the rules' })
  const marco = await open('san-marco')
  await sought(marco).fill('SM-22')
  await expect(marco.locator('.example .lie')).toHaveCount(2)
  // Only in the picture of what came of it.
  await expect(marco.getByTestId('preview').locator('[data-place]')).toHaveCount(1)
  const quorsum = await open('quorsum')
  await sought(quorsum).fill('QO-2')
  const laid = quorsum.locator('#rule-QO-2')
  await expect(laid.locator('figcaption').last()).toContainText('sixteen tiles are laid')
  await expect(laid.locator('.lie')).toHaveCount(0)
  const words = await laid.locator('figcaption').last().boundingBox()
  const button = await laid.getByRole('button', { name: 'Try this position' }).boundingBox()
  expect(button!.y).toBeGreaterThanOrEqual(words!.y + words!.height)
  await sought(quorsum).fill('5.1')
  // A refusal whose picture is as wide as the board: its letters are above it already.
  const refused = quorsum.locator('#rule-QO-11 .example').first()
  await expect(refused.locator('.lie svg').first()).toBeVisible()
  await expect(refused.locator('.coordinates.rows')).toHaveCount(0)
})
