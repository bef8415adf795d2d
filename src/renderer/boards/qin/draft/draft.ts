/** A tile in hand: which squares it would cover, and where it can be placed. */
import type { Action, Placement } from '../../../../engine/games/qin/action.ts'
import { halvesOf, isDouble, type Colour, type Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { Fit, View } from '../../../../engine/games/qin/view/schema.ts'
import {
  cornerOf,
  stepFrom,
  stepsBetween,
  SQUARES,
  turned,
  turnTowards,
  type Point,
  type Turn,
} from '../board/geometry.ts'

/** The tile chosen from the hand, and its orientation. */
export interface Draft {
  /** The tile's index in the hand; null while none is chosen. */
  readonly slot: number | null
  readonly turn: Turn
  /** The tile's ends are swapped. */
  readonly swapped: boolean
  /** The tile stays over the cursor when the pointer moves on. */
  readonly pinned: boolean
}

/** No tile chosen; the next one is picked up as it lies in the tray, lengthwise. */
export const startDraft = (): Draft => ({
  slot: null,
  turn: 0,
  swapped: false,
  pinned: false,
})

/** How a tile is held: one end on the anchor, the other one square away. */
export interface Held {
  readonly tile: Kind
  readonly anchor: Square
  readonly turn: Turn
  /** The tile's second colour is on the anchor. */
  readonly swapped: boolean
}

/** One half of a held tile; its square is undefined beyond the edge of the board. */
export interface End {
  readonly square: Square | undefined
  readonly colour: Colour
}

/** The two ends of a held tile, the one on the anchor first. */
export const endsOf = ({ tile, anchor, turn, swapped }: Held): readonly [End, End] => {
  const [first, second] = halvesOf(tile)
  return [
    { square: anchor, colour: swapped ? second : first },
    { square: stepFrom(anchor, turn), colour: swapped ? first : second },
  ]
}

/** Its halves as they are drawn over the board; one beyond the edge is not. */
export const halvesOver = (
  held: Held,
): readonly { readonly at: Point; readonly colour: Colour; readonly joined: Turn }[] =>
  endsOf(held).flatMap(({ square, colour }, index) =>
    square === undefined
      ? []
      : [{ at: cornerOf(square), colour, joined: index === 0 ? held.turn : turned(turned(held.turn)) }],
  )

/** The action that places it, in canonical form; undefined while an end is beyond the edge. */
export const placementOf = (held: Held): Placement | undefined => {
  const other = stepFrom(held.anchor, held.turn)
  if (other === undefined) return undefined
  const isReversed = isDouble(held.tile) ? other < held.anchor : held.swapped
  return {
    type: 'place',
    tile: held.tile,
    at: isReversed ? [other, held.anchor] : [held.anchor, other],
  }
}

/** The tile of an action, held over its place; null if the action lays none. */
export const advisedTile = (action: Action | null): Held | null => {
  if (action?.type !== 'place') return null
  const [anchor, other] = action.at
  return { tile: action.tile, anchor, turn: turnTowards(anchor, other) ?? 0, swapped: false }
}

/**
 * What the seat to act can pick, as far as the viewer may see it: its tiles, then the possible kinds of its unseen
 * tiles.
 */
export const handOf = (view: View): readonly Kind[] => {
  const { count = 0, tiles = null } = (typeof view.by === 'number' ? view.hands[view.by] : null) ?? {}
  if (tiles === null || count === tiles.length) return tiles ?? []
  const others = view.fits.map(({ tile }) => tile).filter((kind) => !tiles.includes(kind))
  return [...tiles, ...others]
}

const fitOf = (fits: readonly Fit[], tile: Kind): Fit['at'] =>
  fits.find((each) => each.tile === tile)?.at ?? []

export const fitsSomewhere = (fits: readonly Fit[], tile: Kind): boolean => fitOf(fits, tile).length > 0

/** Every square some placement of the tile would cover. */
export const squaresFor = (fits: readonly Fit[], tile: Kind): ReadonlySet<Square> =>
  new Set(fitOf(fits, tile).flat())

/** Whether the tile can be placed as it is held. */
export const fitsHere = (fits: readonly Fit[], held: Held): boolean => {
  const placement = placementOf(held)
  if (placement === undefined) return false
  const [one, other] = placement.at
  return fitOf(fits, held.tile).some(([first, second]) => first === one && second === other)
}

/**
 * Keeps the tile as it is held if it fits there or fits nowhere; otherwise finds another way to cover the anchor. As long
 * as it can, the same half stays on the anchor, under the pointer, and the tile along the same line.
 */
export const fitted = (fits: readonly Fit[], held: Held): Held => {
  const back = turned(turned(held.turn))
  const turns = [held.turn, back, turned(held.turn), turned(back)]
  const ways = [held.swapped, !held.swapped].flatMap((swapped) =>
    turns.map((turn): Held => ({ ...held, turn, swapped })),
  )
  return ways.find((each) => fitsHere(fits, each)) ?? held
}

const farFrom = (square: Square, held: Held): number =>
  Math.min(...endsOf(held).map((end) => stepsBetween(square, end.square ?? held.anchor))) +
  (isVertical(held) ? 0.5 : 0)

/** The tile as it fits over the anchor, or else at the placement nearest to it, lengthwise rather than upright. */
export const brought = (fits: readonly Fit[], held: Held): Held => {
  const here = fitted(fits, held)
  if (fitsHere(fits, here)) return here
  const [nearest] = fitOf(fits, held.tile)
    .map(([anchor, other]): Held => ({
      tile: held.tile,
      anchor,
      turn: turnTowards(anchor, other) ?? 0,
      swapped: false,
    }))
    .toSorted((one, other) => farFrom(held.anchor, one) - farFrom(held.anchor, other))
  return nearest ?? held
}

/** The next turn in which the tile fits on the anchor; if it fits in no other, the next turn. */
export const nextTurn = (fits: readonly Fit[], held: Held, by: 1 | -1): Turn => {
  const next = turned(held.turn, by)
  const other = turned(held.turn, by === 1 ? -1 : 1)
  const turns = [next, turned(next, by), other]
  return turns.find((turn) => fitsHere(fits, { ...held, turn })) ?? next
}

/** Whether the second colour is on the left or on top. */
export const isShownSwapped = ({ turn, swapped }: Pick<Held, 'turn' | 'swapped'>): boolean =>
  swapped !== (turn === 2 || turn === 3)

/** Whether the tile is vertical. */
export const isVertical = ({ turn }: Pick<Held, 'turn'>): boolean => turn === 1 || turn === 3

/** Colours of all squares on the board by square, including start squares. */
export const coloursOf = (view: View): ReadonlyMap<Square, Colour> => {
  const colours = new Map<Square, Colour>()
  for (const square of SQUARES) {
    const land = view.land.charAt(square)
    if (land === 'R' || land === 'Y' || land === 'B') colours.set(square, land)
  }
  for (const { tile, at } of view.tiles) {
    const [first, second] = halvesOf(tile)
    colours.set(at[0], first)
    colours.set(at[1], second)
  }
  return colours
}
