/** The coach explains choices to people new to a game. */
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/moves.ts'
import { createMatch, matchOf, openMatch, openUncovered, pressCurtains, stepping } from './support/screen.ts'
import { playOnce, pointer } from './games/chang-cheng/driver.ts'
import { ask } from './support/apiRequest.ts'
import { ENOUGH } from '../src/renderer/bots/coach/coaching.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('choices are explained on request, also after a reload, until the player turns that off', async ({
  app,
}) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on' }))
  const note = app.getByRole('region', { name: 'What this choice is for' })
  await expect(app.getByRole('grid')).toBeVisible()
  await expect(note).toHaveCount(0)
  const events = app.locator('.step.current .events')
  await expect(events).toBeVisible()
  await openTab(app, 'Match')
  await app.getByRole('button', { name: 'Explain my choices' }).click()
  await expect(note).toContainText('Two squares of one colour are a province of yours')
  await openTab(app, 'Moves')
  await expect(events).toBeVisible()
  // The address, which names the panel, follows within half a second.
  await expect(app).not.toHaveURL(/[?&]panel=/)
  await app.reload()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Stop explaining choices' }).click()
  await expect(note).toHaveCount(0)
})

test('what is often played wrong is said once, in a position in which it matters', async ({ app }) => {
  await pressCurtains(app)
  const match = await createMatch(app, matchOf('chang-cheng', 2, {}))
  await openUncovered(app, match)
  await ask(app, 'settings.set', { coach: { 'chang-cheng': { on: true, seen: {} } } })
  const note = app.getByRole('region', { name: 'What this choice is for' })
  await expect(note).toContainText('Often played wrong: You may look, but need not')
  await note.getByRole('button', { name: 'CC-17' }).click()
  await expect(app.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true')
  await expect(app.locator('#rule-CC-17')).toBeInViewport()

  await openTab(app, 'Moves')
  await stepping(app, () => playOnce(app, pointer(app), 0))
  await openUncovered(app, match)
  await expect(note).toContainText('Place one wall.')
  await expect(note).not.toContainText('You may look')
})

const BOT = { kind: 'bot', bot: 'search', level: 1 } as const
const AGAINST_BOTS = [
  { name: 'Ada', colour: 1, player: { kind: 'person' } },
  { name: 'Bo', colour: 2, player: BOT },
  { name: 'Cy', colour: 3, player: BOT },
] as const

test('one notice beside the board is open at a time, the hint when it is asked for', async ({ app }) => {
  await ask(app, 'settings.set', { coach: { qin: { on: true, seen: {} } } })
  await openMatch(app, matchOf('qin', 3, {}, { seats: [...AGAINST_BOTS] }))
  // The only person at the table is spoken to.
  await expect(app.getByText('Choose a tile.')).toBeVisible()
  // The list begins with one line for the setup.
  await expect(app.getByRole('treeitem')).toHaveCount(1)
  await app.getByText('Setup', { exact: true }).click()
  await expect(app.getByRole('treeitem')).not.toHaveCount(1)

  const note = app.getByRole('region', { name: 'What this choice is for' })
  const purpose = note.getByText('Two squares of one colour are a province of yours')
  const hint = app.getByRole('region', { name: 'Hint' })
  const follow = hint.getByRole('button', { name: 'Play this' })
  await expect(purpose).toBeVisible()
  // Before the table is ready for it, the key asks for nothing.
  await expect(app.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled()
  await app.keyboard.press('i')
  await expect(follow).toBeVisible()
  await expect(purpose).toBeHidden()
  await note.getByRole('button', { name: 'What this choice is for' }).click()
  await expect(purpose).toBeVisible()
  await expect(follow).toBeHidden()
  await hint.getByRole('button', { name: 'Close' }).click()
  await expect(hint).toHaveCount(0)
  await expect(purpose).toBeVisible()
})

test('a first match explains its choices at the top of the panel, familiar or not, with the hint below and no ids of rules', async ({
  app,
}) => {
  const seats = AGAINST_BOTS.slice(0, 2)
  const match = await createMatch(app, matchOf('qin', 2, {}, { seats: [...seats] }))
  await ask(app, 'settings.set', {
    coach: { qin: { on: true, seen: { place: ENOUGH }, first: match } },
  })
  await openUncovered(app, match)
  const note = app.getByRole('region', { name: 'What this choice is for' })
  const purpose = note.getByText('Two squares of one colour are a province of yours')
  await expect(purpose).toBeVisible()
  const [top, tabs] = [await note.boundingBox(), await app.getByRole('tablist').boundingBox()]
  expect(top?.y).toBeLessThan(tabs?.y ?? 0)
  await expect(app.getByRole('tab', { name: 'Notes' })).toHaveCount(0)
  // Before the table is ready for it, the key asks for nothing.
  await expect(app.getByRole('button', { name: 'Hint I' })).toBeVisible()
  await app.keyboard.press('i')
  const hint = app.getByRole('region', { name: 'Hint' })
  await expect(hint.getByRole('button', { name: 'Play this' })).toBeVisible()
  await expect(purpose).toBeVisible()
  expect((await hint.boundingBox())?.y).toBeLessThan(tabs?.y ?? 0)
  await expect(app.locator('.panel')).not.toContainText(/QIN-|hidden/)
  // Where both have no room, the explanation scrolls, and is not cut at its head.
  await app.setViewportSize({ width: 1024, height: 540 })
  const panel = await app.locator('.panel').boundingBox()
  await expect
    .poll(() => note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight))
    .toBe(true)
  expect((await note.boundingBox())?.y).toBe(panel?.y)
  await expect(hint.getByRole('button', { name: 'Play this' })).toBeInViewport({ ratio: 1 })
  await app.setViewportSize({ width: 1440, height: 900 })
  // Another match has them in their usual places.
  await openMatch(app, matchOf('qin', 2, {}, { seats: [...seats] }))
  await expect(app.getByRole('tab', { name: 'Notes' })).toBeVisible()
  await expect(note).toHaveCount(0)
})
