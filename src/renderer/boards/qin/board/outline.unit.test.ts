import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

/** Corners of the drawing: a1 begins at 30, every square is 48 wide. */
describe('the outline of a province', () => {
  it('goes around one square', () => {
    expect(outlineOf([0], 0)).toBe('M30,30L78,30L78,78L30,78Z')
  })

  it('leaves out the side that two squares share, and is inset', () => {
    expect(outlineOf([0, 1], 2)).toBe('M32,32L124,32L124,76L32,76Z')
  })

  it('turns into a bay', () => {
    // The squares a1, b1 and a2 leave an inner corner at b2.
    expect(outlineOf([0, 1, 13], 0)).toBe('M30,30L126,30L126,78L78,78L78,126L30,126Z')
    expect(outlineOf([0, 1, 13], 2)).toBe('M32,32L124,32L124,76L76,76L76,124L32,124Z')
  })

  it('goes around a hole too', () => {
    const ring = [0, 1, 2, 13, 15, 26, 27, 28]
    expect(outlineOf(ring, 0).split('M').slice(1)).toHaveLength(2)
    expect(outlineOf(ring, 2)).toContain('76,76')
  })

  it('separates squares that share only a corner', () => {
    expect(outlineOf([0, 14], 0)).toBe('M30,30L78,30L78,78L30,78ZM78,78L126,78L126,126L78,126Z')
  })
})
