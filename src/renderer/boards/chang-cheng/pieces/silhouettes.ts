/** Silhouettes and patterns of walls, double walls and towers, for the six seat colours and the neutral one. */
import type { Colour } from '../../../../engine/record/step.ts'

/** A seat's colour; 0 is the neutral colour. */
export type Tint = Colour | 0

/** One merlon between two places on top of a wall. */
const MERLONS: Readonly<Record<Tint, (left: number, right: number, top: number) => string>> = {
  0: (_, right, top) => `V${top - 3}H${right}V${top}`,
  1: (left, right, top) => {
    const r = (right - left) / 2
    return `V${top - 3}A${r} ${r} 0 0 1 ${right} ${top - 3}V${top}`
  },
  2: (left, right, top) => `V${top - 8}L${(left + right) / 2} ${top - 3.5}L${right} ${top - 8}V${top}`,
  3: (_, right, top) => `V${top - 6}H${right}V${top}`,
  4: (left, right, top) => `V${top - 2.5}L${(left + right) / 2} ${top - 8}L${right} ${top - 2.5}V${top}`,
  5: (left, right, top) => `V${top - 2}L${left + 1.6} ${top - 7}H${right - 1.6}L${right} ${top - 2}V${top}`,
  6: (left, right, top) => {
    const middle = (left + right) / 2
    return `V${top - 2}H${middle - 1.1}V${top - 9}H${middle + 1.1}V${top - 2}H${right}V${top}`
  },
}

/** A wall from the ground up, its foot on y = 0, with a number of merlons. */
const wallOf = (tint: Tint, width: number, height: number, merlons: number): string => {
  const gap = 1.4
  const each = (width - gap * (merlons - 1)) / merlons
  const top = -height
  const crown = Array.from({ length: merlons }, (_, at) => {
    const left = -width / 2 + at * (each + gap)
    const to = at === 0 ? '' : `H${left.toFixed(2)}`
    return `${to}${MERLONS[tint](left, left + each, top)}`
  })
  return `M${-width / 2} 0V${top}${crown.join('')}V0Z`
}

const ROOFS: Readonly<Record<Tint, string>> = {
  0: 'M-11 -40H11V-46H-11Z',
  1: 'M-11 -40a11 13 0 0 1 22 0ZM0 -53V-60',
  2: 'M-14 -39q5 -1.5 6.5 -11h15q1.5 9.500 6.500 11ZM0 -50V-59',
  3: 'M-12 -40V-47H-9V-53H9V-47H12V-40Z',
  4: 'M-13.500 -40L0 -58L13.500 -40ZM0 -58V-63',
  5: 'M-13 -40L-7 -52H7L13 -40ZM-4 -52V-56H4V-52Z',
  6: 'M-11 -40H-3L0 -64L3 -40H11V-44H-11Z',
}

export interface Shape {
  readonly d: string
  readonly pattern: string
  /** Places of the owner's glyph. */
  readonly glyphs: readonly (readonly [number, number])[]
  /** Openings in the colour of the rim. */
  readonly gate: string
}

const PATTERNS: Readonly<Record<Tint, (left: number, right: number, top: number, bottom: number) => string>> =
  {
    0: (left, right, top, bottom) =>
      steps(top + 6, bottom, 7)
        .map((y) => `M${left} ${y}H${right}`)
        .join(''),
    1: (left, right, top, bottom) =>
      steps(top + 3, bottom, 6)
        .flatMap((y) => steps(left + 3, right - 1, 6).map((x) => `M${x} ${y}h.01`))
        .join(''),
    2: (left, right, top, bottom) =>
      steps(left - (bottom - top), right, 6)
        .map((x) => {
          const from = Math.max(x, left)
          const reach = Math.min(x + bottom - top, right)
          return reach - from < 1 ? '' : `M${from} ${top + (from - x)}L${reach} ${top + (reach - x)}`
        })
        .join(''),
    3: (left, right, top, bottom) =>
      steps(top + 3, bottom, 6)
        .map((y) => `M${left} ${y}H${right}`)
        .join('') +
      steps(left + 4, right, 6)
        .map((x) => `M${x} ${top}V${bottom}`)
        .join(''),
    4: () => '',
    5: (left, right, top, bottom) =>
      steps(left + 3, right, 5)
        .map((x) => `M${x} ${top}V${bottom}`)
        .join(''),
    6: (left, right, top, bottom) =>
      steps(top + 2, bottom, 5)
        .map((y) => `M${left} ${y}H${right}`)
        .join(''),
  }

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, at) => from + at * by)

/** Round dots need thick ends; all other patterns are thin lines. */
export const isDotted = (tint: Tint): boolean => tint === 1

const WALL_HEIGHT = 31
const DOUBLE_HEIGHT = 38
const TINTS: readonly Tint[] = [0, 1, 2, 3, 4, 5, 6]

const each = (make: (tint: Tint) => Shape): ReadonlyMap<Tint, Shape> =>
  new Map(TINTS.map((tint) => [tint, make(tint)]))

const WALLS = each((tint) => ({
  d: wallOf(tint, 21, WALL_HEIGHT, 3),
  pattern: PATTERNS[tint](-9.5, 9.5, -WALL_HEIGHT + 2, -1),
  glyphs: [[0, -15]],
  gate: '',
}))

/** Twice as wide, with a gate between its halves. */
const DOUBLES = each((tint) => ({
  d: wallOf(tint, 47, DOUBLE_HEIGHT, 7),
  pattern: PATTERNS[tint](-22.5, 22.5, -DOUBLE_HEIGHT + 2, -1),
  glyphs: [
    [-13.5, -20],
    [13.5, -20],
  ],
  gate: 'M-5.500 0V-10a5.500 5.500 0 0 1 11 0V0Z',
}))

const TOWERS = each((tint) => ({
  d: `M-9 -40H9L11 0H-11Z${ROOFS[tint]}`,
  pattern: PATTERNS[tint](-8, 8, -22, -1),
  glyphs: [[0, -16]],
  gate: 'M-3 -28v-4a3 3 0 0 1 6 0v4Z',
}))

const SHAPES = { wall: WALLS, double: DOUBLES, tower: TOWERS } as const

/** The drawing of a piece, its foot in the middle of its space or spaces, for spaces 26 wide. */
export const shapeOf = (is: 'wall' | 'double' | 'tower', tint: Tint): Shape => {
  const shape = SHAPES[is].get(tint)
  if (shape === undefined) throw new RangeError(`No colour ${tint}`)
  return shape
}

/** Spaces the drawings are made for. */
export const DRAWN_UNIT = 26
