/**
 * What a seat can do in its construction turn, target by target, and refusals that several actions share (QK-10 to
 * QK-16, QK-33a to QK-35a, QK-38).
 */
import type { Seat } from '../../../kernel/seat.ts'
import { minusEach, sumOf } from '../../../kernel/rules/lists.ts'
import {
  buildingOf,
  districtOf,
  generalOf,
  type BuildingId,
  type Card,
  type EventId,
} from '../components/cards.ts'
import { KINDS, TRACKS, type Kind, type TrackName } from '../components/deck/types.ts'
import {
  buildingsOf,
  buildingsOn,
  freeLevel,
  kindOf,
  landsOf,
  roleOf,
  siteOf,
  sitesOf,
  stockOfSeat,
  tracksWithRoom,
  type Site,
  landOf,
} from '../position/board-queries.ts'
import { countOfKind, stockOfKind, type Stock, stockOf } from '../components/pieces.ts'
import type { Built, Land, State } from '../state.ts'
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import { covers } from '../../../kernel/rules/multisets.ts'
import { holdingOf, canName } from '../position/unidentified.ts'

/** Refusals that several actions share. */
const isSorted = (pieces: readonly Kind[]): boolean =>
  pieces.every((kind, at) => at === 0 || KINDS.indexOf(kind) >= KINDS.indexOf(pieces[at - 1] ?? kind))

/** The refusal unless `pieces` are exactly `count` pieces from a stock, in the order of the kinds. */
export const piecesRefusal = (
  pieces: readonly Kind[],
  count: number,
  from: Stock,
  rule: string,
): Refused | undefined => {
  if (!isSorted(pieces)) return refuse('notInOrder', rule)
  if (pieces.length !== count) return refuse('wrongCount', rule, { n: count })
  return covers(from, stockOf(pieces)) ? undefined : refuse('tooFewPieces', rule, { n: count })
}

/** The refusal unless a hand building can go on an own district card with a free level (QK-10, QK-10a). */
export const buildRefusal = (
  state: State,
  seat: Seat,
  building: BuildingId,
  card: Card,
): Refused | undefined => {
  if (!canName(holdingOf(state, seat), building)) return refuse('notInHand', 'QK-10')
  return levelRefusal(state, seat, card)
}

/** The refusal unless it is an own district card with a free level. */
export const levelRefusal = (state: State, seat: Seat, card: Card): Refused | undefined => {
  const land = landOf(state, seat, card)
  if (land === undefined) return refuse('notOwnCard', 'QK-10')
  return freeLevel(land) === undefined ? refuse('noFreeLevel', 'QK-10a') : undefined
}

/** The most pieces one strengthening adds (QK-13, QK-35). */
const STRENGTHENING = 2
/** The price of a trade (QK-14), of the architect's purchase (QK-38a), and the size of a loan (QK-34). */
export const TRADE_PAYS = 2
export const PURCHASE_PAYS = 6
export const LOAN = 2

/** QK-15, QK-38. */
export const planPays = (state: State, seat: Seat): number => (roleOf(state, seat) === 'architect' ? 2 : 3)

/** Own district cards with a free level, and the lowest one (QK-10a). */
export const openLands = (
  state: State,
  seat: Seat,
): readonly { readonly land: Land; readonly level: number }[] =>
  landsOf(state, seat).flatMap((land) => {
    const level = freeLevel(land)
    return level === undefined ? [] : [{ land, level }]
  })

/** The pieces a new building gets: its initial ones as far as the supply has them, building material first (QK-10). */
export const baseFrom = (
  supply: Stock,
  building: BuildingId,
): { readonly material: number; readonly structure: number } => {
  const printed = buildingOf(building)
  const material = Math.min(printed.material.base, countOfKind(supply, printed.material.kind))
  const rest = minusEach(supply, stockOfKind(printed.material.kind, material))
  return { material, structure: Math.min(printed.structure.base, countOfKind(rest, printed.structure.kind)) }
}

interface TrackTarget {
  readonly building: BuildingId
  readonly track: TrackName
  readonly kind: Kind
  readonly most: number
}

