import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { stableJson } from '../../../kernel/testing/same.ts'
import { legal, sampleLegal } from './legal.ts'
import { allBut, position, scored } from '../testing/position.ts'

describe('a sampled action', () => {
  it.each([
    [
      'two cards',
      position({
        seats: 3,
        wall: allBut('b', 5, 10),
        results: scored(3, 6, 1, 4, 5, 6),
        hands: [[1, 2, 3], [1], [1]],
      }),
    ],
    [
      'one card',
      position({
        seats: 3,
        wall: allBut('b', 5, 10),
        results: scored(3, 6, 1, 4, 5, 6),
        hands: [[4], [1], [1]],
      }),
    ],
  ])('is each of the legal ones alike, with %s', (_, state) => {
    const random = seededRandom('sample', 0)
    const all = [...legal(state)].map(stableJson)
    const counts = new Map(all.map((action) => [action, 0]))
    const draws = 400 * all.length
    for (let draw = 0; draw < draws; draw += 1) {
      const action = stableJson(sampleLegal(state, random))
      counts.set(action, (counts.get(action) ?? Number.NaN) + 1)
    }
    expect([...counts.keys()]).toEqual(all)
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(110)
  })
})
