/**
 * The cards of the house deck as plain data, and the small language in which general events are written. The rules
 * carry the effects out.
 */

export const KINDS = ['brick', 'wood', 'stone', 'steel'] as const
export type Kind = (typeof KINDS)[number]

/** The two rows of pieces on a building: weather compares with `material`, earthquakes with `structure`. */
export const TRACKS = ['material', 'structure'] as const
export type TrackName = (typeof TRACKS)[number]

/** Special municipalities; counties and cities of the west; the east, the north coast and the islands. */
export const TIERS = ['metro', 'west', 'rim'] as const
export type Tier = (typeof TIERS)[number]

/** The districts from north to south along the west coast, then the east and the islands. */
export const DISTRICT_IDS = [
  'keelung',
  'taipei',
  'newTaipei',
  'taoyuan',
  'hsinchu',
  'miaoli',
  'taichung',
  'changhua',
  'nantou',
  'yunlin',
  'chiayi',
  'tainan',
  'kaohsiung',
  'pingtung',
  'yilan',
  'hualien',
  'taitung',
  'penghu',
] as const
export type DistrictId = (typeof DISTRICT_IDS)[number]

/** What a district adds to a disaster's damage. */
export type Hazard = 0 | 1 | 2

/** A district; the deck holds two cards of each. */
export interface District {
  readonly id: DistrictId
  readonly tier: Tier
  readonly weather: Hazard
  readonly quake: Hazard
}

/** Pieces of one kind on a building: how many it starts with, and how many it can hold. */
export interface Track {
  readonly kind: Kind
  readonly base: number
  readonly max: number
}

/** A building card; there is one of each. The two tracks have different kinds. */
export interface Building {
  readonly id: string
  readonly district: DistrictId
  readonly material: Track
  readonly structure: Track
  readonly points: number
  /** The kind it produces. */
  readonly product: Kind
}

/** A weather card: the same damage in every target district. */
export interface SpecialEvent {
  readonly id: string
  /** The year it happened; null for a recurring phenomenon. */
  readonly year: number | null
  readonly targets: readonly DistrictId[]
  readonly damage: 1 | 2 | 3
}

type QuakeDamage = 0 | 1 | 2 | 3 | 4

/** An earthquake card: its row of the damage table. A district it does not name has 0 and is not hit. */
export interface Earthquake {
  readonly id: string
  readonly year: number
  readonly table: Readonly<Partial<Record<DistrictId, QuakeDamage>>>
}

/**
 * The seats an effect applies to, relative to the seat that carries the card out (the drawer, or the seat that kept
 * it). Several seats act one after the other: `all` from that seat clockwise, `others` from its left neighbour
 * clockwise. `left` is the next seat clockwise, `right` the one before; with two seats both are the other seat. The
 * affected seat makes the choices.
 */
export type AffectedSeats = 'self' | 'all' | 'others' | 'left' | 'right'

/** What a protection or a strengthening covers: one building, or every building on one district card. */
export type Reach = 'building' | 'district'

/** The disasters a protection works against. */
type Against = 'weather' | 'quake' | 'any'

/**
 * Takes up to `count` pieces from the supply into the seat's stock. A named kind: as many as there are. `any`: the seat
 * chooses a mix from the supply. If the supply has fewer, it takes them all; if it has none, the effect lapses.
 */
interface Gain {
  readonly do: 'gain'
  readonly whom: AffectedSeats
  readonly count: number
  readonly kind: Kind | 'any'
}

/**
 * Returns `count` pieces from the seat's stock (never from buildings) to the supply. A named kind: as many as it has.
 * `any`: the seat chooses which. With fewer it returns them all; with none the effect lapses.
 */
interface Lose {
  readonly do: 'lose'
  readonly whom: AffectedSeats
  readonly count: number
  readonly kind: Kind | 'any'
}

/** Draws `count` building cards into the hand, fewer if the deck has fewer. No choice. */
export interface Draw {
  readonly do: 'draw'
  readonly whom: AffectedSeats
  readonly count: number
}

/** Puts `count` chosen hand buildings under the deck, all of them if the seat has fewer, in the order chosen. */
interface Discard {
  readonly do: 'discard'
  readonly whom: AffectedSeats
  readonly count: number
}

/** Puts 0 to `count` chosen hand buildings under the deck in the order chosen, then draws as many. */
export interface Review {
  readonly do: 'review'
  readonly whom: AffectedSeats
  readonly count: number
}

