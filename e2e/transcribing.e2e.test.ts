/** Transcribing a match from a real table: luck typed in, entries taken back, earlier steps corrected. */
import { redactedRecord } from '../src/engine/record/exchange/redacted.ts'
import { axeViolations } from './support/accessibility.ts'
import { chooserOf, namedHeader } from './support/choosers.ts'
import { importRecord } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { played } from './support/playedMatch.ts'
import { requireGame } from './support/requireGame.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseAt, rowAt, rows, turnTo } from './support/moves.ts'
import { entered, go, matchOf, openMatch, passOn } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const manual = { chance: { source: 'manual' } } as const

test('rolls of Quorsum are typed; one is corrected, and steps that no longer fit are reported', async ({
  app,
}) => {
  await openMatch(app, matchOf('quorsum', 2, {}, manual))
  await app.getByRole('button', { name: 'Lay them for us' }).click()
  await expect(app.getByText(/Ada rolls one die/)).toBeVisible()
  await app.keyboard.press('6')
  await app.keyboard.press('Enter')
  await expect(app.getByText(/Bo rolls one die/)).toBeVisible()
  await app.keyboard.press('3')
  await expect(entered(app)).toHaveText('Entered: 3')
  await app.keyboard.press('Backspace')
  await expect(entered(app)).toHaveText('Entered: –')
  await app.keyboard.press('2')
  await app.keyboard.press('?')
  await expect(app.getByRole('dialog', { name: 'Keyboard' })).toContainText('What was rolled or drawn')
  await app.keyboard.press('Escape')
  await app.keyboard.press('Enter')
  await expect(rowAt(app, 3)).toBeVisible()
  await app.getByRole('grid', { name: 'Quorsum board' }).focus()
  await app.keyboard.press('a')
  await app.keyboard.press('Enter')
  await expect(rowAt(app, 4)).toBeVisible()

  // By the menu: the roll was a five, and all else fits.
  await chooseAt(rowAt(app, 2), 'Correct this step…')
  await expect(app.getByText('Correcting step 2')).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  await app.keyboard.press('5')
  await app.keyboard.press('Enter')
  await expect(
    app.locator('.toasts').getByText('Step 2 was corrected, and the 2 steps after it were replayed.'),
  ).toBeVisible()
  await expect(rows(app).locator('[aria-label*="taken back"]')).toHaveCount(3)
  await expect(app.getByText('Correcting step 2')).toBeHidden()

  // By keys: with a one the other seat chooses, so the choice no longer fits.
  await turnTo(app, 'Review')
  await rowAt(app, 2).first().click()
  await app.keyboard.press('e')
  await app.keyboard.press('1')
  await app.keyboard.press('Enter')
  const stopped = app
    .locator('.toasts')
    .getByText(/Step 4 \(Ada: .*\) no longer fits: It is not this player’s turn/)
  await expect(stopped).toBeVisible()
  // It asks to go on in this match, so it is gone with it.
  const address = app.url()
  await go(app, '/')
  await expect(app.getByRole('heading', { name: 'Records' })).toBeVisible()
  await expect(stopped).toHaveCount(0)
  await app.goto(address)
  await expect(rowAt(app, 3)).toHaveCount(3)
})

test('a match is set up for transcription by one person, without a curtain @sweep', async ({ app }) => {
  await go(app, '/new/qin?luck=manual')
  const writer = app.getByRole('radiogroup', { name: 'Who enters it' })
  const alone = writer.getByRole('radio', { name: 'I am entering everything alone' })
  await expect(alone).toBeChecked()
  expect(await axeViolations(app)).toEqual([])
  // Open hands need no curtain, so the form does not ask.
  await app.getByRole('radio', { name: 'Open to all' }).click()
  await expect(writer).toHaveCount(0)
  await app.getByRole('radio', { name: 'Hidden', exact: true }).click()
  await expect(alone).toBeChecked()
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  for (const seat of [1, 2]) {
    await expect(app.getByText(new RegExp(`tiles Player ${seat} was dealt`))).toBeVisible()
    for (const key of ['r', 'b', 'y', 'y', 'r', 'r', 'Enter']) await app.keyboard.press(key)
  }
  // Player 1 is to play, and can at once.
  const hand = app.getByRole('img', { name: /^In hand/ })
  await expect(hand.first()).toBeVisible()
  await expect(passOn(app)).toHaveCount(0)
  await app.reload()
  await expect(hand.first()).toBeVisible()
})

test('where players enter in turn, the public board says to pass the screen on @sweep', async ({ app }) => {
  await openMatch(app, matchOf('qin', 2, {}, manual))
  for (const name of ['Ada', 'Bo']) {
    await expect(app.getByText(new RegExp(`tiles ${name} (was|were) dealt`))).toBeVisible()
    for (const key of ['r', 'b', 'y', 'y', 'r', 'r', 'Enter']) await app.keyboard.press(key)
  }
  await expect(passOn(app)).toHaveText(/Pass to Ada/)
  await app.locator('[data-qin-board]').click()
  await expect(app.getByText('Pass the screen to the player whose turn it is first.')).toBeVisible()
  await expect(app.getByText('It is not your turn.')).toHaveCount(0)
})

test('checking a record reports what it could compare: no luck that people entered, nothing that a copy leaves out @sweep', async ({
  app,
}) => {
  const check = async (): Promise<void> => {
    await app.getByRole('tab', { name: 'Match' }).click()
    await app.getByRole('button', { name: 'Check the record' }).click()
  }
  await openMatch(app, matchOf('quorsum', 2, {}, manual))
  await app.getByRole('button', { name: 'Lay them for us' }).click()
  await expect(app.getByText(/Ada rolls one die/)).toBeVisible()
  await check()
  await expect(
    app.getByText(/ agrees? with the rules\. The players entered what was rolled and drawn/),
  ).toBeVisible()

  const qin = requireGame('qin')
  const header = namedHeader(qin, { seats: 2, chance: { source: 'seeded', seed: 'a copy' } })
  const copy = redactedRecord(played(qin, header, chooserOf(qin), 12), qin, 'public')
  await openTable(app, await importRecord(app, copy, 'A copy'))
  await check()
  await expect(app.getByText(/ steps are unaltered\. This copy leaves out what was hidden/)).toBeVisible()
})

test('half-entered dice of Quorsum survive a visit to the library @sweep', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, { raceTo: 3 }, manual))
  await app.getByRole('button', { name: 'Lay them for us' }).click()
  await expect(app.getByText(/Ada rolls one die/)).toBeVisible()
  await app.keyboard.press('5')
  await expect(entered(app)).toHaveText('Entered: 5')
  await go(app, '/')
  await expect(app.getByRole('heading', { name: 'Library', exact: true })).toBeAttached()
  await app.goBack()
  await expect(entered(app)).toHaveText('Entered: 5')
})
