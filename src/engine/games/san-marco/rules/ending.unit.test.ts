import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { sanMarco } from '../index.ts'
import { legal } from './legal.ts'
import type { State } from '../state.ts'
import type { Limit } from '../components/pieces.ts'
import { turnOf } from './status.ts'
import { after, inDistrict, position, roundOf, refusalText, type Wanted } from '../testing/position.ts'

/** Limit cards with this total. */
const cardsFor = (total: number): readonly Limit[] => [
  ...Array.from({ length: Math.floor(total / 3) }, (): Limit => 3),
  ...(total % 3 === 1 ? [1 as const] : []),
  ...(total % 3 === 2 ? [2 as const] : []),
]

interface Ending extends Wanted {
  readonly inRound?: readonly Seat[]
}

/** The last card of a round is to be given up, with these limit totals. */
const ending = (totals: readonly number[], { inRound, ...wanted }: Ending = {}): State => {
  const seats = totals.length
  return position({
    seats,
    hand: '4',
    limits: totals.map(cardsFor),
    round: roundOf(seats, inRound ?? seatsOf(seats)),
    ...wanted,
  })
}

const ended = (totals: readonly number[], wanted: Ending = {}) => after(ending(totals, wanted), '-4')

describe('after a round', () => {
  it('SM-40 everybody under ten: the next round', () => {
    const { events, types } = ended([9, 0, 9])
    expect(eventsOfType(events, 'round.ended')).toEqual([
      { type: 'round.ended', passage: 1, round: 2, totals: [9, 0, 9] },
    ])
    expect(eventsOfType(events, 'round.started')).toMatchObject([
      { passage: 1, round: 3, last: false, seats: [1, 2, 0] },
    ])
    expect(types).not.toContain('passage.ended')
  })

  it('SM-41 two of three under ten play one more round, just those', () => {
    const { events, state } = ended([9, 10, 9])
    expect(eventsOfType(events, 'round.started')).toMatchObject([{ last: true, seats: [2, 0] }])
    expect(state.stage).toEqual({ is: 'cards', seat: 2, missing: 5 })
  })

  it('SM-41 three of four under ten', () => {
    const { events } = ended([9, 3, 12, 9])
    expect(eventsOfType(events, 'round.started')).toMatchObject([{ last: true, seats: [1, 3, 0] }])
  })

  it('SM-41 two of four under ten', () => {
    const { events } = ended([9, 10, 12, 9])
    expect(eventsOfType(events, 'round.started')).toMatchObject([{ last: true, seats: [3, 0] }])
  })

  it('SM-41 then the passage ends whatever the totals, all under ten or not', () => {
    expect(ended([9, 10, 9], { inRound: [0, 2] }).types).toContain('passage.ended')
    expect(ended([3, 4, 12, 2], { inRound: [0, 1, 3] }).types).toContain('passage.ended')
    expect(ended([12, 10, 11], { inRound: [0, 2] }).types).toContain('passage.ended')
  })

  it('SM-41 those that sit it out score, receive tolls and can lose aristocrats', () => {
    const sitting = (wanted: Wanted) =>
      position({ limits: [[], [3, 3, 3, 3], []], round: roundOf(3, [0, 2]), ...wanted })
    const scored = after(sitting({ hand: 'D4', doge: 6, bridges: 'b4-6', in: '4:0,1' }), 'Db4').state
    expect(scored.scores).toEqual([-1, 9, 0])
    expect(inDistrict(after(sitting({ hand: 'T4', in: '4:0,1' }), 'Tb4').state, 4)).toEqual([1, 0, 0])
  })

  it('SM-42 one or none under ten: the passage ends at once', () => {
    expect(ended([9, 10, 12]).types).toContain('passage.ended')
    expect(ended([10, 10, 12]).types).toContain('passage.ended')
    expect(ended([10, 13, 12, 4]).types).toContain('passage.ended')
    expect(ended([10, 13, 12, 14]).types).not.toContain('bonus.scored')
  })
})

