import { describe, expect, it } from 'vitest'
import type { StepRow } from '../../main/api/api.ts'
import { firstSpot, isLast, lastSpot, moved, rowOn, type Lines, type Spot, type Unit } from './lockstep.ts'

/** A line, given as the turn of each step; a round is two turns. */
const lineOf = (name: string, turns: readonly number[], part = 1): readonly StepRow[] =>
  turns.map((turn, depth) => ({
    id: `${name}${depth}`,
    parent: depth === 0 ? null : `${name}${depth - 1}`,
    depth,
    actor: 0,
    chosen: false,
    action: null,
    notation: '',
    events: [],
    moment: { part, round: Math.ceil(turn / 2), turn },
    scores: [],
    turn: { by: 0 },
  }))

const lines: Lines = {
  left: lineOf('l', [1, 1, 1, 1, 2, 3, 3, 4, 5]),
  right: lineOf('r', [1, 2, 2, 3, 4, 4]),
  from: 0,
}
const spot = (left: number, right: number): Spot => ({ left, right })
const seen = (at: Spot): readonly (string | undefined)[] => [
  rowOn(lines.left, at.left)?.id,
  rowOn(lines.right, at.right)?.id,
]
/** All spots from one on, until nothing moves any more. */
const tour = (from: Spot, by: 1 | -1, unit: Unit, on: Lines = lines): readonly Spot[] => {
  const next = moved(on, from, by, unit)
  return next.left === from.left && next.right === from.right ? [] : [next, ...tour(next, by, unit, on)]
}

describe('stepping along two lines', () => {
  it('by step: the shorter one waits at its end and comes back with the other', () => {
    expect(tour(spot(4, 4), 1, 'step').map(seen)).toEqual([
      ['l5', 'r5'],
      ['l6', 'r5'],
      ['l7', 'r5'],
      ['l8', 'r5'],
    ])
    expect(tour(spot(8, 8), -1, 'step').map(seen).slice(0, 4)).toEqual([
      ['l7', 'r5'],
      ['l6', 'r5'],
      ['l5', 'r5'],
      ['l4', 'r4'],
    ])
    expect(tour(spot(8, 8), -1, 'step').at(-1)).toEqual(spot(0, 0))
  })

  it('by turn: to where the same turn begins on both', () => {
    expect(tour(spot(0, 0), 1, 'turn').map(seen)).toEqual([
      ['l4', 'r1'],
      ['l5', 'r3'],
      ['l7', 'r4'],
      ['l8', 'r5'],
    ])
    expect(tour(lastSpot(lines), -1, 'turn').map(seen)).toEqual([
      ['l7', 'r4'],
      ['l5', 'r3'],
      ['l4', 'r1'],
      ['l0', 'r0'],
    ])
  })

  it('by round: to where the same round begins on both', () => {
    expect(tour(spot(0, 0), 1, 'round').map(seen)).toEqual([
      ['l5', 'r3'],
      ['l8', 'r5'],
    ])
    expect(tour(lastSpot(lines), -1, 'round').map(seen)).toEqual([
      ['l5', 'r3'],
      ['l0', 'r0'],
    ])
  })

  it('never moves one side back while the other goes forward', () => {
    // Turn 1 on the left, turn 3 on the right.
    expect(seen(moved(lines, spot(3, 3), 1, 'turn'))).toEqual(['l5', 'r3'])
    expect(seen(moved(lines, spot(3, 3), -1, 'turn'))).toEqual(['l0', 'r0'])
    for (const unit of ['step', 'turn', 'round'] as const)
      for (let left = 0; left < 9; left += 1)
        for (let right = 0; right < 9; right += 1) {
          const on = moved(lines, spot(left, right), 1, unit)
          const back = moved(lines, spot(left, right), -1, unit)
          expect(on.left).toBeGreaterThanOrEqual(left)
          expect(on.right).toBeGreaterThanOrEqual(Math.min(right, 5))
          expect(Math.min(back.left, 8)).toBeLessThanOrEqual(left)
          expect(Math.min(back.right, 5)).toBeLessThanOrEqual(Math.min(right, 5))
        }
  })

  it('reaches the end of both, and goes back no further than the start', () => {
    for (const unit of ['step', 'turn', 'round'] as const) {
      const on = tour(firstSpot(lines), 1, unit)
      expect(isLast(lines, on.at(-1) ?? spot(0, 0))).toBe(true)
      const later = { ...lines, from: 4 }
      expect(tour(lastSpot(later), -1, unit, later).at(-1)).toEqual(spot(4, 4))
    }
  })

  it('keeps the turns of several parts apart', () => {
    const two = (name: string, first: readonly number[], second: readonly number[]) => [
      ...lineOf(name, first),
      ...lineOf(`${name} again `, second, 2),
    ]
    const games = { left: two('l', [1, 2], [1, 2]), right: two('r', [1, 2, 3], [1, 2]), from: 0 }
    expect(tour(spot(0, 0), 1, 'turn', games)).toEqual([spot(1, 1), spot(2, 2), spot(2, 3), spot(3, 4)])
  })

  it('stays put without any steps', () => {
    const none = { left: [], right: [], from: 0 }
    for (const unit of ['step', 'turn', 'round'] as const) {
      expect(moved(none, spot(0, 0), 1, unit)).toEqual(spot(0, 0))
      expect(moved(none, spot(0, 0), -1, unit)).toEqual(spot(0, 0))
    }
  })
})
