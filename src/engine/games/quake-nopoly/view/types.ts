/** What the board of Quake-nopoly needs: the position, and an outline of the legal actions. */
import type { Points } from '../rules/status.ts'
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type {
  DistrictId,
  Effect,
  Kind,
  PlainEffect,
  Tier,
  TrackName,
  PlayWindow,
} from '../components/deck/types.ts'
import type { BuildingId, Card, EventId, Role } from '../components/cards.ts'
import type { DisasterKind, Hit, Options, Phase } from '../state.ts'
import type { Stock } from '../components/pieces.ts'
import type { Task } from '../task.ts'

export interface TrackView {
  readonly kind: Kind
  readonly pieces: number
  readonly base: number
  readonly max: number
}

/** What a building loses if nothing more is done against it. */
export interface RiskView {
  /** After kept cards; `covered` is how much they take off. */
  readonly damage: number
  readonly covered: number
  readonly track: TrackName
  /** Pieces on that track before and after. */
  readonly pieces: number
  readonly left: number
  readonly collapses: boolean
  /** Pieces paid to its owner if it collapses. */
  readonly insured: number
}

/** For the unseen disaster cards of a kind: how many hit the building, and how many would destroy it as it is. */
export interface ThreatView {
  readonly hits: number
  readonly collapses: number
}

export interface BuiltView {
  readonly building: BuildingId
  /** The district printed on it, and whether it is there (QK-30). */
  readonly district: DistrictId
  readonly matches: boolean
  readonly points: number
  readonly product: Kind
  readonly material: TrackView
  readonly structure: TrackView
  /** Set while a disaster hits it and its seat has not yet taken its damage; otherwise null. */
  readonly risk: RiskView | null
  readonly threat: { readonly [K in DisasterKind]: ThreatView }
}

export interface LevelView {
  /** 0 basic, 1 developed, 2 prosperous; for beginners 0 and 1, without names. */
  readonly level: number
  /** Bonus points for a building here (QK-29). */
  readonly bonus: number
  readonly built: BuiltView | null
}

export interface LandView {
  readonly card: Card
  readonly district: DistrictId
  readonly tier: Tier
  /** As printed; not used for beginners (QK-41). */
  readonly weather: number
  readonly quake: number
  readonly levels: readonly LevelView[]
  /** The lowest free level; null if full. */
  readonly free: number | null
  /** From the disaster being resolved, also after its damage. */
  readonly hit: Hit | null
}

export interface SeatView {
  readonly role: Role | null
  /** By kind, in the order of `KINDS`. */
  readonly stock: Stock
  /** In table order. */
  readonly lands: readonly LandView[]
  readonly cards: number
  /** Null for viewers who may not know it. Fewer than `cards` if some are unseen. */
  readonly hand: readonly BuildingId[] | null
  readonly kept: readonly EventId[]
  readonly research: readonly EventId[]
  readonly buildings: number
  readonly points: Points
}

/** The last card turned up in the phase, and its progress. */
export interface EventView {
  readonly event: EventId
  readonly of: 'general' | DisasterKind
  /** The seat that turned it up. */
  readonly seat: Seat
  /** For a general event: the window it may be kept for, and its effects. */
  readonly keep: PlayWindow | null
  readonly effects: readonly Effect[]
  /** For a disaster: damage by target district, the same for all seats there; and the cards hit, in order. */
  readonly rows: readonly {
    readonly district: DistrictId
    readonly entry: number
    readonly land: number
    readonly forecast: number
    readonly damage: number
  }[]
  readonly hits: readonly Hit[]
  /** Seats that have taken their damage. */
  readonly struck: readonly Seat[]
}

/** Why an action is impossible: a refusal's code and rule. */
export interface Hindrance {
  readonly code: string
  readonly rule: string
}

/** Null in `why` means that it is possible. */
interface May {
  readonly why: Hindrance | null
}

/** An outline of a construction turn. */
export interface TurnPossible {
  /**
   * Own district cards with the level a hand building would get. `gets` has the pieces by building, for viewers who see
   * the hand and including `others`.
   */
  readonly build: May & {
    readonly cards: readonly { readonly card: Card; readonly level: number }[]
    readonly gets: readonly {
      readonly building: BuildingId
      readonly material: number
      readonly structure: number
    }[]
  }
  readonly swapLand: May & { readonly cards: readonly Card[] }
  readonly review: May
  /** `most` is 1 or 2. */
  readonly strengthen: May & {
    readonly targets: readonly {
      readonly building: BuildingId
      readonly track: TrackName
      readonly kind: Kind
      readonly most: number
    }[]
  }
  /** How many own pieces to pay, and the kinds to take; a kind that is paid can be taken too. */
  readonly trade: May & { readonly pay: number; readonly take: readonly Kind[] }
  readonly plan: May & { readonly pay: number }
  readonly pass: May
  /** Architect: `least` to `most` of the six pieces can be of the material's kind, the rest of the structure's. */
  readonly buy:
    | (May & {
        readonly buildings: readonly {
          readonly building: BuildingId
          readonly seat: Seat
          readonly least: number
          readonly most: number
        }[]
        readonly cards: readonly { readonly card: Card; readonly level: number }[]
      })
    | null
  /** Landlord: an own card and the other seat's. */
  readonly exchange:
    (May & { readonly pairs: readonly { readonly card: Card; readonly other: Card }[] }) | null
  /** Banker: lends two pieces to one of these seats. */
  readonly lend: (May & { readonly seats: readonly Seat[] }) | null
  /** Dealer: how many pieces of the kind to pay; one stays. */
  readonly undercut:
    | (May & {
        readonly targets: readonly {
          readonly building: BuildingId
          readonly seat: Seat
          readonly track: TrackName
          readonly kind: Kind
          readonly pay: number
        }[]
      })
    | null
  /** Kept cards for the own turn. */
  readonly play: readonly EventId[]
}

