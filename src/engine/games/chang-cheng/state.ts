/** The position of a Chang Cheng match, and the words its actions and events are made of. */
import type { Space, Province, Region, Joined } from './components/layout.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Face } from './components/faces.ts'
import type { FIELDS } from './options.ts'
import type { Card, EventCard, Threat } from './components/pieces.ts'

export type Options = OptionsOf<typeof FIELDS>

export type Owner = Seat | 'neutral'
export type Side = 'left' | 'right'

export interface Piece {
  /** `rubble` is a destroyed single wall: the space stays filled but counts for nobody (CC-23a). */
  readonly is: 'wall' | 'double' | 'tower' | 'rubble'
  readonly owner: Owner
}

/** The threat tile of a region: face up, or taken away (CC-23). */
export interface ThreatTile {
  readonly value: Threat
  readonly up: boolean
  readonly gone: boolean
}

/** A card face down in a province. */
export interface FaceDownCard {
  readonly seat: Seat
  readonly card: Card
  readonly province: Province
  /** Nobody has seen it, or is told of it: `card` only stands in (`position/unidentified.ts`). */
  readonly veiled?: true
}

/** What became of a card that was turned up. */
export type CardFate = 'waiting' | 'struck' | 'removed' | 'acted' | 'declined' | 'lapsed'

export interface TurnedUp {
  readonly seat: Seat
  readonly card: Card
  readonly fate: CardFate
}

/** A completed province while its cards act: what is still to do is what still waits. */
export interface Reveal {
  readonly province: Province
  /** From low to high, equal numbers by seat. */
  readonly cards: readonly TurnedUp[]
  /** What cards have changed about its value. */
  readonly change: number
  /** Extra walls by seat (CC-25, CC-26). */
  readonly extra: readonly number[]
}

/** A province that was scored. */
export interface ProvinceResult {
  readonly value: number
  readonly winners: readonly Seat[]
  readonly change: number
  readonly extra: readonly number[]
}

/** A tower that still keeps a neighbouring space for its owner (CC-15). */
export interface Reservation {
  readonly seat: Seat
  readonly space: Space
}

/** `W` one wall in a first turn (CC-7), A to E (CC-8 to CC-14), `N` only a neutral wall (CC-42b). */
export type Letter = 'W' | 'A' | 'B' | 'C' | 'D' | 'E' | 'N'

/** Why the match ends (CC-34, CC-34a). */
export type Ending = 'filled' | 'stuck'

/** What the mover has done in this turn. */
export interface Plan {
  readonly action: Letter | null
  /** Provinces its own pieces and cards of this turn lie in. */
  readonly provinces: readonly Province[]
  /** The second wall of A was left out (CC-35). */
  readonly omitted: boolean
  /** A neutral wall was placed or declined. */
  readonly neutral: boolean
}

/**
 * What the match waits for. Chance: `board` draws a board, `threats` and `prestige` the tiles of one,
 * `events` the event cards, `first` who starts. The mover: `act` its action, `second` the second
 * wall of A, `open` which of two completed provinces comes first, `side` where a drawn board is
 * joined, `neutral` a neutral wall or none. `effect`: the owner of the first card waiting decides.
 * What nobody has seen comes to light: `turn` the tile of the first of these regions, the others being
 * turned up after it, because something was built there or (`closed`) the map is; `name` the cards of
 * a seat in a completed province.
 */
export type Stage =
  | { readonly is: 'board' | 'threats' | 'prestige' | 'events' | 'first' }
  | { readonly is: 'act' | 'second' | 'open' | 'effect' | 'neutral' }
  | { readonly is: 'side'; readonly face: Face }
  | { readonly is: 'turn'; readonly regions: readonly Region[]; readonly closed: Ending | null }
  | { readonly is: 'name'; readonly seat: Seat; readonly province: Province }
  | { readonly is: 'over'; readonly outcome: Outcome }

export interface State {
  readonly options: Options
  readonly seats: number
  /** What people lay at their own table may be entered as not seen. */
  readonly unseen?: true
  /** From left to right. */
  readonly boards: readonly Joined[]
  /** By space. */
  readonly pieces: readonly (Piece | null)[]
  /** By region. What lies face down is hidden but for those who looked (CC-48). */
  readonly threats: readonly ThreatTile[]
  /** By province. */
  readonly prestige: readonly number[]
  /** Tiles left of each number, in the order of `THREATS`. Hidden (CC-48). */
  readonly threatStock: readonly number[]
  /** Tiles left of each number, in the order of `PRESTIGES`. */
  readonly prestigeStock: readonly number[]
  /** The open event cards; null while they are to be drawn. */
  readonly events: readonly EventCard[] | null
  /** Pieces not built yet, by seat. */
  readonly walls: readonly number[]
  readonly doubles: readonly number[]
  readonly towers: readonly number[]
  /** Neutral walls not built yet; 0 where there are none in the match. */
  readonly neutrals: number
  readonly keeps: readonly Reservation[]
  /** By seat, in rising order. Hidden (CC-48). */
  readonly hands: readonly (readonly Card[])[]
  /** In the order they were laid. Their numbers are hidden but for their owners (CC-18). */
  readonly lying: readonly FaceDownCard[]
  /** By seat, regions whose tile it has looked at and is still shown (CC-17). */
  readonly looks: readonly (readonly Region[])[]
  /** Regions whose tiles nobody has seen, or is told of: their numbers only stand in (`position/unidentified.ts`). */
  readonly veiled: readonly Region[]
  readonly scores: readonly number[]
  /** By province; null until it is scored. */
  readonly results: readonly (ProvinceResult | null)[]
  /** Provinces an Emperor card lies on. */
  readonly emperors: readonly Province[]
  readonly reveal: Reveal | null
  readonly first: Seat | null
  readonly mover: Seat
  /** 1-based, skipped seats included; 0 before the first. */
  readonly turn: number
  readonly plan: Plan
  readonly stage: Stage
}
