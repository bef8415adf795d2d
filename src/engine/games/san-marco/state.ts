/** The position of a San Marco match and the types in its actions and events. */
import type { Card, Limit } from './components/pieces.ts'
import type { District, Border, Face } from './components/districts.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { FIELDS } from './options.ts'

export type Options = OptionsOf<typeof FIELDS>

/** Bridges on one border have different owners (SM-8), so border and owner identify a bridge. */
export interface Bridge {
  readonly at: Border
  readonly seat: Seat
}

/** Cards lying together: action cards in the order of `CARDS`, limit cards in ascending order. */
export interface Pile {
  readonly cards: readonly Card[]
  readonly limits: readonly Limit[]
}

/** One of the piles a distributor has made. */
export interface Offer extends Pile {
  /** The seat that has taken it; null while it is free. */
  readonly seat: Seat | null
}

export type Role = 'firstDistributor' | 'firstChooser' | 'secondDistributor' | 'secondChooser'

/** The cards one distributor draws and divides. */
export interface Table {
  readonly seat: Seat
  /** The seats that take an offer, in order; the distributor is last. There are as many offers. */
  readonly takers: readonly Seat[]
  /** Drawn and not yet divided. Hidden (SM-48). */
  readonly held: Pile
  /** Action cards of this deal that were drawn before the deck was reshuffled. Hidden (SM-48). */
  readonly early: readonly Card[]
  /**
   * How many drawn cards are unknown: entered as not seen, or hidden in a redacted record. The decks still count them,
   * because their kinds are unknown.
   */
  readonly veiled: { readonly cards: number; readonly limits: number }
  /** True once the division is handed in. */
  readonly ready: boolean
  /** True once the offers are turned up. */
  readonly up: boolean
  /** In canonical order, including taken ones; empty before the division. Hidden until `up` (SM-48). */
  readonly offers: readonly Offer[]
}

export interface Round {
  /** 1-based within the passage. */
  readonly number: number
  /** The first distributor. */
  readonly first: Seat
  /** The seats in the round, clockwise from the first distributor. */
  readonly seats: readonly Seat[]
  /** True if the passage ends after this round, because only those under ten play it (SM-41). */
  readonly last: boolean
  /** By seat; null for seats without a role yet and for those not in the round. */
  readonly roles: readonly (Role | null)[]
  readonly tables: readonly Table[]
}

/** The scoring of a district (SM-37); lists are by seat. */
export interface Scoring {
  readonly district: District
  readonly why: 'doge' | 'final'
  readonly aristocrats: readonly number[]
  readonly points: readonly number[]
}

/** Whether a banishment comes from a card or is the bonus of a passage (SM-44). */
export type Source = 'card' | 'bonus'

/**
 * What the match is waiting for. Chance: `first` draws the first seat, `settle` rolls for a seat's aristocrats, `roles`
 * rolls for the roles, `cards` and `limits` deal to a distributor, `banish` rolls. The seat: `assign` gives the next role, `found` builds a bridge of
 * the setup, `divide` makes offers, `choose` takes one, `play` plays a card, `remove` says who is banished, `bonus`
 * banishes or declines.
 */
export type Stage =
  | { readonly is: 'first' | 'roles' }
  | { readonly is: 'settle'; readonly seat: Seat; readonly rolls: readonly Face[] }
  | {
      readonly is: 'found' | 'assign' | 'divide' | 'choose' | 'play' | 'bonus' | 'limits'
      readonly seat: Seat
    }
  /** `missing` is the number of cards still to be dealt. */
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
  /** Set if people may enter deals at their own table as not seen. */
  readonly unseen?: true
  /** The first seat of the match; null until drawn. */
  readonly first: Seat | null
  /** By district and seat, without those on bridges. */
  readonly aristocrats: readonly (readonly number[])[]
  /** By seat. */
  readonly reserves: readonly number[]
  /** In the order built. */
  readonly bridges: readonly Bridge[]
  /** Null until placed (SM-31). */
  readonly doge: District | null
  readonly scores: readonly number[]
  /** Drawable action cards of each kind, in the order of `CARDS`. Hidden (SM-48). */
  readonly deck: readonly number[]
  /** Open to all. */
  readonly discards: readonly number[]
  /** Drawable limit cards of each number. Hidden (SM-48). */
  readonly limitDeck: readonly number[]
  /** Open limit cards of each seat, in the order they came (SM-18). */
  readonly limits: readonly (readonly Limit[])[]
  /** 1 to 3; 0 before the first. */
  readonly passage: number
  readonly round: Round | null
  /** Action cards the playing seat still has to play, in the order of `CARDS`. Open to all. */
  readonly hand: readonly Card[]
  /** Offers taken so far in the match. */
  readonly taken: number
  /** For each finished passage the bonus points by seat (SM-43). */
  readonly bonuses: readonly (readonly number[])[]
  /** The latest scoring. */
  readonly scoring: Scoring | null
  /** The final scorings, in the order of the districts (SM-46). */
  readonly finals: readonly Scoring[]
  readonly stage: Stage
}