/** An outline of any other choice; the action's type is `is` unless stated. */
export type ChoicePossible =
  | { readonly is: 'role'; readonly roles: readonly Role[] }
  | { readonly is: 'forecast'; readonly of: DisasterKind }
  /** `carryOut` or `keep`. */
  | { readonly is: 'keep'; readonly event: EventId; readonly window: PlayWindow }
  /** `fitOut` or `decline`. */
  | {
      readonly is: 'fitOut'
      readonly building: BuildingId
      readonly tracks: readonly { readonly track: TrackName; readonly kind: Kind; readonly most: number }[]
    }
  /** Exactly `count` pieces from `from` (by kind); `toSeat` is null for the supply. Or `decline`, if `free`. */
  | { readonly is: 'take'; readonly count: number; readonly from: Stock; readonly free: boolean }
  | { readonly is: 'pay'; readonly count: number; readonly from: Stock; readonly toSeat: Seat | null }
  /** `least` to `most` cards of the hand, in order; `draws` if as many are drawn again. */
  | { readonly is: 'putBack'; readonly least: number; readonly most: number; readonly draws: boolean }
  /** `reinforce` or `decline`; `count` is the number of pieces added. */
  | {
      readonly is: 'reinforce'
      readonly from: 'own' | 'supply'
      readonly targets: readonly {
        readonly on: BuildingId | Card
        readonly track: TrackName
        readonly count: number
      }[]
    }
  /** Exactly `pay` pieces for exactly `take`, or `decline`. */
  | { readonly is: 'trade'; readonly pay: number; readonly take: number }
  /** `build` with a hand building on one of the cards, or `decline`. */
  | { readonly is: 'build'; readonly cards: readonly { readonly card: Card; readonly level: number }[] }
  /** `tryShift` or `decline`; `to` are the cards an even roll could move it to. */
  | { readonly is: 'shift'; readonly card: Card; readonly damage: number; readonly to: readonly Card[] }
  /** `shiftTo` or `decline`; `damage` is the damage there. */
  | {
      readonly is: 'shiftTo'
      readonly card: Card
      readonly to: readonly { readonly card: Card; readonly seat: Seat; readonly damage: number }[]
    }
  /** `research` or `decline`. */
  | { readonly is: 'research'; readonly event: EventId; readonly damage: number }
  /** `play` with one of the targets, or `endure`. */
  | {
      readonly is: 'hit'
      readonly plays: readonly { readonly event: EventId; readonly on: readonly (BuildingId | Card)[] }[]
    }
  /** `expand` or `decline`. */
  | { readonly is: 'expand' }

export interface View {
  readonly options: Options
  readonly seats: number
  /** The due task; null once the match is over. */
  readonly task: Task | null
  /** The tasks that follow, in order. */
  readonly next: readonly Task[]
  readonly by: Actor | 'nobody'
  readonly first: Seat | null
  readonly start: Seat
  readonly round: number
  readonly phase: Phase
  /** The pass of the construction phase and the number of passes. */
  readonly pass: number
  readonly passes: number
  readonly active: Seat
  readonly turn: number
  readonly players: readonly SeatView[]
  readonly supply: Stock
  readonly decks: {
    /** `bottom`: cards put back, the next to be drawn first; null for viewers who may not know one. */
    readonly buildings: { readonly left: number; readonly bottom: readonly (BuildingId | null)[] }
    readonly districts: { readonly left: number; readonly bottom: readonly DistrictId[] }
    /** `safe`: cards before which the end card cannot come; `last`: cards it is among, including itself. */
    readonly events: {
      readonly general: number
      readonly disaster: number
      readonly safe: number
      readonly last: number
      /** Turned up so far, the latest last. */
      readonly turned: readonly EventId[]
    }
  }
  readonly powers: {
    readonly loan: { readonly seat: Seat; readonly kinds: readonly Kind[] } | null
    readonly undercut: boolean
    readonly tiers: readonly Tier[]
  }
  readonly forecasts: { readonly weather: number; readonly quake: number }
  /** The card being resolved, or the last one of the disaster phase. */
  readonly event: EventView | null
  /** The effect that a choice belongs to. */
  readonly effect: PlainEffect | null
  /** Set while a seat is to take its construction turn. */
  readonly turnPossible: TurnPossible | null
  /** Set while a seat is to choose something else. */
  readonly choice: ChoicePossible | null
  /**
   * What the acting seat's unseen cards may be: it can name any of them, and put one back unseen. Empty if there are
   * none, and for viewers who may not know the hand.
   */
  readonly others: readonly BuildingId[]
  /** True if people may enter the draw as not seen. */
  readonly mayBeUnseen: boolean
  /**
   * While chance is to act: districts, buildings or event cards that can come (without those hidden from the viewer),
   * roles.
   */
  readonly luck: {
    readonly districts: readonly DistrictId[]
    readonly buildings: readonly BuildingId[]
    readonly events: readonly (EventId | 'end')[]
    readonly roles: readonly Role[]
  }
  readonly outcome: Outcome | null
}
