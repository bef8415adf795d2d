/** Many matches at once: persistent filters, tags and the bin for a selection, and a focus that is never lost. */
import type { Page } from '@playwright/test'
import { MAIN } from '../src/engine/record/step.ts'
import { depthOf } from '../src/engine/record/tree.ts'
import { playedMatches } from '../src/main/testing/played-matches.ts'
import { expect, test } from './support/fixtures.ts'
import { importMatches, importRecord } from './support/imports.ts'
import { rowOf } from './support/library.ts'
import { go } from './support/screen.ts'
import { studyOf } from './support/studiedMatches.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

const focusIsSomewhere = (page: Page): Promise<void> => expect(page.locator('body :focus')).toHaveCount(1)

test('a selection is tagged, binned and restored as one; filters survive a reload; the focus is never lost @sweep', async ({
  app: page,
}) => {
  const matches = playedMatches([0, 1].map((family) => requireGame(sampleGame(family))))
  await importMatches(page, matches)
  const all = matches.length
  const rows = page.getByRole('row')
  await expect(rows.first()).toContainText(/Played \d+ \w+ · imported \d+ \w+/)

  await test.step('a filter by number of players survives a reload', async () => {
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

  await test.step('the menu of a selected match acts on all that are selected', async () => {
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

test('the list, its filter and the review count only the steps of the match as played, not those of branches @sweep', async ({
  app,
}) => {
  const { record, title } = studyOf(sampleGame())
  const match = await importRecord(app, record, title)
  const main = record.branches.get(MAIN)?.step ?? record.root
  const played = depthOf(record, main)
  expect(record.steps.size).toBeGreaterThan(played)
  await app.goto(new URL('/', app.url()).href)
  const row = rowOf(app, title)
  await expect(row.getByText(`${played} steps`, { exact: true })).toBeAttached()
  const branches = [...record.branches.values()].filter(({ id, deleted }) => id !== MAIN && !deleted).length
  await expect(row.getByText(new RegExp(`^${branches} branch(es)?$`))).toBeAttached()

  const atLeast = async (steps: number): Promise<void> => {
    await app.keyboard.press('f')
    await app.getByRole('spinbutton', { name: 'At least' }).click()
    await app.keyboard.press('ControlOrMeta+A')
    await app.getByRole('spinbutton', { name: 'At least' }).pressSequentially(String(steps))
    await app.keyboard.press('Escape')
    await expect(app.getByRole('button', { name: `Remove: At least ${steps} steps` })).toBeVisible()
  }
  await atLeast(played)
  await expect(row).toBeVisible()
  await atLeast(played + 1)
  await expect(row).toHaveCount(0)

  await go(app, `/table/${match}?review`)
  await app.keyboard.press('End')
  const slider = app.getByRole('slider', { name: 'Position in the record' })
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`step ${played} of ${played}\\b`))
})
