/** What the board of Chang Cheng needs: the position, and an outline of the legal actions. */
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type { Reward } from '../rules/ending.ts'
import type { Face } from '../components/faces.ts'
import type { Card, EventCard } from '../components/pieces.ts'
import type { CardFate, Letter, Options, Owner, Piece, ProvinceResult, Side, Stage } from '../state.ts'
import type { Province, Region, Space } from '../components/layout.ts'

export interface SpaceView {
  /** As in actions; people see it one higher. */
  readonly space: Space
  readonly slot: number
  readonly province: Province
  readonly region: Region
  readonly piece: Piece | null
  /** Owners of towers that reserve this space; empty if every seat may build on it (CC-15). */
  readonly keptFor: readonly Seat[]
  /** True if a tower here reserves a neighbouring space for its owner (CC-15). */
  readonly keeps: boolean
}

/** A face-down card; its number is null for viewers who may not know it. */
interface LyingView {
  readonly seat: Seat
  readonly card: Card | null
}

export interface ProvinceView {
  readonly province: Province
  readonly slot: number
  /** From left to right. */
  readonly spaces: readonly Space[]
  /** Null until its tile is laid, and while it lies face down. */
  readonly prestige: number | null
  /** True while its tile lies face down: nobody knows it (CC-49). */
  readonly prestigeDown: boolean
  readonly complete: boolean
  /** By seat: pieces that count, and extra walls from cards (CC-26a). */
  readonly walls: readonly number[]
  readonly extra: readonly number[]
  readonly neutral: number
  readonly destroyed: number
  /** How cards have changed its value. */
  readonly change: number
  /** Its current value, without a face-down prestige tile, and the seats that would score it now or have scored it. */
  readonly value: number
  readonly leaders: readonly Seat[]
  /** How it was scored; null before. */
  readonly result: ProvinceResult | null
  readonly emperor: boolean
  /** In the order laid. */
  readonly cards: readonly LyingView[]
}

export interface RegionView {
  readonly region: Region
  readonly slot: number
  readonly spaces: readonly Space[]
  /** Null if removed or not laid yet; `value` is null for viewers who may not know it. */
  readonly tile: { readonly value: number | null; readonly up: boolean } | null
  /** Seats that have looked at the tile and still see it (CC-17). */
  readonly lookedBy: readonly Seat[]
  readonly walls: readonly number[]
  readonly neutral: number
  /** Seats that would lose if the match ended now, and seats that a tower would save (CC-36, CC-37). */
  readonly losers: readonly Seat[]
  readonly spared: readonly Seat[]
}

export interface SeatView {
  readonly score: number
  readonly walls: number
  readonly doubles: number
  readonly towers: number
  readonly cards: number
  /** Null for viewers who may not know it, and while the seat has an unseen face-down card. */
  readonly hand: readonly Card[] | null
  /**
   * All cards the hand may hold as far as known, more than `cards` if some are unseen; null for viewers who may not
   * know.
   */
  readonly mayHold: readonly Card[] | null
  /** Cards turned up so far, in ascending order: they are out of the match. */
  readonly spent: readonly Card[]
}

/**
 * The state of the revealed province after a choice; of later cards only great architects count, which need no choice.
 */
export interface Forecast {
  readonly walls: readonly number[]
  readonly neutral: number
  readonly value: number
  readonly leaders: readonly Seat[]
}

/** A choice of the acting card's owner, as its action. */
export type EffectView =
  | { readonly type: 'remove'; readonly card: Card; readonly seat: Seat; readonly forecast: Forecast }
  | { readonly type: 'destroy'; readonly space: Space; readonly owner: Owner; readonly forecast: Forecast }
  | { readonly type: 'dismiss'; readonly region: Region; readonly forecast: Forecast }
  | { readonly type: 'raise' | 'lower' | 'extraWall' | 'decline'; readonly forecast: Forecast }
  /** All walls of one owner in other provinces, which have the same effect here. */
  | {
      readonly type: 'swap'
      readonly here: Space
      readonly owner: Owner
      readonly there: readonly Space[]
      readonly forecast: Forecast
    }

