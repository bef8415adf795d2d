import { expect, it } from 'vitest'
import { scaledPlaces } from './places.ts'

const box = { name: 'A1', x: 10, y: 20, width: 30, height: 40 }

it('scales a drawing to the room it fits in, with all its places', () => {
  expect(scaledPlaces({ width: 400, height: 1000 }, { width: 200, height: 100 }, [box])).toEqual({
    width: 400,
    height: 200,
    places: [{ name: 'A1', x: 20, y: 40, width: 60, height: 80 }],
  })
})

it('scales the edge a place is drawn with', () => {
  const edged = { ...box, edge: [{ x: 10, y: 20 }] }
  const { places } = scaledPlaces({ width: 50, height: 50 }, { width: 100, height: 100 }, [edged])
  expect(places[0]?.edge).toEqual([{ x: 5, y: 10 }])
})
