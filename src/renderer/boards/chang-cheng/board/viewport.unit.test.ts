import { describe, expect, it } from 'vitest'
import { clamped, NEAR, panTo, panToShare, sideOf, viewportOf } from './viewport.ts'

describe('the viewport of a long wall', () => {
  it('shows the whole wall while its spaces are readable, and the close view where they are not', () => {
    expect(viewportOf(26, 1014, null)).toMatchObject({ zoom: 'whole', unit: 39, choice: false })
    expect(viewportOf(39, 1014, null)).toMatchObject({ zoom: 'whole', unit: 26, choice: true })
    expect(viewportOf(52, 1014, null)).toMatchObject({ zoom: 'near', room: 1014 })
    expect(viewportOf(39, 664, null).zoom).toBe('near')
    expect(viewportOf(52, 1014, 'whole')).toMatchObject({ zoom: 'whole', unit: 19.5 })
  })

  it('is filled by whole spaces in the close view, none smaller than is readable', () => {
    for (const room of [343, 640, 1014]) {
      const { unit, width } = viewportOf(52, room, 'near')
      expect(unit).toBeGreaterThanOrEqual(NEAR)
      expect(unit).toBeLessThan(NEAR * 1.1)
      expect((room / unit) % 1).toBeCloseTo(0)
      expect(width).toBeCloseTo(52 * unit)
    }
  })

  it('limits how large a short wall grows', () => {
    expect(viewportOf(13, 1014, null)).toMatchObject({ unit: 44, room: 572 })
  })

  const sight = viewportOf(52, 640, 'near')
  it('pans no farther than the ends', () => {
    expect(clamped(-50, sight)).toBe(0)
    expect(clamped(9999, sight)).toBe(52 * 32 - 640)
    expect(panToShare(0.5, sight)).toBe(832 - 320)
    expect(panToShare(0.51, sight) % sight.unit).toBe(0)
  })

  it('pans just far enough to show a space and its neighbour', () => {
    expect(panTo(0, 5, sight)).toBe(0)
    expect(panTo(0, 30, sight)).toBe(32 * 32 - 640)
    expect(panTo(640, 10, sight)).toBe(9 * 32)
  })

  it('gives the side on which a space is out of view', () => {
    expect(sideOf(320, 3, sight)).toBe('left')
    expect(sideOf(320, 15, sight)).toBeNull()
    expect(sideOf(320, 40, sight)).toBe('right')
  })
})
