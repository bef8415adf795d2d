/** Qin in the browser: whole matches, hidden hands, undo, luck entered by hand, and accessibility. */
import type { Locator, Page } from '@playwright/test'
import { qin } from '../../../src/engine/games/qin/index.ts'
import { seededRandom } from '../../../src/engine/kernel/random.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { findSecrets as qinSecrets } from '../../../src/engine/games/qin/testing/secrets.ts'
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importRecord } from '../../support/imports.ts'
import { cover, openTable, seatPeople } from '../../support/library.ts'
import { branchRow, chooseAt, openTab, rowAt, turnTo } from '../../support/moves.ts'
import {
  board,
  hand,
  hasFit,
  keys,
  layOne,
  matchOf,
  playOn,
  pointer,
  square,
  squareNames,
  verdict,
} from './driver.ts'
import { played } from '../../support/playedMatch.ts'
import { requireGame } from '../../support/requireGame.ts'
import { curtain, endCard, openMatch, passOn, pressCurtains, SMALL, stepping } from '../../support/screen.ts'
import { listen } from '../../support/secrecy.ts'
import { openNearEnd } from '../../support/stations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hands = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((tiles) => tiles.map((each) => each.getAttribute('aria-label') ?? ''))
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const taken = (names: readonly string[]): number =>
  names.filter((name) => / (?:lone|province)/.test(name)).length

test('a match of two is set up and begun by pointer alone', async ({ app }) => {
  await pressCurtains(app)
  await cover(app, 'Qin').click()
  await seatPeople(app)
  await app.getByLabel('Name of seat 1').fill('Ada')
  await app.getByLabel('Name of seat 2').fill('Bo')
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await pointer(app).lift()
  await playOn(app, pointer(app), 6)
})

for (const name of ['pointer', 'keys'] as const)
  test(`a match of two is played to its result by ${name} alone @sweep`, async ({ app }) => {
    if (name === 'keys') await app.setViewportSize(SMALL)
    await pressCurtains(app)
    const course = { seats: 2, options: { side: name === 'keys' ? 'lion' : 'bird' } }
    await openNearEnd(app, qin, course, 6)
    await playOn(app, name === 'keys' ? keys(app) : pointer(app))
    await expect(endCard(app)).toBeVisible()
    await expect(endCard(app).getByRole('list').first()).toContainText('Player 1')
    // One game has each figure once: no table repeats the places.
    await expect(endCard(app).getByRole('table')).toHaveCount(0)
    await expect(endCard(app)).toContainText(/every pagoda|most pagodas win/)
    await expect(endCard(app).getByText('Pagodas on the board', { exact: true })).toBeVisible()
    if (name === 'pointer') expect(await axeViolations(app)).toEqual([])
  })

test('before the curtain lifts nothing hidden is in the page or on the wire', async ({ app }) => {
  const wire = listen(app, qinSecrets)
  await app.reload()
  await openMatch(app, matchOf({}))
  await expect(curtain(app)).toBeVisible()
  expect(wire.frames.length).toBeGreaterThan(0)
  expect(wire.leaks).toEqual([])
  await expect(app.locator('[data-qin-board], .tile')).toHaveCount(0)
  expect(await axeViolations(app)).toEqual([])

  const seats = [0, 1]
  for (let turn = 0; turn < 8; turn += 1) {
    await wire.allow(turn % 2)
    await keys(app).lift()
    const own = await hands(app)
    expect(own).toHaveLength(3)
    await layOne(app, keys(app))
    // From the action on, the screen belongs to no seat: not even the tile just drawn may arrive.
    await wire.allow()
    await keys(app).place()
    await expect(passOn(app)).toBeVisible()
    await expect(app.getByRole('img', { name: /^3 hidden tiles$/ })).toHaveCount(seats.length)
    await expect(app.getByRole('img', { name: /^In hand/ })).toHaveCount(0)
    await expect(hand(app)).toHaveCount(0)
    if (turn === 1) {
      // Only on request, and gone with the screen.
      await wire.allow(turn)
      await app.getByRole('button', { name: /: see what you drew$/ }).click()
      await expect(app.locator('.pass .told')).toHaveText(
        / draws a (red|yellow|blue)–(red|yellow|blue) tile\.$/,
      )
      await passOn(app).focus()
    }
    await keys(app).pass()
    await wire.allow()
    await expect(curtain(app)).toBeVisible()
    await expect(app.locator('[data-qin-board], .tile')).toHaveCount(0)
    expect(wire.leaks).toEqual([])
  }

  await app.getByRole('button', { name: 'Public board first' }).click()
  await expect(board(app)).toBeVisible()
  await expect(app.getByRole('img', { name: /^3 hidden tiles$/ })).toHaveCount(seats.length)
  // From there an undo leads behind a curtain: the seat of that move has left the screen.
  await undo(app).click()
  await expect(passOn(app)).toHaveAccessibleName(/Pass to Bo/)
  await expect(app.getByRole('img', { name: /^3 hidden tiles$/ })).toHaveCount(seats.length)
  await passOn(app).click()
  await expect(curtain(app)).toBeVisible()
  await app.reload()
  await expect(curtain(app)).toBeVisible()
  expect(wire.leaks).toEqual([])
})