describe('the end of a passage', () => {
  it('SM-43 seats under ten earn the difference to the highest total', () => {
    const { events, state } = ended([9, 14, 4], { inRound: [0, 2], scores: [-3, 5, 1] })
    expect(eventsOfType(events, 'bonus.scored')).toEqual([
      { type: 'bonus.scored', seat: 0, total: 9, points: 5, score: 2 },
      { type: 'bonus.scored', seat: 2, total: 4, points: 10, score: 11 },
    ])
    expect(state.scores).toEqual([2, 5, 11])
  })

  it('SM-43 the highest may be that of a seat which played on', () => {
    const { events } = ended([15, 10, 4], { inRound: [0, 2] })
    expect(eventsOfType(events, 'bonus.scored')).toMatchObject([{ seat: 2, points: 11 }])
  })

  it('SM-44 the lowest limit total may banish, once, whatever its prestige', () => {
    const { state, events } = ended([9, 14, 4], { inRound: [0, 2], scores: [0, 0, 50], in: '4:2,2,1' })
    expect(eventsOfType(events, 'bonus.due')).toEqual([{ type: 'bonus.due', seat: 2 }])
    expect(turnOf(state)).toEqual({ by: 2 })
    expect([...legal(state)]).toHaveLength(7)
    expect(refusalText(state, '4')).toBe('bonusFirst SM-44')
    const named = after(state, 'X4')
    expect(named.events).toEqual([{ type: 'banishment.named', seat: 2, district: 3, source: 'bonus' }])
    const { state: next, types } = after(named.state, '[3]', 'x2,1,0')
    expect(inDistrict(next, 4)).toEqual([0, 1, 1])
    expect(types).toEqual(['aristocrats.banished', 'passage.started', 'round.started', 'role.assigned'])
    expect(next.discards).toEqual(state.discards)
  })

  it('SM-44 it may be declined', () => {
    const { state } = ended([9, 14, 4], { inRound: [0, 2], in: '4:2,2,1' })
    const declined = after(state, '-')
    expect(declined.types).toEqual(['bonus.declined', 'passage.started', 'round.started', 'role.assigned'])
    // Rounds count from 1 in each passage.
    expect(eventsOfType(declined.events, 'round.started')).toMatchObject([{ round: 1 }])
    expect(declined.state.passage).toBe(state.passage + 1)
    expect(inDistrict(declined.state, 4)).toEqual([2, 2, 1])
  })

  it('SM-44 a tie gives it to nobody, also between the lowest of three', () => {
    expect(ended([4, 14, 4], { inRound: [0, 2] }).types).toContain('bonus.tied')
    expect(ended([4, 14, 4], { inRound: [0, 2] }).types).not.toContain('bonus.due')
    expect(ended([4, 14, 4, 9], { inRound: [0, 2, 3] }).types).toContain('bonus.tied')
    expect(ended([4, 14, 9, 9], { inRound: [0, 2, 3] }).types).toContain('bonus.due')
  })

  it('SM-43 keeps what each passage earned for limit totals, and shows it', () => {
    const { state } = ended([9, 14, 4], { inRound: [0, 2], bonuses: [[0, 1, 2]] })
    expect(state.bonuses).toEqual([
      [0, 1, 2],
      [5, 0, 10],
    ])
    expect(sanMarco.view(state, 'public').bonuses).toEqual(state.bonuses)
  })

  it('SM-44 the only one under ten gets it, and nobody if there is none', () => {
    expect(eventsOfType(ended([10, 14, 9]).events, 'bonus.due')).toMatchObject([{ seat: 2 }])
    const none = ended([10, 14, 12])
    expect(none.types).not.toContain('bonus.due')
    expect(none.types).not.toContain('bonus.tied')
    expect(none.types).toContain('passage.started')
  })

  it('SM-44a bonus, banishment, then the next passage', () => {
    const { types } = ended([9, 14, 4], { inRound: [0, 2] })
    expect(types.slice(-4)).toEqual(['passage.ended', 'bonus.scored', 'bonus.scored', 'bonus.due'])
  })

  it('SM-44a after the third passage the banishment comes before the final scoring', () => {
    const { state, types } = ended([9, 14, 4], { inRound: [0, 2], passage: 3, in: '4:2,3' })
    expect(types.slice(-1)).toEqual(['bonus.due'])
    const last = after(state, 'X4', '[2]', 'x2,0,0')
    expect(last.types.slice(0, 2)).toEqual(['aristocrats.banished', 'district.scored'])
    expect(last.state.scores).toEqual([5, 8, 10])
  })

  it('SM-45 three passages, each from limit totals of 0', () => {
    const second = ended([10, 14, 12])
    expect(second.state.passage).toBe(2)
    expect(second.state.limits).toEqual([[], [], []])
    expect(ended([10, 14, 12], { passage: 2 }).state.passage).toBe(3)
    expect(ended([10, 14, 12], { passage: 3 }).types).toContain('match.ended')
  })
})

