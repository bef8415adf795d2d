/** Chang Cheng in the browser: whole matches, reveals stepped in both directions, and accessibility. */
import type { Page } from '@playwright/test'
import { changCheng } from '../../../src/engine/games/chang-cheng/index.ts'
import type { View } from '../../../src/engine/games/chang-cheng/view/schema.ts'
import { findSecrets as changChengSecrets } from '../../../src/engine/games/chang-cheng/testing/secrets.ts'
import { axeViolations } from '../../support/accessibility.ts'
import {
  board,
  commit,
  effects,
  hand,
  keys,
  matchOf,
  open,
  place,
  playOn,
  pointer,
  reveal,
  takeLook,
} from './driver.ts'
import { expect, test } from '../../support/fixtures.ts'
import { generatedRecord } from '../../support/generatedRecords.ts'
import { cover, openTable, seatPeople } from '../../support/library.ts'
import { openNearEnd } from '../../support/stations.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { chooserOf } from '../../support/choosers.ts'
import { importFile, importRecord } from '../../support/imports.ts'
import { played } from '../../support/playedMatch.ts'
import { requireGame } from '../../support/requireGame.ts'
import { rowAt, turnTo } from '../../support/moves.ts'
import { ANY, begin, HERE } from '../../support/partialMatches.ts'
import { expectStep, textsBackAndForward } from '../../support/review.ts'
import { listen } from '../../support/secrecy.ts'
import {
  curtain,
  endCard,
  openMatch,
  openUncovered,
  passOn,
  pressCurtains,
  SMALL,
  stepping,
} from '../../support/screen.ts'
import { sweepUnless } from '../../support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The name of the position on the board. */
const shown = (page: Page) => page.locator('[data-cc-step]')

test('a match of three with event cards is set up and begun by pointer alone', async ({ app }) => {
  await pressCurtains(app)
  await cover(app, 'Chang Cheng').click()
  await seatPeople(app)
  await app.getByRole('radio', { name: '3', exact: true }).click()
  for (const [seat, name] of ['Ada', 'Bo', 'Cy'].entries())
    await app.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  const events = app.getByRole('radiogroup', { name: 'Event cards' })
  await events.getByRole('radio', { name: 'Two you choose' }).click()
  const card = (n: number) => app.getByRole('radiogroup', { name: `Event card ${n}` })
  await card(1).getByRole('radio', { name: 'Overlord' }).click()
  // A card chosen at the other place changes places with this one.
  await expect(card(2).getByRole('radio', { name: 'Diplomacy' })).toBeChecked()
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await app.getByLabel('Seed', { exact: true }).fill('three at the wall')
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await playOn(app, pointer(app), (acted) => Promise.resolve(acted >= 6))
})

test('an option without an effect says so, at the setup and at the table @sweep', async ({ app }) => {
  await pressCurtains(app)
  await cover(app, 'Chang Cheng').click()
  await seatPeople(app)
  const walls = app.locator('.option').filter({ has: app.getByRole('heading', { name: 'Neutral walls' }) })
  const without = walls.getByRole('radio', { name: 'Without' })
  const idle = walls.getByText('No effect in this setup', { exact: true })
  const seats = (count: number): Promise<void> =>
    app.getByRole('radio', { name: String(count), exact: true }).click()
  await without.click()
  await seats(4)
  // The chosen starting seat says so, whichever it is.
  const starts = app.locator('.seats').getByText('starts', { exact: true })
  const seat = (number: number) => app.locator('.seats li').nth(number - 1)
  await expect(seat(1).getByText('starts', { exact: true })).toBeVisible()
  await app.getByRole('radio', { name: 'Seat 3', exact: true }).click()
  await expect(seat(3).getByText('starts', { exact: true })).toBeVisible()
  await expect(starts).toHaveCount(1)
  await app.getByRole('radio', { name: 'Drawn', exact: true }).click()
  await expect(starts).toHaveCount(0)
  await app.getByRole('radio', { name: 'Seat 1', exact: true }).click()
  await expect(idle).toBeVisible()
  await expect(walls.getByRole('radio')).toHaveCount(0)
  expect(await axeViolations(app)).toEqual([])
  // The earlier choice returns once it matters again.
  await seats(2)
  await expect(idle).toHaveCount(0)
  await expect(without).toBeChecked()
  const third = app.locator('.option').filter({ has: app.getByRole('heading', { name: 'Third board' }) })
  await app.getByText('More options', { exact: true }).click()
  await expect(third.getByText('No effect in this setup')).toBeVisible()
  await seats(4)
  await expect(third.getByText('No effect in this setup')).toHaveCount(0)
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await pointer(app).lift()
  await app.getByRole('tab', { name: 'Match' }).click()
  const facts = app.locator('.info dl').first()
  await expect(facts).toContainText('Fourth board')
  await expect(facts).not.toContainText('Neutral walls')
})

