import { describe, expect, it } from 'vitest'
import { sayIn } from '../testing/words.ts'
import { startDraft, setDice } from '../draft/draft.ts'
import { marksOf } from '../board/marks.ts'
import { cellPhrases } from './labels.ts'
import { played } from '../testing/positions.ts'

describe('names of cells', () => {
  const { view } = played()
  const draft = setDice(setDice(startDraft(view), { pawn: 0 }, 3), { tile: 5 }, 1)
  const seen = { view, names: ['Ann', 'Bo'], marks: marksOf(view, draft, []), laid: null }
  const read = (place: number): string => cellPhrases(place, seen).map(sayIn).join(', ')

  it('include place, side, value, pawn, home, dice and chances', () => {
    expect(read(0)).toBe('A1, dark 3, Ann’s pawn 1, home of Ann’s pawn 2, action a, 3 dice')
    expect(read(4)).toBe('A2, dark 5, target of a, 5 or more, chance 70%')
    expect(read(5)).toBe('B2, dark 2, target of b, 2 or more, chance 83%')
    expect(read(1)).toBe('B1, light 4')
  })
})