/**
 * The seat chooses an own building (or with `district` an own district card) and a track, or declines; `track` fixes
 * the track unless it is `either`. Each building covered, lowest level first, takes pieces of the track's kind until it
 * has `count` more, is at its maximum, or the source (`own` stock or the `supply`) is empty: always as many as
 * possible. A choice that would add nothing is illegal; if there is no other, the effect lapses.
 */
export interface Strengthen {
  readonly do: 'strengthen'
  readonly whom: AffectedSeats
  readonly from: 'own' | 'supply'
  readonly reach: Reach
  readonly track: TrackName | 'either'
  readonly count: number
}

/** Every own building loses `count` pieces of the track to the supply, but keeps 1. No choice, no collapse. */
export interface Wear {
  readonly do: 'wear'
  readonly whom: AffectedSeats
  readonly track: TrackName
  readonly count: number
}

/**
 * Counts the own buildings with fewer than `mark` pieces on the track; the seat pays `pay` pieces of its choice from
 * its stock to the supply for each, or all it has if that is less. With nothing to pay the effect lapses.
 */
interface Inspect {
  readonly do: 'inspect'
  readonly whom: AffectedSeats
  readonly track: TrackName
  readonly mark: number
  readonly pay: number
}

/**
 * The seat may return exactly `give` pieces of its choice from its stock to the supply and then take exactly `take`
 * pieces of any kinds then in the supply; or it declines. Lapses if it has fewer than `give`, or if no such exchange is
 * possible.
 */
export interface Trade {
  readonly do: 'trade'
  readonly whom: AffectedSeats
  readonly give: number
  readonly take: number
}

/**
 * Each affected seat hands `count` pieces of its choice from its stock to another seat: `player` is the seat that
 * carries out the card, `left` and `right` are the giver's own neighbours. With fewer it hands over all. A seat gives
 * nothing to itself.
 */
export interface Give {
  readonly do: 'give'
  readonly whom: AffectedSeats
  readonly to: 'player' | 'left' | 'right'
  readonly count: number
}

/**
 * The seat may build one hand building on an own district card with a free level, exactly as with the action Build
 * (QK-10, and the dealer's QK-35 after it); or it declines. Lapses without a hand building or a free level.
 */
export interface Build {
  readonly do: 'build'
  readonly whom: AffectedSeats
}

/** Only in the `hit` window: reduces the damage about to hit what it covers by `less`, to at least 0. */
export interface Shield {
  readonly do: 'shield'
  readonly reach: Reach
  readonly against: Against
  readonly less: number
}

/**
 * Only in the `hit` window: for each covered building that collapses, its owner takes up to `count` pieces of any kinds
 * from the supply (as `gain` with `any`), after all its collapsed buildings have gone under the deck and before it
 * draws for them.
 */
interface Insure {
  readonly do: 'insure'
  readonly reach: Reach
  readonly against: Against
  readonly count: number
}

/** Effects that a row of a roll may hold. */
export type PlainEffect =
  Gain | Lose | Draw | Discard | Review | Strengthen | Wear | Inspect | Trade | Give | Build

/** Rolls one die for the card and carries out the effects of the row with that number. An empty row does nothing. */
export interface Roll {
  readonly do: 'roll'
  readonly rows: readonly RollRow[]
}

/** The numbers after the previous row (or from 1) up to `upTo`; the last row ends with 6. */
interface RollRow {
  readonly upTo: number
  readonly effects: readonly PlainEffect[]
}

/** Only `hit` cards have `shield` and `insure`, and they have nothing else. */
export type Effect = PlainEffect | Roll | Shield | Insure

/**
 * When a kept card may be played, once: `turn`, in an own construction turn before the action; `hit`, when an own
 * building is about to take damage above 0 of the kind its effect works against. A `hit` card is played for one of
 * those buildings, or for a district card that holds one, as its owner chooses. Carried out on drawing instead, a `hit`
 * card lapses.
 */
export type PlayWindow = 'turn' | 'hit'

/**
 * A general event. The seat that turned it up carries out the effects in order, each completely before the next; what
 * cannot be carried out lapses, and the rest continues. With `keep` the seat may keep it open instead and play it in
 * that window.
 */
export interface GeneralEvent {
  readonly id: string
  readonly keep: PlayWindow | null
  readonly effects: readonly Effect[]
}
