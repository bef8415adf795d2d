import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from './geometry.ts'
import { placesIn } from './places.ts'
import { middleOf, sightOf } from './viewport.ts'

describe('the visible part of the map', () => {
  const upright = { width: 378, height: 315 }

  it('is all of it in a room of its shape, and everywhere but on a phone', () => {
    const whole = { left: 0, width: WIDTH, isNear: false }
    expect(sightOf({ width: 378, height: 226 }, 0, true)).toMatchObject(whole)
    expect(sightOf(upright, 0, false)).toMatchObject({ ...whole, scale: 378 / WIDTH })
  })

  it('is as high as an upright room on a phone, around its middle, within the map', () => {
    const { scale, left, width, isNear } = sightOf(upright, WIDTH / 2, true)
    expect([isNear, scale]).toEqual([true, upright.height / HEIGHT])
    expect(width * scale).toBeCloseTo(upright.width)
    expect(left + width / 2).toBeCloseTo(WIDTH / 2)
    expect(sightOf(upright, 0, true).left).toBe(0)
    expect(sightOf(upright, WIDTH, true).left).toBeCloseTo(WIDTH - width)
  })

  it('has its places where they are seen, and pans to a district and by what a finger moves', () => {
    const looked: number[] = []
    const sight = sightOf(upright, WIDTH, true)
    const { places, window, show, pan } = placesIn(upright, sight, (middle) => looked.push(middle))
    const castello = places.find(({ name }) => name === '6') ?? expect.fail()
    expect(castello.x + castello.width).toBeLessThanOrEqual(window?.width ?? 0)
    expect(places.find(({ name }) => name === '2')?.x).toBeLessThan(0)
    show?.('2')
    pan?.(-50.8)
    expect(looked[0]).toBe(middleOf(['2']))
    expect(looked[1]).toBeCloseTo(sight.left + sight.width / 2 - 50.8 / sight.scale)
    expect(middleOf([])).toBeNull()
  })
})
