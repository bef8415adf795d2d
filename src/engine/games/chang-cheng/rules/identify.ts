/** When unseen things come to light, their names must be entered before the match continues (CC-20, CC-36, CC-47). */
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import { THREATS, type Card, type Threat } from '../components/pieces.ts'
import type { Ending, State } from '../state.ts'
import type { Province, Region } from '../components/layout.ts'
import { handPool, unknownTiles } from '../position/unidentified.ts'

/** True if the batch has stopped to ask for a name, or for a prestige tile. */
export const isAsking = ({ events }: Batch): boolean => {
  const last = events.at(-1)?.type
  return last === 'threat.due' || last === 'cards.due' || last === 'prestige.due'
}

/** Turns face-down tiles up from left to right, up to the first unknown one. */
export const turnTiles = (batch: Batch, regions: readonly Region[], closed: Ending | null): Batch => {
  const { threats, veiled } = batch.state
  const [region, ...rest] = regions.filter((each) => {
    const tile = threats[each]
    return tile !== undefined && !tile.gone && !tile.up
  })
  const value = threats[region ?? -1]?.value
  if (region === undefined || value === undefined) return batch
  if (veiled.includes(region))
    return withEvents(batch, { type: 'threat.due', regions: [region, ...rest], closed })
  return turnTiles(withEvents(batch, { type: 'threat.turned', region, value }), rest, closed)
}

/** How many tiles of each number the region's tile can still be, in the order of `THREATS`. */
export const tilesFor = (state: State, region: Region): readonly number[] =>
  state.veiled.includes(region)
    ? unknownTiles(state)
    : THREATS.map((value) => (state.threats[region]?.value === value ? 1 : 0))

export const canBe = (state: State, region: Region, value: Threat): boolean =>
  (tilesFor(state, region)[THREATS.indexOf(value)] ?? 0) > 0

/** The first seat with an unseen card in a province. */
export const seatToName = (state: State, province: Province): Seat | undefined =>
  seatsOf(state.seats).find((seat) =>
    state.lying.some((card) => card.seat === seat && card.province === province && card.veiled === true),
  )

/** The known cards of a seat in a province, and what its others can be. */
interface Unnamed {
  readonly known: readonly Card[]
  readonly others: number
  readonly pool: readonly Card[]
}

export const unnamedAt = (state: State, seat: Seat, province: Province): Unnamed => {
  const here = state.lying.filter((card) => card.seat === seat && card.province === province)
  const known = here.flatMap(({ card, veiled }) => (veiled === true ? [] : [card])).sort((a, b) => a - b)
  return { known, others: here.length - known.length, pool: handPool(state, seat) }
}

/** Every selection of a number of items, in their order. */
const choicesOf = <T>(items: readonly T[], count: number): readonly (readonly T[])[] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) =>
        choicesOf(items.slice(at + 1), count - 1).map((others) => [item, ...others]),
      )

/** All possible cards of a seat in a province, each list in ascending order. */
export const namingsOf = (state: State, seat: Seat, province: Province): readonly (readonly Card[])[] => {
  const { known, others, pool } = unnamedAt(state, seat, province)
  return choicesOf(pool, others).map((chosen) => [...known, ...chosen].sort((a, b) => a - b))
}
