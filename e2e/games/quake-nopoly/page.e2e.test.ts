/** Pages of Quake-nopoly: of a match on a phone, and of its lesson. */
import { expect, test } from '../../support/fixtures.ts'
import { openLessonPage } from '../../support/sharedPage.ts'
import { openPage, UPRIGHT } from '../../support/phonePage.ts'

test('a page of Quake-nopoly opens on its map, and tells its key moments in words', async ({
  browser,
  home,
}) => {
  const page = await openPage(browser, home, 'quake-nopoly')
  await page.evaluate("location.hash = ''")
  const board = page.getByTestId('board')
  await expect(board.locator('[data-qk-map]')).toBeInViewport()
  await expect(board.getByText('Changhua', { exact: true })).toBeInViewport()
  await expect(board.getByText('Ole', { exact: true })).toBeInViewport()
  const moment = page.getByRole('list', { name: 'How the match went' }).getByRole('button').first()
  await expect(moment).toContainText(/Longest lead.+Ole builds .+\./s)
  await expect(moment.locator('.board svg')).toBeVisible()
  await page.context().close()
})

test('a step of Quake-nopoly shows the map on a phone, and the district cards by choice', async ({
  browser,
  home,
}) => {
  const page = await openPage(browser, home, 'quake-nopoly')
  const board = page.getByTestId('board')
  await expect(board.locator('[data-qk-map]')).toBeInViewport()
  await expect(board.locator('[data-qk-land]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'District cards' }).click()
  await expect(board.locator('[data-qk-land]').last()).toBeInViewport({ ratio: 1 })
  await page.getByRole('radio', { name: 'Map' }).click()
  await expect(board.locator('[data-qk-map]')).toBeInViewport()
  await page.context().close()
})

test('on a phone the whole board of Quake-nopoly is above a sheet', async ({ browser, home }) => {
  const page = await openPage(browser, home, 'quake-nopoly')
  await page.getByRole('button', { name: 'Moves', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Moves' })).toBeVisible()
  await expect(page.getByTestId('board')).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('the page of the lesson of Quake-nopoly marks the district its first task is about', async ({
  browser,
  home,
}) => {
  const page = await openLessonPage(browser, home, 'quake-nopoly')
  await expect(page.locator('[data-qk-district].over')).toHaveAttribute('data-qk-district', 'yilan')
  await page.setViewportSize(UPRIGHT)
  await expect(page.locator('[data-qk-district].over')).toHaveAttribute('data-qk-district', 'yilan')
  for (const end of ['Keelung', 'Pingtung'])
    await expect(page.getByTestId('board').getByText(end, { exact: true })).toBeInViewport()
  await page.context().close()
})
