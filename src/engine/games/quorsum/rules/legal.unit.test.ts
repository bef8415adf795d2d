import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { quorsum } from '../index.ts'
import { legal, sampleLegal } from './legal.ts'

const setup = { options: { raceTo: 1, flipLock: 'reply' }, seats: 2 } as const
const { states } = playRandomly(quorsum, setup, seededRandom('sample', 0))
const decisions = states.filter((state) => typeof quorsum.turn(state).by === 'number')

describe('sample', () => {
  it('draws only legal actions, in canonical form', () => {
    const random = seededRandom('sample', 1)
    for (const state of decisions) {
      const all = new Set([...legal(state)].map((action) => JSON.stringify(action)))
      for (let count = 0; count < 40; count += 1)
        expect(all.has(JSON.stringify(sampleLegal(state, random)))).toBe(true)
    }
  })

  it('draws each of the 7,315 allotments with the same probability', () => {
    const state = decisions.find(({ stage }) => stage.is === 'allot')
    if (state === undefined) throw new Error('no turn was played')
    const random = seededRandom('sample', 2)
    const draws = 7315 * 40
    const counts = new Map<string, number>()
    for (let draw = 0; draw < draws; draw += 1) {
      const drawn = JSON.stringify(sampleLegal(state, random))
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
    }
    expect(counts.size).toBe(7315)
    // Pearson's statistic of a fair draw has mean 7,314 and standard deviation 121.
    const off = [...counts.values()].reduce((sum, count) => sum + (count - 40) ** 2 / 40, 0)
    expect(Math.abs(off - 7314)).toBeLessThan(5 * 121)
  })
})