test('a match of three is played to its result by pointer alone @sweep', async ({ app }) => {
  await pressCurtains(app)
  await openNearEnd(app, changCheng, { seats: 3, options: { events: 'diplomacy-overlord' } }, 8)
  await playOn(app, pointer(app))
  for (const name of ['Player 1', 'Player 2', 'Player 3'])
    await expect(endCard(app).getByRole('list').first()).toContainText(name)
  expect(await axeViolations(app)).toEqual([])
  // The attack plays region by region, in both directions.
  const attack = app.locator('[data-cc-attack]').first()
  const next = attack.getByRole('button', { name: 'Next', exact: true })
  const at = async (): Promise<number> => Number(await attack.getAttribute('data-cc-at'))
  // It starts at its end, which is the result.
  const end = await at()
  await attack.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(at).toBe(end - 1)
  await next.click()
  await expect.poll(at).toBe(end)
})

test('a match of two with neutral walls is played to its result by keyboard alone @sweep', async ({
  app,
}) => {
  await app.setViewportSize(SMALL)
  await pressCurtains(app)
  await openNearEnd(app, changCheng, { seats: 2, options: { neutral: 'on' } }, 8)
  await playOn(app, keys(app))
  await expect(endCard(app)).toBeVisible()
})

test('a reveal plays card by card, and the record steps through it forwards and backwards @sweep', async ({
  app,
}) => {
  test.setTimeout(300_000)
  await openMatch(app, matchOf(3, {}, { chance: { source: 'seeded', seed: 'reveals' } }))
  // On to a card whose owner has to decide.
  await playOn(app, pointer(app), async () => effects(app).isVisible())
  await expect(reveal(app)).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  await effects(app).getByRole('button').filter({ hasNotText: /^Swap/ }).first().click()
  await expect(commit(app)).toHaveAttribute('aria-disabled', 'false')
  const asked = (await shown(app).getAttribute('data-cc-step')) ?? ''
  await stepping(app, () => commit(app).click())
  await expect(shown(app)).not.toHaveAttribute('data-cc-step', asked)

  // The seats get their points at the end of the reveal.
  const points = () => app.locator('.seat .big').allInnerTexts()
  const before = await points()
  const next = reveal(app).locator('[data-cc-next]')
  while ((await reveal(app).getAttribute('data-cc-beat')) !== 'scored') {
    expect(await points()).toEqual(before)
    await next.click()
  }
  await expect(reveal(app)).toContainText(/: \d+ points/)
  expect(await points()).not.toEqual(before)

  await turnTo(app, 'Review')
  /** The text of the reveal at the step on the board; empty without one. */
  const told = async (): Promise<string> =>
    (await reveal(app).isVisible()) ? (await reveal(app).innerText()).replace(/\s+/g, ' ') : ''
  const { back, forward } = await textsBackAndForward(app, [shown(app), 'data-cc-step'], told)
  // From the last effect to the choice, to the cards turned up, and before them.
  expect(new Set(back).size).toBeGreaterThan(2)
  expect(forward).toEqual([...back].reverse())
})

for (const memory of ['notes', 'once'] as const)
  test(`a builder takes a look before the screen is passed on, with the memory ${memory}${sweepUnless(memory === 'notes')}`, async ({
    app,
  }) => {
    const wire = listen(app, changChengSecrets)
    await app.reload()
    await openMatch(app, matchOf(3, { memory }))
    const told = app.locator('.pass .told')
    for (const [seat, name] of ['Ada', 'Bo'].entries()) {
      await wire.allow(seat)
      await keys(app).lift()
      await open(app, 'space')
        .nth(seat * 9)
        .click()
      await expect(commit(app)).toHaveAttribute('aria-disabled', 'false')
      // From the action on, the screen belongs to no seat.
      await wire.allow()
      await stepping(app, () => commit(app).click())
      await expect(takeLook(app)).toBeFocused()
      await expect(takeLook(app)).toHaveText(`${name}: see what you looked at`)
      await expect(told).toHaveCount(0)
      expect(wire.leaks).toEqual([])

      await wire.allow(seat)
      await app.keyboard.press('Enter')
      await expect(told).toHaveText(new RegExp(`^${name} looks at the threat tile of region \\d: −[234]\\.$`))
      await expect(passOn(app)).toHaveText(/^Hide and pass to /)
      await expect(passOn(app)).toBeFocused()
      await app.getByRole('button', { name: 'Hide it again' }).click()
      await expect(told).toHaveCount(0)
      await expect(takeLook(app)).toBeFocused()
      await app.keyboard.press('Enter')
      await expect(passOn(app)).toBeFocused()
      await app.keyboard.press('Enter')
      await wire.allow()
      await expect(curtain(app)).toBeVisible()
      await expect(told).toHaveCount(0)
    }
    // Behind the curtain there is nothing for anyone to see.
    await app.getByRole('button', { name: 'Public board first' }).click()
    await expect(passOn(app)).toBeVisible()
    await expect(takeLook(app)).toHaveCount(0)
    await app.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(passOn(app)).toHaveText(/^Pass to Bo/)
    await expect(takeLook(app)).toHaveCount(0)
    expect(wire.leaks).toEqual([])
  })