test('open hands need no curtain and are visible to all @sweep', async ({ app }) => {
  await openMatch(app, matchOf({ openHands: 'on' }))
  await expect(hand(app)).toHaveCount(3)
  await expect(app.getByRole('img', { name: /^In hand/ })).toHaveCount(2)
})

test('undo goes back while it is free; a drawn tile or the rule of the table prevents it @sweep', async ({
  app,
}) => {
  await openMatch(app, matchOf({}))
  await keys(app).lift()
  const before = await hands(app)
  await layOne(app, keys(app))
  await keys(app).place()
  await expect(passOn(app)).toBeVisible()
  await undo(app).click()
  await expect(hand(app).first()).toBeVisible()
  expect(await hands(app)).toEqual(before)
  expect(taken(await squareNames(app))).toBe(0)

  for (const [rule, reason] of [
    ['beforeReveal', /rolled or revealed/],
    ['off', /set up without undo/],
  ] as const) {
    await openMatch(app, matchOf({}, { undo: rule }))
    await keys(app).lift()
    await layOne(app, keys(app))
    await keys(app).place()
    await expect(passOn(app)).toBeVisible()
    await expect(undo(app)).toHaveAttribute('aria-disabled', 'true')
    // It can still be pressed, and then says why.
    await undo(app).click({ force: true })
    await expect(app.getByText(reason).first()).toBeVisible()
    await expect(passOn(app)).toBeVisible()
  }
})

test('another line is tried with open hands while undo is free, and refused with a reason otherwise @sweep', async ({
  app,
}) => {
  for (const rule of ['free', 'beforeReveal'] as const) {
    await openMatch(app, matchOf({ openHands: 'on' }, { undo: rule }))
    // Two deals come first; a placement and its draw are two steps.
    for (let turn = 0; turn < 2; turn += 1) {
      await layOne(app, pointer(app))
      await stepping(app, () => pointer(app).place())
    }
    const played = await squareNames(app)
    await chooseAt(rowAt(app, 4), 'Try from here')
    if (rule === 'beforeReveal') {
      await expect(app.getByText(/other lines can be started only once it is over/).first()).toBeVisible()
      expect(await squareNames(app)).toEqual(played)
      continue
    }
    await expect.poll(async () => taken(await squareNames(app))).toBe(taken(played) / 2)
    await layOne(app, pointer(app), 0)
    await stepping(app, () => pointer(app).place())
    await expect(rowAt(app, 5)).toHaveCount(2)
    await openTab(app, 'Match')
    await branchRow(app, 'Main line')
      .getByRole('button', { name: /^Play on/ })
      .click()
    await expect.poll(() => squareNames(app)).toEqual(played)
  }
})

test('with luck of their own people enter their draws; until then a placement can be undone @sweep', async ({
  app,
}) => {
  await openMatch(app, matchOf({}, { chance: { source: 'manual' }, undo: 'beforeReveal' }))
  const enter = async (...tiles: readonly string[]): Promise<void> => {
    for (const tile of tiles)
      await app.getByRole('button', { name: new RegExp(`^${tile}, \\d+ left`) }).click()
    await app.getByRole('button', { name: 'Enter this' }).click()
  }
  await expect(app.getByText('The three tiles Ada was dealt.')).toBeVisible()
  await enter('red and red', 'blue and blue', 'red and blue')
  await expect(app.getByText('The three tiles Bo was dealt.')).toBeVisible()
  // In any order of kinds: the hand is the same.
  await enter('yellow and yellow', 'red and yellow', 'yellow and blue')
  await keys(app).pass()
  await keys(app).lift()
  await expect(hand(app).nth(0)).toHaveAccessibleName('Tile 1: red and red')
  await layOne(app, keys(app))
  await keys(app).place()
  await expect(app.getByText('The tile Ada has drawn.')).toBeVisible()
  await undo(app).click()
  await expect(hand(app)).toHaveCount(3)
  await layOne(app, pointer(app))
  await pointer(app).place()
  await enter('yellow and yellow')
  await expect(passOn(app)).toHaveAccessibleName(/Pass to Bo/)
  await expect(undo(app)).toHaveAttribute('aria-disabled', 'true')
})

test('the board says what a placement would do, or why it is illegal @sweep', async ({ app }) => {
  await openMatch(app, matchOf({}))
  await keys(app).lift()
  await app.keyboard.press('1')
  await square(app, 'c2').click()
  const tip = app.locator('.tip.bad')
  await expect(tip).toContainText('c2 is a village')
  await expect(tip).toContainText('QIN-P3')
  await square(app, 'a1').click()
  await expect(tip).toContainText('shares an edge with a coloured square')
  await square(app, 'm13').click()
  await expect(tip).toContainText('The whole tile must lie on the board')
  expect(await axeViolations(app)).toEqual([])
  await app.keyboard.press('Escape')
  await layOne(app, keys(app))
  await expect(verdict(app)).toContainText(/^Fits/)
  expect(await hasFit(app)).toBe(true)
  await app.keyboard.press('Tab')
  expect(await axeViolations(app)).toEqual([])
})

