/** Queries about a position that several rules need. */
import { keepRecent } from '../../../kernel/rules/recent.ts'
import { clockwiseFrom, type Seat } from '../../../kernel/seat.ts'
import { buildingOf, districtOf, type BuildingId, type Card, type Role } from '../components/cards.ts'
import { type Kind, type TrackName, TRACKS } from '../components/deck/types.ts'
import type { Built, Decks, Land, State } from '../state.ts'
import { type Stock, NOTHING } from '../components/pieces.ts'

export const isBeginner = ({ options }: State): boolean => options.variant === 'beginner'

/** The number of levels of a district card (QK-10a, QK-40). */
export const levelsOf = (state: State): number => (isBeginner(state) ? 2 : 3)

/** All seats clockwise, starting with this one. */
export const fromSeat = ({ seats }: State, first: Seat): readonly Seat[] => clockwiseFrom(first, seats)

/** The seats to the left and to the right; one seat if there are only two. */
export const neighboursOf = ({ seats }: State, seat: Seat): readonly Seat[] => [
  ...new Set([(seat + 1) % seats, (seat + seats - 1) % seats]),
]

export const roleOf = (state: State, seat: Seat): Role | null => state.roles[seat] ?? null
export const landsOf = (state: State, seat: Seat): readonly Land[] => state.lands[seat] ?? []
export const handOf = (state: State, seat: Seat): readonly BuildingId[] => state.hands[seat] ?? []
export const stockOfSeat = (state: State, seat: Seat): Stock => state.stocks[seat] ?? NOTHING

export const buildingsOn = ({ levels }: Land): readonly Built[] => levels.filter((built) => built !== null)
/** In table order, lowest levels first. */
export const buildingsOf = (state: State, seat: Seat): readonly Built[] =>
  landsOf(state, seat).flatMap(buildingsOn)

/** The lowest free level; undefined if all are filled (QK-10a). */
export const freeLevel = ({ levels }: Land): number | undefined => {
  const at = levels.indexOf(null)
  return at < 0 ? undefined : at
}
export const landOf = (state: State, seat: Seat, card: Card): Land | undefined =>
  landsOf(state, seat).find((land) => land.card === card)

export interface Site {
  readonly seat: Seat
  readonly land: Land
  readonly level: number
  readonly built: Built
}

const sitesOn = keepRecent((lands: State['lands']): readonly Site[] =>
  lands.flatMap((ofSeat, seat) =>
    ofSeat.flatMap((land) =>
      land.levels.flatMap((built, level) => (built === null ? [] : [{ seat, land, level, built }])),
    ),
  ),
)

/** All buildings on the table with their places, by seat. */
export const sitesOf = ({ lands }: State): readonly Site[] => sitesOn(lands)
export const siteOf = (state: State, building: BuildingId): Site | undefined =>
  sitesOf(state).find(({ built }) => built.building === building)

/** The kind of pieces on a track of a building. */
export const kindOf = (building: BuildingId, track: TrackName): Kind => buildingOf(building)[track].kind
export const maxOf = (building: BuildingId, track: TrackName): number => buildingOf(building)[track].max

/** QK-30: true if it is on a card of its own district. */
export const isAtHome = ({ built, land }: { readonly built: Built; readonly land: Land }): boolean =>
  buildingOf(built.building).district === districtOf(land.card).id

export const buildingsLeft = ({ buildings }: Decks): number => buildings.pool.length + buildings.bottom.length
export const districtsLeft = ({ districts }: Decks): number => districts.pool.length + districts.bottom.length

/** Tracks of a building with room for more pieces. */
export const tracksWithRoom = (built: Built): readonly Room[] => {
  const before = rooms.get(built)
  if (before !== undefined) return before
  const found = roomsOf(built)
  rooms.set(built, found)
  return found
}

interface Room {
  readonly track: TrackName
  readonly kind: Kind
  readonly room: number
}

const rooms = new WeakMap<Built, readonly Room[]>()

const roomsOf = (built: Built): readonly Room[] =>
  TRACKS.flatMap((track) => {
    const room = maxOf(built.building, track) - built[track]
    return room > 0 ? [{ track, kind: kindOf(built.building, track), room }] : []
  })
