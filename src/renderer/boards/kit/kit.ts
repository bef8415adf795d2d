/**
 * What a game provides to the window: its pictures, which the library shows, and the components of its table, loaded
 * when a table is opened.
 */
import type { Component } from 'vue'
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { Message } from '../../../engine/kernel/text.ts'
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
  /** The match is in review: nothing can be chosen, but players can try actions from here. */
  readonly reviewing: boolean
  /** An action has been on its way for so long that people see it; nothing else can be chosen until it is done. */
  readonly busy: boolean
  /**
   * Why the viewer may not act here, apart from another seat's turn: the screen has to be passed on, or the record
   * cannot be played on.
   */
  readonly obstacle?: 'passOn' | 'unplayable' | undefined
  /** The step that led here, or null at the start. */
  readonly lastMove: StepRow | null
  /** Events of the last steps up to this position, oldest first: at least a turn. */
  readonly story: readonly GameEvent[]
  /**
   * Events of the steps just made or stepped forward over, up to this position, for the board to animate. Empty after
   * an undo or a jump.
   */
  readonly newEvents: readonly GameEvent[]
  /** Players enter what they rolled and drew. */
  readonly manual: boolean
  /** Asks the engine about an action before it is chosen: null if it is legal, else the refusal. */
  readonly check: (action: Act) => Promise<ApiError | null>
  /** Asks the engine what an action would do before it is chosen: its events, or the refusal. */
  readonly foresee: (action: Act) => Promise<Answer<Output<'table.check'>>>
  /** Does an action; resolves once it is shown, or was refused. */
  readonly act: (action: Act) => unknown
  /** With manual luck: enters an outcome. */
  readonly enter: (outcome: Act) => void
  /** With manual luck: lets the program draw a fair outcome. */
  readonly roll: () => void
  /** With manual luck: takes back the entered outcome. */
  readonly undo: () => void
  /** In review (`reviewing`), called instead of choosing anything. */
  readonly tryHere: () => void
  /** Names the position as one viewer sees it; a draft is dropped when it changes. */
  readonly at: string
  /** Room for the board, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** The state that board and tray share; made by the kit's `session`, if it has one. */
  readonly session?: unknown
  /** The advised action, for a board that draws it itself and a tray that frames its cards and buttons. */
  readonly advised?: Act | null | undefined
  /** Panels beside the board tell what happened, so the board shows no report over itself after the animation. */
  readonly quiet?: boolean
  /** A lesson leads: its tasks ask for an action, so the tray offers none that does nothing. */
  readonly taught?: boolean
  /** An action that another is compared with; frames around its places are drawn over the board. */
  readonly compared?: Act | null | undefined
  /**
   * A picture of the position, with nothing over it to tell what happened: the whole board at a glance, or with `near` so
   * close that its pieces are seen, around what happened last.
   */
  readonly clear?: boolean | 'near'
  /** The part of the board that a picture shows, in the board's room: what would be cut at its edge may be left out. */
  readonly part?: Omit<BoardPlace, 'name'> | undefined
}

/** Props of `Tray`: those of the board without its room. */
export type TrayProps = Omit<BoardProps, 'size' | 'clear' | 'compared' | 'part'>

/** Props of `SeatInfo`, the small rows under one player's name. */
export interface SeatInfoProps<View = unknown> {
  readonly view: View
  readonly seat: number
  readonly seats: readonly SeatRow[]
  readonly turn: StepRow['turn']
  readonly viewer: Viewer
  /** On one line of a small screen: only the most important facts. */
  readonly brief?: boolean
  /** The state of the board beside it. */
  readonly session?: unknown
}

/** Props of `Held`, which shows a seat's hand in pictures. */
export interface HeldProps<View = unknown> {
  readonly view: View
  readonly seat: number
  readonly seats: readonly SeatRow[]
  /** Actions marked on what they choose: one in a solid line, one in a dotted line. */
  readonly solid?: Act | undefined
  readonly dotted?: Act | undefined
}

