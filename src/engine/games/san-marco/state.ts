/** The position of a San Marco match, and the words its actions and events are made of. */
import type { Card, Limit } from './components/pieces.ts'
import type { District, Border, Face } from './components/districts.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { FIELDS } from './options.ts'

export type Options = OptionsOf<typeof FIELDS>

/** Bridges on one border have different owners (SM-8), so border and owner name a bridge. */
export interface Bridge {
  readonly at: Border
  readonly seat: Seat
}

/** Cards that lie together: action cards in the order of `CARDS`, limit cards in rising order. */
export interface Pile {
  readonly cards: readonly Card[]
  readonly limits: readonly Limit[]
}

/** One of the piles a distributor has made. */
export interface Offer extends Pile {
  /** Who has taken it. */
  readonly seat: Seat | null
}

export type Role = 'firstDistributor' | 'firstChooser' | 'secondDistributor' | 'secondChooser'

/** What one distributor draws and divides. */
export interface Table {
  readonly seat: Seat
  /** Who takes an offer, in order; the distributor is the last. There are as many offers. */
  readonly takers: readonly Seat[]
  /** Drawn and not yet divided. Hidden (SM-48). */
  readonly held: Pile
  /** Action cards among those drawn that came before the deck was shuffled anew in this deal. Hidden (SM-48). */
  readonly early: readonly Card[]
  /**
   * How many more cards were drawn that nobody has told of: they were entered as not seen, or the record is
   * made for others to see. They still count in the decks, since their kinds are not known.
   */
  readonly veiled: { readonly cards: number; readonly limits: number }
  /** The division is handed in. */
  readonly ready: boolean
  /** The offers are turned up. */
  readonly up: boolean
  /** In their canonical order, taken ones too; empty before the division. Hidden until `up` (SM-48). */
  readonly offers: readonly Offer[]
}

export interface Round {
  /** 1-based within the passage. */
  readonly number: number
  /** The first distributor. */
  readonly first: Seat
  /** The seats in the round, clockwise from the first distributor. */
  readonly seats: readonly Seat[]
  /** The passage ends after it, for only those under ten play it (SM-41). */
  readonly last: boolean
  /** By seat; null for seats without a role yet and those that sit the round out. */
  readonly roles: readonly (Role | null)[]
  readonly tables: readonly Table[]
}

/** A district as it was scored (SM-37). All by seat. */
export interface Scoring {
  readonly district: District
  readonly why: 'doge' | 'final'
  readonly aristocrats: readonly number[]
  readonly points: readonly number[]
}

/** A banishment comes from a card or is the bonus of a passage (SM-44). */
export type Source = 'card' | 'bonus'

/**
 * What the match waits for. Chance: `first` draws who starts, `settle` rolls for a seat's aristocrats,
 * `roles` for the roles, `cards` and `limits` deal to a distributor, `banish` rolls. The seat: `found`
 * builds a bridge of the start, `divide` makes offers, `choose` takes one, `play` plays a card,
 * `remove` says who is banished, `bonus` banishes or does not.
 */
export type Stage =
  | { readonly is: 'first' | 'roles' }
  | { readonly is: 'settle'; readonly seat: Seat; readonly rolls: readonly Face[] }
  | { readonly is: 'found' | 'divide' | 'choose' | 'play' | 'bonus' | 'limits'; readonly seat: Seat }
  /** `missing`: cards still to be dealt. */
  | { readonly is: 'cards'; readonly seat: Seat; readonly missing: number }
  | { readonly is: 'banish'; readonly seat: Seat; readonly district: District; readonly source: Source }
  | {
      readonly is: 'remove'
      readonly seat: Seat
      readonly district: District
      readonly source: Source
      readonly count: number
    }
  | { readonly is: 'over'; readonly outcome: Outcome }

export interface State {
  readonly options: Options
  readonly seats: number
  /** What people deal at their own table may be entered as not seen. */
  readonly unseen?: true
  /** The seat that starts the match, once known. */
  readonly first: Seat | null
  /** By district and seat. Those on bridges are not among them. */
  readonly aristocrats: readonly (readonly number[])[]
  /** By seat. */
  readonly reserves: readonly number[]
  /** In the order they were built. */
  readonly bridges: readonly Bridge[]
  /** Null until it is placed (SM-31). */
  readonly doge: District | null
  readonly scores: readonly number[]
  /** How many action cards of each kind can be drawn, in the order of `CARDS`. Hidden (SM-48). */
  readonly deck: readonly number[]
  /** Open. */
  readonly discards: readonly number[]
  /** How many limit cards of each number can be drawn. Hidden (SM-48). */
  readonly limitDeck: readonly number[]
  /** Limit cards open before each seat, in the order they came (SM-18). */
  readonly limits: readonly (readonly Limit[])[]
  /** 1 to 3; 0 before the first. */
  readonly passage: number
  readonly round: Round | null
  /** Action cards the seat that plays has still to play, in the order of `CARDS`. Open. */
  readonly hand: readonly Card[]
  /** Offers taken so far in the match. */
  readonly taken: number
  /** What each passage that is over earned for limit totals, by seat (SM-43). */
  readonly bonuses: readonly (readonly number[])[]
  /** What was scored last. */
  readonly scoring: Scoring | null
  /** The scorings of the end, in the order of the districts (SM-46). */
  readonly finals: readonly Scoring[]
  readonly stage: Stage
}
