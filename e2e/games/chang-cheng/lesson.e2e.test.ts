/** The lesson of Chang Cheng. */
import { expect, test } from '../../support/fixtures.ts'
import { lessonPanel, openLesson } from '../../support/lessons.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the lesson tells the turns of a board too wide for small pictures', async ({ app }) => {
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  const film = panel.getByRole('region', { name: 'What happens next' })
  await expect(film.getByText('Bo builds a wall on space 12')).toBeVisible()
  await expect(film.locator('.frame')).toHaveCount(0)
})
