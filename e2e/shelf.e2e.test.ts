/** Many matches at once: filters that stay, tags and the bin for a selection, and a focus that is never lost. */
import type { Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { playedMatches } from '../src/main/library/testing/played-matches.ts'
import { expect, test } from './support/fixtures.ts'
import { importMatches } from './support/imports.ts'

const focusIsSomewhere = (page: Page): Promise<void> => expect(page.locator('body :focus')).toHaveCount(1)

test('a selection is tagged, binned and restored as one; filters outlast a reload; the focus is never lost', async ({
  app: page,
}) => {
  const matches = playedMatches(GAMES.filter(({ id }) => id === 'qin' || id === 'quorsum'))
  await importMatches(page, matches)
  const all = matches.length
  const rows = page.getByRole('row')
  await expect(rows.first()).toContainText(/Played \d+ \w+ · imported \d+ \w+/)

  await test.step('a filter by number of players outlasts a reload', async () => {
    await page.keyboard.press('f')
    await page.getByRole('group', { name: 'Players at the table' }).getByRole('button', { name: '2' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Remove: 2 players' })).toBeVisible()
    await expect(rows).toHaveCount(4)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove: 2 players' })).toBeVisible()
    await expect(rows).toHaveCount(4)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(rows).toHaveCount(all)
    await focusIsSomewhere(page)
  })

  await test.step('the menu of one that is picked is about all that are picked', async () => {
    await rows.first().focus()
    for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key)
    await expect(page.getByText('3 matches selected')).toBeVisible()
    await rows.nth(1).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Tags…' }).click()
    await page.getByLabel('New tag').fill('club')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove the tag “club” from 3 matches' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows.filter({ hasText: 'club' })).toHaveCount(3)
    await focusIsSomewhere(page)
  })

  await test.step('into the bin and out of it again, together', async () => {
    await rows.first().focus()
    await page.keyboard.press('Delete')
    await expect(rows).toHaveCount(all - 3)
    await focusIsSomewhere(page)
    await page.getByRole('button', { name: 'Bin 3' }).click()
    await expect(rows).toHaveCount(3)
    await rows.first().focus()
    await page.keyboard.press('Control+a')
    await expect(page.getByText('3 matches selected')).toBeVisible()
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await expect(page.getByText('The bin is empty.')).toBeVisible()
    await focusIsSomewhere(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows).toHaveCount(all)
  })

  await test.step('a row outside the selection ends it', async () => {
    await rows.first().focus()
    for (const key of ['Space', 'Shift+ArrowDown']) await page.keyboard.press(key)
    await rows.nth(4).click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
    await expect(page.getByText('2 matches selected')).toBeHidden()
  })
})
