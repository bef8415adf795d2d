/** The position of a Chang Cheng match and the types in its actions and events. */
import type { Space, Province, Region, Joined } from './components/layout.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Face } from './components/faces.ts'
import type { FIELDS } from './options.ts'
import type { Card, EventCard, Threat } from './components/pieces.ts'

export type Options = OptionsOf<typeof FIELDS>

/** The owner of a piece. */
export type Owner = Seat | 'neutral'
/** An end of the map. */
export type Side = 'left' | 'right'

export interface Piece {
  /** `rubble` is a destroyed single wall: the space stays filled but counts for nobody (CC-23a). */
  readonly is: 'wall' | 'double' | 'tower' | 'rubble'
  readonly owner: Owner
}

/** The threat tile of a region: face down, face up, or removed (CC-23). */
export interface ThreatTile {
  readonly value: Threat
  readonly up: boolean
  readonly gone: boolean
}

/** A face-down card in a province. */
export interface FaceDownCard {
  readonly seat: Seat
  readonly card: Card
  readonly province: Province
  /** Set if nobody may know it: `card` is only a stand-in (`position/unidentified.ts`). */
  readonly veiled?: true
}

/** What became of a turned-up card. */
export type CardFate = 'waiting' | 'struck' | 'removed' | 'acted' | 'declined' | 'lapsed'

export interface TurnedUp {
  readonly seat: Seat
  readonly card: Card
  readonly fate: CardFate
}

/** A completed province while its cards act: those still waiting are still to act. */
export interface Reveal {
  readonly province: Province
  /** From low to high, equal numbers by seat. */
  readonly cards: readonly TurnedUp[]
  /** How cards have changed its value. */
  readonly change: number
  /** Extra walls by seat (CC-25, CC-26). */
  readonly extra: readonly number[]
}

/** The result of a scored province. */
export interface ProvinceResult {
  readonly value: number
  readonly winners: readonly Seat[]
  readonly change: number
  readonly extra: readonly number[]
}

/** A tower that still reserves a neighbouring space for its owner (CC-15). */
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
  /** Provinces with its own pieces and cards of this turn. */
  readonly provinces: readonly Province[]
  /** The second wall of A was left out (CC-35). */
  readonly omitted: boolean
  /** A neutral wall was built or declined. */
  readonly neutral: boolean
}

/**
 * What the match is waiting for. Chance: `board` draws a board, `threats` and `prestige` its tiles, `events` the event
 * cards, `first` the first seat. The mover: `act`, its action; `second`, the second wall of A; `open`, which of two
 * completed provinces comes first; `side`, where a drawn board joins; `neutral`, a neutral wall or none. `effect`: the
 * owner of the first waiting card decides. Unseen things that come to light: `turn` names the tile of the first of
 * these regions (the others are turned up after it), because something was built there or (`closed`) the map is closed;
 * `name` names the cards of a seat in a completed province. `worth` turns the face-down prestige tile of a completed
 * province up (CC-49).
 */
export type Stage =
  | { readonly is: 'board' | 'threats' | 'prestige' | 'events' | 'first' }
  | { readonly is: 'act' | 'second' | 'open' | 'effect' | 'neutral' }
  | { readonly is: 'side'; readonly face: Face }
  | { readonly is: 'turn'; readonly regions: readonly Region[]; readonly closed: Ending | null }
  | { readonly is: 'name'; readonly seat: Seat; readonly province: Province }
  | { readonly is: 'worth'; readonly province: Province }
  | { readonly is: 'over'; readonly outcome: Outcome }

export interface State {
  readonly options: Options
  readonly seats: number
  /** Set if people may enter what they lay at their own table as not seen. */
  readonly unseen?: true
  /** From left to right. */
  readonly boards: readonly Joined[]
  /** By space. */
  readonly pieces: readonly (Piece | null)[]
  /** By region. Face-down tiles are hidden except from seats that looked (CC-48). */
  readonly threats: readonly ThreatTile[]
  /**
   * By province; null while the tile lies face down. Nobody may look at it, so it is drawn when it is turned up: until
   * then not even the state knows its number (CC-49).
   */
  readonly prestige: readonly (number | null)[]
  /** Tiles left of each number, in the order of `THREATS`. Hidden (CC-48). */
  readonly threatStock: readonly number[]
  /** Tiles left of each number, in the order of `PRESTIGES`, those that lie face down on the map among them. */
  readonly prestigeStock: readonly number[]
  /** The open event cards; null until they are drawn. */
  readonly events: readonly EventCard[] | null
  /** Unbuilt pieces by seat. */
  readonly walls: readonly number[]
  readonly doubles: readonly number[]
  readonly towers: readonly number[]
  /** Unbuilt neutral walls; 0 if the match has none. */
  readonly neutrals: number
  readonly keeps: readonly Reservation[]
  /** By seat, in ascending order. Hidden (CC-48). */
  readonly hands: readonly (readonly Card[])[]
  /** In the order laid. Their numbers are hidden except from their owners (CC-18). */
  readonly lying: readonly FaceDownCard[]
  /** By seat, regions whose tile it has looked at and still sees (CC-17). */
  readonly looks: readonly (readonly Region[])[]
  /** Regions whose tiles nobody may know: their numbers are only stand-ins (`position/unidentified.ts`). */
  readonly veiled: readonly Region[]
  readonly scores: readonly number[]
  /** By province; null until scored. */
  readonly results: readonly (ProvinceResult | null)[]
  /** Provinces with an Emperor card. */
  readonly emperors: readonly Province[]
  readonly reveal: Reveal | null
  readonly first: Seat | null
  readonly mover: Seat
  /** 1-based, counting skipped seats; 0 before the first. */
  readonly turn: number
  readonly plan: Plan
  readonly stage: Stage
}
