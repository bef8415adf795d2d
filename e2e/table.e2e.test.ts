/** At the table: refusals explained, luck entered by hand, the same deal again, two windows in sync. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { keys, pointer } from './games/quorsum/inputDrivers.ts'
import { openLibrary, rowOf, startMatch } from './support/library.ts'
import { moves } from './support/moves.ts'
import { playOn } from './games/quorsum/driver.ts'
import { board, cell, cellNames, tableSnapshot, position, type Cell } from './games/quorsum/locators.ts'
import { stepCount, stepping } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const complaint = (page: Page): Locator => page.locator('.why[role=alert]')
const RIM = { position: { x: 12, y: 12 } }

/** Plays until dice are to be allotted. */
const toAllot = (page: Page): Promise<unknown> =>
  playOn(page, keys(page), { until: ({ waits }) => waits === 'allot' })

const commit = async (page: Page): Promise<void> => {
  await stepping(page, () => page.getByRole('button', { name: /^Assign dice/ }).click())
}
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('this deal has no such tile')
  return value
}
const isBeside = (one: Cell, other: Cell): boolean =>
  Math.abs(one.place.charCodeAt(0) - other.place.charCodeAt(0)) +
    Math.abs(Number(one.place[1]) - Number(other.place[1])) ===
  1

test('an illegal choice is refused with its rule', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'refused once' })
  await expect(board(app)).toBeVisible()
  await expect(app.getByRole('group', { name: /^(?:Ada|Bo) may choose$/ })).toBeVisible()
  await cell(app, 'B2').click()
  await expect(complaint(app)).toContainText('Choose A or B below the board first')
  await toAllot(app)

  // One die on a pawn that can step, one on its own tile, two on an empty tile.
  const { cells, mover } = await tableSnapshot(app)
  const pawns = cells.filter(({ pawn }) => pawn?.owner === mover)
  const canStep = (pawn: Cell): boolean =>
    cells.some((each) => isBeside(pawn, each) && each.side === pawn.side && each.pawn === null)
  const pawn = must(pawns.find(canStep))
  const easy = must(
    cells.find((each) => each.pawn === null && each.value === 2 && !pawns.some((own) => isBeside(own, each))),
  )
  await cell(app, pawn.place).click()
  await cell(app, pawn.place).click(RIM)
  await cell(app, easy.place).click()
  await cell(app, easy.place).click()
  await cell(app, easy.place).click()
  await expect(complaint(app)).toContainText('All four dice are assigned')
  await commit(app)

  await app.getByRole('button', { name: new RegExp(`Flip ${pawn.place}`) }).click()
  await expect(complaint(app)).toContainText(`There is a pawn on ${pawn.place}`)
  await expect(complaint(app)).toContainText('QO-15')
  const far = must(cells.find((each) => each.pawn === null && each !== easy && !isBeside(pawn, each)))
  await app.getByRole('button', { name: /^[a-d] Pawn \d$/ }).click()
  await cell(app, far.place).click()
  await expect(complaint(app)).toContainText(`${far.place} is not next to ${pawn.place}`)
  await expect(complaint(app)).toContainText('QO-11')

  // A tile flipped this turn is locked for the opponent's reply.
  await app.getByRole('button', { name: new RegExp(`Flip ${easy.place}`) }).click()
  await stepping(app, () => app.getByRole('button', { name: 'Roll' }).click())
  await expect
    .poll(async () => (await position(app)).find((name) => name.startsWith(easy.place)))
    .not.toContain(easy.side)
  await stepping(app, () => app.getByRole('button', { name: 'End the turn' }).click())
  const reply = await tableSnapshot(app)
  expect(reply.cells.find(({ place }) => place === easy.place)?.locked).toBe(true)
  const own = must(
    reply.cells.find(
      (each) =>
        each.pawn?.owner === reply.mover &&
        reply.cells.some((to) => isBeside(each, to) && to.side === each.side && to.pawn === null),
    ),
  )
  await cell(app, own.place).click()
  await cell(app, easy.place).click()
  await expect(complaint(app)).toContainText('dice on it will be lost')
  await commit(app)
  await app.getByRole('button', { name: new RegExp(`Flip ${easy.place}`) }).click()
  await expect(complaint(app)).toContainText('locked this turn')
  await expect(complaint(app)).toContainText('QO-16')
  const before = await stepCount(app)
  await app.reload()
  await expect(board(app)).toBeVisible()
  expect(await stepCount(app), 'a refusal leaves no trace').toBe(before)
})