test('a tile that would join three provinces is refused in words where the match forbids it', async ({
  app,
}) => {
  const salt = 'join 4'
  const random = seededRandom(salt, 0)
  const header = headerFor(qin, {
    options: { joinThree: 'forbidden', openHands: 'on' },
    chance: { source: 'seeded', seed: salt },
  })
  const game = requireGame('qin')
  // The red square of this tile would lie between three red provinces.
  const wish = { type: 'place', tile: 'RB', at: [20, 7] } as const
  const isRefused = (state: unknown): boolean => {
    const decision = game.decide(state, wish)
    return !decision.ok && decision.refusal.code === 'threeProvinces'
  }
  const record = played(game, header, (state) => game.sampleLegal(state, random), isRefused)
  await importRecord(app, record, 'Three provinces')
  await openTable(app, record.root)
  await hand(app)
    .and(app.getByRole('button', { name: /red and blue$/ }))
    .click()
  await square(app, 'h2').click()
  // Turned until it also covers h1, with the red end on h2.
  const footer = app.locator('footer.tray')
  for (let turns = 0; turns < 4 && !(await footer.innerText()).includes('h1–h2'); turns += 1) {
    await hasFit(app)
    await pointer(app).turn()
  }
  await expect(footer).toContainText('h1–h2')
  if (await hasFit(app)) await pointer(app).swap()
  const tip = app.locator('.tip.bad')
  await expect(tip).toContainText('QIN-A10')
  await expect(tip).toContainText('This would join more than two provinces of one colour at once')
  await expect(footer.getByRole('button', { name: /^Place/ })).toHaveAttribute('aria-disabled', 'true')
})

test('the tile in hand is shown as turned, and takes no more room @sweep', async ({ app }) => {
  await openMatch(app, matchOf({}))
  await pointer(app).lift()
  await pointer(app).take(0)
  const shape = async (): Promise<number> => {
    const box = await hand(app).first().locator('svg').boundingBox()
    return box === null ? 0 : box.width / box.height
  }
  const before = await hand(app).nth(1).boundingBox()
  expect(await shape()).toBeGreaterThan(1)
  await pointer(app).turn()
  expect(await shape()).toBeLessThan(1)
  expect(await hand(app).nth(1).boundingBox()).toEqual(before)
  await pointer(app).turn()
  expect(await shape()).toBeGreaterThan(1)
})

test('a tile is dragged to the board; dropped beside it or cancelled with Escape it goes back', async ({
  app,
}) => {
  await openMatch(app, matchOf({}))
  await keys(app).lift()
  const tile = hand(app).first()
  const take = async (): Promise<void> => {
    await tile.hover()
    await app.mouse.down()
  }
  const goTo = async (there: Locator, x: number): Promise<void> => {
    const box = await there.boundingBox()
    if (box === null) throw new Error('nowhere to go')
    await app.mouse.move(box.x + x, box.y + box.height / 2, { steps: 4 })
  }
  await take()
  await goTo(tile, 4)
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  await app.mouse.up()
  await expect(tile).toHaveAttribute('aria-pressed', 'false')

  await take()
  await goTo(square(app, 'c2'), 10)
  await expect(app.locator('.tip.bad')).toContainText('c2 is a village')
  await app.keyboard.press('Escape')
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  await goTo(tile, 4)
  await app.mouse.up()
  await expect(tile).toHaveAttribute('aria-pressed', 'false')

  await take()
  await goTo(square(app, 'c2'), 10)
  await app.mouse.up()
  await expect(app.locator('.tip.bad')).toContainText('c2 is a village')
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
})

test('a record can be stepped through without seeing what comes @sweep', async ({ app }) => {
  await openMatch(app, matchOf({ openHands: 'on' }))
  for (let turn = 0; turn < 2; turn += 1) {
    await layOne(app, pointer(app))
    await stepping(app, () => pointer(app).place())
  }
  await turnTo(app, 'Review')
  const rows = app.getByRole('treeitem')
  const all = await rows.count()
  await app.getByRole('button', { name: 'Hide what comes later' }).click()
  await expect(rows).toHaveCount(0)
  await expect(app.locator('.transport')).not.toContainText(`/ ${all}`)
  await expect.poll(async () => taken(await squareNames(app))).toBe(0)
  await app.getByRole('button', { name: 'One turn forward' }).click()
  await app.getByRole('button', { name: 'One step forward' }).click()
  await expect(rows).not.toHaveCount(0)
  expect(await rows.count()).toBeLessThan(all)
  await app.getByRole('button', { name: 'Hide what comes later' }).click()
  await expect(rows).toHaveCount(all)
})
