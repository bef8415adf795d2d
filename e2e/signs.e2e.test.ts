/** Numbers and pictures of a board explain themselves: to mouse, keyboard and touch. */
import type { Locator } from '@playwright/test'
import { changCheng } from '../src/engine/games/chang-cheng/index.ts'
import type { State } from '../src/engine/games/chang-cheng/state.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { chooserOf } from './support/choosers.ts'
import { played } from './support/playedMatch.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import * as qin from './games/qin/driver.ts'
import { requireGame } from './support/requireGame.ts'
import { openMatch, openUncovered, pressCurtains } from './support/screen.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

/** Long-presses the middle of an element until the tip appears; returns the position. */
const restOn = async (of: Locator, told: () => Promise<void>): Promise<{ x: number; y: number }> => {
  const box = await of.boundingBox()
  if (box === null) throw new Error('there is nothing to rest on')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const finger = await of.page().context().newCDPSession(of.page())
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await told()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return at
}

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

test('a long press on a village of Qin shows the tip a mouse gets @sweep', async ({ app }) => {
  await openMatch(app, qin.matchOf({ openHands: 'on' }))
  const [village, free] = [qin.square(app, 'c2'), qin.square(app, 'a1')]
  const [look, tip] = [app.locator('.place .tip'), app.getByRole('tooltip')]
  await village.hover()
  await expect(look).toHaveText('village, held by nobody')
  await free.hover()
  await expect(look).toBeHidden()
  await restOn(village, () => expect(tip).toHaveText('village, held by nobody'))
  await expect(look).toBeHidden()
  // With a tile in hand a long press lays it.
  await qin.hand(app).first().click()
  await expect(village).not.toHaveAttribute('data-tip')
})

test('the tip of a sign under a resting pointer closes when the sign changes @sweep', async ({ app }) => {
  const game = requireGame('san-marco')
  const header = headerFor(game, { seats: 3, chance: { source: 'seeded', seed: 'signs' } })
  const record = played(game, header, chooserOf(game), 60)
  await pressCurtains(app)
  await importRecord(app, record, 'signs')
  await openUncovered(app, record.root)

  const tip = app.getByRole('tooltip')
  const deck = app.locator('.status .left.limits')
  await deck.hover()
  await expect(tip).toHaveText(/^\d+ limit cards? left/)
  await app.keyboard.press('Home')
  await expect(tip).toBeHidden()
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

test('a tower that reserves a space has a lock, and says for whom and until when @sweep', async ({ app }) => {
  const header = headerFor(changCheng, { seats: 2, chance: { source: 'seeded', seed: 'signs' } })
  const choose = chooserOf(changCheng)
  const record = played(
    changCheng,
    header,
    (state) => [...changCheng.legal(state as State)].find(({ type }) => type === 'tower') ?? choose(state),
    (state) => (state as State).keeps.length > 0,
  )
  await pressCurtains(app)
  await importRecord(app, record, 'locks')
  await openUncovered(app, record.root)

  await expect(app.locator('.lock').first()).toBeVisible()
  await app.locator('[data-cc-is=space][aria-label*="tower of"]').hover()
  await expect(app.locator('.tip')).toHaveText(/tower of .+ reserves a space beside it until .+ builds there/)
})
