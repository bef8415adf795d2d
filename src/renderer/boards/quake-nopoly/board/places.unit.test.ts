import { describe, expect, it } from 'vitest'
import { cardText } from '../../../../engine/games/quake-nopoly/text/notation.ts'
import { cardNamed } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import { centreOf, placeUnder } from '../../../notes/marks/marks.ts'
import { SIZES, viewAfter } from '../../../notes/marks/testing/places.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'
import { placesIn, placesInPicture, placesOfAction, placesOnMap } from './places.ts'

const { view: recorded } = recordedPositions(TWO)
const hualien = cardText(cardNamed('hualien'))

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

describe('the map of a narrow board', () => {
  const size = { width: 378, height: 480 }
  const { places } = placesOnMap(recorded, size)
  const boxOf = (name: string) => places.find((each) => each.name === name) ?? expect.fail(name)

  it('has every seat, card and building within the board, buildings where their district is', () => {
    for (const { x, y, width, height } of places)
      expect([x >= 0, y >= 0, x + width <= size.width, y + height <= size.height]).not.toContain(false)
    expect({ ...boxOf('miaokou'), name: hualien }).toEqual(boxOf(hualien))
    expect(boxOf('1').x).toBeGreaterThan(boxOf(hualien).x)
  })

  it('has the same names as the cards, and the districts drawn on a wide board', () => {
    const [cards, wide] = [size, { width: 1120, height: 620 }].map((room) =>
      placesIn(recorded, room).places.map(({ name }) => name),
    )
    const districts = (wide ?? []).filter((name) => name.startsWith('map:'))
    expect(districts.length).toBeGreaterThan(15)
    expect(places.map(({ name }) => name).toSorted()).toEqual([...(cards ?? []), ...districts].toSorted())
  })

  it('has the card under a press, not the district drawn on', () => {
    expect(placeUnder(places, centreOf(boxOf('map:hualien')))?.name).toBe(hualien)
  })
})

describe('a picture of a place', () => {
  it('shows the whole district card of a building or a free level', () => {
    const card = [hualien, 'miaokou', `${hualien}:2`, `${hualien}:3`]
    for (const name of ['miaokou', `${hualien}:2`])
      expect(new Set(placesInPicture([name], recorded))).toEqual(new Set(card))
    const drawn = placesIn(recorded, { width: 1120, height: 620 }).places.map(({ name }) => name)
    expect(drawn).toEqual(expect.arrayContaining(card))
  })

  it('shows any other place alone', () => {
    expect(placesInPicture(['supply:brick'], recorded)).toEqual(['supply:brick'])
  })
})

describe('what an action aims at', () => {
  it('is what a card is played for, whatever a disaster then does elsewhere', () => {
    const on = (on: 'taipei101' | ReturnType<typeof cardNamed> | null) =>
      placesOfAction({ type: 'play', event: 'stormShutters', on })
    expect(on('taipei101')).toEqual(['taipei101'])
    expect(on(cardNamed('hualien'))).toEqual([hualien])
    expect(on(null)).toEqual([])
    expect(placesOfAction({ type: 'shiftTo', card: cardNamed('hualien') })).toEqual([hualien])
  })
})
