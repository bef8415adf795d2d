/** Tiles and pagodas as they come in the box. */
import { nested } from '../../../kernel/text.ts'

/** Red, yellow, blue. */
export type Colour = 'R' | 'Y' | 'B'

/** A tile by the colours of its squares, in the order red, yellow, blue. */
export type Kind = 'RR' | 'RY' | 'RB' | 'YY' | 'YB' | 'BB'

export const COLOURS = ['R', 'Y', 'B'] as const satisfies readonly Colour[]

/** The six kinds of tiles (QIN-S3); tiles are listed in this order. */
export const KINDS = ['RR', 'RY', 'RB', 'YY', 'YB', 'BB'] as const satisfies readonly Kind[]

/** Tiles of each kind (QIN-S3). */
export const COPIES = 12

/** How many tiles of each kind the box holds, in the order of `KINDS`. */
export const BOX: readonly number[] = KINDS.map(() => COPIES)

/** Tiles in a full hand (QIN-S6, QIN-D1). */
export const HAND = 3

const HALVES: { readonly [K in Kind]: readonly [Colour, Colour] } = {
  RR: ['R', 'R'],
  RY: ['R', 'Y'],
  RB: ['R', 'B'],
  YY: ['Y', 'Y'],
  YB: ['Y', 'B'],
  BB: ['B', 'B'],
}

/** The colours of a tile's two squares, in the order of `COLOURS`. */
export const halvesOf = (kind: Kind): readonly [Colour, Colour] => HALVES[kind]

/** True if both squares of the tile have the same colour. */
export const isDouble = (kind: Kind): boolean => kind.charAt(0) === kind.charAt(1)

export const kindIndex = (kind: Kind): number => KINDS.indexOf(kind)

/** `R-B`: a tile in the notation. */
export const kindName = (kind: Kind): string => halvesOf(kind).join('-')

/** A tile by its colours, as a message to use as a parameter. */
export const tilePart = (kind: Kind) => nested(`tile.${kind}`)

/** Pagodas of each seat, by the number of seats (QIN-S4). */
const PAGODAS: { readonly [seats: number]: number } = { 2: 24, 3: 19, 4: 15 }

export const pagodasFor = (seats: number): number => PAGODAS[seats] ?? 0

/** A province of this many squares is major (QIN-E3). */
export const MAJOR = 5

/** Pagodas on a province of this size, which is also its weight at villages: 2 if it is major (QIN-E3, QIN-V1). */
export const pagodasOn = (squares: number): 1 | 2 => (squares >= MAJOR ? 2 : 1)
