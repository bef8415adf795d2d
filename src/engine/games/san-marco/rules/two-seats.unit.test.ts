import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { setupFor } from '../../../record/validation.ts'
import { sanMarco } from '../index.ts'
import { after, OPTIONS, position, roundOf } from '../testing/position.ts'
import { bridgeLimitOf } from './eligibility.ts'

describe('two seats, by a house rule', () => {
  const setup = { seats: 2, options: OPTIONS }

  it('SM-49 is the fewest a match can have; three stay the usual number', () => {
    expect(sanMarco.seats).toEqual({ min: 3, max: 4, house: 2 })
    expect(setupFor(sanMarco, {}, 2).ok).toBe(true)
    expect(setupFor(sanMarco, {}, 1)).toMatchObject({ ok: false, error: { details: { min: 2, max: 4 } } })
    expect(setupFor(sanMarco, { firstSeat: 3 }, 2)).toMatchObject({ error: { code: 'badOptions' } })
  })

  it('SM-49 each builds two bridges, and at most two join the same districts', () => {
    const founding = position({ seats: 2, stage: { is: 'found', seat: 1 }, first: 0, bridges: 'a1-2' })
    const { state } = after(founding, 'B1-2')
    expect(state.stage).toEqual({ is: 'found', seat: 0 })
    expect(after(state, 'B3-4', 'B4-5').state.passage).toBe(1)
    expect(bridgeLimitOf(founding)).toBe(2)
  })

  it('SM-49 a round has one distributor with two offers and one chooser, without a roll', () => {
    const over = position({ seats: 2, hand: '4', round: roundOf(2, [0, 1]), limits: [[1], [2]] })
    const { state, events, types } = after(over, '-4')
    expect(eventsOfType(events, 'round.started')[0]).toMatchObject({ seat: 1, seats: [1, 0], last: false })
    expect(types).not.toContain('die.rolled')
    expect(eventsOfType(events, 'dealing.started')[0]).toMatchObject({ seat: 1, takers: [0, 1], cards: 5 })
    expect(state.round?.roles).toEqual(['firstChooser', 'firstDistributor'])
  })

  it('SM-49 a passage ends as soon as one of the two reaches ten', () => {
    const over = position({ seats: 2, hand: '4', round: roundOf(2, [0, 1]), limits: [[3, 3, 3, 1], [2]] })
    const { events, state } = after(over, '-4')
    expect(eventsOfType(events, 'passage.ended')).toHaveLength(1)
    expect(eventsOfType(events, 'bonus.scored')).toMatchObject([{ seat: 1, points: 8 }])
    expect(state.stage).toEqual({ is: 'bonus', seat: 1 })
  })

  it('SM-49 the second of two scores the low number', () => {
    const doge = position({ seats: 2, hand: 'D', in: '4:3,1', round: roundOf(2, [0, 1]) })
    const { events } = after(doge, 'D4')
    expect(eventsOfType(events, 'district.scored')[0]?.points).toEqual([8, 6])
  })

  it('SM-49 a match is played to its end', () => {
    for (const seed of [0, 1, 2]) {
      const { states } = playRandomly(sanMarco, setup, seededRandom('two', seed))
      expect(states.at(-1)?.stage.is).toBe('over')
    }
  })
})
