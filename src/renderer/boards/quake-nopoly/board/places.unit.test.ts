import { describe, expect, it } from 'vitest'
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import { centreOf, placeUnder } from '../../../notes/marks/marks.ts'
import { SIZES, viewAfter } from '../../../notes/marks/testing/places.ts'
import { placesIn } from './places.ts'

describe('the districts on the map', () => {
  const view = viewAfter(quakeNopoly, 3, 60)

  it.each(SIZES)('contain the points near their corners, at %o', (size) => {
    const { places } = placesIn(view, size)
    for (const { name, ground } of places) {
      if (ground === undefined) continue
      // A point near each corner, on the side of the middle, belongs to this district and no other.
      const middle = centreOf(places.find((each) => each.name === name) ?? expect.fail())
      const near = ground.filter((corner) => {
        const point = { x: corner.x * 0.9 + middle.x * 0.1, y: corner.y * 0.9 + middle.y * 0.1 }
        return placeUnder(places, point)?.name === name
      })
      expect([name, near.length * 2 > ground.length]).toEqual([name, true])
    }
    const [taipei, newTaipei] = ['map:taipei', 'map:newTaipei'].map(
      (name) => places.find((each) => each.name === name) ?? expect.fail(),
    )
    // Taipei is enclosed by New Taipei.
    if (taipei) expect(placeUnder(places, centreOf(taipei))).toBe(taipei)
    expect(newTaipei?.ground?.length).toBeGreaterThan(3)
  })
})
