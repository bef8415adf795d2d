/** Bots in seats: set up in the form, watched while they act, taken back over; and a hint for a person. */
import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { cover } from './library.ts'
import * as qin from './qin.ts'
import { stepCount } from './quorsum.ts'
import * as sanMarco from './san-marco.ts'
import { curtain, matchOf, openMatch, passOn } from './screen.ts'
import { ask } from './wire.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bot = { kind: 'bot', bot: 'search', level: 1 } as const
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const ownTurn = (page: Page) => page.locator('.seat.turn').filter({ hasText: 'Ada' })

test('a person sets up Qin against two bots, plays some turns, and takes one back over what they did', async ({
  app,
}) => {
  await ask(app, 'settings.set', { botPace: 'none' })
  await cover(app, 'Qin').click()
  await app.getByRole('radiogroup', { name: 'How many play' }).getByRole('radio', { name: '3' }).click()
  await app.getByLabel('Name of seat 1').fill('Ada')
  for (const seat of [2, 3]) {
    await app.getByRole('button', { name: `Who takes seat ${seat}: Person` }).click()
    await app.getByRole('menuitemradio', { name: 'Bot: beginner' }).click()
  }
  expect(await barriers(app)).toEqual([])
  await app.getByRole('button', { name: 'Start' }).click()

  await expect(ownTurn(app)).toBeVisible()
  await expect(curtain(app)).toHaveCount(0)
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await stepCount(app)
    await qin.layOne(app, qin.keys(app))
    await qin.keys(app).place()
    await expect(app.locator('.seats').getByText('Bot: beginner')).toHaveCount(2)
    // Everybody has placed and drawn by then.
    await expect.poll(() => stepCount(app)).toBeGreaterThanOrEqual(before + 6)
    await expect(ownTurn(app)).toBeVisible()
  }
  const tiles = await qin.hand(app).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  await undo(app).click()
  await expect(ownTurn(app)).toBeVisible()
  await expect
    .poll(() => qin.hand(app).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .not.toEqual(tiles)
  await app.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect
    .poll(() => qin.hand(app).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .toEqual(tiles)
})

test('a person plays a turn of San Marco against two bots, without a curtain', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'none' })
  const wish = sanMarco.matchOf(3)
  const seats = wish.seats.map((seat, at) => (at === 0 ? seat : { ...seat, player: bot }))
  await openMatch(app, { ...wish, seats })
  const acted = await sanMarco.playOn(app, sanMarco.pointer(app), () =>
    app.getByText('turn 3', { exact: false }).first().isVisible(),
  )
  expect(acted).toBeGreaterThan(1)
  await expect(curtain(app)).toHaveCount(0)
})

test('bots play among themselves, wait when told, and go on', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'calm' })
  const wish = qin.matchOf({})
  await openMatch(app, { ...wish, seats: wish.seats.map((seat) => ({ ...seat, player: bot })) })
  const bar = app.getByRole('status').filter({ hasText: 'beginner' })
  await expect(bar).toContainText('is thinking…')
  await app.getByRole('button', { name: 'Pause' }).click()
  await expect(bar).toContainText('waits.')
  const count = await stepCount(app)
  await ask(app, 'settings.set', { botPace: 'none' })
  expect(await barriers(app)).toEqual([])
  expect(await stepCount(app)).toBe(count)
  await app.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => stepCount(app)).toBeGreaterThan(count + 3)
})

test('what a bot did between two persons is seen before the curtain falls', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'none' })
  const wish = qin.matchOf({}, { seats: matchOf('qin', 3, {}).seats })
  const seats = wish.seats.map((seat, at) => (at === 1 ? { ...seat, player: bot } : seat))
  await openMatch(app, { ...wish, seats })
  await qin.keys(app).lift()
  await qin.layOne(app, qin.keys(app))
  await qin.keys(app).place()
  await expect(passOn(app)).toHaveText(/Pass to Cy/)
  await expect(app.locator('.panel')).toContainText('Bo draws')
  await qin.keys(app).pass()
  await qin.keys(app).lift()
  await expect(qin.hand(app).first()).toBeVisible()
})

test('a hint in Quorsum is stopped, asked for again and played', async ({ app }) => {
  await openMatch(app, matchOf('quorsum', 2, {}))
  const hint = app.getByRole('region', { name: 'Hint' })
  await app.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(hint).toContainText('Thinking about your move…')
  // The answer to the question that is stopped comes when the next is already asked.
  await app.locator('body').evaluate((body) => {
    const { KeyboardEvent } = body.ownerDocument.defaultView!
    for (const key of ['Escape', 'i'])
      body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(hint).toContainText('Chance to win after it', { timeout: 20_000 })
  expect(await barriers(app)).toEqual([])
  const count = await stepCount(app)
  await hint.getByRole('button', { name: 'Play it' }).click()
  await expect(hint).toHaveCount(0)
  await expect.poll(() => stepCount(app)).toBeGreaterThan(count)
})