/** A place of the board that marks are drawn on, named as in the notation; its box in CSS pixels. */
export interface BoardPlace {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The corners of its area if that is not the box; a press inside is a press on this place. */
  readonly ground?: readonly { readonly x: number; readonly y: number }[]
  /** The corners of its drawn outline if that is not the box and has no text on it; an advice mark follows it. */
  readonly edge?: readonly { readonly x: number; readonly y: number }[]
  /** The middle of a letter drawn on a place whose own middle has words. */
  readonly letter?: { readonly x: number; readonly y: number }
}
/** The places of a board whose drawing has this size and is centred in its room. */
export interface BoardPlaces {
  readonly width: number
  readonly height: number
  readonly places: readonly BoardPlace[]
  /** The part of the drawing in which a panning board shows its map; places outside are hidden. */
  readonly window?: Omit<BoardPlace, 'name'>
  /** Pans until a place is visible. */
  readonly show?: (name: string) => void
  /** Pans by a number of CSS pixels. */
  readonly pan?: (by: number) => void
}

/** The parts of a game that the library shows: `cover.ts` in its folder. */
export interface BoardCover<View = unknown> {
  /** The game's id. */
  readonly id: string
  /** The box cover, 3 to 4, without props: one SVG with `class="art"`, hidden from screen readers. */
  readonly Cover: Component
  /** A small square picture of a position; its props are `view`, `seats` and, where it can, `marked` places. */
  readonly Thumb: Component
  /** The points beside each name, if they differ from the running scores of the graph. */
  readonly points?: (view: View) => readonly number[]
  /** Options that few people change: collapsed in the new match form. */
  readonly seldomOptions?: readonly string[]
}

/** All components of a game: `index.ts` in its folder. */
export interface BoardKit<
  View = unknown,
  Event = GameEvent,
  Action = Act,
  Session = unknown,
