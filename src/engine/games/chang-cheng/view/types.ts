/** What the board of Chang Cheng needs: the position, and in outline what can be done in it. */
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type { Reward } from '../rules/ending.ts'
import type { Face } from '../components/faces.ts'
import type { Card, EventCard } from '../components/pieces.ts'
import type { CardFate, Letter, Options, Owner, Piece, ProvinceResult, Side, Stage } from '../state.ts'
import type { Province, Region, Space } from '../components/layout.ts'

export interface SpaceView {
  /** As actions name it; people see it one higher. */
  readonly space: Space
  readonly slot: number
  readonly province: Province
  readonly region: Region
  readonly piece: Piece | null
  /** Owners of towers that keep this space; empty if anybody may build on it (CC-15). */
  readonly keptFor: readonly Seat[]
  /** A tower stands here that keeps a space beside it for its owner (CC-15). */
  readonly keeps: boolean
}

/** A card face down; its number is null for viewers who may not know. */
interface LyingView {
  readonly seat: Seat
  readonly card: Card | null
}

export interface ProvinceView {
  readonly province: Province
  readonly slot: number
  /** From left to right. */
  readonly spaces: readonly Space[]
  /** Null while its tile is not laid. */
  readonly prestige: number | null
  readonly complete: boolean
  /** By seat: pieces that count, and extra walls from cards (CC-26a). */
  readonly walls: readonly number[]
  readonly extra: readonly number[]
  readonly neutral: number
  readonly destroyed: number
  /** What cards have changed about its value. */
  readonly change: number
  /** What it is worth now, and who would score it now, or would now if it were not scored yet. */
  readonly value: number
  readonly leaders: readonly Seat[]
  /** How it was scored; null before. */
  readonly result: ProvinceResult | null
  readonly emperor: boolean
  /** In the order they were laid. */
  readonly cards: readonly LyingView[]
}

export interface RegionView {
  readonly region: Region
  readonly slot: number
  readonly spaces: readonly Space[]
  /** Null when it was taken away or is not laid yet; `value` null for viewers who may not know. */
  readonly tile: { readonly value: number | null; readonly up: boolean } | null
  /** Seats that have looked at the tile and are still shown it (CC-17). */
  readonly lookedBy: readonly Seat[]
  readonly walls: readonly number[]
  readonly neutral: number
  /** Who would lose if it ended now, and who would not because of a tower (CC-36, CC-37). */
  readonly losers: readonly Seat[]
  readonly spared: readonly Seat[]
}

export interface SeatView {
  readonly score: number
  readonly walls: number
  readonly doubles: number
  readonly towers: number
  readonly cards: number
  /** Null for viewers who may not know, and while a card of the seat lies face down that nobody has seen. */
  readonly hand: readonly Card[] | null
  /** All that the hand can hold as far as is known, more than `cards` in that case; null for viewers who may not know. */
  readonly mayHold: readonly Card[] | null
  /** Cards turned up so far, in rising order: they are out of the match. */
  readonly spent: readonly Card[]
}

/** What a choice would make of the province whose cards act: of later cards only great architects count, which need no choice. */
export interface Forecast {
  readonly walls: readonly number[]
  readonly neutral: number
  readonly value: number
  readonly leaders: readonly Seat[]
}

/** A choice of the owner of the acting card, as its action. */
export type EffectView =
  | { readonly type: 'remove'; readonly card: Card; readonly seat: Seat; readonly forecast: Forecast }
  | { readonly type: 'destroy'; readonly space: Space; readonly owner: Owner; readonly forecast: Forecast }
  | { readonly type: 'dismiss'; readonly region: Region; readonly forecast: Forecast }
  | { readonly type: 'raise' | 'lower' | 'extraWall' | 'decline'; readonly forecast: Forecast }
  /** All walls of one owner in other provinces, which come to the same here. */
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
  /** From low to high; the first that waits acts. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly fate: CardFate }[]
  /** Index of the acting card, or null while something else is waited for. */
  readonly acting: number | null
  /** Whose choice it is. */
  readonly seat: Seat | null
  readonly effects: readonly EffectView[]
}

/** What whoever is to act can do, in outline. */
export interface Possible {
  /** The actions open to the mover (CC-35); empty unless it is to choose one. */
  readonly letters: readonly Letter[]
  /** `W`, the first wall of `A`, or its second. */
  readonly walls: readonly Space[]
  /** `B`: how many cards, and the provinces they can lie in; the cards are those of the hand. */
  readonly cards: { readonly count: number; readonly provinces: readonly Province[] }
  /** `C`: spaces for the wall; the card lies in the province of the space. */
  readonly cardWalls: readonly Space[]
  /** `D`, left space first. */
  readonly doubles: readonly (readonly [Space, Space])[]
  /** `E`. */
  readonly towers: readonly Space[]
  /** `N` or after an action. */
  readonly neutrals: readonly Space[]
  readonly noNeutral: boolean
  /** Completed provinces to choose from (CC-19a). */
  readonly open: readonly Province[]
  /** Ends the drawn board can be joined to. */
  readonly sides: readonly Side[]
}

/** What has come to light and is asked for. */
export type Asked =
  /** The tile of a region, and by number how many are not known to the viewer, in the order of `THREATS`. */
  | { readonly is: 'tile'; readonly region: Region; readonly left: readonly number[] }
  | {
      readonly is: 'cards'
      readonly seat: Seat
      readonly province: Province
      /** How many lie there, those the viewer knows, and what the others can be as far as the viewer knows. */
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
  /** Whose turn it is; null before the first. */
  readonly mover: Seat | null
  readonly turn: number
  /** What the mover has chosen in this turn, and the provinces its pieces and cards went to. */
  readonly action: Letter | null
  readonly used: readonly Province[]
  /** From left to right, like the spaces, provinces and regions. */
  readonly boards: readonly { readonly slot: number; readonly face: Face }[]
  readonly spaces: readonly SpaceView[]
  readonly provinces: readonly ProvinceView[]
  readonly regions: readonly RegionView[]
  readonly players: readonly SeatView[]
  /** Neutral walls left; null where there are none in the match. */
  readonly neutrals: number | null
  /** Emperor cards on provinces; null when none are laid any more (CC-33). */
  readonly emperors: number | null
  /** Boards joined to the two of the start so far, and in the whole match (CC-32). */
  readonly extensions: { readonly done: number; readonly of: number }
  /** The drawn board that waits for its end. */
  readonly drawn: Face | null
  /** The open event cards; null while they are to be drawn. */
  readonly events: readonly EventCard[] | null
  /** What the event cards gave (CC-44 to CC-46); empty until the match is over. */
  readonly rewards: readonly Reward[]
  /** Tiles face down in the stocks. */
  readonly stocks: { readonly threats: number; readonly prestige: number }
  /** Tiles and cards laid now may be entered as not seen. */
  readonly mayBeUnseen: boolean
  readonly asked: Asked | null
  readonly reveal: RevealView | null
  readonly possible: Possible
  /** While chance is to act: faces it can draw, and tiles it can lay of each number. */
  readonly luck: {
    readonly faces: readonly Face[]
    /** Copies left by number, for prestige; threat tiles are hidden. */
    readonly prestige: readonly number[]
  }
  readonly outcome: Outcome | null
}
