/**
 * What a game brings to the window: its pictures, which the library shows, and the pieces of its
 * table, which are loaded when a table is opened.
 */
import type { Component } from 'vue'
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { Answer, ApiError, Output, SeatRow, StepRow } from '../../../main/api/api.ts'

/** An action or event as it travels: plain data with a type. */
export type Act = { readonly type: string; readonly [name: string]: unknown }

/** Props of `Board`, which fills the square or rectangle it is given. */
export interface BoardProps {
  /** The game's own view of the position; only the kit knows its shape. */
  readonly view: unknown
  readonly seats: readonly SeatRow[]
  /** Events of the step that led here, for marks and movement. */
  readonly events: readonly GameEvent[]
  /** The viewer may act in this position. */
  readonly playable: boolean
  /** The match is in review: nothing is chosen here, but people can try from here. */
  readonly reviewing: boolean
  /** An action is on its way; nothing else may be chosen. */
  readonly busy: boolean
  /** Why the viewer may not act here, unless it is another seat's turn: the screen has to be passed on, or the record cannot be played on. */
  readonly obstacle?: 'passOn' | 'unplayable' | undefined
  /** The step that led here, or null at the start. */
  readonly lastMove: StepRow | null
  /** Events of the last steps up to this position, oldest first: more than enough for a turn. */
  readonly story: readonly GameEvent[]
  /**
   * Events of the steps just taken or gone forward over, up to this position: the board shows them happening. Empty after
   * an undo, a jump or anything else that is no step forward: then nothing moves.
   */
  readonly newEvents: readonly GameEvent[]
  /** People enter what they rolled and drew. */
  readonly manual: boolean
  /** Asks main about an action that is not chosen yet: null if it is legal, else why not. */
  readonly check: (action: Act) => Promise<ApiError | null>
  /** Asks main what an action that is not chosen yet would do: its events, or why it cannot be. */
  readonly foresee: (action: Act) => Promise<Answer<Output<'table.check'>>>
  /** Does an action. */
  readonly act: (action: Act) => void
  /** With manual luck: enters an outcome. */
  readonly enter: (outcome: Act) => void
  /** With manual luck: has a fair outcome instead. */
  readonly roll: () => void
  /** With manual luck: takes back what was entered. */
  readonly undo: () => void
  /** What every attempt to choose something in review (`reviewing`) does instead. */
  readonly tryHere: () => void
  /** Names the position as one viewer sees it; a draft is dropped when it changes. */
  readonly at: string
  /** Room for the board, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** What board and tray share; made by the kit's `session`, if it has one. */
  readonly session?: unknown
  /** The advised action, for a kit that draws it itself. */
  readonly advised?: Act | null | undefined
}

/** Props of `Tray`: what the board gets, without the room. */
export type TrayProps = Omit<BoardProps, 'size' | 'advised'>

/** Props of `SeatInfo`, the small rows under one player's name. */
export interface SeatInfoProps<View = unknown> {
  readonly view: View
  readonly seat: number
  readonly seats: readonly SeatRow[]
  readonly turn: StepRow['turn']
  readonly viewer: Viewer
  /** On one line of a small screen: only what matters most. */
  readonly brief?: boolean
}

/** Props of what a seat holds, for pictures. */
export interface HeldProps<View = unknown> {
  readonly view: View
  readonly seat: number
  readonly seats: readonly SeatRow[]
}

/** A place of the board that marks are drawn on, named as in the notation; its box in CSS pixels. */
export interface BoardPlace {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The corners of its ground, where that is no box: what is pressed there is this place. */
  readonly ground?: readonly { readonly x: number; readonly y: number }[]
  /** The corners of the edge it is drawn with, where that is no box and free of text: what is advised follows it. */
  readonly edge?: readonly { readonly x: number; readonly y: number }[]
}
/** The places of a board whose drawing has this size and lies in the middle of the room it is given. */
export interface BoardPlaces {
  readonly width: number
  readonly height: number
  readonly places: readonly BoardPlace[]
  /** The part of the drawing a board that pans shows its map in: places beyond are out of sight. */
  readonly window?: Omit<BoardPlace, 'name'>
  /** Pans until a place is in sight. */
  readonly show?: (name: string) => void
  /** Pans by so many CSS pixels. */
  readonly pan?: (by: number) => void
}

/** What the library shows of a game: `cover.ts` in its folder. */
export interface BoardCover<View = unknown> {
  /** The game's id. */
  readonly id: string
  /** The box cover, 3 to 4, without props: one SVG with `class="art"`, hidden from assistive technology. */
  readonly Cover: Component
  /** A small square picture of a position; its props are `view` and `seats`. */
  readonly Thumb: Component
  /** The points shown beside each name, where they are not the running scores of the graph. */
  readonly points?: (view: View) => readonly number[]
  /** Options few people change: they are folded away where a match is set up. */
  readonly seldomOptions?: readonly string[]
}

