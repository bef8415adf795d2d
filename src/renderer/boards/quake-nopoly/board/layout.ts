import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'

/** How much detail fits the room, computed from the number of seats and cards before anything is drawn. */
export interface Layout {
  /** Widths in CSS pixels. A map of 0 is left out, together with the decks and the supply on it. */
  readonly map: number
  /** Width of a seat's own part beside its cards, or its height above them. */
  readonly head: number
  /** A seat's own part is a line above its cards, which would be too narrow beside it. */
  readonly above: boolean
  readonly gap: number
  /** Between the rows; more in a picture of a card, which then has nothing of other rows in it. */
  readonly apart: number
  /** The maximum height of a seat's row. */
  readonly row: number
  /** The height of the remaining materials, below the map. */
  readonly supply: number
  /** Show the maximum as pips beside the numbers. */
  readonly pips: boolean
  /**
   * How a building is shown on its level: its name and both tracks side by side (`line`); its tracks beside each other
   * below the name, on a narrow card without other print (`stack`, otherwise `wide`); or each in a line of its own, on
   * a narrow card without pips (`column`, otherwise `tall`).
   */
  readonly shape: 'line' | 'stack' | 'column' | 'wide' | 'tall'
  /** Show a track's maximum beside its pieces; a card too narrow for both shows only the pieces. */
  readonly maxima: boolean
  /** A building is drawn above its name, and its name and tracks are larger. */
  readonly drawn: boolean
  /** The maximum number of lines for a building's name. */
  readonly lines: 1 | 2 | 3
  /** A longer name would be clipped, so its short form is shown. */
  readonly letters: number
  /** A name above its tracks has no more room than its letters need. */
  readonly low: boolean
  /** Height of a track's line. */
  readonly track: number
  readonly compact: boolean
}

const MOST_ROW = 330
/** Lower levels have no room for a second line of a name, or a third. */
const LEAST_FOR_LINES = { 2: 62, 3: 77 } as const
/**
 * In less width, as when two boards are side by side in a small window, cards beside a map would be too narrow to read.
 */
const LEAST_FOR_MAP = 560
/** In less width, as on a phone, there is no room beside the cards at all. */
const LEAST_FOR_HEAD = 430
const HEAD_ABOVE = 24
const APART = 36
/** There the map and the cards are shown by turns: the choice between them is above. */
const CHOICE = 40
/** A lower row under its head would be unreadable; with more cards, three names go above their tracks. */
const LEAST_ROW = { few: 106, many: 136 } as const
/** In less width a name beside its tracks would be clipped, if not before a disaster hits, then by its cross. */
const LEAST_FOR_LINE = 176
/** In this height a name has room above its tracks, and from the other on more than its letters need. */
const LEAST_FOR_STACK = 21
const LEAST_FOR_AIR = 28
/** In less width a track in a line of its own has no room for its pips. */
const LEAST_FOR_TALL = 112
/** In less width both tracks do not fit beside each other; in this height each has a line below the name. */
const LEAST_FOR_BOTH_TRACKS = 92
const LEAST_FOR_COLUMN = 44
/** In this height each track has a line of its own on a wide card, too, where its pips are large. */
const LEAST_FOR_ROWS = 77
/** In this height there is room for a drawing above the name and both tracks. */
const LEAST_FOR_DRAWING = 112
/** In less width pips would hide the last letters of a name on its level. */
const LEAST_FOR_PIPS = 212
/** Widths beside a name on its level, and of a bold letter, in CSS pixels. */
const BESIDE_NAME = { compact: 46, roomy: 53 } as const
const LETTER = 7
/** The same on a level with a drawing: its points are beside that, and its letters are larger. */
const DRAWN = { beside: 16, letter: 8.2 } as const
/** Letters lost where a line breaks between words. */
const LOST_AT_BREAK = 2

