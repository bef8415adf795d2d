/** The lesson of San Marco. */
import { expect, test } from '../../support/fixtures.ts'
import { lessonPanel, openLesson, walkLesson } from '../../support/lessons.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the films of the lesson tell what scored and what it came to, and its end the final scoring as a match does', async ({
  app,
}) => {
  test.slow()
  await openLesson(app, 'san-marco')
  const panel = lessonPanel(app)
  const film = panel.locator('.film')
  let looked = 0
  await walkLesson(app, async (stop) => {
    if (stop === 'end') return
    const task = await panel.locator('.task').innerText()
    if (task.includes('three transfers are left to you')) {
      looked += 1
      await expect(film.locator('.story')).toContainText('Cannaregio is scored: Bo 6 points, Cleo 4.')
      await expect(film.locator('.story')).not.toContainText('+7')
      await expect(film.locator('.gains > li')).toHaveText([
        'You +7 points',
        'Bo +9 points',
        'Cleo +10 points',
      ])
    }
    // About offers, a picture of the board says nothing.
    if (task.includes('Two offers are left')) {
      looked += 1
      await expect(film.locator('div.frame')).toHaveCount(0)
    }
  })
  expect(looked).toBe(4)
  await expect(panel.getByRole('heading', { name: 'You win' })).toBeVisible()
  await expect(panel.locator('[data-sm-ending]').getByRole('row')).toHaveCount(4)
  await expect(panel.locator('[data-sm-ending]')).toBeInViewport({ ratio: 1 })
  await expect(panel.locator('.film > :is(ul, ol)')).toHaveCount(0)
})
