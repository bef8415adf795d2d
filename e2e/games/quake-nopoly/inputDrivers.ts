/** Pointer and keys at the Quake-nopoly table. */
import type { Locator, Page } from '@playwright/test'
import { focused, liftCurtain, passOn } from '../../support/screen.ts'
import { board, commit, hand, OWN_BOARD, waiver } from './locators.ts'

export const TURN = ['build', 'swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass'] as const
export const POWERS = ['exchange', 'lend', 'undercut', 'buy'] as const
export type Deed = (typeof TURN)[number] | (typeof POWERS)[number]
const LETTERS: Readonly<Record<Deed, string>> = {
  build: 'b',
  swapLand: 'l',
  review: 'v',
  strengthen: 's',
  trade: 't',
  plan: 'p',
  pass: 'n',
  buy: 'u',
  exchange: 'x',
  lend: 'g',
  undercut: 'd',
}

/** Everything on the board that can be pressed for the current choice. */
export type Spot =
  | { readonly on: 'land'; readonly card: string }
  | { readonly on: 'built'; readonly building: string; readonly track: string | null }

const KINDS = ['brick', 'wood', 'stone', 'steel']

export interface InputDriver {
  deed(deed: Deed): Promise<void>
  card(at: number): Promise<void>
  press(spot: Spot): Promise<void>
  piece(side: string, kind: string): Promise<void>
  /** The option at an index: a role, a forecast, a kept card, a seat. */
  option(of: Locator, at: number): Promise<void>
  track(track: string): Promise<void>
  keep(keeps: boolean): Promise<void>
  commit(): Promise<void>
  waive(): Promise<void>
  pass(): Promise<void>
  lift(): Promise<void>
}

export const pointer = (page: Page): InputDriver => ({
  deed: (deed) => page.locator(`[data-qk-does=${deed}]`).click(),
  card: (at) => hand(page).nth(at).click(),
  press: (spot) =>
    (spot.on === 'land'
      ? page.locator(`[data-qk-land="${spot.card}"] header`)
      : page.locator(
          `[data-qk-building="${spot.building}"]${spot.track === null ? '' : ` [data-qk-track=${spot.track}]`}`,
        )
    ).click(),
  piece: (side, kind) => page.locator(`[data-qk-piece="${side} ${kind}"]`).click(),
  option: (of, at) => of.nth(at).click(),
  track: (track) => page.locator(`[data-qk-choose-track=${track}]`).click(),
  keep: (keeps) => page.locator(keeps ? '[data-qk-keep]' : '[data-qk-carry-out]').click(),
  commit: () => commit(page).click(),
  waive: () => waiver(page).click(),
  pass: () => passOn(page).click(),
  lift: () => liftCurtain(page, 'pointer', OWN_BOARD),
})

interface Stop {
  readonly row: number
  readonly land: number
  readonly level: number
}

/** Keys alone: the board keeps the focus. */
export const keys = (page: Page): InputDriver => {
  const strike = async (...strokes: readonly string[]): Promise<void> => {
    // A disaster is told over the whole window.
    if (await page.locator('[data-theatre]').isVisible()) await page.keyboard.press('Escape')
    await focused(board(page))
    for (const stroke of strokes) await page.keyboard.press(stroke)
  }
  const cursor = async (): Promise<Stop> => {
    const id = (await board(page).getAttribute('aria-activedescendant')) ?? ''
    const [, row, land, level] = /s(\d+)-(\d+)-(\d+)$/.exec(id) ?? []
    return { row: Number(row), land: Number(land), level: Number(level) }
  }
  const stopOf = (spot: Spot): Promise<Stop> =>
    page
      .locator(spot.on === 'land' ? `[data-qk-land="${spot.card}"]` : `[data-qk-building="${spot.building}"]`)
      .evaluate((found) => {
        type Part = typeof found
        const land = found.closest<Part>('[data-qk-land]')
        const number = (of: Part | null, name: string): number =>
          Number(of?.getAttribute(`data-qk-${name}`) ?? 0)
        return {
          row: number(found.closest('[data-qk-row]'), 'row'),
          land: [...(land?.parentElement?.children ?? [])].indexOf(land ?? found),
          level: number(found.closest('[data-qk-level]'), 'level'),
        }
      })
  /** The arrow that leads towards the goal: to the row, along it, then to the level. */
  const arrow = (at: Stop, to: Stop): string | null => {
    if (at.row !== to.row) return at.row > to.row ? 'ArrowUp' : 'ArrowDown'
    if (at.land !== to.land) return at.land > to.land ? 'ArrowLeft' : 'ArrowRight'
    return at.level === to.level ? null : at.level < to.level ? 'ArrowUp' : 'ArrowDown'
  }
  const walk = async (to: Stop): Promise<void> => {
    for (let strokes = 0; strokes < 60; strokes += 1) {
      const next = arrow(await cursor(), to)
      if (next === null) return
      await strike(next)
    }
    throw new Error('the arrows do not lead there')
  }
  const digit = (at: number): Promise<void> => strike(String(at + 1))
  return {
    deed: (deed) => strike(LETTERS[deed]),
    card: digit,
    async press(spot) {
      await walk(await stopOf(spot))
      await strike('Space')
      if (spot.on === 'built' && spot.track !== null) await strike(spot.track === 'material' ? 'w' : 'q')
    },
    piece: (_, kind) => digit(KINDS.indexOf(kind)),
    option: (_, at) => digit(at),
    track: (track) => strike(track === 'material' ? 'w' : 'q'),
    keep: (keeps) => digit(keeps ? 1 : 0),
    commit: () => strike('Enter'),
    waive: () => strike('o'),
    async pass() {
      await focused(passOn(page))
      await page.keyboard.press('Enter')
    },
    lift: () => liftCurtain(page, 'keys', OWN_BOARD),
  }
}
