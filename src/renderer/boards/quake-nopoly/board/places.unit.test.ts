import { describe, expect, it } from 'vitest'
import { cardText } from '../../../../engine/games/quake-nopoly/text/notation.ts'
import { cardNamed } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'
import { placesIn, placesInPicture } from './places.ts'

const { view } = recordedPositions(TWO)
const hualien = cardText(cardNamed('hualien'))

describe('a picture of a place', () => {
  it('shows the whole district card of a building or a free level', () => {
    const card = [hualien, 'miaokou', `${hualien}:2`, `${hualien}:3`]
    for (const name of ['miaokou', `${hualien}:2`])
      expect(new Set(placesInPicture([name], view))).toEqual(new Set(card))
    const drawn = placesIn(view, { width: 1120, height: 620 }).places.map(({ name }) => name)
    expect(drawn).toEqual(expect.arrayContaining(card))
  })

  it('shows any other place alone', () => {
    expect(placesInPicture(['supply:brick'], view)).toEqual(['supply:brick'])
  })
})
