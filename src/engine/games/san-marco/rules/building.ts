/** Where bridges may stand and where aristocrats come from (SM-8, SM-23, SM-26, SM-27a). */
import { sameBorder, BORDERS, EACH, type Border, type District } from '../components/districts.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BRIDGES } from '../components/pieces.ts'
import type { Bridge, State } from '../state.ts'

/** The most bridges on one border (SM-8). */
export const bridgeLimitOf = ({ options, seats }: Pick<State, 'options' | 'seats'>): number => {
  if (options.bridgeLimit !== 'auto') return options.bridgeLimit
  return seats === 3 ? 2 : 3
}

export const supplyOf = ({ bridges }: Pick<State, 'bridges'>): number => BRIDGES - bridges.length

export const sameBridge = (one: Bridge, other: Bridge): boolean =>
  one.seat === other.seat && sameBorder(one.at, other.at)

export const bridgesOn = (bridges: readonly Bridge[], at: Border): readonly Bridge[] =>
  bridges.filter((bridge) => sameBorder(bridge.at, at))

/** Borders the seat may build on. */
export const openBorders = (state: State, bridges: readonly Bridge[], seat: Seat): readonly Border[] =>
  BORDERS.filter((at) => {
    const here = bridgesOn(bridges, at)
    return here.length < bridgeLimitOf(state) && here.every((bridge) => bridge.seat !== seat)
  })

/** Districts an own aristocrat can be taken from; null while the reserve has some. */
export const sourcesFor = (
  { reserves, aristocrats }: Pick<State, 'reserves' | 'aristocrats'>,
  seat: Seat,
): readonly District[] | null =>
  (reserves[seat] ?? 0) > 0 ? null : EACH.filter((district) => (aristocrats[district]?.[seat] ?? 0) > 0)

/** The districts an aristocrat may go to by the card of a district: its own, or over an own bridge (SM-24). */
export const targetsOf = ({ bridges }: State, seat: Seat, card: District): readonly District[] => [
  card,
  ...EACH.filter((district) =>
    bridges.some(
      ({ seat: owner, at }) =>
        owner === seat && at.includes(card) && at.includes(district) && district !== card,
    ),
  ),
]

/** Bridges of any seat that can be taken off the board; only when the supply is empty (SM-26). */
export const takeable = (state: State): readonly Bridge[] | null =>
  supplyOf(state) > 0
    ? null
    : [...state.bridges].sort(
        (one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1] || one.seat - other.seat,
      )

/** The position once a bridge is off the board. */
export const withoutBridge = (state: State, bridge: Bridge): State => ({
  ...state,
  bridges: state.bridges.filter((each) => !sameBridge(each, bridge)),
  reserves: state.reserves.map((left, seat) => (seat === bridge.seat ? left + 1 : left)),
})
