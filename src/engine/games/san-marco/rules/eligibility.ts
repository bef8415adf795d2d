/** What a seat can choose: offers, districts, borders, bridges and opponents (SM-8, SM-18, SM-22 to SM-27a). */
import type { Seat } from '../../../kernel/seat.ts'
import { BORDERS, DISTRICT_NUMBERS, type Border, type District } from '../components/districts.ts'
import { bridgesOn, supplyOf } from '../position/board-queries.ts'
import type { Bridge, State } from '../state.ts'
import { openTable } from './decks.ts'

/** The offers that can be chosen, by index. */
export const freeOffers = (state: State): readonly number[] =>
  (openTable(state)?.offers ?? []).flatMap(({ seat }, index) => (seat === null ? [index] : []))

/** The most bridges on one border (SM-8). */
export const bridgeLimitOf = ({ options, seats }: Pick<State, 'options' | 'seats'>): number => {
  if (options.bridgeLimit !== 'auto') return options.bridgeLimit
  return seats < 4 ? 2 : 3
}

/** Borders the seat may build on. */
export const openBorders = (state: State, bridges: readonly Bridge[], seat: Seat): readonly Border[] =>
  BORDERS.filter((at) => {
    const here = bridgesOn(bridges, at)
    return here.length < bridgeLimitOf(state) && here.every((bridge) => bridge.seat !== seat)
  })

/** Districts from which an own aristocrat can be taken; null while the reserve has some. */
export const sourcesFor = (
  { reserves, aristocrats }: Pick<State, 'reserves' | 'aristocrats'>,
  seat: Seat,
): readonly District[] | null =>
  (reserves[seat] ?? 0) > 0
    ? null
    : DISTRICT_NUMBERS.filter((district) => (aristocrats[district]?.[seat] ?? 0) > 0)

/** Districts for an aristocrat by a district card: its own, or those across own bridges (SM-24). */
export const targetsOf = ({ bridges }: State, seat: Seat, card: District): readonly District[] => [
  card,
  ...DISTRICT_NUMBERS.filter((district) =>
    bridges.some(
      ({ seat: owner, at }) =>
        owner === seat && at.includes(card) && at.includes(district) && district !== card,
    ),
  ),
]

/** Bridges of any seat that can be taken off the board; null while the supply has some (SM-26). */
export const takeable = (state: State): readonly Bridge[] | null =>
  supplyOf(state) > 0
    ? null
    : [...state.bridges].sort(
        (one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1] || one.seat - other.seat,
      )

/** Opponents' aristocrats that can be replaced, by district and seat. */
export const opponents = (
  { aristocrats }: State,
  seat: Seat,
): readonly { readonly district: District; readonly seat: Seat }[] =>
  aristocrats.flatMap((here, district) =>
    here.flatMap((count, other) => (count > 0 && other !== seat ? [{ district, seat: other }] : [])),
  )
