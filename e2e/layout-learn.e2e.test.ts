/** The screens that teach the games in every size: game pages, each stop of their lessons, and a puzzle. */
import { GAMES } from '../src/engine/index.ts'
import { expect, test } from './support/fixtures.ts'
import { Sweep } from './support/layoutFaults.ts'
import { cell } from './games/quorsum/locators.ts'
import { lessonPanel, openLesson, walkLesson, type Stop } from './support/lessons.ts'
import { go, openMatch } from './support/screen.ts'
import { smallWords } from './support/smallWords.ts'
import { unfoldNotes } from './support/notes.ts'
import { matchOf } from './games/qin/driver.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { id } of GAMES) {
  test(`the page of ${id} fits @sweep`, async ({ app }) => {
    const sweep = new Sweep()
    await go(app, `/game/${id}`)
    await expect(app.locator('.pictures svg').last()).toBeVisible({ timeout: 30_000 })
    await sweep.look(app, `page of ${id}`)
    expect(sweep.found).toEqual([])
  })
}

for (const { id } of GAMES)
  test(`practising ${id} fits at every stop @sweep`, async ({ app }) => {
    test.setTimeout(600_000)
    const sweep = new Sweep()
    const seen = new Set<Stop>()
    await openLesson(app, id)
    await walkLesson(app, async (stop, number) => {
      await sweep.look(app, `${id}, ${stop} ${number}`)
      seen.add(stop)
      expect(await smallWords(app, '.film .frame'), `${stop} ${number}`).toEqual([])
    })
    expect([...seen].sort()).toEqual(['end', 'shown', 'task'])
    await app.getByRole('button', { name: 'Play a first match' }).click()
    await expect(app.getByRole('region', { name: 'What this choice is for' })).toBeVisible()
    await sweep.look(app, `first match of ${id}`)
    expect(sweep.found).toEqual([])
  })

test('a wrong answer and a hint fit @sweep', async ({ app }) => {
  const sweep = new Sweep()
  await openLesson(app, 'quorsum')
  await expect(app.getByRole('button', { name: 'Hint' })).toBeVisible()
  await app.keyboard.press('i')
  await expect(lessonPanel(app).locator('.hint')).toBeVisible()
  await sweep.look(app, 'hint')
  for (const place of ['A1', 'A1', 'D1', 'D1']) await cell(app, place).click()
  await app.getByRole('button', { name: 'Assign dice' }).click()
  await expect(lessonPanel(app).getByText('Not quite')).toBeVisible()
  await sweep.look(app, 'wrong')
  expect(sweep.found).toEqual([])
})

test('a puzzle and its answer fit @sweep', async ({ app }) => {
  const sweep = new Sweep()
  await app.getByRole('link', { name: 'Puzzle of the day' }).click()
  await expect(app.locator('.meta')).toContainText(/Puzzle \d+/)
  await sweep.look(app, 'puzzle')
  await app.keyboard.press('Shift+I')
  await expect(app.getByRole('region', { name: 'Compared' })).toBeVisible()
  await sweep.look(app, 'puzzle, shown')
  expect(sweep.found).toEqual([])
})

test('writing a task fits @sweep', async ({ app }) => {
  const sweep = new Sweep()
  await openMatch(app, matchOf({ openHands: 'on' }, { title: 'A task' }))
  await app.getByLabel('Table or review').getByText('Review', { exact: true }).click()
  await unfoldNotes(app)
  await app.getByRole('button', { name: 'Add a task here' }).click()
  await expect(app.getByLabel('What is asked')).toBeVisible()
  await sweep.look(app, 'task')
  expect(sweep.found).toEqual([])
})
