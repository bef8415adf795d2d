/** Numbers and pictures of a board explain themselves: to mouse, keyboard and touch. */
import { headerFor } from '../src/engine/record/testing/player.ts'
import { chooserOf } from './support/choosers.ts'
import { played } from './support/playedMatch.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { restOn } from './support/longPress.ts'
import * as qin from './games/qin/driver.ts'
import { requireGame } from './support/requireGame.ts'
import { openMatch, openUncovered, pressCurtains } from './support/screen.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

test('a sign explains itself on hover, on focus and on a long press', async ({ app }) => {
  const game = requireGame('chang-cheng')
  const header = headerFor(game, { seats: 2, chance: { source: 'seeded', seed: 'signs' } })
  const record = played(game, header, chooserOf(game), 12)
  await pressCurtains(app)
  await importRecord(app, record, 'signs')
  await openUncovered(app, record.root)

  const tip = app.getByRole('tooltip')
  const [walls, doubles] = [app.locator('.seat .counts li').nth(0), app.locator('.seat .counts li').nth(1)]
  await walls.hover()
  await expect(tip).toHaveText(/^\d+ walls left$/)
  await app.mouse.move(0, 0)
  await expect(tip).toBeHidden()

  // All signs of the seats are one Tab stop; the arrows move between them and step nothing meanwhile.
  await app.getByRole('grid').first().focus()
  await walls.focus()
  await app.keyboard.press('ArrowRight')
  await expect(doubles).toBeFocused()
  await expect(tip).toHaveText(/^\d+ double walls? left$/)
  await expect(doubles).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '')
  await app.keyboard.press('Escape')
  await expect(tip).toBeHidden()

  await app.locator('[data-cc-letter=B]').click()
  const card = app.locator('[data-cc-card]').first()
  const at = await restOn(card, () => expect(tip).toContainText(/: (may|the province|you have)/))
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await app.touchscreen.tap(at.x, at.y)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(tip).toBeHidden()

  // A long press on the map shows the tip a mouse gets at once; it chooses nothing.
  const province = app.locator('[data-cc-is=province]').first()
  await restOn(province, () => expect(tip).toHaveText(/^province 1, \d spaces, /))
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await restOn(app.locator('[data-cc-is=region]').first(), () => expect(tip).toHaveText(/^region 1, /))
})

test('a tip closes with the next key, and when its subject leaves the window @sweep', async ({ app }) => {
  await openMatch(app, qin.matchOf({ openHands: 'on' }))
  const [tip, undo] = [app.getByRole('tooltip'), app.getByRole('button', { name: 'Undo' })]
  await undo.hover()
  await expect(tip).toBeVisible()
  // A modifier may be held for a magnifier.
  await app.keyboard.press('Control')
  await expect(tip).toBeVisible()
  await app.keyboard.press('F9')
  await expect(tip).toBeHidden()
  await app.mouse.move(2, 2)
  await undo.hover()
  await expect(tip).toBeVisible()
  await app.locator('footer.tray').evaluate((tray) => (tray.style.visibility = 'hidden'))
  await expect(tip).toBeHidden()
  // The board's tip for the square under the pointer closes with the next key as well.
  const look = app.locator('.place .tip')
  await qin.square(app, 'c2').hover()
  await expect(look).toBeVisible()
  await app.keyboard.press('F9')
  await expect(look).toBeHidden()
})
