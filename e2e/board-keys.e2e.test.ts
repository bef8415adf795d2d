/** The keys of the board work after any use of the pointer, in every game. */
import { expect, test } from './support/fixtures.ts'
import { GAME_DRIVERS } from './support/gameDrivers.ts'
import { createMatch, matchOf, openUncovered, pressCurtains } from './support/screen.ts'
import { sampleGame } from './support/requireGame.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 })

for (const [id, { boardKey }] of GAME_DRIVERS) {
  if (boardKey === undefined) continue
  const { key, table } = boardKey
  test(`${id}: the keys of the board work after the pointer was used anywhere${sweepUnless(id === sampleGame(3))}`, async ({
    app,
  }) => {
    await pressCurtains(app)
    await openUncovered(app, await createMatch(app, matchOf(id, table.seats, table.options ?? {})))
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
}