/** A completed province while its cards act. */
export interface RevealView {
  readonly province: Province
  /** From low to high; the first waiting one acts. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly fate: CardFate }[]
  /** Index of the acting card; null while something else is due. */
  readonly acting: number | null
  /** The seat that chooses. */
  readonly seat: Seat | null
  readonly effects: readonly EffectView[]
}

/** An outline of what the seat to act can do. */
export interface Possible {
  /** The actions open to the mover (CC-35); empty unless it is to choose one. */
  readonly letters: readonly Letter[]
  /** `W`, the first wall of `A`, or its second. */
  readonly walls: readonly Space[]
  /** `B`: how many cards, and the provinces for them; the cards come from the hand. */
  readonly cards: { readonly count: number; readonly provinces: readonly Province[] }
  /** `C`: spaces for the wall; the card goes into the province of the space. */
  readonly cardWalls: readonly Space[]
  /** `D`, left space first. */
  readonly doubles: readonly (readonly [Space, Space])[]
  /** `E`. */
  readonly towers: readonly Space[]
  /** `N`, or after an action. */
  readonly neutrals: readonly Space[]
  readonly noNeutral: boolean
  /** Completed provinces to choose from (CC-19a). */
  readonly open: readonly Province[]
  /** Ends where the drawn board can join. */
  readonly sides: readonly Side[]
}

/** Something that has come to light and must be named. */
export type Asked =
  /** The prestige tile of a province, and how many tiles of each number are not turned up, in the order of `PRESTIGES`. */
  | { readonly is: 'prestige'; readonly province: Province; readonly left: readonly number[] }
  /** The tile of a region, and how many tiles of each number the viewer does not know, in the order of `THREATS`. */
  | { readonly is: 'tile'; readonly region: Region; readonly left: readonly number[] }
  | {
      readonly is: 'cards'
      readonly seat: Seat
      readonly province: Province
      /** How many cards are there, those the viewer knows, and what the others may be for the viewer. */
      readonly count: number
      readonly known: readonly Card[]
      readonly others: readonly Card[]
    }

export interface View {
  readonly options: Options
  readonly seats: number
  readonly stage: Stage['is']
  readonly by: Actor | 'nobody'
  readonly first: Seat | null
  /** The seat whose turn it is; null before the first. */
  readonly mover: Seat | null
  readonly turn: number
  /** The mover's action in this turn, and the provinces of its pieces and cards. */
  readonly action: Letter | null
  readonly used: readonly Province[]
  /** From left to right, like the spaces, provinces and regions. */
  readonly boards: readonly { readonly slot: number; readonly face: Face }[]
  readonly spaces: readonly SpaceView[]
  readonly provinces: readonly ProvinceView[]
  readonly regions: readonly RegionView[]
  readonly players: readonly SeatView[]
  /** Neutral walls left; null if the match has none. */
  readonly neutrals: number | null
  /** Emperor cards on provinces; null once no more are laid (CC-33). */
  readonly emperors: number | null
  /** Boards joined so far to the first two, and in the whole match (CC-32). */
  readonly extensions: { readonly done: number; readonly of: number }
  /** The drawn board waiting for its end. */
  readonly drawn: Face | null
  /** The open event cards; null until they are drawn. */
  readonly events: readonly EventCard[] | null
  /** Points of the event cards (CC-44 to CC-46); empty until the match is over. */
  readonly rewards: readonly Reward[]
  /** The number of face-down tiles in the stocks. */
  readonly stocks: { readonly threats: number; readonly prestige: number }
  /** True if people may enter tiles and cards laid now as not seen. */
  readonly mayBeUnseen: boolean
  readonly asked: Asked | null
  readonly reveal: RevealView | null
  readonly possible: Possible
  /** While chance is to act: faces it can draw, and tiles it can lay of each number. */
  readonly luck: {
    readonly faces: readonly Face[]
    /** Prestige tiles left by number; threat tiles are hidden. */
    readonly prestige: readonly number[]
  }
  readonly outcome: Outcome | null
}
