/** The Quorsum table from a player's side: the board read from the names of the cells, and the prompt. */
import type { Locator, Page } from '@playwright/test'

export interface Pawn {
  readonly owner: string
  readonly number: number
}

export interface Cell {
  /** `B2`. */
  readonly place: string
  readonly side: string
  readonly value: number
  readonly pawn: Pawn | null
  readonly home: Pawn | null
  readonly locked: boolean
  /** Letters of the actions with this tile as a target. */
  readonly targetOf: readonly string[]
}

/** The prompt of the table. */
export type Waiting = 'choose' | 'place' | 'allot' | 'carry' | 'chain' | 'over' | 'enter'

export interface TableSnapshot {
  readonly cells: readonly Cell[]
  readonly waits: Waiting
  /** The seat to act; empty once the match is over. */
  readonly mover: string
}

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Quorsum board' })
export const cell = (page: Page, place: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${place}\\b`) })

/** The names of the cells, in reading order. */
export const cellNames = (page: Page): Promise<string[]> =>
  page
    .locator('[data-quorsum-board] [role=gridcell]')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label') ?? ''))

const CHOICES = [
  / ?,? ?action [a-d], (?:\d (?:die|dice)|not possible now)/g,
  /,? (?:chosen )?target of [a-d], \d or more, chance [<>]?\d+%/g,
  /,? a pawn can move here/g,
]

/** The position alone: cells without the marks of the current choice. */
export const bare = (names: readonly string[]): readonly string[] =>
  names.map((name) => CHOICES.reduce((text, mark) => text.replace(mark, ''), name))
export const position = async (page: Page): Promise<readonly string[]> => bare(await cellNames(page))

const pawnIn = (found: RegExpExecArray | null): Pawn | null =>
  found === null ? null : { owner: found[1] ?? '', number: Number(found[2]) }

const cellOf = (name: string): Cell => {
  const [, place = '', side = '', value = '0'] = /^([A-D][1-4])(?:, (dark|light) (\d))?/.exec(name) ?? []
  return {
    place,
    side,
    value: Number(value),
    pawn: pawnIn(/, (?!home of )([^,]+?)’s pawn (\d)/.exec(name)),
    home: pawnIn(/home of ([^,]+?)’s pawn (\d)/.exec(name)),
    locked: name.includes('locked this turn'),
    targetOf: [...name.matchAll(/target of ([a-d])/g)].map(([, letter = '']) => letter),
  }
}

/** The text of the tray's prompt. */
const SIGNS: readonly (readonly [Waiting, RegExp])[] = [
  ['enter', /Enter this/],
  ['choose', /Take the first turn/],
  ['place', /click two corners/],
  ['carry', /Which action next\?|One action left\./],
  ['chain', /Go on, or /],
  ['allot', /(?:die|dice) free/],
]

/** Reads everything on the table that a player would read before choosing. */
export const tableSnapshot = async (page: Page): Promise<TableSnapshot> => {
  const seen = await page.locator('main.view').evaluate((main) => ({
    names: [...main.querySelectorAll('[data-quorsum-board] [role=gridcell]')].map(
      (each) => each.getAttribute('aria-label') ?? '',
    ),
    tray: main.querySelector('footer')?.innerText ?? '',
    mover: main.querySelector('[aria-current=true] .who')?.textContent ?? '',
  }))
  const waits = SIGNS.find(([, sign]) => sign.test(seen.tray))?.[0] ?? 'over'
  return { cells: seen.names.map(cellOf), waits, mover: seen.mover.trim() }
}

/** Dice on a pawn and on two tiles, the last one impossible for now. */
export const allotSome = async (page: Page): Promise<void> => {
  const { cells, mover } = await tableSnapshot(page)
  const [pawn] = cells.filter((each) => each.pawn?.owner === mover)
  const [first, second] = cells.filter((each) => each.pawn === null && each.home === null)
  if (!pawn || !first || !second) throw new Error('nothing to allot to')
  for (const place of [pawn.place, pawn.place, first.place, second.place]) await cell(page, place).click()
}
