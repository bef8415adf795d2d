/** The lesson of Quorsum. */
import { expect, test } from '../../support/fixtures.ts'
import { lessonPanel, openLesson, walkLesson } from '../../support/lessons.ts'
import { cell } from './locators.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the lesson shows the rule of a refusal and the dice of a turn of any length, and is solved on its page @sweep', async ({
  app,
}) => {
  await openLesson(app, 'quorsum')
  let looked = 0
  await walkLesson(app, async (stop) => {
    if (stop !== 'task') return
    const words = await lessonPanel(app).innerText()
    if (words.includes('Three dice made it')) {
      looked += 1
      await cell(app, 'C1').click()
      const rule = app.getByRole('alert').getByRole('button', { name: 'QO-11' })
      await rule.click()
      await expect(app.getByRole('button', { name: 'Rules' })).toHaveAttribute('aria-pressed', 'true')
      // Requested again it is shown again, whatever was tried meanwhile.
      const search = app.getByRole('searchbox', { name: 'Search the rules' })
      await search.fill('no such words')
      await rule.click()
      await expect(search).toHaveValue('')
      await expect(app.locator('.marked')).toBeInViewport()
      await app.getByRole('button', { name: 'Back to the lesson' }).click()
    }
    if (words.includes('Try A4, or stop?')) {
      looked += 1
      await expect(app.getByRole('button', { name: 'a Pawn 2' })).toBeVisible()
      await cell(app, 'A4').click()
      await expect(app.getByRole('button', { name: 'Roll' })).not.toHaveAttribute('aria-disabled', 'true')
    }
  })
  expect(looked).toBe(2)
  await expect(app.getByRole('region', { name: 'How it ends' })).toBeVisible()
  // The page counts like the lesson: a shown answer is not a solved one.
  await expect(lessonPanel(app).getByText('Answers shown: 15')).toBeVisible()
  await app.getByRole('button', { name: 'To the game’s page' }).click()
  const name = 'Learn it 0 of 15 tasks solved'
  await expect(app.getByRole('link', { name, exact: true })).toBeVisible()
  // The task still counts as visited.
  await expect(app.locator('.btn.big.primary')).toHaveText(/Play a first match/)
})

test('the lesson rolls for its reader on the board alone, without another picture of it', async ({ app }) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quorsum')
  const panel = lessonPanel(app)
  for (let task = 1; task < 4; task += 1) {
    await expect(app.getByRole('banner').getByText(`Task ${task} of 15`)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible({ timeout: 30_000 })
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await expect(panel.locator('.task')).toContainText('Roll for B1')
  await app.getByRole('button', { name: /^Roll/ }).click()
  const film = panel.getByRole('region', { name: 'Your turn goes on' })
  await expect(film).toBeVisible()
  await expect(film).toContainText('makes 2+')
  await expect(film.locator('.frame')).toHaveCount(0)
  await expect(panel.locator('.task')).toContainText('Three dice made it')
})
