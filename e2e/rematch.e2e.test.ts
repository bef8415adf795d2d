/** A rematch: the same people play again, each one seat further on. */
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { endCard } from './support/screen.ts'
import { staged } from './support/stages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a rematch starts at once with the seats rotated', async ({ app }) => {
  const { record } = staged(requireGame(sampleGame()), { seats: 2 })
  await importRecord(app, record, 'the first')
  await openTable(app, record.root)
  const names = app.locator('.seat .who')
  const before = await names.allTextContents()
  expect(new Set(before).size).toBe(2)
  await expect(endCard(app)).toContainText(`In a rematch everyone moves up a seat: ${before[1]} sits first.`)

  // The result is a tab like the others, and stays available.
  await app.getByRole('tab', { name: 'Moves' }).click()
  await expect(endCard(app)).toHaveCount(0)
  await app.getByRole('tab', { name: 'Result' }).click()

  await endCard(app).getByRole('button', { name: 'Rematch' }).click()
  await expect(app).not.toHaveURL(new RegExp(record.root))
  await expect(names).toHaveText([...before].reverse())
  await expect(app.getByRole('tab', { name: 'Result' })).toHaveCount(0)
})
