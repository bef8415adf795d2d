/**
 * The cards of the house deck as plain data, and the small language its general events are written in.
 * Nothing here judges: the rules that carry the effects out live with the engine.
 */

export const KINDS = ['brick', 'wood', 'stone', 'steel'] as const
export type Kind = (typeof KINDS)[number]

/** The two rows of pieces on a building: weather is compared with `material`, earthquakes with `structure`. */
export const TRACKS = ['material', 'structure'] as const
export type TrackName = (typeof TRACKS)[number]

/** Special municipalities; counties and cities of the west; the east, the north coast and the islands. */
export const TIERS = ['metro', 'west', 'rim'] as const
export type Tier = (typeof TIERS)[number]

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

/** Pieces of one kind on a building: how many it is built with, and how many it can hold. */
export interface Track {
  readonly kind: Kind
  readonly base: number
  readonly max: number
}

/** A building card; each is there once. The two tracks have different kinds. */
export interface Building {
  readonly id: string
  readonly district: DistrictId
  readonly material: Track
  readonly structure: Track
  readonly points: number
  /** The kind it gives in production. */
  readonly product: Kind
}

/** A weather card: the same damage in every target district. */
export interface SpecialEvent {
  readonly id: string
  /** The year it happened; null for a phenomenon that comes again and again. */
  readonly year: number | null
  readonly targets: readonly DistrictId[]
  readonly damage: 1 | 2 | 3
}

type QuakeDamage = 0 | 1 | 2 | 3 | 4

/** An earthquake card: its row of the damage table. A district that is not named has 0 and is not hit. */
export interface Earthquake {
  readonly id: string
  readonly year: number
  readonly table: Readonly<Partial<Record<DistrictId, QuakeDamage>>>
}

/**
 * Whom an effect is for, seen from the seat that carries the card out (the drawer, or who kept it).
 * Several seats are done one after the other: `all` from that seat clockwise, `others` from its left neighbour
 * clockwise. `left` is the next seat clockwise, `right` the one before; with two seats both are the other seat.
 * The affected seat makes the choices.
 */
export type AffectedSeats = 'self' | 'all' | 'others' | 'left' | 'right'

/** Where a protection or a strengthening reaches: one building, or every building on one district card. */
export type Reach = 'building' | 'district'

/** Which disasters a protection is good against. */
type Against = 'weather' | 'quake' | 'any'

/**
 * Takes up to `count` pieces from the supply into its stock. A named kind: as many as there are. `any`: a choice of
 * any mix then in the supply. With fewer in the supply it takes them all; with none it lapses.
 */
interface Gain {
  readonly do: 'gain'
  readonly whom: AffectedSeats
  readonly count: number
  readonly kind: Kind | 'any'
}

/**
 * Returns `count` pieces from its stock (never from buildings) to the supply. A named kind: as many as it has.
 * `any`: a choice of which. With fewer it returns them all; with none it lapses.
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

/** Puts `count` hand buildings of its choice under the deck, all of them if it has fewer, in the order chosen. */
interface Discard {
  readonly do: 'discard'
  readonly whom: AffectedSeats
  readonly count: number
}

/** Chooses 0 to `count` hand buildings, puts them under the deck in the order chosen, then draws as many. */
export interface Review {
  readonly do: 'review'
  readonly whom: AffectedSeats
  readonly count: number
}

/**
 * Chooses an own building (or with `district` an own district card) and a track, or declines; `track` is that track,
 * or `either` leaves it open. Each building reached, lowest level first, takes pieces of the track's kind until it has
 * `count` more, is at its maximum, or the source (`own` stock or the `supply`) is out: always as many as can be.
 * A choice that would add nothing at all is not open; with none open it lapses.
 */
export interface Strengthen {
  readonly do: 'strengthen'
  readonly whom: AffectedSeats
  readonly from: 'own' | 'supply'
  readonly reach: Reach
  readonly track: TrackName | 'either'
  readonly count: number
}

/** Every own building loses `count` pieces of the track to the supply, but keeps 1 there. No choice, no collapse. */
export interface Wear {
  readonly do: 'wear'
  readonly whom: AffectedSeats
  readonly track: TrackName
  readonly count: number
}

/**
 * Counts the own buildings that have fewer than `mark` pieces on the track, and pays `pay` pieces from its stock for
 * each, together, of its choice, to the supply; all it has if that is less. With none to pay for it lapses.
 */
interface Inspect {
  readonly do: 'inspect'
  readonly whom: AffectedSeats
  readonly track: TrackName
  readonly mark: number
  readonly pay: number
}

/**
 * May return exactly `give` pieces of its stock, of its choice, to the supply and then take exactly `take` pieces of
 * any kinds then in the supply; or declines. Lapses when it has fewer than `give`, or when no such exchange is possible.
 */
export interface Trade {
  readonly do: 'trade'
  readonly whom: AffectedSeats
  readonly give: number
  readonly take: number
}

/**
 * Each seat of `whom` hands `count` pieces of its stock, of its choice, to another seat: `player` is the seat that
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
 * May build one hand building on an own district card with a free level, exactly as with the action Build (QK-10, and
 * the dealer's QK-35 after it); or declines. Lapses without a hand building or a free level.
 */
export interface Build {
  readonly do: 'build'
  readonly whom: AffectedSeats
}

/** Only in the `hit` window: the damage about to be taken by what it reaches becomes `less` smaller, at least 0. */
export interface Shield {
  readonly do: 'shield'
  readonly reach: Reach
  readonly against: Against
  readonly less: number
}

/**
 * Only in the `hit` window: for each building it reaches that collapses of this damage, its owner takes up to `count`
 * pieces of any kinds from the supply (as `gain` with `any`), after all its collapsed buildings have gone under the
 * deck and before it draws for them.
 */
interface Insure {
  readonly do: 'insure'
  readonly reach: Reach
  readonly against: Against
  readonly count: number
}

/** What a row of a roll may hold. */
export type PlainEffect =
  Gain | Lose | Draw | Discard | Review | Strengthen | Wear | Inspect | Trade | Give | Build

/** One die is rolled for the card; the effects of the row with that number are carried out. An empty row does nothing. */
export interface Roll {
  readonly do: 'roll'
  readonly rows: readonly RollRow[]
}

/** The numbers from the row before (or 1) up to `upTo`; the last row ends with 6. */
interface RollRow {
  readonly upTo: number
  readonly effects: readonly PlainEffect[]
}

/** `shield` and `insure` stand only on `hit` cards, and those hold nothing else. */
export type Effect = PlainEffect | Roll | Shield | Insure

/**
 * When a kept card may be played, once: `turn`, in an own construction turn before the action; `hit`, when an own
 * building is about to take damage above 0 of the kind its effect is good against. A `hit` card is played for one of
 * those buildings, or for a district card that holds one, at the choice of its owner. Carried out on drawing instead,
 * a `hit` card lapses.
 */
export type PlayWindow = 'turn' | 'hit'

/**
 * A general event. The seat that turned it up carries out the effects in order, each to its end before the next; what
 * cannot be carried out lapses and the rest goes on. With `keep` it may be kept open instead and played in that window.
 */
export interface GeneralEvent {
  readonly id: string
  readonly keep: PlayWindow | null
  readonly effects: readonly Effect[]
}
