import { describe, expect, it } from 'vitest'
import { canDealAgain } from './dealAgain.ts'
import { loadAllTexts } from '../ui/testing/texts.ts'

await loadAllTexts()

const goesOn = { by: 0 }
const over = { by: 'nobody' as const }
const row = { game: 'quorsum', options: {}, luck: 'seeded' as const, turn: goesOn }

describe('the deal of a match', () => {
  it('can be played again where a seed gave it', () => {
    expect(canDealAgain(row)).toBe(true)
    expect(canDealAgain({ ...row, luck: 'manual' })).toBe(false)
    expect(canDealAgain({ ...row, luck: 'untold', turn: over })).toBe(false)
  })

  it('can be played again once it hides nothing any more', () => {
    const hidden = { ...row, game: 'qin', options: { openHands: 'off' } }
    expect(canDealAgain(hidden)).toBe(false)
    expect(canDealAgain({ ...hidden, options: { openHands: 'on' } })).toBe(true)
    expect(canDealAgain({ ...hidden, turn: over })).toBe(true)
  })

  it('cannot be played again by a program that does not know the game', () => {
    expect(canDealAgain({ ...row, game: 'chess' })).toBe(false)
  })
})
