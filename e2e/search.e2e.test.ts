/** A search of the library shows where it found its words, and links there. */
import { MAIN } from '../src/engine/record/step.ts'
import { lineTo, putAnnotation } from '../src/engine/record/tree.ts'
import { playedMatches } from '../src/main/testing/played-matches.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openLibrary, rowOf } from './support/library.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

const STEP = 7

test('a search shows the words it found and their step, and opens the review there, by pointer and by key', async ({
  app: page,
}) => {
  const [match] = playedMatches([requireGame(sampleGame(1))])
  if (match === undefined) throw new Error('No match was played')
  const { record, title } = match
  const step = lineTo(record, record.branches.get(MAIN)!.step)[STEP - 1]!.id
  putAnnotation(record, {
    id: '00000000000000aa',
    step,
    body: { kind: 'comment', text: 'The café by the **harbour** 很平均', author: '' },
    version: 1,
    deleted: false,
  })
  await importRecord(page, record, title)
  const search = page.getByRole('searchbox', { name: 'Search the records' })
  const row = rowOf(page, title)
  const excerpt = row.getByRole('button', { name: /^Comment/ })
  await expect(row).toBeVisible()
  await expect(excerpt).toHaveCount(0)

  await search.fill('cafe harb')
  await expect(excerpt).toContainText(`Step ${STEP}`)
  await expect(excerpt).toContainText('The café by the harbour 很平均')
  await expect(excerpt.locator('mark')).toHaveText(['café', 'harb'])
  await excerpt.click()
  const place = page.locator('main.view.review')
  await expect(place).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`at=${STEP}@${step.slice(0, 8)}`))
  await expect(page.getByRole('article', { name: 'Comment' })).toContainText('The café by the harbour')

  await openLibrary(page)
  await search.fill('平均')
  await expect(excerpt.locator('mark')).toHaveText(['平均'])
  await search.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(place).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`at=${STEP}@${step.slice(0, 8)}`))

  await openLibrary(page)
  await search.fill(title.slice(0, 5))
  await expect(row.locator('mark').first()).toBeVisible()
  await expect(row.getByRole('button', { name: /^Title/ })).toHaveCount(0)
})