/** All of a game's pieces: `index.ts` in its folder. */
export interface BoardKit<
  View = unknown,
  Event = GameEvent,
  Action = Act,
  Session = unknown,
> extends BoardCover<View> {
  readonly Board: Component
  readonly Tray: Component
  readonly SeatInfo: Component
  /** A panel of the game's own (odds, pieces) beside the moves; props as for the tray. */
  readonly Panel?: Component
  /** The dice, below the seats, at the table and in review alike; props as for the tray. */
  readonly Dice?: Component
  /** What belongs to no seat (a stock, a counter), below the seats; its one prop is `view`. */
  readonly Common?: Component
  /** The text that says what the scores of the result count, where they are no points. */
  readonly scoresCount?: (view: View) => string
  /** More about how the match stands at its end, below the places; its props are `view` and `seats`. */
  readonly Ending?: Component
  /** Where arrows, circles and labels can be drawn; without it nothing can be. */
  readonly places?: (board: {
    readonly view: View
    readonly size: BoardProps['size']
    readonly session: Session
  }) => BoardPlaces
  /** Its places are named by coordinates printed along its edge (`k6`): a part of it is shown with those beside it. */
  readonly hasCoordinates?: true
  /** The places an event was about, by the names of `places`; without it places have no history to look up. */
  readonly placesOfEvent?: (event: Event) => readonly string[]
  /** What such a place is called in the language of the window; by its notation unless told. */
  readonly placeName?: (name: string) => string
  /** The places an action thought of in this position is about; if it names none, `touches` of its events does. */
  readonly placesOfAction?: (action: Action, view: View) => readonly string[]
  /** The board shows such an advised action itself, as what it would look like; of any other its places are framed. */
  readonly drawsAdvice?: (action: Action) => boolean
  /** A step drawn in a list of steps in place of its words, which are still read out. */
  readonly StepPicture?: {
    /** On one line, 22 CSS pixels high; its one prop is `events`, those of the step. */
    readonly Component: Component
    /** The seat it is drawn for; null of a step it does not draw. */
    readonly seat: (events: readonly Event[]) => number | null
  }
  /** What a seat holds or offers beside the board, for pictures of a position; without it nothing does. */
  readonly Held?: {
    readonly Component: Component
    /** The seats of which the viewer sees some of it in this position. */
    readonly open: (view: View) => readonly number[]
    /** Its height in CSS pixels, whatever is in it: the pictures of a film are of one size. */
    readonly height: number
  }
  /**
   * What the board is still telling, one thing after the other, of how the position came about, with the points as they
   * stand in it: the words of a lesson and the result of a match wait for that. Null once all is told; without it nothing is.
   */
  readonly telling?: (view: View, session: Session) => { readonly points?: readonly number[] } | null
  /** Tells all of it at once, for people who do not wait. */
  readonly endTelling?: (session: Session) => void
  /** Makes what board and tray share while a seat chooses what to do; called once a table. */
  readonly session?: () => Session
  /** Where the seats stand: beside a square board, above a wide one, or on the board, which draws them itself. */
  readonly seats?: 'side' | 'top' | 'board'
  /** Width over height of a board that keeps its shape; one without fills its room. */
  readonly aspect?: number
  /**
   * The least height it can be read at in a width, in CSS pixels. On a lower screen, as of a phone, it is that high all the
   * same, and made smaller as a whole or scrolled.
   */
  readonly least?: {
    readonly height: (view: View, width: number) => number
    readonly lower: 'smaller' | 'scrolled'
  }
  /** A sheet of the game's own in the side panel. It comes to the front when there is something new on it. */
  readonly Sheet?: {
    /**
     * Props as for the tray. Its heading is the text `board.sheet`. What tells of a place of the board names it
     * by `data-place`, and bears its marks. It says so where nothing is on it yet: its tab stays where it is.
     */
    readonly Component: Component
    /** What is on it: when it changes, the sheet comes to the front; null leaves what is in front. */
    readonly on: (view: View) => string | null
  }
}

const found = import.meta.glob<{ readonly cover: BoardCover }>('../*/cover.ts', { eager: true })
const covers = new Map(Object.values(found).map(({ cover }) => [cover.id, cover]))

/** What the library shows of a game, or undefined when this program has no board for it. */
export const coverOf = (game: string): BoardCover | undefined => covers.get(game)

const loaders = import.meta.glob<{ readonly kit: BoardKit }>('../*/index.ts')
const kits = new Map<string, BoardKit>()

/** Loads the boards; a screen that shows one waits for it first. */
export const loadKits = async (): Promise<void> => {
  const loaded = await Promise.all(Object.values(loaders).map((load) => load()))
  for (const { kit } of loaded) kits.set(kit.id, kit)
}

/** The kit of a game, once `loadKits` has loaded them; undefined when this program has no board for it. */
export const kitOf = (game: string): BoardKit | undefined => kits.get(game)
