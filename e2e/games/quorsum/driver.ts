/** Plays Quorsum through an input driver, reading the table before each action as a person would. */
import type { Page } from '@playwright/test'
import type { InputDriver } from './inputDrivers.ts'
import { allotment, stepFrom, type Dice } from './strategy.ts'
import { tableSnapshot, type Cell, type TableSnapshot } from './locators.ts'
import { stepping } from '../../support/screen.ts'

/** Corners on one side, so that the four pawns do not block each other at once. */
const CORNERS = ['A1', 'D1']

const ownPawns = ({ cells, mover }: TableSnapshot): readonly Cell[] =>
  cells.filter(({ pawn }) => pawn?.owner === mover)

/** A player that acts once on the current prompt. */
export const player = (driver: InputDriver) => {
  let allotted: readonly Dice[] = []

  const carry = (sight: TableSnapshot): Promise<void> => {
    const { cells } = sight
    // Actions have letters in the order allotted; a finished one is no longer a target.
    const isOpen = ({ place }: Dice, index: number): boolean =>
      cells.some((each) => each.place === place && each.targetOf.includes('abcd'.charAt(index)))
    const flip = allotted.find((each, index) => each.on === 'tile' && isOpen(each, index))
    if (flip) return driver.flip(flip.place)
    const pawn = cells.find(({ place }) =>
      allotted.some((each) => each.on === 'pawn' && each.place === place),
    )
    const to = pawn && stepFrom(cells, pawn)
    // Pawns come first, so the one pawn of a plan is action a.
    return pawn && to ? driver.step('a', pawn.place, to.place) : driver.giveUp()
  }

  const goOn = (sight: TableSnapshot): Promise<void> => {
    const targets = sight.cells.filter(({ targetOf }) => targetOf.length > 0)
    for (const pawn of ownPawns(sight)) {
      const to = stepFrom(sight.cells, pawn)
      if (to && targets.includes(to)) return driver.step(null, pawn.place, to.place)
    }
    return driver.stop()
  }

  return (sight: TableSnapshot): Promise<void> => {
    switch (sight.waits) {
      case 'choose':
        return driver.choose('B')
      case 'place':
        return driver.place(CORNERS)
      case 'allot':
        allotted = allotment(sight)
        return driver.allot(allotted)
      case 'carry':
        return carry(sight)
      case 'chain':
        return goOn(sight)
      case 'enter':
      case 'over':
        throw new Error(`nothing to choose: ${sight.waits}`)
    }
  }
}

/** More than any match of these tests takes. */
const LONGEST = 600

interface Wish {
  /** Stops as soon as this returns true; without it plays to the end. */
  readonly until?: (sight: TableSnapshot, steps: number) => boolean
  /** Called with every position reached, and the number of its step. */
  readonly seen?: (steps: number) => Promise<void>
}

/** Plays until the match is over, or a condition holds; returns the last reading of the table. */
export const playOn = async (
  page: Page,
  driver: InputDriver,
  { until, seen }: Wish = {},
): Promise<TableSnapshot> => {
  const act = player(driver)
  for (let actions = 0; actions < LONGEST; actions += 1) {
    const sight = await tableSnapshot(page)
    if (sight.waits === 'over' || until?.(sight, actions) === true) return sight
    const steps = await stepping(page, () => act(sight))
    await seen?.(steps)
  }
  throw new Error(`the match is not over after ${LONGEST} actions`)
}
