/** Matches of one deal: listed beside each other, and each opened at the step looked at. */
import { barriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { matchId, openLibrary } from './library.ts'
import { turnTo } from './moves.ts'
import { matchOf, openMatch } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a match and the one it shares its deal with are found from each other', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, {}, { title: 'The first' }))
  await expect(app.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
  const first = matchId(app)
  await app.getByRole('tab', { name: 'Match' }).click()
  await expect(app.getByText('No other match has been played with this deal.')).toBeVisible()
  await openMatch(
    app,
    matchOf('quorsum', 2, {}, { title: 'The second', chance: { source: 'same', match: first } }),
  )
  await turnTo(app, 'Review')
  await app.keyboard.press('Home')
  await app.keyboard.press('ArrowRight')
  await app.getByRole('tab', { name: 'Match' }).click()
  const deals = app.getByRole('table', { name: 'The same deal' })
  await expect(deals.getByRole('row', { name: /The second/ })).toContainText('this one')
  expect(await barriers(app)).toEqual([])
  await deals.getByRole('button', { name: 'Open at step 1' }).click()
  await expect(app).toHaveURL(new RegExp(`${first}\\?review=&at=1$`))
  await expect(app.getByText('The first', { exact: true }).first()).toBeVisible()
  await expect(app.getByRole('slider', { name: 'Position in the record' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  )
  await openLibrary(app)
  await app.getByRole('button', { name: 'More for “The first”' }).click()
  await app.getByRole('menuitem', { name: 'Matches of this deal…' }).click()
  const dialog = app.getByRole('dialog', { name: 'The same deal' })
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(app.getByText('The second', { exact: true }).first()).toBeVisible()
})
