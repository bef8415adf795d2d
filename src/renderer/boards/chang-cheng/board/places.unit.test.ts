import { describe, expect, it } from 'vitest'
import { changCheng } from '../../../../engine/games/chang-cheng/index.ts'
import { SIZES, viewAfter } from '../../../notes/marks/testing/places.ts'
import type { BoardPlaces } from '../../kit/kit.ts'
import { frameOf, pictureOf } from './frame.ts'
import { riseAt } from './geometry.ts'
import { placesIn, placesInPicture, placesInPictureOf, placesOfAction } from './places.ts'

describe('the places an action would touch', () => {
  it.each([
    [{ type: 'double', spaces: [3, 4] }, ['4', '5']],
    [{ type: 'cardWall', card: 2, space: 0 }, ['1']],
    [{ type: 'cards', cards: [{ card: 1, province: 2 }] }, ['p3']],
    [{ type: 'dismiss', region: 0 }, ['m1']],
    [{ type: 'decline' }, []],
  ] as const)('%j is about %j', (action, places) => {
    expect(placesOfAction(action)).toEqual(places)
  })
})

describe('a picture of a place', () => {
  const view = viewAfter(changCheng, 4, 60)

  it('shows a province or a region with its stretch of the wall', () => {
    const stretch = (spaces: readonly number[] | undefined) => spaces?.map((space) => String(space + 1)) ?? []
    const [province, region] = [view.provinces[2], view.regions[1]]
    expect(placesInPicture(['p3'], view)).toEqual(['p3', ...stretch(province?.spaces)])
    expect(placesInPicture(['m2'], view)).toEqual(['m2', ...stretch(region?.spaces)])
  })

  it('shows a space alone', () => {
    expect(placesInPicture(['7'], view)).toEqual(['7'])
  })
})

describe('the places in a picture', () => {
  it('lie on the whole wall, which has no strip above it', () => {
    const view = viewAfter(changCheng, 4, 60)
    for (const size of [
      { width: 760, height: 440 },
      { width: 400, height: 300 },
    ]) {
      const { frame, scale } = pictureOf(view, size)
      const { width, height, places } = placesInPictureOf(view, size)
      expect(height).toBeCloseTo(frame.wood * scale)
      expect(width).toBeLessThanOrEqual(size.width + 0.01)
      for (const place of places) {
        expect(place.x + place.width).toBeLessThanOrEqual(width)
        expect(place.y + place.height).toBeLessThanOrEqual(height)
      }
    }
  })
})

describe('the frame of a place', () => {
  it('leaves the numbers of the wall and what provinces begin with free', () => {
    const view = viewAfter(changCheng, 4, 60)
    const size = { width: 1720, height: 480 }
    const { window, bands, sight } = frameOf(view, size, 'whole', false)
    const { places } = placesIn(view, size, { wish: 'whole', offset: 0 }, 'near')
    const placeOf = (name: string) => places.find((place) => place.name === name) ?? expect.fail()
    // Lines are drawn so far inside a place, and so wide, in CSS pixels.
    const [inset, half] = [2.25, 2.25]
    for (const { spaces } of view.provinces) {
      const space = placeOf(String((spaces[0] ?? 0) + 1))
      const number = bands.foot + riseAt(space.x - window.x + sight.unit / 2) + 13
      expect(space.y + space.height - inset - half).toBeGreaterThanOrEqual(window.y + number)
    }
    const [first, second] = view.provinces.map(({ province }) => placeOf(`p${province + 1}`))
    const starts = [first, second].flatMap((place) => place ?? [])
    for (const { x } of starts) expect((x + inset - window.x) % sight.unit).toBeCloseTo(0)
    // The last one ends with the map.
    const end = Math.max(...places.map(({ x, width }) => x + width))
    expect(end).toBeLessThanOrEqual(window.x + sight.width + 0.01)
  })
})

describe('the places of a wall that is panned', () => {
  const view = viewAfter(changCheng, 4, 60)
  const [large, small] = SIZES

  it('move with it, and scroll into view when asked for', () => {
    const state: Parameters<typeof placesIn>[2] = { wish: 'near', offset: 0 }
    const first = placesIn(view, small, state)
    const { window } = first
    const space = (places: BoardPlaces, name: string) =>
      places.places.find((place) => place.name === name) ?? expect.fail()
    const last = String((view.spaces.at(-1)?.space ?? 0) + 1)
    expect(window).toBeDefined()
    expect(space(first, last).x).toBeGreaterThan(window ? window.x + window.width : Infinity)
    first.show?.(last)
    const then = placesIn(view, small, state)
    expect(space(then, last).x + space(then, last).width).toBeLessThanOrEqual(
      (window ? window.x + window.width : 0) + 0.01,
    )
    then.pan?.(-20)
    expect(space(placesIn(view, small, state), last).x).toBeCloseTo(space(then, last).x + 20)
  })

  it('stay in sight, shown one after the other, as far as there is room for both', () => {
    const state: Parameters<typeof placesIn>[2] = { wish: 'near', offset: 0 }
    const first = placesIn(view, small, state)
    const { sight } = frameOf(view, small, 'near')
    const nameAt = (column: number): string => String((view.spaces.at(column)?.space ?? 0) + 1)
    const far = nameAt(-3)
    first.show?.(far)
    first.show?.(nameAt(1 - Math.round(sight.room / sight.unit)))
    const then = placesIn(view, small, state)
    const place = then.places.find(({ name }) => name === far) ?? expect.fail()
    const { window = { x: 0, width: 0 } } = then
    expect(place.x).toBeGreaterThanOrEqual(window.x)
    expect(place.x + place.width).toBeLessThanOrEqual(window.x + window.width + 0.01)
  })

  it('do not pan where the whole wall is visible', () => {
    expect(placesIn(view, large, { wish: 'whole', offset: 0 })).not.toHaveProperty('pan')
  })
})
