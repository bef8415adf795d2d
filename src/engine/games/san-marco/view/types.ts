/** What the board of San Marco needs: the position, and in outline what can be done in it. */
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type { Bridge, Offer, Options, Pile, Role, Scoring, Source, Stage } from '../state.ts'
import type { Card, Limit } from '../components/pieces.ts'
import type { Border, District } from '../components/districts.ts'

export interface DistrictView {
  readonly district: District
  readonly name: string
  readonly face: number
  readonly high: number
  readonly low: number
  readonly neighbours: readonly District[]
  /** By seat, those on bridges not among them. */
  readonly aristocrats: readonly number[]
  /** By seat, what it would score if it were scored now (SM-37 to SM-39a). */
  readonly scores: readonly number[]
  readonly doge: boolean
}

interface BorderView {
  readonly at: Border
  /** Owners of the bridges here, in the order they were built. */
  readonly owners: readonly Seat[]
}

export interface SeatView {
  readonly score: number
  readonly reserve: number
  /** Aristocrats in districts, and on bridges. */
  readonly settled: number
  readonly onBridges: number
  /** Limit cards of this passage in the order they came, and their total. */
  readonly limits: readonly Limit[]
  readonly total: number
  /** Its role in this round; null if it has none yet or sits the round out. */
  readonly role: Role | null
  readonly inRound: boolean
}

export interface OfferView extends Offer {
  /** The sum of its limit cards. */
  readonly sum: number
  /** By seat, what its limit total would be with this offer; null for seats that do not take here. */
  readonly totals: readonly (number | null)[]
}

/** What one distributor draws and divides. */
export interface TableView {
  readonly seat: Seat
  /** Who takes an offer, in order, the distributor last; there are as many offers. */
  readonly takers: readonly Seat[]
  readonly stage: 'dealing' | 'dividing' | 'ready' | 'up' | 'done'
  /** How many cards were drawn so far; a secret is what they are. */
  readonly count: { readonly cards: number; readonly limits: number }
  /**
   * While they are drawn and divided; null for viewers who may not know, and afterwards. Fewer than
   * `count` where nobody has seen the others, which are named as they are divided.
   */
  readonly held: Pile | null
  /** By index, taken ones too; null for viewers who may not know, and before the division. */
  readonly offers: readonly OfferView[] | null
}

/** Places for a bridge. */
export interface BridgeChoice {
  /** The bridge taken off the board for it; null while the supply has some (SM-26). */
  readonly take: Bridge | null
  readonly at: readonly Border[]
  /** Districts its aristocrat can come from; null: from the reserve (SM-27a). */
  readonly from: readonly District[] | null
}

/** One step the Doge could make from `from`, with what it changes in the scores by seat. */
export interface DogeStepView {
  readonly from: District
  readonly to: District
  /** The owner of the bridge; null by water. */
  readonly over: Seat | null
  readonly change: readonly number[]
}

/** What can be done with the cards to be played, and in the setup and bonus alike. */
export interface Possible {
  /** Offers to make of the cards held, by whoever is to divide; null otherwise. */
  readonly divide: number | null
  /** Offers that can be chosen, by index. */
  readonly offers: readonly number[]
  /** Kinds of cards left to play; the lists below say what can be done with each. */
  readonly cards: readonly { readonly card: Card; readonly count: number; readonly giveUp: boolean }[]
  /** District cards by kind: targets; those that are not its own district lie over an own bridge (SM-24). */
  readonly places: readonly {
    readonly card: District
    readonly to: readonly District[]
  }[]
  /** Where an aristocrat for a district card or a transfer comes from; null: from the reserve (SM-23, SM-27a). */
  readonly from: readonly District[] | null
  /** For a bridge card and in the setup. One entry while the supply has bridges, else one a bridge on the board. */
  readonly bridges: readonly BridgeChoice[]
  /** Opponents to replace, by district. */
  readonly transfers: readonly { readonly district: District; readonly seat: Seat }[]
  /** Districts to name, for a banishment card and as bonus; empty ones too. */
  readonly banish: readonly District[]
  /** How many of whom: `count` in all from `of` by seat; null unless it is to be said. */
  readonly remove: {
    readonly district: District
    readonly count: number
    readonly of: readonly number[]
    readonly source: Source
  } | null
  /** Districts for the first Doge card. */
  readonly dogePlaces: readonly District[]
  /** Steps of the Doge's walk from any district, once it stands on the board; `walkFrom` leads through them. */
  readonly dogeSteps: readonly DogeStepView[]
  /** The bonus banishment may be declined. */
  readonly decline: boolean
}

export interface View {
  readonly options: Options
  readonly seats: number
  readonly stage: Stage['is']
  readonly by: Actor | 'nobody'
  /** The seat the stage is about, also where chance is to act: rolled for, dealt to. */
  readonly seat: Seat | null
  /** Who starts the match, once known. */
  readonly first: Seat | null
  /** 1 to 3; 0 in the setup. */
  readonly passage: number
  readonly passages: number
  /** 1-based in the passage; 0 in the setup. */
  readonly round: number
  /** Only those under ten play, and the passage ends after it (SM-41). */
  readonly lastRound: boolean
  /** The seats in the round, clockwise from the first distributor. */
  readonly order: readonly Seat[]
  readonly districts: readonly DistrictView[]
  readonly borders: readonly BorderView[]
  /** In the order they were built: the last is the newest. */
  readonly bridges: readonly Bridge[]
  /** The most bridges on one border (SM-8), and those left in the supply. */
  readonly bridgeLimit: number
  readonly bridgeSupply: number
  readonly doge: District | null
  readonly players: readonly SeatView[]
  readonly tables: readonly TableView[]
  /** Cards still to play, open to all; the stage's seat plays them. */
  readonly hand: readonly Card[]
  /** What chance deals now may be entered as not seen. */
  readonly mayBeUnseen: boolean
  /** How many cards each deck has. */
  readonly decks: { readonly cards: number; readonly limits: number }
  /** Open, in the order of the kinds; see `CARDS`. */
  readonly discards: readonly { readonly card: Card; readonly count: number }[]
  /** Cards this viewer has not seen, by kind: in the decks and held or offered out of its sight. */
  readonly unseen: {
    readonly cards: readonly { readonly card: Card; readonly count: number }[]
    readonly limits: readonly { readonly limit: Limit; readonly count: number }[]
  }
  /** While chance deals: how many cards are drawn in this step, for luck entered by hand. */
  readonly toDeal: number
  /** What each passage that is over earned for limit totals, by seat; the first passage first. */
  readonly bonuses: readonly (readonly number[])[]
  /** What was scored last. */
  readonly scoring: Scoring | null
  /** The scorings of the end. */
  readonly finals: readonly Scoring[]
  /** While the die decides about a banishment, or the number is known. */
  readonly banishment: {
    readonly seat: Seat
    readonly district: District
    readonly source: Source
    readonly roll: number | null
  } | null
  /** Rolls of the seat that settles its aristocrats so far. */
  readonly rolls: readonly number[]
  readonly possible: Possible
  readonly outcome: Outcome | null
}
