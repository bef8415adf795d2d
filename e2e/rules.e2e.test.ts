/** The rules of a game: searched, shown in an example, and tried. */
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { cover } from './support/library.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a rule is found, shown on the board, and its position tried without a curtain', async ({
  app: page,
}) => {
  await cover(page, 'Qin').click()
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const rules = page.getByRole('dialog', { name: 'Qin: rules' })
  const search = rules.getByRole('searchbox', { name: 'Search the rules' })
  // The search covers our comments on a rule as well as the rule.
  await search.fill('played open to all')
  await expect(rules.getByRole('term')).toHaveText(['QIN-S6'])
  await search.fill('put a pagoda on it')
  await expect(rules.getByRole('term')).toHaveText(['QIN-E1'])
  const example = rules.getByRole('button', { name: 'Example' }).first()
  await example.focus()
  await page.keyboard.press('Enter')
  await expect(example).toHaveAttribute('aria-expanded', 'true')
  await expect(rules.locator('.example svg').first()).toBeVisible()
  await expect(rules.locator('figcaption').last()).toContainText('founds a')
  expect(await axeViolations(page)).toEqual([])

  await rules.getByRole('button', { name: 'Try this position' }).click()
  await expect(page).toHaveURL(/table/)
  await expect(page.getByRole('heading', { name: 'QIN-E1: an example' })).toBeVisible()
  await expect(page.getByText('Pass the device to')).toHaveCount(0)
})
