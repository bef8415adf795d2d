/** What nobody has seen comes to light: it is asked for before the match goes on (CC-20, CC-36, CC-47). */
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import { THREATS, type Card, type Threat } from '../components/pieces.ts'
import type { Ending, State } from '../state.ts'
import type { Province, Region } from '../components/layout.ts'
import { handPool, unknownTiles } from '../position/unidentified.ts'

/** The batch has come to something that is asked for. */
export const isAsking = ({ events }: Batch): boolean => {
  const last = events.at(-1)?.type
  return last === 'threat.due' || last === 'cards.due'
}

/** Tiles still face down are turned up from left to right, as far as it is known what they are. */
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

/** Copies of each number the tile of a region can still have, in the order of `THREATS`. */
export const tilesFor = (state: State, region: Region): readonly number[] =>
  state.veiled.includes(region)
    ? unknownTiles(state)
    : THREATS.map((value) => (state.threats[region]?.value === value ? 1 : 0))

export const canBe = (state: State, region: Region, value: Threat): boolean =>
  (tilesFor(state, region)[THREATS.indexOf(value)] ?? 0) > 0

/** The first seat with a card in a province that nobody has seen. */
export const seatToName = (state: State, province: Province): Seat | undefined =>
  seatsOf(state.seats).find((seat) =>
    state.lying.some((card) => card.seat === seat && card.province === province && card.veiled === true),
  )

/** What is known of a seat's cards in a province, and what its others can be. */
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

/** Every choice of so many items, their order kept. */
const choicesOf = <T>(items: readonly T[], count: number): readonly (readonly T[])[] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) =>
        choicesOf(items.slice(at + 1), count - 1).map((others) => [item, ...others]),
      )

/** All that the cards of a seat in a province can be, each in rising order. */
export const namingsOf = (state: State, seat: Seat, province: Province): readonly (readonly Card[])[] => {
  const { known, others, pool } = unnamedAt(state, seat, province)
  return choicesOf(pool, others).map((chosen) => [...known, ...chosen].sort((a, b) => a - b))
}
