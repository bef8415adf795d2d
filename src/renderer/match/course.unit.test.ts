import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../main/api/api.ts'
import { leadIn, leadOf, resultIn } from './course.ts'
import { loadAllTexts } from '../ui/testing/texts.ts'

await loadAllTexts()

const seats: MatchRow['seats'] = [
  { name: 'Ada', colour: 1, player: { kind: 'person' } },
  { name: 'Bo', colour: 2, player: { kind: 'person' } },
  { name: '雅婷', colour: 3, player: { kind: 'person' } },
]
const ended = (...places: number[]): Pick<MatchRow, 'seats' | 'turn'> => ({
  seats: seats.slice(0, places.length),
  turn: { by: 'nobody', outcome: { places, scores: places, ending: 'over' } },
})

describe('the lead', () => {
  it('changes when another seat goes ahead; a tie changes nothing', () => {
    const course = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 3],
      [4, 3],
    ]
    expect(leadOf(course)).toEqual({ changes: 2, last: 0, since: 5 })
    expect(leadOf([[0, 0]])).toEqual({ changes: 0, last: undefined, since: 0 })
  })

  it('is told by its changes, or since when the winner had it', () => {
    const late = [...Array.from({ length: 5 }, () => [0, 0]), [1, 0], [2, 0]]
    expect(leadIn(ended(1, 2), late, 'en')).toEqual(['Took the lead for good at step 5.'])
    expect(leadIn(ended(1, 2), late.slice(5), 'en')).toEqual(['Ahead almost all the way.'])
    const often = [
      [1, 0],
      [1, 2],
      [3, 2],
    ]
    expect(leadIn(ended(1, 2), often, 'en')).toEqual(['The lead changed 2 times.'])
  })

  it('is not told where the winner was not ahead, nobody won, or nothing is known', () => {
    const course = [[0, 1]]
    expect(leadIn(ended(1, 2), course, 'en')).toEqual([])
    expect(leadIn(ended(1, 1), course, 'en')).toEqual([])
    expect(leadIn(ended(1, 2), [], 'en')).toEqual([])
  })
})

describe('the result', () => {
  it('names who won, who shares first place, or a draw', () => {
    expect(resultIn(ended(2, 1), 'en')).toBe('Bo won')
    expect(resultIn(ended(1, 2, 1), 'zh-Hant')).toBe('Ada、雅婷並列第一')
    expect(resultIn(ended(1, 1), 'en')).toBe('A draw')
  })
})
