import { describe, expect, it } from 'vitest'
import { bandsOf, fanned, riseAt, scaleOf, spanOf, within } from './geometry.ts'
import { recordedPositions } from '../testing/positions.ts'

describe('the visible part of a span', () => {
  it('is what lies within the window, and nothing beyond it', () => {
    const window = { left: 100, width: 200 }
    expect(within({ left: 120, width: 50 }, window)).toEqual({ left: 120, width: 50 })
    expect(within({ left: 60, width: 90 }, window)).toEqual({ left: 100, width: 50 })
    expect(within({ left: 260, width: 90 }, window)).toEqual({ left: 260, width: 40 })
    expect(within({ left: 400, width: 90 }, window).width).toBe(0)
  })
})

describe('the bands of the map', () => {
  it.each([
    [330, 4],
    [330, 3],
    [372, 4],
    [410, 3],
    [540, 4],
    [620, 2],
  ])('follow each other within %i pixels with %i lines', (height, rows) => {
    const { shield, counts, foot, south, head, cards, ledger, total } = bandsOf(height, rows, 26)
    expect(shield.y + shield.size / 2).toBeLessThan(counts)
    expect(foot - counts).toBeGreaterThan(42)
    expect(south).toBeGreaterThan(foot)
    expect(cards.y).toBeGreaterThanOrEqual(head + 38)
    expect(ledger.y).toBeGreaterThanOrEqual(cards.y + cards.height)
    expect(ledger.y + rows * ledger.row).toBeLessThanOrEqual(total - 15)
  })
})

describe('towers', () => {
  it.each([
    [372, 4, 32],
    [372, 4, 12],
    [540, 4, 26],
    [620, 2, 36],
  ])('stand below the counts of their regions: %i pixels, %i lines, spaces of %i', (height, rows, unit) => {
    const { counts, foot } = bandsOf(height, rows, unit)
    const highest = Math.min(...Array.from({ length: 600 }, (_, x) => riseAt(x * 2)))
    expect(foot + highest - 65 * scaleOf(unit)).toBeGreaterThan(counts + 9)
  })
})

describe('places on the map', () => {
  it('spans the spaces of a province wherever its board was joined', () => {
    const { view } = recordedPositions({})
    expect(spanOf(view, [4, 5, 6, 7, 8], 26)).toEqual({ left: 104, width: 130 })
    expect(spanOf(view, [99], 26)).toEqual({ left: 0, width: 0 })
  })

  it('overlaps many cards so that all stay within the province', () => {
    expect(fanned(2, 26, 100)).toEqual([0, 29])
    const places = fanned(6, 26, 66)
    expect((places.at(-1) ?? 0) + 26).toBeLessThanOrEqual(66)
  })
})
