/** The Chang Cheng table from a player's side: the map, the actions, reveals, and the seat that acts on them. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Deed } from '../../support/stations.ts'
import { focused, liftCurtain, matchesOf, passOn, playTable, ready, stepping } from '../../support/screen.ts'

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Chang Cheng board' })
const actions = (page: Page): Locator => page.getByRole('group', { name: 'Actions', exact: true })
export const choices = (page: Page): Locator => page.getByRole('group', { name: 'Choice', exact: true })
export const effects = (page: Page): Locator => page.getByRole('group', { name: 'Effects', exact: true })
export const reveal = (page: Page): Locator =>
  page.getByRole('region', { name: /^Province \d+ is complete$/ })
/** The board as the seat that lifted the curtain sees it. */
export const OWN_BOARD = '[data-cc-step]:not([data-cc-step^=public])'
const nextBeat = (page: Page): Locator => reveal(page).locator('[data-cc-next]')
/** The tray while a province is told, before it asks on. */
const telling = (page: Page): Locator => page.locator('[data-cc-telling]')
export const commit = (page: Page): Locator => page.locator('[data-cc-commit]')
export const hand = (page: Page): Locator => page.getByRole('group', { name: 'Hand', exact: true })

/** Shows a builder the threat tile before the screen is passed on. */
export const takeLook = (page: Page): Locator =>
  page.getByRole('button', { name: /: see what you looked at$/ })

type Band = 'space' | 'province' | 'region'
/** Places of the map that can be chosen now. */
export const open = (page: Page, band: Band): Locator =>
  page.locator(`[data-cc-board] [data-cc-is=${band}][aria-label$="can be chosen"]`)
