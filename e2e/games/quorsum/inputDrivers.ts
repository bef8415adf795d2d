/** Input at the Quorsum table: with a pointer alone, or with keys alone. */
import { expect, type Page } from '@playwright/test'
import type { Dice } from './strategy.ts'
import { tabTo } from '../../support/screen.ts'
import { board, cell } from './locators.ts'

export interface InputDriver {
  choose(option: 'A' | 'B'): Promise<void>
  /** Places the pawns: the placer's own on these two corners. */
  place(corners: readonly string[]): Promise<void>
  allot(dice: readonly Dice[]): Promise<void>
  /** Tries to flip a tile that has dice. */
  flip(place: string): Promise<void>
  /** Tries to move the pawn on `from`; in a chain it is already moving. */
  step(letter: string | null, from: string, to: string): Promise<void>
  stop(): Promise<void>
  giveUp(): Promise<void>
}

/** Beside the pawn, where a press means the tile under it. */
const RIM = { x: 12, y: 12 }

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()

/** Everything by pointer; the first dice are dragged, the others clicked. */
export const pointer = (page: Page): InputDriver => {
  let dragged = false
  const drag = async (target: Dice): Promise<void> => {
    const from = await page.getByRole('img', { name: /dice free/ }).boundingBox()
    const to = await cell(page, target.place).boundingBox()
    if (!from || !to) throw new Error('nothing to drag, or nowhere to')
    await page.mouse.move(from.x + 12, from.y + 12)
    await page.mouse.down()
    const spot = target.on === 'pawn' ? { x: to.width / 2, y: to.height / 2 } : RIM
    await page.mouse.move(to.x + spot.x, to.y + spot.y, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('img', { name: '3 dice free' })).toBeVisible()
    dragged = true
  }
  return {
    async choose(option) {
      await press(page, option === 'A' ? /Take the first turn/ : /Place the pawns/)
      await press(page, 'Choose this')
    },
    async place(corners) {
      for (const corner of corners) await cell(page, corner).click()
      await press(page, 'Place them')
    },
    async allot(dice) {
      for (const each of dice)
        for (let die = 0; die < each.dice; die += 1)
          if (!dragged) await drag(each)
          else await cell(page, each.place).click(each.on === 'pawn' ? {} : { position: RIM })
      await press(page, dice.length === 0 ? 'Pass the turn' : /^Assign dice/)
    },
    async flip(place) {
      await press(page, new RegExp(`Flip ${place}`))
      await press(page, 'Roll')
    },
    async step(letter, _from, to) {
      if (letter !== null) await press(page, new RegExp(`^${letter} ?Pawn`))
      await cell(page, to).click()
      await press(page, 'Roll')
    },
    stop: () => press(page, 'Stop'),
    giveUp: () => press(page, 'End the turn'),
  }
}

/** Everything by keys; the board keeps the focus. */
export const keys = (page: Page): InputDriver => {
  const strike = async (...strokes: readonly string[]): Promise<void> => {
    await tabTo(page, board(page))
    for (const stroke of strokes) await page.keyboard.press(stroke)
  }
  const go = async (place: string): Promise<void> => {
    const cursor = page.locator('[data-quorsum-board] [aria-selected=true]')
    const from = (await cursor.getAttribute('aria-label')) ?? ''
    const columns = place.charCodeAt(0) - from.charCodeAt(0)
    const rows = Number(place[1]) - Number(from[1])
    const across = columns < 0 ? 'ArrowLeft' : 'ArrowRight'
    const along = rows < 0 ? 'ArrowUp' : 'ArrowDown'
    await strike(
      ...Array.from({ length: Math.abs(columns) }, () => across),
      ...Array.from({ length: Math.abs(rows) }, () => along),
    )
  }
  return {
    choose: (option) => strike(option.toLowerCase(), 'Enter'),
    async place(corners) {
      for (const corner of corners) {
        await go(corner)
        await strike('Space')
      }
      await strike('Enter')
    },
    async allot(dice) {
      for (const each of dice) {
        await go(each.place)
        await strike(String(each.dice))
      }
      await strike('Enter')
    },
    async flip(place) {
      await go(place)
      await strike('Space', 'Enter')
    },
    async step(letter, _from, to) {
      if (letter !== null) await strike(letter)
      await go(to)
      await strike('Space', 'Enter')
    },
    stop: () => strike('s'),
    giveUp: () => strike('g'),
  }
}
