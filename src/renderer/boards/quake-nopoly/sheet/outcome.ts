/** The state of a building in the current disaster: before it strikes from the view, afterwards from the events. */
import { districtOf, type BuildingId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { DistrictId, TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { RiskView, View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { builtOf } from '../draft/table.ts'
import type { DisasterEntry } from './disasterLog.ts'

export interface Line {
  readonly seat: number
  readonly building: BuildingId
  readonly track: TrackName
  readonly before: number
  readonly damage: number
  readonly left: number
  readonly collapses: boolean
  readonly covered: number
  readonly insured: number
  /** It has already happened. */
  readonly past: boolean
}

const ahead = (seat: number, building: BuildingId, risk: RiskView): Line => ({
  seat,
  building,
  track: risk.track,
  before: risk.pieces,
  damage: risk.damage,
  left: risk.left,
  collapses: risk.collapses,
  covered: risk.covered,
  insured: risk.insured,
  past: false,
})

/** Buildings by seat, from the one that turned the card up: those already struck, then those to come. */
export const linesOf = (view: View, disaster: DisasterEntry | undefined): readonly Line[] => {
  const track: TrackName = disaster?.of === 'quake' ? 'structure' : 'material'
  const past = (disaster?.damage ?? []).map(({ seat, building, before, left, damage, collapsed }): Line => ({
    seat,
    building,
    track,
    before,
    damage,
    left,
    collapses: collapsed,
    covered: 0,
    insured: 0,
    past: true,
  }))
  const isNow = disaster !== undefined && view.event?.event === disaster.event
  const to = isNow
    ? builtOf(view).flatMap(({ seat, built }) =>
        // Leave out buildings that nothing hits.
        built.risk === null || built.risk.damage + built.risk.covered === 0
          ? []
          : [ahead(seat, built.building, built.risk)],
      )
    : []
  return [...past, ...to].sort((one, other) => one.seat - other.seat)
}

export interface Row {
  readonly district: DistrictId
  readonly entry: number
  readonly land: number
  readonly forecast: number
  /** What a role took off it. */
  readonly eased: number
  readonly damage: number
}

/** A card of this disaster phase is turned up; before the first one the map has nothing to show. */
export const isStriking = ({ phase, event }: View): boolean => phase === 'disaster' && event !== null

/** Damage by district: of the current event from the view, of an earlier one from the cards it hit. */
export const rowsOf = (view: View, disaster: DisasterEntry | undefined): readonly Row[] => {
  if (view.event !== null && (disaster === undefined || disaster.event === view.event.event))
    return view.event.rows.map((row) => ({ ...row, eased: 0 }))
  const rows = (disaster?.hits ?? []).map(({ card, entry, land, forecast, damage, eased }): Row => {
    return { district: districtOf(card).id, entry, land, forecast, eased, damage }
  })
  // Of two cards of a district, one may be eased.
  const isSame = (one: Row, other: Row): boolean =>
    one.district === other.district && one.eased === other.eased
  return rows.filter((row, index) => rows.findIndex((other) => isSame(row, other)) === index)
}