test('against bots a look at a tile is shown until it is hidden, because the board does not show it again @sweep', async ({
  app,
}) => {
  const { seats } = matchOf(3)
  const bot = { kind: 'bot', bot: 'search', level: 1 } as const
  await openMatch(
    app,
    matchOf(
      3,
      { memory: 'once' },
      { seats: seats.map((seat, at) => (at === 0 ? seat : { ...seat, player: bot })) },
    ),
  )
  await open(app, 'space').first().click()
  await expect(commit(app)).toHaveAttribute('aria-disabled', 'false')
  await stepping(app, () => commit(app).click())
  const told = app.locator('.pass .told')
  await expect(told).toHaveText(/^Ada looks at the threat tile of region 1: −[234]\.$/)
  expect(await axeViolations(app)).toEqual([])
  // It stays while the bots act, and after a reload.
  await expect(app.locator('.seat.turn')).toContainText('Ada')
  await app.reload()
  await expect(told).toBeVisible()
  const on = app.getByRole('button', { name: 'Hide and go on' })
  await expect(on).toBeFocused()
  await app.keyboard.press('Enter')
  await expect(told).toHaveCount(0)
  await app.reload()
  await expect(board(app)).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('the board says what an action would do, or why it is illegal @sweep', async ({ app }) => {
  await openMatch(app, matchOf(2))
  await pointer(app).lift()
  expect(await axeViolations(app)).toEqual([])
  await open(app, 'space').first().click()
  await expect(app.locator('.commit')).toContainText('the threat of region')
  await app.keyboard.press('Escape')
  await place(app, 'province', 1).click()
  await expect(app.getByText('Choose a space of the wall.').first()).toBeVisible()
  await expect(board(app)).toBeVisible()
})

test('a card is dragged to its province, and a key takes it back into the hand', async ({ app }) => {
  const game = requireGame('chang-cheng')
  const header = headerFor(game, { seats: 2, chance: { source: 'seeded', seed: 'signs' } })
  const record = played(game, header, chooserOf(game), 12)
  await pressCurtains(app)
  await importRecord(app, record, 'dragged')
  await openUncovered(app, record.root)
  await app.locator('[data-cc-letter=B]').click()
  const card = hand(app).getByRole('button').first()
  const province = open(app, 'province').first()
  const number = Number(await province.getAttribute('data-cc-at')) + 1
  await card.dragTo(commit(app), { force: true })
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await card.dragTo(province)
  await expect(card).toContainText(`P ${number}`)
  await board(app).focus()
  await app.keyboard.press('Backspace')
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(card).not.toContainText(`P ${number}`)
})

test('on a wall wider than the window, a step far back can be inspected from the result @sweep', async ({
  app,
}) => {
  await app.setViewportSize(SMALL)
  const match = await importFile(app, generatedRecord(changCheng, { names: ['Ada', 'Bo'], main: 4000 }))
  await openTable(app, match)
  // The ends of the revealed province there are wider apart than the window.
  await endCard(app).locator('.story').getByRole('button').last().click()
  await app.keyboard.press('g')
  await app.keyboard.type('42')
  await app.keyboard.press('Enter')
  await expectStep(app, 42)
})

test('face-down prestige tiles show no number until their province is complete', async ({ app }) => {
  await pressCurtains(app)
  const game = requireGame(changCheng.id)
  const header = headerFor(game, { seats: 2, options: { prestige: 'down' } })
  const isTurned = (state: unknown): boolean =>
    (game.view(state, 'all') as View).provinces.some(({ prestige }) => prestige !== null)
  const record = played(game, header, chooserOf(game), isTurned)
  await importRecord(app, record, 'Face down')
  await openUncovered(app, record.root)
  const tiles = app.locator('[data-cc-prestige]')
  await expect(tiles.filter({ hasText: /^[0-4]$/ })).toHaveCount(1)
  await expect(tiles.filter({ hasText: '?' })).toHaveCount(5)
  await turnTo(app, 'Review')
  await app.keyboard.press('Home')
  await expect(tiles.filter({ hasText: /[0-4]/ })).toHaveCount(0)
})

test('a face-down prestige tile is entered by hand when its province is complete', async ({ app }) => {
  const game = requireGame(changCheng.id)
  await begin(app, game, { seats: 2, options: { prestige: 'down' } }, (state) =>
    (game.view(state, 'all') as View).asked?.is === 'prestige' ? HERE : ANY,
  )
  await expect(app.getByText('The prestige tile of province 2 is turned up. What is it?')).toBeVisible()
  const tiles = app.locator('[data-cc-prestige]')
  await expect(tiles.filter({ hasText: '?' })).toHaveCount(6)
  expect(await axeViolations(app)).toEqual([])
  await stepping(app, () => app.keyboard.press('3'))
  await expect(rowAt(app, 23).locator('.notation')).toHaveText('p2=3')
  await expect(tiles.filter({ hasText: /^3$/ })).toHaveCount(1)
  await expect(tiles.filter({ hasText: '?' })).toHaveCount(5)
  // Whoever entered the wrong number takes it back and is asked again.
  await app.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tiles.filter({ hasText: '?' })).toHaveCount(6)
  await app.locator('[data-cc-name="0"]').click()
  await expect(tiles.filter({ hasText: /^0$/ })).toHaveCount(1)
})
