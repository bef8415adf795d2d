/** The lesson of Quorsum. */
import { expect, test } from '../../support/fixtures.ts'
import { goToTask, lessonPanel, openLesson, walkLesson } from '../../support/lessons.ts'
import { openLibrary } from '../../support/library.ts'
import { go } from '../../support/screen.ts'
import { holdBack } from '../../support/networkDelay.ts'
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
    if (words.includes('One step from home: try A4')) {
      looked += 1
      await expect(app.getByRole('button', { name: 'a Pawn 2' })).toBeVisible()
      await cell(app, 'A4').click()
      await expect(app.getByRole('button', { name: 'Roll' })).not.toHaveAttribute('aria-disabled', 'true')
    }
  })
  expect(looked).toBe(2)
  await expect(
    lessonPanel(app).getByRole('heading', { name: 'You have seen how Quorsum is played' }),
  ).toBeVisible()
  await expect(lessonPanel(app).getByRole('listitem')).toHaveCount(3)
  // A shown answer is not a solved one.
  await app.getByRole('button', { name: 'To the game’s page' }).click()
  const name = 'Learn it 0 of 9 tasks solved'
  await expect(app.getByRole('link', { name, exact: true })).toBeVisible()
  // The task still counts as visited.
  await expect(app.locator('.btn.big.primary')).toHaveText(/Play a first match/)
})

test('a task of the lesson offers no way to do nothing', async ({ app }) => {
  await openLesson(app, 'quorsum')
  await expect(app.getByRole('button', { name: 'Assign dice' })).toBeVisible()
  await expect(app.getByRole('button', { name: 'Pass the turn' })).toHaveCount(0)
  await app.keyboard.press('Enter')
  await expect(app.getByRole('button', { name: 'Assign dice' })).toBeVisible()
})

test('a small picture of a film tells the pawns of one colour apart', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openLesson(app, 'quorsum')
  const panel = lessonPanel(app)
  await goToTask(app, 8, 9)
  await expect(app.getByRole('banner').getByText('Task 8 of 9')).toBeVisible()
  await expect(panel.locator('.frame.wordless .pawn text').filter({ visible: true })).not.toHaveCount(0)
})

test('the lesson rolls for its reader on the board alone, without another picture of it', async ({ app }) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quorsum')
  const panel = lessonPanel(app)
  await expect(app.getByRole('banner').getByText('Task 1 of 9')).toBeVisible()
  await expect(panel.locator('.task')).toContainText('Give pawn 1 all four dice')
  // The steps to go whenever they change, and whether the board still moves then.
  await app.evaluate(`(() => {
    window.steps = []
    const info = document.querySelector('.seats .info')
    let before = info.textContent
    new MutationObserver(() => {
      if (info.textContent === before) return
      before = info.textContent
      window.steps.push([before.match(/\\d to go/)[0], document.querySelector('.quorsum.at-rest') === null])
    }).observe(info, { subtree: true, characterData: true, childList: true })
  })()`)
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  const film = panel.getByRole('region', { name: 'Your turn goes on' })
  await expect(film).toBeVisible()
  await expect(film).toContainText('3 dice reach 2')
  await expect(film.locator('.frame')).toHaveCount(0)
  await expect(panel.locator('.task')).toContainText('Three dice made it')
  await expect(app.locator('.seats .info').first()).toContainText('5 to go')
  expect(await app.evaluate('window.steps')).toEqual([['5 to go', false]])
})

test('a shown answer is played by its key whatever was pressed, and its task is where the lesson goes on', async ({
  app,
}) => {
  await openLesson(app, 'quorsum')
  const panel = lessonPanel(app)
  const task = panel.locator('.task')
  const showMe = panel.getByRole('button', { name: 'Show me' })
  await app.keyboard.press('Shift+ArrowRight')
  await expect(task).toContainText('Three dice made it')
  await cell(app, 'B2').click()
  await showMe.click()
  await expect(panel).toContainText('A good move: ')
  // Shown but not played, it is still the task to go on with.
  await app.getByRole('button', { name: 'Leave the lesson' }).click()
  const goOn = app.getByRole('link', { name: 'Go on Task 2 of 9', exact: true })
  await expect(goOn).toBeVisible()
  await openLibrary(app)
  await expect(app.getByRole('region', { name: 'Go on with Quorsum' })).toContainText('Task 2 of 9')
  await go(app, '/game/quorsum')
  await goOn.click()
  await expect(task).toContainText('Three dice made it')
  await showMe.click()
  await expect(panel).toContainText('A good move: ')
  await app.keyboard.press('ArrowRight')
  await expect(task).toContainText('One die is left')
})

test('what was rolled before is not for the first task, and hint and verdict stay when the language changes', async ({
  app,
}) => {
  const barrier = await holdBack(app, 'practice.answer')
  await app.reload()
  await openLesson(app, 'quorsum')
  const panel = lessonPanel(app)
  const language = app.getByRole('radiogroup').first()
  const task = panel.locator('.task')
  await expect(task).toContainText('Give pawn 1 all four dice')
  // Bo's last roll failed; its cross is not for the reader's turn.
  await expect(app.getByTestId('board').locator('.trace')).toHaveCount(0)
  // Nor are its dice.
  await expect(app.locator('.well .verdict')).toBeVisible()
  await expect(app.locator('.well')).not.toContainText('No die makes it')
  await app.keyboard.press('i')
  await expect(panel.locator('.hint')).toBeVisible()
  for (const place of ['A1', 'A1', 'D1', 'D1']) await cell(app, place).click()
  await app.getByRole('button', { name: 'Assign dice' }).click()
  await expect(panel.getByText('Not quite')).toBeVisible()
  await language.getByRole('radio', { name: '中', exact: true }).click()
  const chinese = lessonPanel(app, 'zh-Hant')
  await expect(chinese.getByText('再想想')).toBeVisible()
  await expect(chinese.locator('.hint')).toContainText('四次')
  barrier.shut()
  await language.getByRole('radio', { name: 'EN', exact: true }).click()
  // Until all is there in the other language, what was tried stays, and a key goes on from it.
  await barrier.held()
  await expect(panel.getByText('Not quite')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Arrows choose among the languages as long as the focus is there.
  await task.click()
  await app.keyboard.press('ArrowRight')
  barrier.open()
  await expect(app.getByText('First assign your dice.')).toBeVisible()
  for (let die = 0; die < 4; die += 1) await cell(app, 'A1').click()
  await app.getByRole('button', { name: 'Assign dice' }).click()
  await expect(panel.getByText('Not quite')).toHaveCount(0)
  await expect(task).toContainText('Three dice made it')
})
