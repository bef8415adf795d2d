/** San Marco in the browser: whole matches, divisions nobody else sees, the Doge's walk, and no barriers. */
import { barriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { cover } from './library.ts'
import { commit, drag, held, keys, lying, matchOf, playOn, pointer } from './san-marco.ts'
import { endCard, openMatch, passOn } from './screen.ts'
import { stepping } from './quorsum.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a match of three is played by pointer alone, from names to result', async ({ app }) => {
  test.setTimeout(300_000)
  await cover(app, 'San Marco').click()
  await app.getByRole('radio', { name: '3', exact: true }).click()
  for (const [seat, name] of ['Ada', 'Bo', 'Cy'].entries())
    await app.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await app.getByLabel('Seed', { exact: true }).fill('San Marco')
  await app.getByRole('button', { name: 'Start' }).click()

  // The first division is made by dragging, the others by clicks.
  await playOn(app, pointer(app), async () => (await held(app).count()) > 0)
  await expect(held(app)).toHaveCount(10)
  for (let card = 0; card < 10; card += 1) {
    await drag(app, lying(app, 'pool').first(), card % 3)
    await expect(lying(app, 'pool')).toHaveCount(9 - card)
  }
  await expect(commit(app)).toHaveAttribute('aria-disabled', 'false')
  await stepping(app, () => commit(app).click())
  await expect(passOn(app)).toBeVisible()

  await playOn(app, pointer(app))
  const result = endCard(app)
  await expect(result.getByRole('table').first()).toContainText('Cy')
  // SM-46 the six scorings of the end one by one: with what a seat had before they make up its score.
  const ending = result.locator('[data-sm-ending]')
  await expect(ending.getByRole('columnheader')).toHaveCount(9)
  const rows = await ending
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].map((cell) =>
          Number(
            (cell.querySelector('b') ?? cell.querySelector('.nil') ?? cell).textContent
              .replace('−', '-')
              .replace('–', '0'),
          ),
        ),
      ),
    )
  expect(rows).toHaveLength(3)
  for (const [before = NaN, ...rest] of rows) {
    expect(rest).toHaveLength(7)
    expect(before + rest.slice(0, 6).reduce((sum, each) => sum + each, 0)).toBe(rest[6])
  }
  expect(await barriers(app)).toEqual([])
})

test('a round of four is divided, chosen and played by keyboard alone', async ({ app }) => {
  test.setTimeout(300_000)
  await openMatch(app, matchOf(4))
  const way = keys(app)
  await playOn(app, way, async () => (await app.getByText('second round').count()) > 0)
})
