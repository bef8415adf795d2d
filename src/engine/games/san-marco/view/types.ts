/** What the board of San Marco needs: the position, and an outline of the legal actions. */
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
  /** By seat, without those on bridges. */
  readonly aristocrats: readonly number[]
  /** By seat, what the district would score now (SM-37 to SM-39a). */
  readonly scores: readonly number[]
  readonly doge: boolean
}

interface BorderView {
  readonly at: Border
  /** Owners of the bridges here, in the order built. */
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
  /** Its role in this round; null if it has none yet or is not in the round. */
  readonly role: Role | null
  readonly inRound: boolean
}

export interface OfferView extends Offer {
  /** The sum of its limit cards. */
  readonly sum: number
  /** By seat, its limit total with this offer; null for seats that do not take here. */
  readonly totals: readonly (number | null)[]
}

/** The cards one distributor draws and divides. */
export interface TableView {
  readonly seat: Seat
  /** The seats that take an offer, in order, the distributor last; there are as many offers. */
  readonly takers: readonly Seat[]
  readonly stage: 'dealing' | 'dividing' | 'ready' | 'up' | 'done'
  /** How many cards were drawn so far; only their kinds are secret. */
  readonly count: { readonly cards: number; readonly limits: number }
  /**
   * While they are drawn and divided; null for viewers who may not know them, and afterwards. Fewer than `count` if
   * some are unseen; the division names those.
   */
  readonly held: Pile | null
  /** By index, including taken ones; null for viewers who may not know them, and before the division. */
  readonly offers: readonly OfferView[] | null
}

/** Where a bridge can be built. */
export interface BridgeChoice {
  /** The bridge taken off the board for it; null while the supply has some (SM-26). */
  readonly take: Bridge | null
  readonly at: readonly Border[]
  /** Districts its aristocrat can come from; null for the reserve (SM-27a). */
  readonly from: readonly District[] | null
}

/** A step the Doge could make from `from`, with its effect on the scores by seat. */
export interface DogeStepView {
  readonly from: District
  readonly to: District
  /** The owner of the bridge; null by water. */
  readonly over: Seat | null
  readonly change: readonly number[]
}

/** What the seat can do with its cards, during setup and with the bonus. */
export interface Possible {
  /** The role the first distributor gives next, and the seats that can get it (SM-10a). */
  readonly roles: { readonly role: Role; readonly seats: readonly Seat[] } | null
  /** How many offers the seat must make of its cards; null unless it is to divide. */
  readonly divide: number | null
  /** Offers that can be chosen, by index. */
  readonly offers: readonly number[]
  /** Kinds of cards left to play; the lists below say what each can do. */
  readonly cards: readonly { readonly card: Card; readonly count: number; readonly giveUp: boolean }[]
  /**
   * District cards by kind with their targets; targets other than its own district are across an own bridge (SM-24).
   */
  readonly places: readonly {
    readonly card: District
    readonly to: readonly District[]
  }[]
  /** Sources of an aristocrat for a district card or a transfer; null for the reserve (SM-23, SM-27a). */
  readonly from: readonly District[] | null
  /**
   * For a bridge card and during setup. One entry while the supply has bridges, otherwise one for each bridge on the
   * board.
   */
  readonly bridges: readonly BridgeChoice[]
  /** Opponents' aristocrats to replace, by district. */
  readonly transfers: readonly { readonly district: District; readonly seat: Seat }[]
  /** Districts to name for a banishment card or the bonus, including empty ones. */
  readonly banish: readonly District[]
  /** Whom to banish: `count` in all from `of` by seat; null unless the seat must choose. */
  readonly remove: {
    readonly district: District
    readonly count: number
    readonly of: readonly number[]
    readonly source: Source
  } | null
  /** Districts for the first Doge card. */
  readonly dogePlaces: readonly District[]
  /** The Doge's steps from any district, once it is on the board; `walkFrom` follows them. */
  readonly dogeSteps: readonly DogeStepView[]
  /** True if the bonus banishment may be declined. */
  readonly decline: boolean
}

export interface View {
  readonly options: Options
  readonly seats: number
  readonly stage: Stage['is']
  readonly by: Actor | 'nobody'
  /** The seat the stage is about, also while chance rolls for it or deals to it. */
  readonly seat: Seat | null
  /** The first seat of the match; null until drawn. */
  readonly first: Seat | null
  /** 1 to 3; 0 during setup. */
  readonly passage: number
  readonly passages: number
  /** 1-based within the passage; 0 during setup. */
  readonly round: number
  /** True if only those under ten play and the passage ends after this round (SM-41). */
  readonly lastRound: boolean
  /** The seats in the round, clockwise from the first distributor. */
  readonly order: readonly Seat[]
  readonly districts: readonly DistrictView[]
  readonly borders: readonly BorderView[]
  /** In the order built: the last is the newest. */
  readonly bridges: readonly Bridge[]
  /** The most bridges on one border (SM-8), and those left in the supply. */
  readonly bridgeLimit: number
  readonly bridgeSupply: number
  readonly doge: District | null
  readonly players: readonly SeatView[]
  readonly tables: readonly TableView[]
  /** Cards still to play, open to all; the stage's seat plays them. */
  readonly hand: readonly Card[]
  /** True if people may enter this deal as not seen. */
  readonly mayBeUnseen: boolean
  /** How many cards each deck has. */
  readonly decks: { readonly cards: number; readonly limits: number }
  /** Open, in the order of the kinds; see `CARDS`. */
  readonly discards: readonly { readonly card: Card; readonly count: number }[]
  /** Cards this viewer has not seen, by kind: in the decks, and held or offered out of its sight. */
  readonly unseen: {
    readonly cards: readonly { readonly card: Card; readonly count: number }[]
    readonly limits: readonly { readonly limit: Limit; readonly count: number }[]
  }
  /** How many cards chance deals in this step, for luck entered by hand; 0 otherwise. */
  readonly toDeal: number
  /** For each finished passage, first to last, the bonus points by seat. */
  readonly bonuses: readonly (readonly number[])[]
  /** The latest scoring. */
  readonly scoring: Scoring | null
  /** The final scorings. */
  readonly finals: readonly Scoring[]
  /** Set while the die decides about a banishment, and once its number is known. */
  readonly banishment: {
    readonly seat: Seat
    readonly district: District
    readonly source: Source
    readonly roll: number | null
  } | null
  /** Rolls so far of the seat that settles its aristocrats. */
  readonly rolls: readonly number[]
  readonly possible: Possible
  readonly outcome: Outcome | null
}
