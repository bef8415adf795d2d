/** Transcribing a match from a real table: luck typed in, entries taken back, earlier steps corrected. */
import type { Locator, Page } from '@playwright/test'
import { redactedRecord } from '../src/engine/record/exchange/redacted.ts'
import { axeViolations } from './support/accessibility.ts'
import { chooserOf, namedHeader } from './support/choosers.ts'
import { importRecord } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { played } from './support/playedMatch.ts'
import { requireGame } from './support/requireGame.ts'
import { beginChangCheng } from './games/chang-cheng/partialMatch.ts'
import { beginQuakeNopoly } from './games/quake-nopoly/partialMatch.ts'
import { beginSanMarco } from './games/san-marco/partialMatch.ts'
import { OWN_BOARD as CC_BOARD } from './games/chang-cheng/driver.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseAt, rowAt, rows, turnTo } from './support/moves.ts'
import { OWN_BOARD as QK_BOARD } from './games/quake-nopoly/driver.ts'
import { focused, go, liftCurtain, matchOf, openMatch, passOn, ready } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const manual = { chance: { source: 'manual' } } as const

/** The tray's announcement of an entry for screen readers. */
const told = (page: Page): Locator => page.locator('footer.tray .vh[role=status]')

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
  await expect(told(app)).toHaveText('Entered: 3')
  await app.keyboard.press('Backspace')
  await expect(told(app)).toHaveText('Entered: –')
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
  await expect(
    app.locator('.toasts').getByText(/Step 4 \(Ada: .*\) no longer fits: It is not this player’s turn/),
  ).toBeVisible()
  await app.reload()
  await expect(rowAt(app, 3)).toHaveCount(3)
})