> extends BoardCover<View> {
  readonly Board: Component
  readonly Tray: Component
  readonly SeatInfo: Component
  /** The game's own panel (odds, pieces) beside the moves; props as for the tray. */
  readonly Panel?: Component
  /** The dice, below the seats, at the table and in review; props as for the tray. */
  readonly Dice?: Component
  /** Pieces without an owner (a stock, a counter), below the seats; its one prop is `view`. */
  readonly Common?: Component
  /** The text key of what the result counts, if not points. */
  readonly scoresCount?: (view: View) => string
  /** Details of the final position, below the places; its props are `view` and `seats`. */
  readonly Ending?: Component
  /** The places for arrows, circles and labels; without it nothing can be drawn. */
  readonly places?: (board: {
    readonly view: View
    readonly size: BoardProps['size']
    readonly session: Session
    /** Those of a picture with nothing laid over it, as `BoardProps.clear` draws it. */
    readonly clear?: BoardProps['clear']
    /** Of a picture that has room only for what is printed on a large place: the boxes around that. */
    readonly readable?: boolean
  }) => BoardPlaces
  /**
   * The scale from which on a picture of the board, drawn in its room, can be read, but for `data-small-print`; by default
   * most of its full size.
   */
  readonly readable?: number
  /** The board's edge has printed coordinates (`k6`): pictures of a part of it keep the coordinates. */
  readonly hasCoordinates?: true
  /** The places an event touched, by the names of `places`; without it places have no history. */
  readonly placesOfEvent?: (event: Event) => readonly string[]
  /** The places a picture of these places shows as well, and themselves; by default nothing else. */
  readonly placesInPicture?: (names: readonly string[], view: View) => readonly string[]
  /** The name of such a place in the language of the window; by default its notation. */
  readonly placeName?: (name: string) => string
  /** The places an action would touch in this position; if it returns none, `placesOfEvent` of its events applies. */
  readonly placesOfAction?: (action: Action, view: View) => readonly string[]
  /** Where an action takes a piece, from place to place, which pictures of it draw as an arrow; empty if it moves none. */
  readonly pathOfAction?: (action: Action, view: View) => readonly string[]
  /** Whether the board draws this advised action itself; otherwise its places are framed. */
  readonly drawsAdvice?: (action: Action) => boolean
  /** Whether an action is one of several buttons of the tray, which marks the advised one. */
  readonly isTrayButton?: (action: Action) => boolean
  /** Draws a step in a list of steps instead of its text, which screen readers still read. */
  readonly StepPicture?: {
    /** On one line, 22 CSS pixels high; its one prop is `events`, those of the step. */
    readonly Component: Component
    /** The seat to draw it for; null for a step it does not draw. */
    readonly seat: (events: readonly Event[]) => number | null
  }
  /** A picture of its own for events that a small picture of the board would not show. */
  readonly EventPicture?: {
    /** Its props are `events`, of the step and of those that carry out its effects, `view`, after them, and `seats`. */
    readonly Component: Component
    /** What the events came to for each seat, in sentences; its arguments are `events` and `view`. */
    readonly outcome?: (events: readonly Event[], view: View) => readonly Message[]
    /** How many of these steps, given by their events, it draws: the first and those that carry out its effects, or none. */
    readonly steps: (line: readonly (readonly Event[])[]) => number
  }
  /** A seat's hand or offer beside the board, for pictures of a position. */
  readonly Held?: {
    readonly Component: Component
    /** The seats with something visible to the viewer in this position. */
    readonly open: (view: View) => readonly number[]
    /** The position that shows what a step was about, for steps about what is held and not about the board. */
    readonly shownIn?: (action: Action) => 'before' | 'after' | null
    /** Whether an action chooses among what is held, and is about places of the board as well: it is then marked on both. */
    readonly marks?: (action: Action) => boolean
    /** Its height in CSS pixels whatever it contains: the pictures of a film have one size. */
    readonly height: number
  }
  /**
   * The reveal that the board is still playing, beat by beat, with the points as they stand in it; null once all is
   * over. The words of a lesson and the result of a match wait for it.
   */
  readonly pendingReveal?: (view: View, session: Session) => PendingReveal | null
  /** Skips the rest of the reveal. */
  readonly skipReveal?: (session: Session) => void
  /** Makes the state that board and tray share while a seat chooses; called once a table. */
  readonly session?: () => Session
  /** Where the seats are: beside a square board, above a wide one, or on the board, which draws them itself. */
  readonly seats?: 'side' | 'top' | 'board'
  /** Width over height of a board with a fixed shape; a board without it fills its room. */
  readonly aspect?: number
  /** That of the room for playing on a wide board on an upright phone, where it shows a part that can be panned. */
  readonly nearAspect?: number
  /**
   * The smallest readable height for a width, in CSS pixels. In a lower room, such as on a phone, the board keeps that
   * height and is scaled down as a whole or scrolled.
   */
  readonly least?: {
    readonly height: (view: View, width: number) => number
    readonly lower: 'smaller' | 'scrolled'
  }
  /** The game's own sheet in the side panel. It comes to the front when it has new content. */
  readonly Sheet?: {
    /**
     * Props as for the tray. Its heading is the text `board.sheet`. An element about a place of the board names it in
     * `data-place`, and carries its marks.
     */
    readonly Component: Component
    /** Nothing is on the sheet yet: its tab keeps its place but cannot be opened. */
    readonly isEmpty?: (view: View) => boolean
    /** Identifies the content: a change brings the sheet to the front; null leaves the tabs as they are. */
    readonly on: (view: View) => string | null
  }
}

/** What a game draws itself: at least its board. Default parts stand in for the tray, the seats and the cover. */
export type OwnKit<View = unknown, Event = GameEvent, Action = Act, Session = unknown> = Pick<
  BoardKit<View, Event, Action, Session>,
  'id' | 'Board'
> &
  Partial<BoardKit<View, Event, Action, Session>>

interface PendingReveal {
  readonly points?: readonly number[]
  /** A box of the board tells it and has the buttons to go on, so a lesson hides its own meanwhile. */
  readonly isBoxed?: boolean
}

/**
 * The reveal that a board is still playing; null once it is over, for a game without a board, and until the position has
 * come, whatever its session still holds.
 */
export const pendingRevealOf = (
  kit: Pick<BoardKit, 'pendingReveal'> | undefined,
  view: unknown,
  session: unknown,
): ReturnType<NonNullable<BoardKit['pendingReveal']>> =>
  view === undefined ? null : (kit?.pendingReveal?.(view, session) ?? null)
