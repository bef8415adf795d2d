/** Queries about bridges: those on the board, those left, and the position without one. */
import { sameBorder, type Border } from '../components/districts.ts'
import { BRIDGES } from '../components/pieces.ts'
import type { Bridge, State } from '../state.ts'

export const supplyOf = ({ bridges }: Pick<State, 'bridges'>): number => BRIDGES - bridges.length

export const sameBridge = (one: Bridge, other: Bridge): boolean =>
  one.seat === other.seat && sameBorder(one.at, other.at)

export const bridgesOn = (bridges: readonly Bridge[], at: Border): readonly Bridge[] =>
  bridges.filter((bridge) => sameBorder(bridge.at, at))

/** The position after a bridge leaves the board. */
export const withoutBridge = (state: State, bridge: Bridge): State => ({
  ...state,
  bridges: state.bridges.filter((each) => !sameBridge(each, bridge)),
  reserves: state.reserves.map((left, seat) => (seat === bridge.seat ? left + 1 : left)),
})
