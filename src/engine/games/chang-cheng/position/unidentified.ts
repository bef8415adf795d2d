/**
 * Unidentified cards and tiles: people who enter the match have not seen them, or a redacted record hides them. Another
 * possible card or tile stands in for each, so that all counts are right. Stand-ins are dealt in one fixed order, and
 * no viewer ever sees one.
 */
import type { Seat } from '../../../kernel/seat.ts'
import { PARTS } from '../components/faces.ts'
import { minusEach, plusEach, replaceAt } from '../../../kernel/rules/lists.ts'
import { countsOf, piecesIn, type Counts } from '../../../kernel/rules/multisets.ts'
import { THREATS, type Card, type Threat } from '../components/pieces.ts'
import type { FaceDownCard, State, ThreatTile } from '../state.ts'
import type { Province, Region } from '../components/layout.ts'

/** The numbers unseen tiles may have: those of the stock and of the unseen tiles. */
export const unknownTiles = ({ threats, threatStock, veiled }: State): Counts =>
  plusEach(
    threatStock,
    countsOf(
      THREATS,
      veiled.flatMap((region) => threats[region]?.value ?? []),
    ),
  )

/** Gives the unseen tiles stand-ins from a pool; the rest of the pool is the stock. */
const withPool = (state: State, pool: Counts): State => {
  const values = piecesIn(THREATS, pool)
  const standIns = new Map(state.veiled.map((region, at) => [region, values[at]]))
  const threats = state.threats.map((tile, region) => ({
    ...tile,
    value: standIns.get(region) ?? tile.value,
  }))
  return { ...state, threats, threatStock: countsOf(THREATS, values.slice(state.veiled.length)) }
}

/** Lays the next three tiles face down; null if they are unknown. */
export const withTiles = (state: State, values: readonly Threat[] | null): State => {
  const next = state.threats.length
  const pool = unknownTiles(state)
  const laid = (values ?? THREATS).map((value): ThreatTile => ({ value, up: false, gone: false }))
  const threats = [...state.threats, ...laid]
  if (values !== null) return withPool({ ...state, threats }, minusEach(pool, countsOf(THREATS, values)))
  const veiled = [...state.veiled, ...Array.from({ length: PARTS }, (_, part) => next + part)]
  return withPool({ ...state, threats, veiled }, pool)
}

/** The position in which the tile of a region is known to have this number. */
export const identifyTile = (state: State, region: Region, value: Threat): State => {
  const tile = state.threats[region]
  if (!state.veiled.includes(region) || tile === undefined) return state
  const pool = minusEach(unknownTiles(state), countsOf(THREATS, [value]))
  const veiled = state.veiled.filter((each) => each !== region)
  return withPool({ ...state, veiled, threats: replaceAt(state.threats, region, { ...tile, value }) }, pool)
}

const isVeiled =
  (seat: Seat) =>
  (card: FaceDownCard): boolean =>
    card.seat === seat && card.veiled === true

/** True if some of the seat's face-down cards are unknown, and therefore also its hand. */
export const hasUnidentified = ({ lying }: State, seat: Seat): boolean => lying.some(isVeiled(seat))

/** All numbers a card in hand may have: those of the hand and of the unseen face-down cards. */
export const handPool = ({ hands, lying }: State, seat: Seat): readonly Card[] =>
  [...(hands[seat] ?? []), ...lying.filter(isVeiled(seat)).map(({ card }) => card)].sort((a, b) => a - b)

/** Gives the seat's hand and its unseen cards stand-ins from a pool of its cards. */
const withHand = (state: State, seat: Seat, pool: readonly Card[]): State => {
  const inHand = pool.length - state.lying.filter(isVeiled(seat)).length
  const standIns = pool.slice(inHand)
  return {
    ...state,
    hands: replaceAt(state.hands, seat, pool.slice(0, inHand)),
    lying: state.lying.map((each) =>
      isVeiled(seat)(each) ? { ...each, card: standIns.shift() ?? each.card } : each,
    ),
  }
}

/** Lays a card of the hand face down in a province; null if it is unknown. */
export const withLaid = (state: State, seat: Seat, province: Province, card: Card | null): State => {
  const pool = handPool(state, seat)
  const [first] = pool
  if (first === undefined) return state
  if (card === null) {
    const lying = [...state.lying, { seat, card: first, province, veiled: true } as const]
    return withHand({ ...state, lying }, seat, pool)
  }
  const lying = [...state.lying, { seat, card, province }]
  return withHand(
    { ...state, lying },
    seat,
    pool.filter((each) => each !== card),
  )
}

/** The position in which the seat is known to have laid these cards in a province. */
export const identifyCards = (
  state: State,
  province: Province,
  seat: Seat,
  cards: readonly Card[],
): State => {
  if (!hasUnidentified(state, seat)) return state
  const isHere = (each: FaceDownCard): boolean => each.seat === seat && each.province === province
  const known = state.lying.filter((each) => isHere(each) && each.veiled !== true).map(({ card }) => card)
  const named = cards.filter((card) => !known.includes(card))
  const pool = handPool(state, seat).filter((card) => !named.includes(card))
  const left = [...named]
  const lying = state.lying.map((each): FaceDownCard =>
    isHere(each) && each.veiled === true ? { seat, card: left.shift() ?? each.card, province } : each,
  )
  return withHand({ ...state, lying }, seat, pool)
}
