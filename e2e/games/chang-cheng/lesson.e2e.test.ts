/** The lesson of Chang Cheng. */
import { expect, test } from '../../support/fixtures.ts'
import { goToTask, lessonPanel, openLesson } from '../../support/lessons.ts'
import { commit, hand, place, reveal } from './driver.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the lesson shows what another did on the part of the wall it is about', async ({ app }) => {
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  const film = panel.getByRole('region', { name: 'Bo’s turn' })
  await expect(film.locator('.lines')).toHaveText('Bo wall on 12')
  await expect(film.getByText(/^You/)).toHaveCount(0)
  await expect(film.locator('div.frame')).toHaveCount(1)
  // Over the whole width, so that the numbers of provinces and spaces can be read.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 700 },
  ]) {
    await app.setViewportSize(size)
    await expect(film.locator('div.frame:not(.wordless)').getByText('Province 3')).toBeVisible()
  }
})

test('a film tells the walls that the lesson builds for the reader, and all that another lays', async ({
  app,
}) => {
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  await goToTask(app, 5, 11)
  const film = panel.getByRole('region', { name: 'Bo and you' })
  await expect(film.locator('.lines > p')).toHaveText([
    'Bo tower on 3',
    'You: walls on 7, 9 (played for you)',
    'Bo cards in provinces 1, 6',
  ])
  // A part of a long wall can only be read over the whole width: a small window has room for the one the text speaks of.
  await app.setViewportSize({ width: 1024, height: 700 })
  await expect(film.locator('div.frame')).toHaveCount(1)
  await expect(film.locator('.frame + .lines > p')).toHaveText(['Bo tower on 3'])
})

test('in a small window a film keeps its picture beside the reply to an answer of the reader’s own', async ({
  app,
}) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  await goToTask(app, 4, 11)
  await place(app, 'space', 7).click()
  await commit(app).click()
  await expect(panel.getByText('Answer Bo with a card')).toBeVisible()
  await expect(panel.locator('.answers .right')).toContainText('A small province is quickly full.')
  // Numbers can be read in it.
  await expect(panel.locator('.film div.frame:not(.wordless)')).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeInViewport({ ratio: 1 })
})

test('the button that builds the double wall is whole in a small window', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openLesson(app, 'chang-cheng')
  await goToTask(app, 2, 11)
  await app.locator('[data-cc-letter=D]').click()
  await place(app, 'space', 4).click()
  await expect(commit(app)).toHaveText(/^Build it/)
  const cut = await commit(app).evaluate((button) => button.scrollWidth - button.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
})

test('the cards of the actions are whole in a small window', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openLesson(app, 'chang-cheng')
  await goToTask(app, 2, 11)
  const words = app.locator('[data-cc-letter] .foot')
  await expect(words).toHaveCount(5)
  const cut = await words.evaluateAll(
    (each) => each.filter((one) => one.scrollWidth > one.clientWidth).length,
  )
  expect(cut).toBe(0)
})

test('the lesson goes on from a first wall of the reader’s own, and speaks to its reader', async ({
  app,
}) => {
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  await expect(app.locator('.side')).toContainText('You')
  await expect(panel.getByText('You are')).toHaveCount(0)
  await place(app, 'space', 24).click()
  await commit(app).click()
  await expect(panel.getByText('Your move counts: the lesson goes on from here.')).toBeVisible()
  await expect(panel.getByText('Where in province 1 does the double wall bring three points?')).toBeVisible()
  await expect(place(app, 'space', 24)).toHaveAccessibleName(/wall of you/)
})

test('a province filled in another way is revealed once, and then the reply says what to do', async ({
  app,
}) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  const asks = (task: string) => expect(panel.getByText(task)).toBeVisible({ timeout: 30_000 })
  for (const task of ['Begin with', 'Where in', 'Two walls', 'The second wall', 'Answer Bo']) {
    await asks(task)
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await asks('Fill province 2')
  await app.evaluate(`(() => {
    window.reveals = 0
    let isShown = false
    new MutationObserver(() => {
      const now = document.querySelector('[data-cc-reveal]') !== null
      if (now && !isShown) window.reveals += 1
      isShown = now
    }).observe(document.body, { subtree: true, childList: true })
  })()`)
  await app.locator('[data-cc-letter=C]').click()
  await hand(app).getByRole('button').first().click()
  await place(app, 'space', 8).click()
  await commit(app).click()
  await expect(reveal(app)).toBeVisible()
  await asks('Lay the official (6) in province 2')
  await app.getByRole('button', { name: 'Try again' }).click()
  await expect(reveal(app)).toHaveCount(0)
  expect(await app.evaluate('window.reveals')).toBe(1)
})

test('a reveal that appears under a pointer at rest does not wait for it', async ({ app }) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'chang-cheng')
  const panel = lessonPanel(app)
  // Over the provinces, where the box will be.
  const map = await app.locator('[data-cc-board]').boundingBox()
  if (map === null) throw new Error('There is no map')
  const pointer = { x: map.x + map.width * 0.65, y: map.y + map.height * 0.8 }
  await app.mouse.move(pointer.x, pointer.y)
  for (const task of [
    'Begin with',
    'Where in',
    'Two walls',
    'The second wall',
    'Answer Bo',
    'Fill province 2',
  ]) {
    await expect(panel.getByText(task)).toBeVisible({ timeout: 30_000 })
    await app.keyboard.press('Shift+I')
    await expect(app.getByRole('button', { name: 'Play it' })).toBeVisible()
    await app.keyboard.press('ArrowRight')
  }
  await expect(reveal(app)).toBeVisible()
  const box = await reveal(app).boundingBox()
  if (box === null) throw new Error('There is no box')
  expect([pointer.x - box.x, box.x + box.width - pointer.x].every((part) => part > 0)).toBe(true)
  expect([pointer.y - box.y, box.y + box.height - pointer.y].every((part) => part > 0)).toBe(true)
  await expect(panel.getByText('Lay two cards in')).toBeVisible({ timeout: 30_000 })
  await expect(reveal(app)).toHaveCount(0)
})
