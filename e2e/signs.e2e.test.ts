/** Numbers and pictures of a board say what they are: to the mouse, to the keyboard and under a finger. */
import { changCheng } from '../src/engine/games/chang-cheng/index.ts'
import type { State } from '../src/engine/games/chang-cheng/state.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { chooserOf } from './support/choosers.ts'
import { played } from './support/playedMatch.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { requireGame } from './support/requireGame.ts'
import { openUncovered, pressCurtains } from './support/screen.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

test('a sign says what it is on hover, on focus and on a long press', async ({ app }) => {
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

  // All signs of the seats are one stop; the arrows go from one to the next and step nothing meanwhile.
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
  const box = await card.boundingBox()
  if (box === null) throw new Error('there is no card in hand')
  const finger = await app.context().newCDPSession(app)
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  await expect(tip).toContainText(/: (may|the province|you have)/)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await app.touchscreen.tap(at[0]?.x ?? 0, at[0]?.y ?? 0)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(tip).toBeHidden()
})

test('a sign under a pointer that rests is silent once what it says has changed', async ({ app }) => {
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

test('a tower that keeps a space has a lock, and tells for whom and until when', async ({ app }) => {
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
  await expect(app.locator('.tip')).toHaveText(/tower of .+ keeps a space beside it until .+ builds there/)
})
