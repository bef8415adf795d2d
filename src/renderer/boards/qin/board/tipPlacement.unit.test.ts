import { describe, expect, it } from 'vitest'
import { CELL, cornerOf, SIDE } from './geometry.ts'
import { tipBeside } from './tipPlacement.ts'

describe('the place of a tip', () => {
  it('is below a tile at the top and above one at the bottom', () => {
    expect(tipBeside([0, 1], []).vertical).toEqual({ side: 'top', by: 88 + CELL })
    expect(tipBeside([156, 157], []).vertical).toEqual({ side: 'bottom', by: SIDE - 606 + CELL + 26 })
  })

  it('avoids the provinces a refusal names', () => {
    // The tile is on i7, a province on i8: the tip goes below both.
    expect(tipBeside([60, 61], [99, 100]).vertical).toEqual({ side: 'top', by: 424 })
  })

  it('leaves the row beside the tile free, to which it may still move', () => {
    const free = cornerOf(45).y
    const { side, by } = tipBeside([32, 33], []).vertical
    expect(side).toBe('top')
    expect(by).toBeGreaterThan(free + CELL)
  })

  it('avoids only the tile when the squares extend from edge to edge', () => {
    const alone = tipBeside([84], []).vertical
    expect(tipBeside([84], [6, 162]).vertical).toEqual(alone)
  })

  it('moves away from pieces, no farther than it has to', () => {
    // The tile is on c4 and c5; below it are tiles from c7 to g7, and on d8, f8 and g8.
    const below = [80, 81, 82, 83, 84, 94, 96, 97]
    const near = tipBeside([41, 54], [53, 42])
    expect(tipBeside([41, 54], [53, 42], [])).toEqual(near)
    const { vertical, horizontal } = tipBeside([41, 54], [53, 42], below)
    expect(vertical).toEqual({ side: 'top', by: near.vertical.by + 2 * CELL })
    expect(horizontal).toEqual(near.horizontal)
  })

  it('opens towards the middle', () => {
    expect(tipBeside([0], []).horizontal.side).toBe('left')
    expect(tipBeside([12], []).horizontal.side).toBe('right')
  })
})
