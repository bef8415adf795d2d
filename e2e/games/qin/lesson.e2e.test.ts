/** The lesson of Qin. */
import { expect, test } from '../../support/fixtures.ts'
import { lessonPanel, openLesson } from '../../support/lessons.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the lesson pictures what another lays', async ({ app }) => {
  await openLesson(app, 'qin')
  const panel = lessonPanel(app)
  await panel.getByRole('button', { name: 'Show me' }).click()
  await app.getByRole('button', { name: 'Play it' }).click()
  await expect(app.getByRole('banner').getByText('Task 2 of 9')).toBeVisible()
  const film = panel.getByRole('region', { name: 'Bo’s turn' })
  await expect(film.locator('.lines')).toHaveText('Bo lays a tile on e7, e6')
  await expect(film.locator('div.frame')).toHaveCount(1)
})

test('the tray names what the lesson speaks of, also in a small window', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openLesson(app, 'qin')
  for (const word of ['Turn', 'Swap ends']) {
    await expect(lessonPanel(app).getByText(word).first()).toBeVisible()
    await expect(app.locator('footer').getByText(word, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})
