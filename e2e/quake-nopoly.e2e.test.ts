/** Quake-nopoly in the browser: whole matches, secrets, disasters told before they strike, and no barriers. */
import { barriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { cover } from './library.ts'
import { keys, matchOf, playOn, pointer } from './quake-nopoly.ts'
import { endCard, openMatch } from './screen.ts'
import { ask } from './wire.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ACTIONS = ['build', 'swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass']

test('a match of four is played by pointer alone, with all seven actions, from names to result', async ({
  app,
}) => {
  test.setTimeout(300_000)
  await ask(app, 'settings.set', { plainCurtain: true })
  await cover(app, 'Quake-nopoly').click()
  await app.getByRole('radio', { name: '4', exact: true }).click()
  for (const [seat, name] of ['Ada', 'Bo', 'Cy', 'Di'].entries())
    await app.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await app.getByLabel('Seed', { exact: true }).fill('four at the table')
  await app.getByRole('button', { name: 'Start' }).click()
  const done = await playOn(app, pointer(app, 'plain'))
  console.log([...done])
  expect(ACTIONS.filter((action) => !done.has(action))).toEqual([])
  await expect(endCard(app).getByRole('table').first()).toContainText('Di')
  expect(await barriers(app)).toEqual([])
})

test('a match of two beginners is played by keyboard alone', async ({ app }) => {
  test.setTimeout(300_000)
  await openMatch(app, matchOf(2, { variant: 'beginner', roles: 'choose' }))
  const done = await playOn(app, keys(app))
  console.log([...done])
  await expect(endCard(app)).toBeVisible()
})
