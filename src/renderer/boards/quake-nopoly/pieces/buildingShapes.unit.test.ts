import { expect, it } from 'vitest'
import { BUILDINGS } from '../../../../engine/games/quake-nopoly/components/deck/deck.ts'
import { shapeOf } from './buildingShapes.ts'

it('tells buildings of different kinds apart', () => {
  const kinds = [
    'hayashi',
    'wenwuTemple',
    'jijiStation',
    'lanyang',
    'anpingFort',
    'taipei101',
    'fisherLight',
    'greatBridge',
    'luceChapel',
    'huweiSugar',
    'ropeway',
    'dragonTiger',
    'greatBuddha',
    'shimenDam',
  ]
  expect(BUILDINGS.map(({ id }) => id)).toEqual(expect.arrayContaining(kinds))
  expect(new Set(kinds.map(shapeOf)).size).toBe(kinds.length)
})

it('draws buildings of one kind alike', () => {
  const shapesOf = (word: string) =>
    new Set(BUILDINGS.filter(({ id }) => id.endsWith(word)).map(({ id }) => shapeOf(id)))
  for (const word of ['Temple', 'Station', 'Museum', 'Fort', 'Light', 'Bridge', 'Chapel'])
    expect(shapesOf(word).size, word).toBe(1)
})
