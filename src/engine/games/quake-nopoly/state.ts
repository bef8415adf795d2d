/** The position of a Quake-nopoly match and the types in its actions and events. */
import type { Stock } from './components/pieces.ts'
import type { BuildingId, EventId, Card, Role } from './components/cards.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Kind, Tier } from './components/deck/types.ts'
import type { FIELDS } from './options.ts'
import type { Task } from './task.ts'

export type Options = OptionsOf<typeof FIELDS>

/** A building on the table and the pieces on its tracks. */
export interface Built {
  readonly building: BuildingId
  readonly material: number
  readonly structure: number
}

/** A district card on the table; its levels from the lowest, null where nothing is built. */
export interface Land {
  readonly card: Card
  readonly levels: readonly (Built | null)[]
}

export type Phase = 'setup' | 'construction' | 'disaster' | 'production' | 'expansion'
export type DisasterKind = 'weather' | 'quake'

/** A district card hit by a disaster (QK-19, QK-23). */
export interface Hit {
  readonly seat: Seat
  readonly card: Card
  /** The district's own value (0 for beginners, QK-41), the event's damage, the forecast. */
  readonly land: number
  readonly entry: number
  readonly forecast: number
  /** 1 after an odd roll of the meteorologist (QK-37a). */
  readonly eased: number
  /** The meteorologist's card that this one is hit instead of. */
  readonly insteadOf: Card | null
  /** The total, at least 0; kept cards reduce it later. */
  readonly damage: number
}

/** A protection played for one building against the current disaster. */
export interface Cover {
  readonly event: EventId
  readonly building: BuildingId
}

/** A weather event or an earthquake while it is resolved. */
export interface Disaster {
  readonly event: EventId
  readonly of: DisasterKind
  /** The forecast set before the card was turned up. */
  readonly forecast: number
  readonly hits: readonly Hit[]
  readonly covers: readonly Cover[]
  /** Seats that have taken their damage. */
  readonly struck: readonly Seat[]
}

/** A building card put back; `by` is the only seat that knows it, null if all do (QK-43). */
export interface PutBack {
  readonly building: BuildingId
  readonly by: Seat | null
}

export interface Decks {
  /** Cards in unknown order, and below them those put back, the next to be drawn first. */
  readonly districts: { readonly pool: readonly Card[]; readonly bottom: readonly Card[] }
  readonly buildings: { readonly pool: readonly BuildingId[]; readonly bottom: readonly PutBack[] }
  /**
   * General and disaster cards still to come; how many cards form the upper part, which does not contain the end card;
   * all cards turned up so far, in order. Nothing records which cards are still to come: a draw takes one of the unseen
   * cards of its class.
   */
  readonly events: {
    readonly general: number
    readonly disaster: number
    readonly upper: number
    readonly turned: readonly EventId[]
  }
}

/** What roles have done with their powers. */
interface Powers {
  /** The banker's loan of this round (QK-34). */
  readonly loan: { readonly seat: Seat; readonly kinds: readonly Kind[] } | null
  /** The dealer has used QK-35a in this round. */
  readonly undercut: boolean
  /** Tiers the landlord has exchanged (QK-33a). */
  readonly tiers: readonly Tier[]
}

export interface State {
  readonly options: Options
  readonly seats: number
  readonly first: Seat | null
  /** The start seat of the round. */
  readonly start: Seat
  /** 1-based; 0 during setup. */
  readonly round: number
  readonly phase: Phase
  /** The pass of the construction phase, 1-based; 0 in other phases. */
  readonly pass: number
  /** The seat whose turn it is in this phase: it constructs, or turns up the card. */
  readonly active: Seat
  /** Construction turns and cards turned up so far, including the current one. */
  readonly turn: number
  /** By seat. */
  readonly roles: readonly (Role | null)[]
  readonly stocks: readonly Stock[]
  readonly lands: readonly (readonly Land[])[]
  /** In the order they came. Hidden (QK-43). */
  readonly hands: readonly (readonly BuildingId[])[]
  /** Set if people may enter draws at their own table as not seen. */
  readonly unseen?: true
  /** Cards in hands and put back that stand in for others which nobody may know. */
  readonly veil: readonly BuildingId[]
  /** General events kept open. */
  readonly kept: readonly (readonly EventId[])[]
  /** Earthquakes kept as research. */
  readonly research: readonly (readonly EventId[])[]
  readonly supply: Stock
  readonly decks: Decks
  readonly powers: Powers
  /** Set for the next card that is turned up (QK-36, QK-37). */
  readonly forecasts: { readonly weather: number; readonly quake: number }
  /** The card being resolved. */
  readonly card: { readonly event: EventId; readonly seat: Seat } | null
  readonly disaster: Disaster | null
  /** The tasks to do; the first is due. Empty only once the match is over. */
  readonly agenda: readonly Task[]
  readonly outcome: Outcome | null
}
