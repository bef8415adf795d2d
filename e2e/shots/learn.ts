/** Pictures of the pages of the games, of every stop of their lessons, and of a puzzle. */
import { GAMES } from '../../src/engine/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLesson, walkLesson } from '../support/lessons.ts'
import { go } from '../support/screen.ts'
import { LANGUAGES, shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { id } of GAMES) {
  test(`pictures of the page of ${id}`, async ({ app }) => {
    await go(app, `/game/${id}`)
    await expect(app.locator('.pictures svg').last()).toBeVisible({ timeout: 30_000 })
    await shoot(app, `learn-${id}-page`)
  })
  for (const language of LANGUAGES)
    test(`pictures of the lesson of ${id}: ${language}`, async ({ app }) => {
      await openLesson(app, id, language)
      await walkLesson(
        app,
        (stop, number) => shoot(app, `learn-${id}-${String(number).padStart(2, '0')}-${stop}`, [language]),
        language,
      )
    })
}

test('pictures of a puzzle', async ({ app }) => {
  await app.getByRole('link', { name: 'Puzzle of the day' }).click()
  await expect(app.locator('.meta')).toContainText(/Puzzle \d+/)
  await shoot(app, 'learn-puzzle')
  await app.getByRole('button', { name: /^Show me/ }).click()
  await expect(app.getByRole('region', { name: 'Compared' })).toBeVisible()
  await shoot(app, 'learn-puzzle-shown')
  await app.keyboard.press('Escape')
  await expect(app.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible()
  await shoot(app, 'learn-puzzles')
})