/**
 * The board's layout for a room of `width` and `height`, with `seats` rows of at most `cards` district cards of
 * `levels` levels; `clear` for a picture of a part of it.
 */
export const layOut = (
  { width, height }: { readonly width: number; readonly height: number },
  seats: number,
  cards: number,
  levels: number,
  clear = false,
): Layout => {
  const compact = width < 860 || height < 560
  const gap = compact ? 3 : 6
  const apart = clear ? APART : gap
  const above = width < LEAST_FOR_HEAD
  const head = above ? HEAD_ABOVE : compact ? 122 : 176
  // The map is twice as high as wide, with the supply below it; the rows need width more.
  const supply = compact ? 21 : 46
  const map =
    width < LEAST_FOR_MAP ? 0 : Math.round(Math.min(compact ? 188 : 300, Math.max(150, (height - 120) / 2)))
  const row = Math.min(MOST_ROW, (height - apart * (seats - 1)) / seats)
  const beside = above ? 0 : head + 2 * gap + 8
  const card = (width - map - beside - gap * (cards - 1)) / Math.max(1, cards)
  const level = (row - (above ? head + gap : 0) - (compact ? 17 : 23)) / levels
  const isNarrow = card < LEAST_FOR_LINE && level >= LEAST_FOR_STACK
  const isSlim = isNarrow && card < LEAST_FOR_BOTH_TRACKS
  const shape =
    level >= 40 && card >= LEAST_FOR_LINE && level < LEAST_FOR_ROWS
      ? 'wide'
      : level >= 52 && card >= LEAST_FOR_TALL
        ? 'tall'
        : isSlim && level >= LEAST_FOR_COLUMN
          ? 'column'
          : isNarrow
            ? 'stack'
            : 'line'
  const drawn = shape === 'tall' && level >= LEAST_FOR_DRAWING
  const isRoomy = shape === 'wide' || shape === 'tall'
  const lines = !isRoomy || level < LEAST_FOR_LINES[2] ? 1 : level < LEAST_FOR_LINES[3] ? 2 : 3
  const perLine = Math.floor(
    drawn && !compact
      ? (card - DRAWN.beside) / DRAWN.letter
      : (card - (drawn ? DRAWN.beside : BESIDE_NAME[compact ? 'compact' : 'roomy'])) / LETTER,
  )
  const letters = !isRoomy ? 0 : lines * perLine - (lines - 1) * LOST_AT_BREAK
  const track = Math.max(9, Math.min(drawn && !compact ? 17 : 13, (level - 3) / 2))
  return {
    map,
    head,
    above,
    gap,
    apart,
    row,
    supply,
    pips: shape === 'line' ? card >= LEAST_FOR_PIPS : isRoomy,
    shape,
    drawn,
    maxima: !(isSlim && shape === 'stack'),
    lines,
    letters,
    low: shape === 'stack' && level < LEAST_FOR_AIR,
    track,
    compact,
  }
}

/** The height of the choice between map and cards, which a board as narrow as this has above them. */
export const choiceHeight = (width: number): number => (width < LEAST_FOR_HEAD ? CHOICE : 0)

/** The most district cards of any seat, at least three. */
const mostCards = ({ players }: View): number => Math.max(3, ...players.map(({ lands }) => lands.length))

/** The layout of a position: card widths allow for the seat with most cards. */
export const layoutOf = (
  view: View,
  size: { readonly width: number; readonly height: number },
  clear = false,
): Layout =>
  layOut(
    { width: size.width, height: size.height - choiceHeight(size.width) },
    view.players.length,
    mostCards(view),
    view.options.variant === 'beginner' ? 2 : 3,
    clear,
  )

/** The smallest height at which the rows of such a narrow board are readable. */
export const leastHeight = (view: View, width: number): number =>
  width < LEAST_FOR_HEAD
    ? CHOICE + view.players.length * (LEAST_ROW[mostCards(view) > 3 ? 'many' : 'few'] + 3)
    : 0
