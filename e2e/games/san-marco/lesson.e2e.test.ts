/** The lesson of San Marco. */
import { expect, test } from '../../support/fixtures.ts'
import { goToTask, lessonPanel, openLesson, walkLesson } from '../../support/lessons.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the films of the lesson show what took something from the reader and what scored, and its end the final scoring as a match does', async ({
  app,
}) => {
  test.slow()
  await openLesson(app, 'san-marco')
  const panel = lessonPanel(app)
  const film = panel.locator('.film')
  let looked = 0
  await walkLesson(app, async (stop, number) => {
    if (stop === 'end') return
    if (stop === 'shown' && number === 3) {
      looked += 1
      // An offer that is gone is not compared with the others.
      await expect(app.locator('.hands .gone')).toHaveText(/taken by Cleo$/)
    }
    if (stop === 'shown' && number === 6) {
      looked += 1
      await app.setViewportSize({ width: 1024, height: 700 })
      // What was told leaves the answer its room.
      await expect(film.locator('.lines').last()).toHaveText('Cleo banishes from San Polo: 4 of yours')
      await expect(panel.locator('.task ~ .answers .card')).toBeInViewport({ ratio: 1 })
      await app.setViewportSize({ width: 1440, height: 900 })
      await expect(film.locator('.lines')).toHaveCount(4)
    }
    const task = await panel.locator('.task').innerText()
    if (task.includes('Cleo banished you from San Polo')) {
      looked += 1
      await expect(film.locator('.lines')).toHaveText([
        'Bo takes limit 6, and moves the Doge to Cannaregio: Bo +6, Cleo +4. Tolls: You +1, Bo −1',
        'Bo moves the Doge to San Polo: You +5, Cleo +5. Tolls: You +1, Bo −2, Cleo +1',
        'Bo replaces one of yours in Dorsoduro',
        'Cleo banishes from San Polo: 4 of yours',
      ])
      await expect(film.locator('.gains > li')).toHaveText([
        'You +7 points',
        'Bo +9 points',
        'Cleo +10 points',
      ])
      // What does not concern the reader can be unfolded in place, also by keys.
      const all = film.getByRole('button', { name: 'All 12 steps' })
      await expect(all).toHaveAttribute('aria-expanded', 'false')
      await all.press('Enter')
      await expect(all).toHaveAttribute('aria-expanded', 'true')
      await expect(film.getByRole('list').first().getByRole('listitem')).toHaveCount(12)
      await expect(film).toContainText('Bo banishes for free (lowest limits) from Castello: 3 of Bo’s own')
      await expect(film).toContainText('The last offer goes to you: 3 × transfer, limit 2 + 3 + 3')
      await expect(film.locator('.frame')).toHaveCount(0)
      await all.press('Enter')
      await expect(film.locator('.lines')).toHaveCount(4)
      await expect(film.locator('.frame').last()).toBeVisible()
    }
    // The last of what it cost the reader is told, although it scores nothing.
    if (task.includes('You choose first')) {
      looked += 1
      await expect(
        film.locator('.lines').getByText('Cleo replaces one of yours in Santa Croce'),
      ).toBeVisible()
      // Its names and figures can be read.
      await expect(film.locator('.frame.wordless')).toHaveCount(0)
    }
  })
  expect(looked).toBe(6)
  await expect(panel.getByRole('heading', { name: 'You win' })).toBeVisible()
  // Nobody has a role any more.
  await expect(app.locator('.seats article .role').first()).toHaveText(/^\s*$/)
  await expect(panel.locator('[data-sm-ending]').getByRole('row')).toHaveCount(4)
  await expect(panel.locator('[data-sm-ending]')).toBeInViewport({ ratio: 1 })
  // The last round is told above it: who took what, and what it brought.
  await expect(film.locator('.lines').first()).toHaveText(/^Bo takes /)
  await expect(film.locator('.gains > li')).toHaveText(['You +38 points', 'Bo +19 points', 'Cleo +16 points'])
})

test('a division of one’s own is played out before the lesson goes on with its own', async ({ app }) => {
  await openLesson(app, 'san-marco')
  const panel = lessonPanel(app)
  await app.keyboard.press('Shift+I')
  await expect(app.getByRole('button', { name: 'Play it' })).toBeVisible()
  await app.keyboard.press('ArrowRight')
  await expect(panel.locator('.task')).toContainText('Divide the cards')
  for (const offer of '1231231231') await app.keyboard.press(offer)
  // The words of the task have the focus since the last answer.
  await app.keyboard.press('Enter')
  await expect(panel).toContainText('It is played out with your move')
  await expect(panel.locator('.task')).toContainText('Which offer brings you more?')
  await expect(panel.locator('#film-title')).toHaveText('After your choice')
  // Cleo takes the first offer, and the last one is left for the reader.
  await expect(panel.locator('.film .lines').first()).toHaveText(/^Cleo takes /)
  await expect(panel.locator('.film')).toContainText('The last offer goes to you: ')
  // No bridge is taken or built, although aristocrats may go over one.
  for (const line of await panel.locator('.film .lines').allInnerTexts())
    expect(line.replace(/over (a bridge|bridges)/g, '')).not.toContain('bridge')
})

test('in a small window the task after a banishment needs no scrolling', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openLesson(app, 'san-marco')
  await goToTask(app, 6, 11)
  const words = lessonPanel(app).locator('.words')
  await expect(words.getByRole('button', { name: 'Show me' })).toBeVisible()
  await expect.poll(() => words.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('a long film tells its last few steps while it plays, and then what concerned the reader', async ({
  app,
}) => {
  test.slow()
  await openLesson(app, 'san-marco')
  await goToTask(app, 6, 11)
  const film = lessonPanel(app).locator('.film')
  await expect(film.locator('.lines')).toHaveCount(4)
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await film.getByRole('button', { name: 'Slower' }).click()
  await film.getByRole('button', { name: 'Again' }).click()
  const lines = film.locator('.lines')
  const first = lines.getByText('You bridge Cannaregio and San Polo (played for you)')
  await expect(first).toBeVisible()
  await expect(lines).toHaveCount(3)
  await expect(first).toHaveCount(0)
  await expect(lines).toHaveCount(3)
  await expect(film.getByRole('button', { name: 'All 12 steps' })).toBeHidden()
  await film.getByRole('button', { name: 'Skip' }).click()
  await expect(lines).toHaveCount(4)
  await expect(lines.last()).toHaveText('Cleo banishes from San Polo: 4 of yours')
})
