/** The keys of the board work after any use of the pointer, in all five games. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { createMatch, matchOf, openUncovered, pressCurtains } from './support/screen.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 })

const open = async (page: Page, game: string, seats: number): Promise<void> => {
  await pressCurtains(page)
  const options = game === 'qin' ? { openHands: 'on' } : {}
  await openUncovered(page, await createMatch(page, matchOf(game, seats, options)))
}
const tray = (page: Page) => page.locator('footer.tray .hand')

test('Qin: a tile taken with the mouse is turned and swapped by its keys, and laid with Enter @sweep', async ({
  app,
}) => {
  await open(app, 'qin', 2)
  // A tile whose halves differ.
  const slot = tray(app)
    .locator('.slot')
    .filter({ has: app.locator('svg') })
    .first()
  const look = (): Promise<string> => slot.innerHTML()
  await slot.click()
  await expect(slot).toHaveAttribute('aria-pressed', 'true')
  const first = await look()
  await app.keyboard.press('r')
  await expect(slot).toHaveClass(/upright/)
  await slot.click()
  await expect(slot).toHaveAttribute('aria-pressed', 'false')
  await slot.click()
  await app.keyboard.press('r')
  await expect(slot).not.toHaveClass(/upright/)
  await app.keyboard.press('f')
  await app.keyboard.press('Escape')
  await expect(slot).toHaveAttribute('aria-pressed', 'false')
  expect(first).not.toBe('')
  // Enter and arrows belong to the board too, and do not press the tile again.
  await slot.click()
  await app.keyboard.press('ArrowUp')
  await app.keyboard.press('Enter')
  await expect(slot).toHaveAttribute('aria-pressed', 'true')
  await expect(app.locator('.place :focus')).toHaveCount(1)
})

for (const [game, seats, key] of [
  ['qin', 2, '2'],
  ['quorsum', 2, 'b'],
  ['chang-cheng', 3, 'a'],
  ['san-marco', 3, '1'],
  ['quake-nopoly', 3, 'b'],
] as const)
  test(`${game}: the keys of the board work after the pointer was used anywhere${sweepUnless(game === 'san-marco')}`, async ({
    app,
  }) => {
    await open(app, game, seats)
    const onBoard = app.locator(':is(.place, footer.tray .divide) :focus')
    const tryKey = async (press: string): Promise<void> => {
      await expect(onBoard).toHaveCount(0)
      await app.keyboard.press(press)
      await expect(onBoard).toHaveCount(1)
    }
    await test.step('on a tab beside the board', async () => {
      await app.getByRole('tab', { name: 'Rules' }).click()
      await tryKey(key)
      await app.getByRole('tab', { name: 'Rules' }).click()
      await tryKey('ArrowUp')
    })
    await test.step('on empty ground', async () => {
      await app
        .locator('header .meta')
        .first()
        .click({ position: { x: 1, y: 1 } })
      await app.evaluate('document.activeElement.blur()')
      await tryKey(key)
    })
    await test.step('on a button of a dialog that was closed', async () => {
      await app
        .getByRole('button', { name: /^Share/ })
        .first()
        .click()
      const dialog = app.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await tryKey(key)
    })
    await test.step('keys press the control that other keys have focused', async () => {
      const keyboard = app.getByRole('button', { name: 'Keyboard' })
      await keyboard.focus()
      await app.keyboard.press('Enter')
      await expect(app.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
      await app.keyboard.press('Escape')
      await expect(app.getByRole('dialog')).toHaveCount(0)
    })
  })
