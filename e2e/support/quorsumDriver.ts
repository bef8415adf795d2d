/** Plays Quorsum through an input driver, looking at the table before each action as a person would. */
import type { Page } from '@playwright/test'
import type { InputDriver } from './inputDrivers.ts'
import { allotment, stepFrom, type Dice } from './quorsumStrategy.ts'
import { tableSnapshot, type Cell, type TableSnapshot } from './quorsum.ts'
import { stepping } from './screen.ts'

/** Corners on one side, so that the four pawns do not stand in each other's way at once. */
const CORNERS = ['A1', 'D1']

const ownPawns = ({ cells, mover }: TableSnapshot): readonly Cell[] =>
  cells.filter(({ pawn }) => pawn?.owner === mover)

/** Whoever plays: acts once with what is waited for. */
export const player = (driver: InputDriver) => {
  let allotted: readonly Dice[] = []

  const carry = (sight: TableSnapshot): Promise<void> => {
    const { cells } = sight
    // Actions are lettered in the order allotted; one that is done is no target any more.
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
  /** Stops as soon as this is so; without it the match is played to its end. */
  readonly until?: (sight: TableSnapshot, steps: number) => boolean
  /** Told of every position reached, with the steps that lead to it. */
  readonly seen?: (steps: number) => Promise<void>
}

/** Plays on until the match is over, or what is wished for is reached; answers the last sight. */
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
