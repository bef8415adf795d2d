/** Pictures of collections and of the matches that come with the program. */
import { GAMES } from '../../src/engine/index.ts'
import { ask } from '../support/apiRequest.ts'
import { fillLibrary } from '../support/filledLibrary.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLibrary, openTable } from '../support/library.ts'
import { go } from '../support/screen.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of collections', async ({ app }) => {
  await go(app, '/collections')
  await expect(app.getByRole('heading', { name: 'No collections yet' })).toBeVisible()
  await shoot(app, 'collections-empty')
  await openLibrary(app)
  await fillLibrary(app)
  await app.getByRole('row').first().focus()
  await app.keyboard.press('Control+a')
  await app.getByRole('button', { name: 'Add to a collection…' }).click()
  await app.getByLabel('Title of the new collection').fill('A rainy evening 雨夜')
  await app.keyboard.press('Enter')
  await expect(app.getByText(/added to “A rainy evening/).first()).toBeVisible()
  await go(app, '/collections')
  const card = app.getByRole('link', { name: /A rainy evening/ })
  await expect(card.locator('svg').first()).toBeVisible()
  await shoot(app, 'collections')
  await card.click()
  await expect(app.getByRole('link', { name: 'Edit' })).toBeVisible()
  await shoot(app, 'collection')
  await app.getByRole('link', { name: 'Edit' }).click()
  await expect(app.getByLabel('Introduction')).toBeVisible()
  await shoot(app, 'collection-edit')
})

test('pictures of the annotated matches that come with the program', async ({ app }) => {
  const { samples } = await ask(app, 'samples.list', { language: 'en' })
  for (const { id } of GAMES) {
    const sample = samples.find(({ game, kind }) => game === id && kind === 'annotated')
    if (sample === undefined) continue
    await openTable(app, `${sample.match}?review=1`)
    await expect(app.getByRole('slider')).toBeVisible()
    await shoot(app, `sample-${id}`)
  }
})
