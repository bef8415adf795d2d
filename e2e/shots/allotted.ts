/** A turn of Quorsum as it looks before the dice are rolled. */
import type { Page } from '@playwright/test'
import { cell, tableSnapshot } from '../support/quorsum.ts'

/** Dice on a pawn and on two tiles, the last one not possible now. */
export const allotSome = async (page: Page): Promise<void> => {
  const { cells, mover } = await tableSnapshot(page)
  const [pawn] = cells.filter((each) => each.pawn?.owner === mover)
  const [first, second] = cells.filter((each) => each.pawn === null && each.home === null)
  if (!pawn || !first || !second) throw new Error('nothing to allot to')
  for (const place of [pawn.place, pawn.place, first.place, second.place]) await cell(page, place).click()
}
