import { describe, expect, it } from 'vitest'
import { quickRandom } from '../../../kernel/random.ts'
import { rollout } from '../../../search/rollout.ts'
import { sanMarco } from '../index.ts'
import type { State } from '../state.ts'
import { heuristics } from './heuristics.ts'

const isNearEnd = (state: State): boolean => heuristics.isNearEnd?.(state) === true

/** The positions of a match played at random in which a seat is to act. */
const positionsOf = (seats: number, seed: string): readonly State[] => {
  const random = quickRandom(seed)
  const found: State[] = []
  let state = sanMarco.start({ options: sanMarco.schemas.options.parse({}), seats })
  for (;;) {
    const turn = sanMarco.turn(state)
    if (turn.by === 'nobody') return found
    if (turn.by !== 'chance') found.push(state)
    const action = turn.by === 'chance' ? sanMarco.chance(state, random) : sanMarco.sampleLegal(state, random)
    const decision = sanMarco.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = sanMarco.evolve(state, event)
  }
}

describe.each([2, 3, 4])('the end of a match of San Marco with %s seats', (seats) => {
  const matches = ['plum', 'ink', 'ochre', 'jade'].map((seed) => positionsOf(seats, seed))

  it('is near only if no other round follows', () => {
    for (const positions of matches) {
      const first = positions.findIndex(isNearEnd)
      expect(first).toBeGreaterThan(-1)
      const { passage, round } = positions[first] ?? {}
      for (const later of positions.slice(first)) {
        expect(isNearEnd(later)).toBe(true)
        expect(later).toMatchObject({ passage, round: { number: round?.number } })
      }
    }
  })

  it('is played out by playouts, so that they end in a win or a shared one', () => {
    for (const positions of matches)
      for (const state of positions.filter(isNearEnd)) {
        const rewards = rollout(sanMarco, state, quickRandom('near the end'))
        const winners = rewards.filter((reward) => reward > 0)
        expect(rewards).toEqual(rewards.map((reward) => (reward > 0 ? 1 / winners.length : 0)))
      }
  })
})
