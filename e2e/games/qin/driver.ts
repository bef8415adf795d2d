/** The Qin table from a player's side: squares by their names, the hand, placing. */
import type { Locator, Page } from '@playwright/test'
import type { Input } from '../../../src/main/api/api.ts'
import {
  focused,
  liftCurtain,
  matchOf as anyMatchOf,
  passOn,
  playTable,
  stepping,
} from '../../support/screen.ts'

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Qin board' })
/** Tiles in hand, for the seat that lifted the curtain. */
export const HAND = '[role=group][aria-label=Hand] button'
export const hand = (page: Page): Locator => page.locator(HAND)
export const verdict = (page: Page): Locator => page.locator('.verdict')
export const square = (page: Page, name: string): Locator =>
  page.locator(`[data-qin-board] [role=gridcell][aria-label^="${name},"]`)

/** The names of all squares, in reading order. */
export const squareNames = (page: Page): Promise<string[]> =>
  page
    .locator('[data-qin-board] [role=gridcell]')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label') ?? ''))

/** The squares the tile in hand can cover, as neighbouring pairs. */
export const pairs = async (page: Page): Promise<readonly (readonly [string, string])[]> => {
  const names = await squareNames(page)
  const fits = names.map((name) => name.endsWith('the tile fits here'))
  const at = (index: number): string => /^[a-m]\d+/.exec(names[index] ?? '')?.[0] ?? ''
  return names.flatMap((_, index) =>
    [...(index % 13 < 12 ? [1] : []), 13]
      .filter((step) => fits[index] === true && fits[index + step] === true)
      .map((step) => [at(index), at(index + step)] as const),
  )
}

/** Waits for the answer about the tile where it is; true if it fits. */
export const hasFit = async (page: Page): Promise<boolean> => {
  const words = verdict(page).filter({ hasText: /fit/i })
  return (await words.innerText()).startsWith('Fits')
}

export interface InputDriver {
  take(slot: number): Promise<void>
  layOver(square: string): Promise<void>
  turn(): Promise<void>
  swap(): Promise<void>
  place(): Promise<void>
  pass(): Promise<void>
  lift(): Promise<void>
}

const tray = (page: Page): Locator => page.locator('footer.tray')

export const pointer = (page: Page): InputDriver => ({
  take: (slot) => hand(page).nth(slot).click(),
  layOver: (name) => square(page, name).click(),
  turn: () => tray(page).getByRole('button', { name: 'Turn', exact: true }).click(),
  swap: () => tray(page).getByRole('button', { name: 'Swap ends' }).click(),
  place: () =>
    tray(page)
      .getByRole('button', { name: /^Place/ })
      .click(),
  pass: () => passOn(page).click(),
  lift: () => liftCurtain(page, 'pointer', HAND),
})

/** Keys alone; the board has the focus once the curtain is lifted. */
export const keys = (page: Page): InputDriver => {
  const strike = (key: string): Promise<void> => page.keyboard.press(key)
  return {
    async take(slot) {
      await focused(board(page))
      await strike(String(slot + 1))
    },
    async layOver(name) {
      const cursor = page.locator('[data-qin-board] [aria-selected=true]')
      const from = /^([a-m])(\d+)/.exec((await cursor.getAttribute('aria-label')) ?? '')
      const columns = name.charCodeAt(0) - (from?.[1] ?? 'a').charCodeAt(0)
      const rows = Number(name.slice(1)) - Number(from?.[2])
      for (let step = 0; step < Math.abs(columns); step += 1)
        await strike(columns < 0 ? 'ArrowLeft' : 'ArrowRight')
      for (let step = 0; step < Math.abs(rows); step += 1) await strike(rows < 0 ? 'ArrowUp' : 'ArrowDown')
    },
    turn: () => strike('r'),
    swap: () => strike('f'),
    place: () => strike('Enter'),
    async pass() {
      await focused(passOn(page))
      await strike('Enter')
    },
    lift: () => liftCurtain(page, 'keys', HAND),
  }
}

/**
 * Lays some tile of the hand where it fits, turning it as needed, without placing it. `where` is the fraction of
 * possible places to skip: near the edge games get stuck early.
 */
export const layOne = async (page: Page, way: InputDriver, where = 0.5): Promise<void> => {
  await hand(page).first().waitFor()
  const count = await hand(page).count()
  for (let slot = 0; slot < count; slot += 1) {
    await way.take(slot)
    const found = await pairs(page)
    const pair = found[Math.floor(found.length * where)]
    if (pair === undefined) continue
    await way.layOver(pair[0])
    // Two fitting squares need not fit together; try the others around as well.
    for (let tries = 0; tries < 8; tries += 1) {
      if (await hasFit(page)) return
      await (tries === 3 ? way.swap() : way.turn())
    }
  }
  throw new Error('no tile of the hand could be laid')
}

export const playOnce = async (page: Page, way: InputDriver): Promise<void> => {
  await layOne(page, way)
  await stepping(page, () => way.place())
}

/** Plays until the match is over, or a number of turns; the next seat lifts the curtain after each. */
export const playOn = (page: Page, way: InputDriver, most = Infinity): Promise<number> =>
  playTable(page, way, { asks: HAND, act: () => playOnce(page, way), most })

export const matchOf = (
  options: Input<'match.create'>['options'],
  rest: Partial<Input<'match.create'>> = {},
): Input<'match.create'> =>
  anyMatchOf(
    'qin',
    2,
    { side: 'bird', firstSeat: 1, villageTie: 'neutral', openHands: 'off', ...options },
    { title: 'Qin', ...rest },
  )
