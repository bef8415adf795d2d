/** Tiles of Qin are typed in from a real table, left open, named later and corrected. */
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { chooseAt, rowAt } from '../../support/moves.ts'
import { entered, liftCurtain, matchOf, openMatch, passOn } from '../../support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const manual = { chance: { source: 'manual' } } as const

test('tiles are typed by their colours @sweep', async ({ app }) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on', firstSeat: 'random' }, manual))
  await expect(app.getByText('Who starts?')).toBeVisible()
  await app.keyboard.press('1')
  await expect(app.getByText(/tiles Ada was dealt/)).toBeVisible()
  await app.keyboard.press('r')
  await expect(app.locator('footer.tray [aria-live=polite]')).toHaveText('Typed: R')
  await app.keyboard.press('b')
  await expect(entered(app)).toHaveText('Entered: red and blue')
  for (const key of ['y', 'y', 'r', 'r', 'Backspace', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await expect(rowAt(app, 2).locator('.notation')).toHaveText(/^1\+(?=.*R-B)(?=.*Y-Y)(?=.*B-B)/)
})

test('unseen tiles are left open, named when they are placed, and corrected later @sweep', async ({
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
  for (const key of ['3', 'Enter']) await app.keyboard.press(key)
  await expect(rowAt(app, 3).locator('.notation')).toHaveText('R-B e7-f7')
  await expect(rowAt(app, 1).locator('.notation')).toHaveText('1+? ? ?')

  await chooseAt(rowAt(app, 1), 'Correct this step…')
  await expect(app.getByText('Correcting step 1')).toBeVisible()
  for (const key of ['r', 'b', 'y', 'y', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(
    app.locator('.toasts').getByText('Step 1 was corrected, and the 2 steps after it were replayed.'),
  ).toBeVisible()
  await expect(app.getByRole('img', { name: 'In hand: yellow and yellow, blue and blue' })).toBeVisible()
})

test('half-entered tiles survive the correction of an earlier draw @sweep', async ({ app }) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on', firstSeat: 'random' }, manual))
  await expect(app.getByText('Who starts?')).toBeVisible()
  await app.keyboard.press('1')
  await expect(app.getByText(/tiles Ada was dealt/)).toBeVisible()
  for (const key of ['r', 'b', 'y', 'y', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  for (const key of ['r', 'r', 'y', 'y']) await app.keyboard.press(key)
  await expect(entered(app)).toHaveText('Entered: red and red, yellow and yellow')

  await chooseAt(rowAt(app, 2), 'Correct this step…')
  await expect(app.getByText('Correcting step 2')).toBeVisible()
  await expect(entered(app)).toHaveText('Entered: nothing yet')
  for (const key of ['r', 'b', 'r', 'r', 'b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(app.locator('.toasts').getByText(/^Step 2 was corrected/)).toBeVisible()
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await expect(entered(app)).toHaveText('Entered: red and red, yellow and yellow')
  for (const key of ['b', 'b', 'Enter']) await app.keyboard.press(key)
  await expect(rowAt(app, 3).locator('.notation')).toHaveText(/(?=.*R-R)(?=.*Y-Y)(?=.*B-B)/)
  // A completed entry is gone: after an undo it has to be entered anew.
  await app.keyboard.press('Control+z')
  await expect(app.getByText(/tiles Bo was dealt/)).toBeVisible()
  await expect(entered(app)).toHaveText('Entered: nothing yet')
})
