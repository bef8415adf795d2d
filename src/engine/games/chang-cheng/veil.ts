/**
 * What a record made for others to see does not tell: cards laid face down and tiles never looked
 * at. Some card or tile that could be there stands in its place, so that all counts are right, and
 * changes places with the true one as soon as that is turned up. Nobody is shown a stand-in.
 */
import type { Seat } from '../../kernel/seat.ts'
import { PARTS } from './faces.ts'
import { replaced } from './lists.ts'
import { THREATS, type Card, type Threat } from './pieces.ts'
import type { Province, Region, State, ThreatTile } from './state.ts'

/** Tiles that can still be in the stock, for a board nobody was told the tiles of. */
export const standInTiles = ({ threatStock }: State): readonly Threat[] =>
  THREATS.flatMap((value, kind) => Array.from({ length: threatStock[kind] ?? 0 }, () => value)).slice(
    0,
    PARTS,
  )

/** The tiles laid next are not told. */
export const veilTiles = (state: State): State['veil'] => ({
  ...state.veil,
  regions: [
    ...state.veil.regions,
    ...Array.from({ length: PARTS }, (_, part) => state.threats.length + part),
  ],
})

export const veilSeat = ({ veil }: State, seat: Seat): State['veil'] =>
  veil.seats.includes(seat) ? veil : { ...veil, seats: [...veil.seats, seat] }

/** The position in which the tile of a region is known to have this number. */
export const unveilTile = (state: State, region: Region, value: Threat): State => {
  const { veil, threats, threatStock } = state
  const standIn = threats[region]?.value
  if (!veil.regions.includes(region) || standIn === undefined) return state
  const regions = veil.regions.filter((each) => each !== region)
  const withValue = (tiles: readonly ThreatTile[], at: Region, next: Threat): readonly ThreatTile[] =>
    tiles.map((tile, each) => (each === at ? { ...tile, value: next } : tile))
  const known = withValue(threats, region, value)
  const from = threatStock[THREATS.indexOf(value)] ?? 0
  if (value === standIn || from > 0) {
    const back = replaced(
      threatStock,
      THREATS.indexOf(standIn),
      (threatStock[THREATS.indexOf(standIn)] ?? 0) + 1,
    )
    const stock = replaced(back, THREATS.indexOf(value), (back[THREATS.indexOf(value)] ?? 0) - 1)
    return { ...state, threats: known, threatStock: stock, veil: { ...veil, regions } }
  }
  const other = regions.find((each) => threats[each]?.value === value)
  return {
    ...state,
    threats: other === undefined ? known : withValue(known, other, standIn),
    veil: { ...veil, regions },
  }
}

/** The position in which the seat is known to have laid these cards in a province. */
export const unveilCards = (state: State, province: Province, seat: Seat, cards: readonly Card[]): State => {
  if (!state.veil.seats.includes(seat)) return state
  const here = state.lying.filter((each) => each.seat === seat && each.province === province)
  const standIns = here.map(({ card }) => card).filter((card) => !cards.includes(card))
  const missing = cards.filter((card) => !here.some((each) => each.card === card))
  const swaps = new Map<Card, Card>()
  for (const [at, card] of missing.entries()) {
    const standIn = standIns[at]
    if (standIn === undefined) continue
    swaps.set(card, standIn)
    swaps.set(standIn, card)
  }
  const swapped = (card: Card): Card => swaps.get(card) ?? card
  const hand = (state.hands[seat] ?? []).map(swapped).sort((a, b) => a - b)
  return {
    ...state,
    hands: replaced(state.hands, seat, hand),
    lying: state.lying.map((each) => (each.seat === seat ? { ...each, card: swapped(each.card) } : each)),
  }
}
