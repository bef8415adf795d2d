import { describe, expect, it } from 'vitest'
import { solved } from '../../../search/testing/clear-best-action.ts'
import { changCheng } from '../index.ts'
import { position } from '../testing/position.ts'

describe('level 5 with the cards of a province', () => {
  const revealed = (card: 2 | 3 | 4, pieces: string) =>
    position({
      wall: pieces,
      stage: { is: 'effect' },
      reveal: {
        province: 0,
        cards: [{ seat: 0, card, fate: 'waiting' }],
        change: 0,
        extra: [0, 0],
      },
    })

  it('raises the value of a province it wins', () => {
    expect(solved(changCheng, revealed(3, '1-4a')).notation).toBe('+2')
  })

  it('lowers the value of a province it loses', () => {
    expect(solved(changCheng, revealed(3, '1-4b')).notation).toBe('-2')
  })

  it('takes an extra wall where it decides who wins', () => {
    expect(solved(changCheng, revealed(4, '1-2a 3-4b')).notation).toBe('+w')
  })

  it('destroys a wall of the opponent where that decides who wins', () => {
    expect(['x3', 'x4']).toContain(solved(changCheng, revealed(2, '1-2a 3-4b')).notation)
  })
})