describe('the end of the match', () => {
  it('SM-46 all six districts are scored once, wherever the Doge is', () => {
    const { state, events } = ended([10, 14, 12], { passage: 3, doge: 4, in: '1:1 3:1,2 4:3,1,3 6:0,0,1' })
    const scored = eventsOfType(events, 'district.scored')
    expect(scored.map(({ district, why, points }) => `${district} ${why} ${points.join()}`)).toEqual([
      '0 final 6,0,0',
      '1 final 0,0,0',
      '2 final 5,6,0',
      '3 final 6,0,6',
      '4 final 0,0,0',
      '5 final 0,0,6',
    ])
    expect(state.finals).toHaveLength(6)
    expect(state.scores).toEqual([17, 6, 12])
  })

  it('SM-47 the highest score wins', () => {
    const { state, events } = ended([10, 14, 12, 11], { passage: 3, scores: [3, -2, 9, 3] })
    expect(eventsOfType(events, 'match.won')).toEqual([
      { type: 'match.won', seat: 2, score: 9, shared: false },
    ])
    expect(turnOf(state)).toEqual({
      by: 'nobody',
      outcome: { places: [2, 4, 1, 2], scores: [3, -2, 9, 3], ending: 'passages' },
    })
    expect(refusalText(state, '4')).toBe('matchOver SM-46')
    expect([...legal(state)]).toEqual([])
  })

  it('SM-47 a tie is broken by aristocrats in San Marco', () => {
    const { state } = ended([10, 14, 12], { passage: 3, scores: [0, 6, 2], in: '4:1,1,2 1:6' })
    // San Marco gives seat 2 eight points, the tied others nothing; Cannaregio gives seat 0 six.
    expect(state.scores).toEqual([6, 6, 10])
    const tied = ended([10, 14, 12], { passage: 3, scores: [8, 10, 0], in: '4:4,3,3' })
    expect(tied.state.scores).toEqual([16, 10, 0])
    const equal = ended([10, 14, 12], { passage: 3, scores: [0, 8, 0], in: '4:2,0,0' })
    expect(equal.state.scores).toEqual([8, 8, 0])
    expect(eventsOfType(equal.events, 'match.won')).toMatchObject([{ seat: 0, shared: false }])
    expect(eventsOfType(equal.events, 'match.ended')).toMatchObject([{ places: [1, 2, 3] }])
  })

  it('SM-47 still tied: shared', () => {
    const { events } = ended([10, 14, 12], { passage: 3, scores: [2, 2, 0], in: '4:1,1' })
    expect(eventsOfType(events, 'match.won')).toMatchObject([
      { seat: 0, score: 8, shared: true },
      { seat: 1, score: 8, shared: true },
    ])
    expect(eventsOfType(events, 'match.ended')).toMatchObject([{ places: [1, 1, 3], scores: [8, 8, 0] }])
  })
})
