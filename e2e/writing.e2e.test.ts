/** Text, drawings and questions about a step stay with that step, whatever would move on from it. */
import type { Locator, Page } from '@playwright/test'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { reviewGenerated } from './support/generatedRecords.ts'
import { matchId } from './support/library.ts'
import { rows, turnTo } from './support/moves.ts'
import { comments, dock, drawing, field, pens } from './support/notes.ts'
import { cell } from './games/quorsum/locators.ts'
import { expectStep, scrubber } from './support/review.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const play = (page: Page): Locator => page.getByRole('button', { name: 'Play', exact: true })
const pause = (page: Page): Locator => page.getByRole('button', { name: 'Pause', exact: true })

/** The replay of a match is running, four steps a second. */
const runFilm = async (page: Page): Promise<void> => {
  await reviewGenerated(page, quorsum, { names: ['Ada', 'Bo'], options: { raceTo: 5 }, main: 200 })
  await ask(page, 'settings.set', { replaySpeed: 4 })
  await page.keyboard.press('Home')
  await expectStep(page, 0)
  await page.keyboard.press('Space')
  await expect(pause(page)).toBeVisible()
  await expect(scrubber(page)).not.toHaveAttribute('aria-valuenow', '0')
}
/** The replay has stopped before its end; returns the current step. */
const stopped = async (page: Page): Promise<number> => {
  await expect(play(page)).toBeVisible()
  const [step, last] = await Promise.all(
    ['aria-valuenow', 'aria-valuemax'].map((name) => scrubber(page).getAttribute(name)),
  )
  expect(Number(step)).toBeLessThan(Number(last))
  return Number(step)
}

test('the replay stops where a comment is begun, and the whole sentence becomes the comment', async ({
  app,
}) => {
  await runFilm(app)
  await dock(app).getByRole('button', { name: 'Write a comment' }).click()
  const step = await stopped(app)
  const words = 'More than one x, 3 or bold pawns have no room'
  // Slower than two steps of the replay.
  await app.keyboard.type(words, { delay: 20 })
  await app.keyboard.press('Escape')
  await expect(comments(app)).toContainText(words)
  await expectStep(app, step)
  await app.keyboard.press('m')
  await expect(field(app)).toBeFocused()
  await expect(field(app)).toHaveValue(words)
  // By keys: the replay runs again, and M focuses the field.
  await app.keyboard.press('Escape')
  await app.keyboard.press('Space')
  await expect(pause(app)).toBeVisible()
  await expect(scrubber(app)).not.toHaveAttribute('aria-valuenow', String(step))
  await app.keyboard.press('m')
  const later = await stopped(app)
  await app.keyboard.type('Kept', { delay: 20 })
  await app.keyboard.press('Escape')
  await expect(comments(app)).toContainText('Kept')
  await expectStep(app, later)
})

test('the replay stops for the number of a step, the name of a bookmark, and a judgement @sweep', async ({
  app,
}) => {
  await runFilm(app)
  await app.keyboard.press('g')
  await stopped(app)
  await app.keyboard.type('7', { delay: 20 })
  await app.keyboard.press('Enter')
  await expectStep(app, 7)

  await app.keyboard.press('Space')
  await expect(pause(app)).toBeVisible()
  await dock(app).getByRole('button', { name: 'Bookmark' }).click()
  const step = await stopped(app)
  const name = dock(app).getByRole('textbox', { name: 'Name of the bookmark' })
  await name.press('x')
  await expect(name).toHaveValue('x')
  await expectStep(app, step)

  await name.press('Tab')
  await play(app).click()
  await expect(scrubber(app)).not.toHaveAttribute('aria-valuenow', String(step))
  await app.keyboard.press('3')
  const judged = await stopped(app)
  await expect(dock(app).getByRole('button', { name: 'interesting' })).toHaveAttribute('aria-pressed', 'true')
  await expectStep(app, judged)
})

test('the replay stops for a pen, a dialog and a question, and resuming it puts the pen away @sweep', async ({
  app,
}) => {
  await runFilm(app)
  await pens(app).getByRole('button', { name: 'Circle' }).click()
  const drawn = await stopped(app)
  await cell(app, 'B2').click({ force: true })
  await expect(drawing(app)).toHaveAccessibleName(/Circle/)
  await expectStep(app, drawn)
  await play(app).click()
  await expect(pens(app).getByRole('button', { name: 'Stop drawing' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(pause(app)).toBeVisible()

  // Drawn with the secondary button, without a pen.
  await cell(app, 'B2').hover()
  await app.mouse.down({ button: 'right' })
  await stopped(app)
  await cell(app, 'C3').hover()
  await app.mouse.up({ button: 'right' })
  await expect(drawing(app)).toHaveAccessibleName(/Arrow/)

  await app.keyboard.press('Space')
  await expect(pause(app)).toBeVisible()
  await app.keyboard.press('p')
  await stopped(app)
  await expect(app.locator('.place-history')).toBeVisible()
  await app.keyboard.press('Escape')

  await app.keyboard.press('Space')
  await expect(pause(app)).toBeVisible()
  await app.keyboard.press('Control+e')
  await expect(app.getByRole('dialog', { name: /^Share “/ })).toBeVisible()
  await app.keyboard.press('Escape')
  await stopped(app)

  await app.keyboard.press('Space')
  await expect(pause(app)).toBeVisible()
  await app.getByRole('button', { name: 'Try from here' }).click()
  const asked = await stopped(app)
  await expect(app.locator('.prompt')).toBeVisible()
  await expectStep(app, asked)
})

test('a new step does not interrupt drawing or asking about the last one @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 24 })
  const last = rows(app).and(app.locator('[aria-selected=true]'))
  const step = (await last.getAttribute('data-step')) ?? ''
  const match = matchId(app)
  await pens(app).getByRole('button', { name: 'Circle' }).click()
  await ask(app, 'table.undo', { match, at: step })
  await expect(last.locator('.step')).toHaveAttribute('aria-label', /taken back/)
  await cell(app, 'B2').click({ force: true })
  await expect(drawing(app)).toHaveAccessibleName(/Circle/)
  await expect(last).toHaveAttribute('data-step', step)
})

test('the result of a match that ends does not remove a field being typed in @sweep', async ({ app }) => {
  await reviewGenerated(app, quorsum, { names: ['Ada', 'Bo'], main: 200 })
  const match = matchId(app)
  const { tip } = await ask(app, 'table.open', { match })
  const { table } = await ask(app, 'table.undo', { match, at: tip })
  await turnTo(app, 'Table')
  await app.getByRole('tab', { name: 'Rules' }).click()
  const search = app.getByRole('searchbox', { name: 'Search the rules' })
  await search.pressSequentially('paw')
  await ask(app, 'table.redo', { match, at: table.tip })
  await expect(app.getByRole('tab', { name: 'Result' })).toBeVisible()
  await app.keyboard.type('n')
  await expect(search).toHaveValue('pawn')
})
