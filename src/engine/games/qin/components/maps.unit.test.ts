import { describe, expect, it } from 'vitest'
import {
  areAdjacent,
  neighboursOf,
  PAIRS,
  SIZE,
  SQUARES,
  squareName,
  squareNamed,
  type Square,
} from './grid.ts'
import { MAPS, type Side } from './maps.ts'
import { square } from '../testing/position.ts'

const SIDES = ['bird', 'lion'] as const satisfies readonly Side[]
const countOf = (side: Side, land: string): number => MAPS[side].land.split(land).length - 1
const grassOf = (side: Side): readonly Square[] =>
  SQUARES.filter((each) => MAPS[side].land.charAt(each) === '.')

/** Grass squares that tiles can reach, one after the other, from the start squares. */
const reached = (side: Side): number => {
  const grass = new Set(grassOf(side))
  const starts = SQUARES.filter((each) => 'RYB'.includes(MAPS[side].land.charAt(each)))
  const way = [...starts]
  const met = new Set<Square>()
  for (const at of way)
    for (const next of neighboursOf(at))
      // A tile covers it together with another grass square.
      if (grass.has(next) && !met.has(next) && neighboursOf(next).some((each) => grass.has(each))) {
        met.add(next)
        way.push(next)
      }
  return met.size
}

/** The most tiles that fit on the grass at once: a maximum matching of neighbouring squares. */
const mostTiles = (side: Side): number => {
  const grass = grassOf(side)
  const isDark = (each: Square): boolean => each % 2 === 0
  const partner = new Map<Square, Square>()
  const findsRoom = (dark: Square, met: Set<Square>): boolean =>
    neighboursOf(dark).some((light) => {
      if (!grass.includes(light) || met.has(light)) return false
      met.add(light)
      const other = partner.get(light)
      if (other !== undefined && !findsRoom(other, met)) return false
      partner.set(light, dark)
      return true
    })
  return grass.filter(isDark).filter((dark) => findsRoom(dark, new Set())).length
}

describe('the grid', () => {
  it('QIN-S2 has 13 by 13 squares, a1 in the upper left corner, m13 in the lower right one', () => {
    expect(SQUARES).toHaveLength(169)
    expect([0, 12, 13, 168].map(squareName)).toEqual(['a1', 'm1', 'a2', 'm13'])
    for (const each of SQUARES) expect(squareNamed(squareName(each))).toBe(each)
    for (const name of ['n1', 'a14', 'a0', 'a01', '']) expect(squareNamed(name)).toBeUndefined()
  })

  it('QIN-P1 has 312 pairs of squares side by side, none round the edge', () => {
    expect(PAIRS).toHaveLength(2 * SIZE * (SIZE - 1))
    expect(areAdjacent(square('m1'), square('a2'))).toBe(false)
    expect(neighboursOf(square('a1')).map(squareName)).toEqual(['b1', 'a2'])
    expect(neighboursOf(square('f6')).map(squareName)).toEqual(['f5', 'e6', 'g6', 'f7'].sort(byReading))
  })
})

const byReading = (a: string, b: string): number => square(a) - square(b)

describe('the maps', () => {
  it.each([
    { side: 'bird', villages: 17, water: 0, grass: 149, tiles: 74 },
    { side: 'lion', villages: 18, water: 15, grass: 133, tiles: 63 },
  ] as const)('QIN-S2 $side: $villages villages, $water water, room for $tiles tiles', (row) => {
    const { land, villages } = MAPS[row.side]
    expect(land).toMatch(/^[.VWRYB]{169}$/)
    expect(villages).toHaveLength(row.villages)
    expect(countOf(row.side, 'V')).toBe(row.villages)
    expect(countOf(row.side, 'W')).toBe(row.water)
    expect(grassOf(row.side)).toHaveLength(row.grass)
    expect(mostTiles(row.side)).toBe(row.tiles)
  })

  it('QIN-S2 have one start square of each colour, at the same places on both sides', () => {
    const startsOf = (side: Side): readonly string[] =>
      ['R', 'Y', 'B'].map((colour) => squareName(MAPS[side].land.indexOf(colour)))
    expect(startsOf('bird')).toEqual(['f6', 'g8', 'h6'])
    for (const side of SIDES) for (const colour of 'RYB') expect(countOf(side, colour)).toBe(1)
  })

  it.each(SIDES)('QIN-S2 every grass square of %s can be reached with tiles', (side) => {
    expect(reached(side)).toBe(grassOf(side).length)
  })

  it('QIN-S2 are drawn as agreed: the villages of each side', () => {
    const names = (side: Side): string => MAPS[side].villages.map(squareName).join(' ')
    expect(names('bird')).toBe('c2 k2 g3 d4 j4 b5 l5 c7 g7 k7 b9 l9 d10 j10 g11 c12 k12')
    expect(names('lion')).toBe('b2 e2 g2 i2 l2 c4 k4 g5 b6 l6 b8 l8 g9 e10 g10 i10 b12 l12')
  })
})