const targetsOn = (built: Built, source: Stock): readonly TrackTarget[] =>
  tracksWithRoom(built).flatMap(({ track, kind, room }) => {
    const most = Math.min(STRENGTHENING, room, countOfKind(source, kind))
    return most > 0 ? [{ building: built.building, track, kind, most }] : []
  })

/** QK-13: tracks of own buildings with room, and how many own pieces of their kind fit. */
export const strengthenTargets = (state: State, seat: Seat): readonly TrackTarget[] =>
  buildingsOf(state, seat).flatMap((built) => targetsOn(built, stockOfSeat(state, seat)))

/** QK-35: the same for the building just built, from the supply. */
export const fitOutTargets = (state: State, building: BuildingId): readonly TrackTarget[] => {
  const site = siteOf(state, building)
  return site === undefined ? [] : targetsOn(site.built, state.supply)
}

interface Purchase {
  readonly building: BuildingId
  readonly seat: Seat
  /** Own pieces of its two kinds; none of the others. */
  readonly from: Stock
}

/** QK-38a: other seats' buildings for which the seat has six pieces. */
export const purchases = (state: State, seat: Seat): readonly Purchase[] =>
  sitesOf(state).flatMap(({ seat: owner, built: { building } }) => {
    if (owner === seat) return []
    const from = purseFor(state, seat, building)
    return sumOf(from) >= PURCHASE_PAYS ? [{ building, seat: owner, from }] : []
  })

/** Own pieces that can pay for a building. */
export const purseFor = (state: State, seat: Seat, building: BuildingId): Stock => {
  const stock = stockOfSeat(state, seat)
  const { material, structure } = buildingOf(building)
  return KINDS.map((kind, at) => (kind === material.kind || kind === structure.kind ? (stock[at] ?? 0) : 0))
}

const isBare = (land: Land): boolean => buildingsOn(land).length === 0

/** QK-33a: the rounds in which the landlord may exchange district cards. */
export const EXCHANGE_ROUNDS = 2

/** QK-33a: pairs of empty cards of the same tier, an own one and another seat's. */
export const exchanges = (
  state: State,
  seat: Seat,
): readonly { readonly card: Card; readonly other: Card; readonly seat: Seat }[] => {
  if (state.round > EXCHANGE_ROUNDS) return []
  const own = landsOf(state, seat)
  const districts = own.map(({ card }) => districtOf(card).id)
  return own.filter(isBare).flatMap(({ card }) => {
    const { tier } = districtOf(card)
    if (state.powers.tiers.includes(tier)) return []
    return state.lands.flatMap((lands, other) =>
      other === seat
        ? []
        : lands
            .filter((land) => isBare(land) && districtOf(land.card).tier === tier)
            .filter((land) => !districts.includes(districtOf(land.card).id))
            .map((land) => ({ card, other: land.card, seat: other })),
    )
  })
}

/** QK-34: true in the first pass, once. */
export const canLend = (state: State, seat: Seat): boolean =>
  state.pass === 1 && state.powers.loan === null && sumOf(stockOfSeat(state, seat)) >= LOAN

export interface Undercut {
  readonly site: Site
  readonly track: TrackName
  readonly kind: Kind
  readonly pay: number
}

/** QK-35a: tracks of others with at least 2 pieces, for which the seat has as many. */
export const undercuts = (state: State, seat: Seat): readonly Undercut[] => {
  if (state.powers.undercut) return []
  const stock = stockOfSeat(state, seat)
  return sitesOf(state).flatMap((site) =>
    site.seat === seat
      ? []
      : TRACKS.flatMap((track) => {
          const pay = site.built[track]
          const kind = kindOf(site.built.building, track)
          return pay >= 2 && countOfKind(stock, kind) >= pay ? [{ site, track, kind, pay }] : []
        }),
  )
}

/** Kept cards for the own turn (QK-18). */
export const playsInTurn = (state: State, seat: Seat): readonly EventId[] =>
  (state.kept[seat] ?? []).filter((event) => generalOf(event)?.keep === 'turn')