export const place = (page: Page, band: Band, number: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${band} ${number},`) })
const placeAt = (page: Page, band: Band, at: number | string): Locator =>
  page.locator(`[data-cc-is=${band}][data-cc-at="${at}"]`)

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof LETTERS)[number]

export interface InputDriver {
  letter(which: Letter): Promise<void>
  card(at: number): Promise<void>
  /** The place to choose, wherever it is on the map. */
  press(cell: Locator): Promise<void>
  effect(option: Locator): Promise<void>
  noNeutral(): Promise<void>
  join(side: 'left' | 'right'): Promise<void>
  /** The next beat of what is told of a province. */
  nextBeat(): Promise<void>
  closeReveal(): Promise<void>
  commit(): Promise<void>
  pass(): Promise<void>
  lift(): Promise<void>
}

export const pointer = (page: Page): InputDriver => ({
  letter: (which) => page.locator(`[data-cc-letter=${which}]`).click(),
  card: (at) => hand(page).getByRole('button').nth(at).click(),
  // Close a reveal that appears over the place first, as a person would.
  press: (cell) =>
    expect(async () => {
      const close = reveal(page).getByRole('button', { name: 'Close' })
      if (await close.isVisible()) await close.click()
      await cell.click({ timeout: 2000 })
    }).toPass({ timeout: 30_000 }),
  effect: (option) => option.click(),
  noNeutral: () => page.locator('[data-cc-choice=none]').click(),
  join: (side) => page.locator(`[data-cc-end=${side}]`).click(),
  nextBeat: () => nextBeat(page).click(),
  closeReveal: () => reveal(page).getByRole('button', { name: 'Close' }).click(),
  commit: () => commit(page).click(),
  pass: () => passOn(page).click(),
  lift: () => liftCurtain(page, 'pointer', OWN_BOARD),
})

const BANDS: readonly Band[] = ['region', 'space', 'province']

/** Keys alone: the board keeps the focus. */
export const keys = (page: Page): InputDriver => {
  const strike = async (...strokes: readonly string[]): Promise<void> => {
    await focused(board(page))
    for (const stroke of strokes) await page.keyboard.press(stroke)
  }
  const cursor = async (): Promise<{ band: Band; at: number; column: number }> =>
    page.locator('[data-cc-board] [aria-selected=true]').evaluate((cell) => ({
      band: cell.getAttribute('data-cc-is') as Band,
      at: Number(cell.getAttribute('data-cc-at')),
      column: [...(cell.parentElement?.children ?? [])].indexOf(cell),
    }))
  /** Moves the cursor to a cell of the map: first to its row, then along it. */
  const walk = async (cell: Locator): Promise<void> => {
    const to = await cell.evaluate((found) => ({
      band: found.getAttribute('data-cc-is') as Band,
      column: [...(found.parentElement?.children ?? [])].indexOf(found),
    }))
    const rows = BANDS.indexOf(to.band) - BANDS.indexOf((await cursor()).band)
    await strike(...Array.from({ length: Math.abs(rows) }, () => (rows < 0 ? 'ArrowUp' : 'ArrowDown')))
    const columns = to.column - (await cursor()).column
    await strike(
      ...Array.from({ length: Math.abs(columns) }, () => (columns < 0 ? 'ArrowLeft' : 'ArrowRight')),
    )
    await cell.and(page.locator('[aria-selected=true]')).waitFor()
  }
  return {
    letter: (which) => strike(which.toLowerCase()),
    async card(at) {
      const card = await hand(page).getByRole('button').nth(at).getAttribute('data-cc-card')
      await strike(card ?? '')
    },
    async press(cell) {
      await walk(cell)
      await strike('Enter')
    },
    /** Chooses an effect: on the map if it has a place, otherwise by its number in the list. */
    async effect(option) {
      const named = async (of: Locator): Promise<string> => (await of.getAttribute('data-cc-effect')) ?? ''
      const what = await named(option)
      const [, does, number] = /^(destroy|dismiss)(\d+)$/.exec(what) ?? []
      if (number !== undefined) {
        const band = does === 'destroy' ? 'space' : 'region'
        await walk(placeAt(page, band, Number(number) - 1))
        return strike('Enter')
      }
      const all = await Promise.all((await effects(page).getByRole('button').all()).map(named))
      const listed = all.filter((each) => !/^(swap|destroy|dismiss)/.test(each))
      await strike(String(listed.indexOf(what) + 1))
    },
    noNeutral: () => strike('0'),
    join: (side) => strike(side === 'left' ? 'ArrowLeft' : 'ArrowRight'),
    // Step through it beat by beat; a card that waits for its owner stays visible.
    nextBeat: () => strike('n'),
    async closeReveal() {
      while (await nextBeat(page).isVisible()) await strike('n')
    },
    commit: () => strike('Enter'),
    async pass() {
      // Take the look first; passing the screen hides it.
      if (await takeLook(page).isVisible()) {
        await focused(takeLook(page))
        await page.keyboard.press('Enter')
      }
      await focused(passOn(page))
      await page.keyboard.press('Enter')
    },
    lift: () => liftCurtain(page, 'keys', OWN_BOARD),
  }
}

/** The distance between the open spaces that consecutive turns build on. */
const SPREAD = 5

const count = (of: Locator): Promise<number> => of.count()

/** Waits for the engine's answer about the chosen action, and does it. */
export const doIt = async (page: Page, way: InputDriver): Promise<void> => {
  await ready(commit(page))
  await stepping(page, () => way.commit())
}

/** Chooses the `turn`-th of the open places, so that pieces spread over the map. */
const pressOpen = async (page: Page, way: InputDriver, band: Band, turn: number): Promise<void> => {
  await open(page, band).first().waitFor({ state: 'attached' })
  const all = await count(open(page, band))
  const at = await open(page, band)
    .nth(turn % all)
    .getAttribute('data-cc-at')
  await way.press(placeAt(page, band, at ?? ''))
}

/** Whether a seat that chooses an action may choose this one. */
export const mayTake = async (page: Page, letter: Letter): Promise<boolean> =>
  (await count(page.locator(`[data-cc-letter=${letter}]:not([aria-disabled=true])`))) > 0

/** Chooses an action and its places, without doing it. */
const prepare = async (page: Page, way: InputDriver, letter: Letter, turn: number): Promise<void> => {
  await way.letter(letter)
  if (letter === 'B') {
    await open(page, 'province').first().waitFor({ state: 'attached' })
    await hand(page).getByRole('button').first().waitFor()
    // Neighbours in the list differ, so that the second card does not replace the first.
    const cards = Math.min(
      2,
      await count(hand(page).getByRole('button')),
      await count(open(page, 'province')),
    )
    for (let card = 0; card < cards; card += 1) {
      await way.card(card)
      await pressOpen(page, way, 'province', turn + card)
    }
    return
  }
  if (letter === 'C') await way.card(0)
  await pressOpen(page, way, 'space', turn * SPREAD)
}

/** The letters of the actions a seat may choose from. */
const LETTERS_FOR: Readonly<Record<string, Letter>> = {
  wall: 'A',
  cards: 'B',
  cardWall: 'C',
  double: 'D',
  tower: 'E',
}

/** One of the five actions; by default they rotate as far as they are possible. */
const actOnce = async (page: Page, way: InputDriver, turn: number, wish?: Deed): Promise<void> => {
  const only = page.locator('[data-cc-letter=W], [data-cc-letter=N]')
  if (await count(only)) {
    await pressOpen(page, way, 'space', turn * SPREAD)
    return doIt(page, way)
  }
  const may = await Promise.all(LETTERS.map((letter) => mayTake(page, letter)))
  const letters = LETTERS.filter((_, at) => may[at])
  await prepare(page, way, LETTERS_FOR[wish?.type ?? ''] ?? letters[turn % letters.length] ?? 'A', turn)
  await doIt(page, way)
}

/** A card's choice: the wanted one, or its first effect; a swap is declined. */
const chooseEffect = async (page: Page, way: InputDriver, wish?: Deed): Promise<void> => {
  if (wish?.type === 'swap') {
    for (const end of ['here', 'there']) await way.press(placeAt(page, 'space', String(wish[end])))
    return doIt(page, way)
  }
  const options = effects(page).getByRole('button').filter({ hasNotText: /^Swap/ })
  const wished = effects(page).locator(`[data-cc-effect^=${wish?.type}]`)
  await way.effect((wish === undefined ? options : wished).first())
  await doIt(page, way)
}

/** The seat at the screen acts once, whatever the prompt is; with an action of a given type, if one is wanted. */
export const playOnce = async (page: Page, way: InputDriver, turn: number, wish?: Deed): Promise<void> => {
  if (await telling(page).isVisible()) {
    while (await telling(page).isVisible()) await way.nextBeat()
    return
  }
  if (await reveal(page).getByRole('button', { name: 'Close' }).isVisible()) await way.closeReveal()
  if (await actions(page).isVisible()) return actOnce(page, way, turn, wish)
  if (await effects(page).isVisible()) return chooseEffect(page, way, wish)
  if (await page.locator('[data-cc-choice=left]').isVisible()) {
    await way.join(turn % 2 === 0 ? 'left' : 'right')
    return doIt(page, way)
  }
  const wantsNone = wish === undefined ? turn % 3 === 0 : wish.type === 'noNeutral'
  if ((await page.locator('[data-cc-choice=none]').isVisible()) && wantsNone) {
    await way.noNeutral()
    return doIt(page, way)
  }
  const band = (await count(page.locator('[data-cc-choice^=open]'))) > 0 ? 'province' : 'space'
  await pressOpen(page, way, band, turn * SPREAD)
  await doIt(page, way)
}

/** The prompts of the tray, and its waiting until a province is told. */
export const ASKS = [
  ...['Actions', 'Effects', 'Choice'].map((name) => `[role=group][aria-label=${name}]`),
  '[data-cc-telling]',
].join(', ')

/** Plays until the match is over or `done` returns true; returns the number of actions. */
export const playOn = (
  page: Page,
  way: InputDriver,
  done?: (acted: number) => Promise<boolean>,
): Promise<number> => playTable(page, way, { asks: ASKS, act: (acted) => playOnce(page, way, acted), done })

export const matchOf = matchesOf('chang-cheng', 'Chang Cheng', {
  board1: '1A',
  board2: '2A',
  board3: '3A',
  board4: 'random',
  firstSeat: 1,
  memory: 'notes',
  neutral: 'on',
  events: 'none',
})
