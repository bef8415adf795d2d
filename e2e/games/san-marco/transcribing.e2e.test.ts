/** Cards of San Marco are left open at a real table and named when offers are turned up. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { chooseAt, rowAt, turnTo } from '../../support/moves.ts'
import { entered, liftCurtain, passOn } from '../../support/screen.ts'
import { beginSanMarco } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Begins a match whose first player was dealt ten cards nobody has seen, up to where they are revealed. */
const dealUnseen = async (app: Page): Promise<void> => {
  await beginSanMarco(app, 3)
  await expect(app.getByText(/action cards Player 1 was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await expect(app.getByText(/limit cards Player 1 was dealt/)).toBeVisible()
  await app.keyboard.press('u')
  await passOn(app).click()
  await liftCurtain(app, 'pointer', '[data-sm-board]')
  await expect(app.getByText('Player 1’s 10 cards, now revealed.')).toBeVisible()
}

test('unseen cards are named when the offers are turned up @sweep', async ({ app }) => {
  await dealUnseen(app)
  expect(await axeViolations(app)).toEqual([])
  for (const key of ['1', '2', '3', 'b']) await app.keyboard.press(key)
  await expect(entered(app)).toHaveText(/^Bridge, 4 of 10 entered$/i)
  for (const key of ['t', 'd', '1', '1', '2', '3', 'Enter']) await app.keyboard.press(key)
  await expect(app.getByText('10 cards left to divide')).toBeVisible()
  for (const key of ['1', '2', '3', '1', '2', '3', '1', '2', '3', '1', 'Enter']) await app.keyboard.press(key)
  const offers =
    'Player 1’s offers are revealed: Cannaregio, bridge, limit 1 + 3 / Santa Croce, transfer, limit 1 / San Polo, Doge, limit 2.'
  await expect(app.getByText(offers, { exact: true })).toBeVisible()
})

test('ten half-named cards survive looking elsewhere @sweep', async ({ app }) => {
  await dealUnseen(app)
  for (const key of ['1', '2', '3', 'b']) await app.keyboard.press(key)
  const half = /^Bridge, 4 of 10 entered$/i
  await expect(entered(app)).toHaveText(half)

  await test.step('in review', async () => {
    await turnTo(app, 'Review')
    await app.keyboard.press('Home')
    await expect(rowAt(app, 1)).toBeVisible()
    await turnTo(app, 'Table')
    await expect(entered(app)).toHaveText(half)
  })
  await test.step('a cancelled correction', async () => {
    await chooseAt(rowAt(app, 1), 'Correct this step…')
    await expect(app.getByText('Correcting step 1')).toBeVisible()
    await app.keyboard.press('Escape')
    await expect(app.getByText('Correcting step 1')).toBeHidden()
    await expect(entered(app)).toHaveText(half)
  })
  await test.step('and the entry goes on', async () => {
    await app.keyboard.press('t')
    await expect(entered(app)).toHaveText(/5 of 10 entered$/i)
    await app.keyboard.press('Backspace')
    await expect(entered(app)).toHaveText(half)
  })
})