test('the cards of Quake-nopoly are found by typing, leave the list, and come back one by one @sweep', async ({
  app,
}) => {
  await openMatch(app, matchOf('quake-nopoly', 3, { firstSeat: 'random' }, manual))
  const field = app.getByRole('searchbox', { name: 'Search by name' })
  const options = app.getByRole('listbox', { name: 'What it may be' }).getByRole('option')
  await expect(app.getByText('Who starts?')).toBeVisible()
  await app.keyboard.press('2')
  await expect(field).toBeFocused()
  expect(await axeViolations(app)).toEqual([])
  const many = await options.count()
  const first = (await options.first().innerText()).trim()
  await app.keyboard.type(first.slice(0, 5))
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(told(app)).toHaveText(first)
  await app.keyboard.press('Enter')
  await expect(options).toHaveCount(many - 1)
  await expect(options.filter({ hasText: first })).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(app.getByText('Saved')).toBeVisible()
  await app.keyboard.press('Backspace')
  await expect(options).toHaveCount(many)
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

test('tiles of Qin are typed by their colours @sweep', async ({ app }) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on', firstSeat: 'random' }, manual))
  await expect(app.getByText('Who starts?')).toBeVisible()
  await app.keyboard.press('1')
  await expect(app.getByText(/tiles Ada was dealt/)).toBeVisible()
  await app.keyboard.press('r')
  await expect(app.locator('footer.tray [aria-live=polite]')).toHaveText('Typed: R')
  await app.keyboard.press('b')
  await expect(told(app)).toHaveText('Entered: red and blue')
  for (const key of ['y', 'y', 'r', 'r', 'Backspace', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await expect(rowAt(app, 2).locator('.notation')).toHaveText(/^1\+(?=.*R-B)(?=.*Y-Y)(?=.*B-B)/)
})

test('unseen tiles of Qin are left open, named when they are placed, and corrected later @sweep', async ({
  app,
}) => {
  await openMatch(app, matchOf('qin', 2, {}, manual))
  await expect(app.getByText(/tiles Ada was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await app.getByRole('button', { name: 'Not seen' }).click()
  await passOn(app).click()
  await liftCurtain(app, 'pointer', '[data-qin-board]')
  await expect(app.getByText('3 tiles were not seen: choose what one is.')).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  for (const key of ['3', 'ArrowUp', 'ArrowUp', 'Enter']) await app.keyboard.press(key)
  await expect(rowAt(app, 3).locator('.notation')).toHaveText('R-B g5-h5')
  await expect(rowAt(app, 1).locator('.notation')).toHaveText('1+? ? ?')

  await chooseAt(rowAt(app, 1), 'Correct this step…')
  await expect(app.getByText('Correcting step 1')).toBeVisible()
  for (const key of ['r', 'b', 'y', 'y', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(
    app.locator('.toasts').getByText('Step 1 was corrected, and the 2 steps after it were replayed.'),
  ).toBeVisible()
  await expect(app.getByRole('img', { name: 'In hand: yellow and yellow, blue and blue' })).toBeVisible()
})

test('unseen cards of San Marco are named when the offers are turned up @sweep', async ({ app }) => {
  await beginSanMarco(app, 3)
  await expect(app.getByText(/action cards Player 1 was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await expect(app.getByText(/limit cards Player 1 was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await passOn(app).click()
  await liftCurtain(app, 'pointer', '[data-sm-board]')
  await expect(app.getByText('Player 1’s 10 cards, now revealed.')).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  for (const key of ['1', '2', '3', 'b']) await app.keyboard.press(key)
  await expect(told(app)).toHaveText(/^Bridge, 4 of 10 entered$/i)
  for (const key of ['t', 'd', '1', '1', '2', '3', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByText('10 cards left to divide')).toBeVisible()
  for (const key of ['1', '2', '3', '1', '2', '3', '1', '2', '3', '1', 'Enter']) await app.keyboard.press(key)
  const offers =
    'Player 1’s offers are revealed: Cannaregio, bridge, limit 1 + 3 / Santa Croce, transfer, limit 1 / San Polo, Doge, limit 2.'
  await expect(app.getByText(offers, { exact: true })).toBeVisible()
})

test('unseen cards and tiles of Chang Cheng are named when they are turned up @sweep', async ({ app }) => {
  await beginChangCheng(app)
  await liftCurtain(app, 'pointer', CC_BOARD)
  await expect(app.getByRole('grid', { name: 'Chang Cheng board' })).toBeFocused()
  for (const key of ['c', 'u']) await app.keyboard.press(key)
  await expect(app.getByRole('button', { name: 'Not seen' })).toHaveAttribute('aria-pressed', 'true')
  await app.getByRole('gridcell', { name: /^space 5,/ }).click()
  await ready(app.locator('[data-cc-commit]'))
  await app.keyboard.press('Enter')

  await expect(app.getByText('The threat tile of region 1 is turned up. What is it?')).toBeVisible()
  await app.keyboard.press('4')
  await expect(app.getByText('Player 1’s card in province 2: which is it?')).toBeVisible()
  await app.keyboard.press('6')
  await expect(app.getByText('Player 2’s 2 cards in province 2: which are they?')).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  for (const key of ['3', '6', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByRole('region', { name: 'Province 2 is complete' })).toBeVisible()
  for (const [step, notation] of [
    [18, '?+5'],
    [19, 'm1=-4'],
    [20, '1p2=6'],
    [21, '2p2=36'],
  ] as const)
    await expect(rowAt(app, step).locator('.notation')).toHaveText(notation)
})

test('unseen buildings of Quake-nopoly are named when they are built, or go back unseen @sweep', async ({
  app,
}) => {
  await beginQuakeNopoly(app, 2)
  const [board, field] = [app.getByRole('grid', { name: 'Quake-nopoly board' }), app.getByRole('searchbox')]
  const unseen = (name: string): Locator => app.getByRole('button', { name })
  await ready(unseen('All 3 not seen'))
  await app.keyboard.press('u')
  await ready(unseen('All 2 not seen'))
  // All remaining cards of the draw.
  await app.keyboard.press('Shift+U')
  await expect(app.getByText('Player 2 draws a building card, 3 to go.')).toBeVisible()
  await unseen('All 3 not seen').click()
  await passOn(app).click()
  await liftCurtain(app, 'pointer', QK_BOARD)
  await focused(board)

  await app.keyboard.press('b')
  await expect(field).toBeFocused()
  expect(await axeViolations(app)).toEqual([])
  await app.keyboard.type('pine')
  for (const key of ['Enter', 'Enter', 'Enter']) await app.keyboard.press(key)
  await expect(rowAt(app, 15).locator('.notation')).toHaveText(/^B pineGarden /)
  await passOn(app).click()
  await liftCurtain(app, 'pointer', QK_BOARD)
  await focused(board)
  await app.keyboard.press('v')
  await expect(field).toBeFocused()
  for (const key of ['u', 'Enter']) await app.keyboard.press(key)
  await ready(unseen('Not seen'))
  await app.keyboard.press('u')
  await expect(rowAt(app, 16).locator('.notation')).toHaveText('R ?')
  await expect(rowAt(app, 17).locator('.notation')).toHaveText('2>(?)')
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

test('half-entered tiles of Qin survive the correction of an earlier draw @sweep', async ({ app }) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on', firstSeat: 'random' }, manual))
  await expect(app.getByText('Who starts?')).toBeVisible()
  await app.keyboard.press('1')
  await expect(app.getByText(/tiles Ada was dealt/)).toBeVisible()
  for (const key of ['r', 'b', 'y', 'y', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  for (const key of ['r', 'r', 'y', 'y']) await app.keyboard.press(key)
  await expect(told(app)).toHaveText('Entered: red and red, yellow and yellow')

  await chooseAt(rowAt(app, 2), 'Correct this step…')
  await expect(app.getByText('Correcting step 2')).toBeVisible()
  await expect(told(app)).toHaveText('Entered: nothing yet')
  for (const key of ['r', 'b', 'r', 'r', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(app.locator('.toasts').getByText(/^Step 2 was corrected/)).toBeVisible()
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await expect(told(app)).toHaveText('Entered: red and red, yellow and yellow')
  for (const key of ['b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(rowAt(app, 3).locator('.notation')).toHaveText(/(?=.*R-R)(?=.*Y-Y)(?=.*B-B)/)
  // A completed entry is gone: after an undo it has to be entered anew.
  await app.keyboard.press('Control+z')
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await expect(told(app)).toHaveText('Entered: nothing yet')
})

test('ten half-named cards of San Marco survive looking elsewhere @sweep', async ({ app }) => {
  await beginSanMarco(app, 3)
  await expect(app.getByText(/action cards Player 1 was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await expect(app.getByText(/limit cards Player 1 was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await passOn(app).click()
  await liftCurtain(app, 'pointer', '[data-sm-board]')
  await expect(app.getByText('Player 1’s 10 cards, now revealed.')).toBeVisible()
  for (const key of ['1', '2', '3', 'b']) await app.keyboard.press(key)
  const half = /^Bridge, 4 of 10 entered$/i
  await expect(told(app)).toHaveText(half)

  await test.step('in review', async () => {
    await turnTo(app, 'Review')
    await app.keyboard.press('Home')
    await expect(rowAt(app, 1)).toBeVisible()
    await turnTo(app, 'Table')
    await expect(told(app)).toHaveText(half)
  })
  await test.step('a cancelled correction', async () => {
    await chooseAt(rowAt(app, 1), 'Correct this step…')
    await expect(app.getByText('Correcting step 1')).toBeVisible()
    await app.keyboard.press('Escape')
    await expect(app.getByText('Correcting step 1')).toBeHidden()
    await expect(told(app)).toHaveText(half)
  })
  await test.step('and the entry goes on', async () => {
    await app.keyboard.press('t')
    await expect(told(app)).toHaveText(/5 of 10 entered$/i)
    await app.keyboard.press('Backspace')
    await expect(told(app)).toHaveText(half)
  })
})

test('half-entered dice of Quorsum survive a visit to the library @sweep', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, { raceTo: 3 }, manual))
  await app.getByRole('button', { name: 'Lay them for us' }).click()
  await expect(app.getByText(/Ada rolls one die/)).toBeVisible()
  await app.keyboard.press('5')
  await expect(told(app)).toHaveText('Entered: 5')
  await go(app, '/')
  await expect(app.getByRole('heading', { name: 'Library', exact: true })).toBeAttached()
  await app.goBack()
  await expect(told(app)).toHaveText('Entered: 5')
})
