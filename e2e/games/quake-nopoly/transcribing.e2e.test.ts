/** Cards of Quake-nopoly are typed in from a real table, and left open. */
import type { Locator } from '@playwright/test'
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { rowAt } from '../../support/moves.ts'
import { entered, focused, liftCurtain, matchOf, openMatch, passOn, ready } from '../../support/screen.ts'
import { OWN_BOARD } from './driver.ts'
import { beginQuakeNopoly } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const manual = { chance: { source: 'manual' } } as const

test('the cards are found by typing, leave the list, and come back one by one @sweep', async ({ app }) => {
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
  await expect(entered(app)).toHaveText(first)
  await app.keyboard.press('Enter')
  await expect(options).toHaveCount(many - 1)
  await expect(options.filter({ hasText: first })).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(app.getByText('Saved')).toBeVisible()
  await app.keyboard.press('Backspace')
  await expect(options).toHaveCount(many)
})

test('unseen buildings are named when they are built, or go back unseen @sweep', async ({ app }) => {
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
  await liftCurtain(app, 'pointer', OWN_BOARD)
  await focused(board)

  await app.keyboard.press('b')
  await expect(field).toBeFocused()
  expect(await axeViolations(app)).toEqual([])
  await app.keyboard.type('pine')
  for (const key of ['Enter', 'Enter', 'Enter']) await app.keyboard.press(key)
  await expect(rowAt(app, 15).locator('.notation')).toHaveText(/^B pineGarden /)
  await passOn(app).click()
  await liftCurtain(app, 'pointer', OWN_BOARD)
  await focused(board)
  await app.keyboard.press('v')
  await expect(field).toBeFocused()
  for (const key of ['u', 'Enter']) await app.keyboard.press(key)
  await ready(unseen('Not seen'))
  await app.keyboard.press('u')
  await expect(rowAt(app, 16).locator('.notation')).toHaveText('R ?')
  await expect(rowAt(app, 17).locator('.notation')).toHaveText('2>(?)')
})