test('a match on a real table is entered: tiles, opening, rolls', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'] })
  const enter = app.getByRole('button', { name: 'Enter this' })
  // It looks disabled, but a press on it gives the reason.
  await enter.click({ force: true })
  await expect(complaint(app)).toContainText('All sixteen tiles must be laid')
  const values = [2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5]
  await cell(app, 'A1').click()
  for (const [index, value] of values.entries()) {
    if (index === 8) await app.getByRole('radio', { name: 'light', exact: true }).click()
    await app.getByRole('button', { name: new RegExp(`^${value}, \\d left`) }).click()
  }
  await stepping(app, () => enter.click())
  const laid = await position(app)
  expect(laid.map((name) => name.replace(/^.., /, ''))).toEqual(
    values.map((value, index) => `${index < 8 ? 'dark' : 'light'} ${value}`),
  )

  const face = async (...dice: readonly number[]): Promise<void> => {
    for (const die of dice) await app.getByRole('button', { name: String(die), exact: true }).click()
    await stepping(app, () => enter.click())
  }
  await expect(app.getByText('Ada rolls one die to settle who chooses first.')).toBeVisible()
  await face(3)
  await expect(app.getByText('Bo rolls one die to settle who chooses first.')).toBeVisible()
  await face(5)
  const driver = pointer(app)
  await stepping(app, () => driver.choose('B'))
  await stepping(app, () => driver.place(['A1', 'D1']))
  // Ada has A4 and D4; one pawn gets all four dice and walks up its colour.
  await stepping(app, () => driver.allot([{ on: 'pawn', place: 'A4', dice: 4 }]))
  await stepping(app, () => driver.step('a', 'A4', 'A3'))
  await expect(app.getByText('Ada rolls 4 dice. What was rolled?')).toBeVisible()
  await face(1, 2, 1, 6)
  await expect.poll(async () => (await tableSnapshot(app)).waits).toBe('chain')
  await expect(cell(app, 'A3')).toHaveAccessibleName(/Ada’s pawn 1/)
  await stepping(app, () => driver.step(null, 'A3', 'B3'))
  await face(1, 1)
  await expect(cell(app, 'A3')).toHaveAccessibleName(/Ada’s pawn 1/)
  await expect.poll(async () => (await tableSnapshot(app)).mover).toBe('Bo')
  // Without dice at hand, the program rolls.
  await stepping(app, () => driver.allot([{ on: 'tile', place: 'C2', dice: 2 }]))
  await stepping(app, () => driver.flip('C2'))
  await stepping(app, () => app.getByRole('button', { name: 'Roll for us' }).click())
  await expect.poll(async () => (await tableSnapshot(app)).mover).toBe('Ada')
  expect((await moves(app)).some(({ notation }) => notation === '1 2 1 6')).toBe(true)
})

test('the same deal again has the same tiles and the same luck @sweep', async ({ app }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'dealt twice', title: 'First' })
  const deal = await position(app)
  await playOn(app, keys(app), { until: (_sight, acted) => acted >= 4 })
  const first = await moves(app)
  await openLibrary(app)
  await app.getByRole('button', { name: 'More for “First”' }).click()
  await app.getByRole('menuitem', { name: 'Same deal again' }).click()
  await expect(app.getByRole('radio', { name: /Same deal as an earlier match/ })).toBeChecked()
  await expect(app.getByLabel('Name of seat 1')).toHaveValue('Ada')
  await app.getByRole('textbox', { name: 'Title of the match' }).fill('Second')
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(app.getByRole('heading', { name: 'Second' })).toBeVisible()
  await expect.poll(() => position(app)).toEqual(deal)
  await expect(app.locator('header :focus'), 'no button of the bar takes the keys').toHaveCount(0)
  await playOn(app, keys(app), { until: (_sight, acted) => acted >= 4 })
  expect(await moves(app)).toEqual(first)
  await openLibrary(app)
  await expect(rowOf(app, 'First').or(rowOf(app, 'Second'))).toHaveCount(2)
})

test('two windows on one match stay in sync', async ({ app, context }) => {
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'two windows' })
  const other = await context.newPage()
  await other.goto(app.url())
  await expect(board(other)).toBeVisible()
  for (const [page, watcher] of [
    [app, other],
    [other, app],
    [app, other],
    [other, app],
  ] as const) {
    await playOn(page, keys(page), { until: (_sight, acted) => acted >= 2 })
    await expect.poll(() => cellNames(watcher)).toEqual(await cellNames(page))
    expect(await moves(watcher)).toEqual(await moves(page))
    expect((await tableSnapshot(watcher)).mover).toBe((await tableSnapshot(page)).mover)
  }
  await app.getByRole('button', { name: 'Undo' }).click()
  await expect(app.locator('.step.left')).not.toHaveCount(0)
  await expect.poll(() => moves(other)).toEqual(await moves(app))
  await expect.poll(() => position(other)).toEqual(await position(app))
})
