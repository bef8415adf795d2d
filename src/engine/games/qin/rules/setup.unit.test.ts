import { describe, expect, it } from 'vitest'
import { nested } from '../../../kernel/text.ts'
import { drawnFrom } from '../../../kernel/rules/multisets.ts'
import { seededRandom } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { drawOutcome, oddsOf } from './chance.ts'
import { start } from '../position/initial-state.ts'
import { qin } from '../index.ts'
import { legal } from './legal.ts'
import { BOX, KINDS } from '../components/pieces.ts'
import { momentOf, turnOf } from './status.ts'
import type { Options, State } from '../state.ts'
import { after, dealt, drawn, OPTIONS, refusalOf } from '../testing/position.ts'

const fresh = (seats = 2, options: Partial<Options> = {}): State =>
  start({ seats, options: { ...OPTIONS, ...options } })

describe('the pieces', () => {
  it('QIN-S1 serve two to four seats', () => {
    expect(qin.seats).toEqual({ min: 2, max: 4 })
  })

  it('QIN-S3 are 72 tiles, twelve of each pair of colours', () => {
    expect(KINDS).toEqual(['RR', 'RY', 'RB', 'YY', 'YB', 'BB'])
    expect(BOX).toEqual([12, 12, 12, 12, 12, 12])
    const all = drawnFrom(KINDS, BOX, 100, seededRandom('box', 0))
    expect(all).toHaveLength(72)
    for (const kind of KINDS) expect(all.filter((tile) => tile === kind)).toHaveLength(12)
  })

  it.each([
    [2, 24],
    [3, 19],
    [4, 15],
  ])('QIN-S4 with %i seats each has %i pagodas', (seats, pagodas) => {
    expect(fresh(seats).supplies).toEqual(Array.from({ length: seats }, () => pagodas))
    expect(qin.view(fresh(seats), 0).pagodas).toBe(pagodas)
  })

  it.each([
    ['bird', 'bird'],
    ['lion', 'lion'],
    ['both', 'bird'],
  ] as const)('QIN-S5 a match on %s begins on %s', (side, first) => {
    expect(fresh(2, { side }).side).toBe(first)
    expect(qin.schemas.options.parse({})).toEqual(OPTIONS)
  })
})

describe('the deal', () => {
  it('QIN-S6 gives every seat three tiles, from the first on, and then the first begins', () => {
    const { state, events } = after(
      fresh(3),
      dealt(0, 'R-R R-R R-B'),
      dealt(1, 'Y-Y Y-Y Y-Y'),
      dealt(2, 'B-B B-B B-B'),
    )
    expect(state.hands).toEqual([
      ['RR', 'RR', 'RB'],
      ['YY', 'YY', 'YY'],
      ['BB', 'BB', 'BB'],
    ])
    expect(state.stock).toEqual([10, 12, 11, 9, 12, 9])
    expect(events.at(-1)).toEqual({ type: 'turn.started', seat: 0, turn: 1 })
    expect(turnOf(state)).toEqual({ by: 0 })
    expect(momentOf(fresh(3))).toEqual({ part: 1, round: 1, turn: 1 })
  })

  it.each<readonly [string, Action, string]>([
    ['another seat first', dealt(1, 'R-R R-R R-B'), 'notTheirs'],
    ['in another order', dealt(0, 'R-B R-R R-R'), 'handNotInOrder'],
    ['without saying what', { type: 'deal', seat: 0, tiles: null }, 'tileUnknown'],
    ['a draw', drawn(0, 'R-R'), 'luckFirst'],
  ])('QIN-S6 %s: refused', (_, action, code) => {
    expect(refusalOf(fresh(2), action)).toMatchObject({ code, rule: 'QIN-S6' })
  })

  it('QIN-S3 no more tiles of a kind than are left', () => {
    const scarce = { ...fresh(2), stock: [2, 12, 12, 12, 12, 12] }
    expect(refusalOf(scarce, dealt(0, 'R-R R-R R-R'))).toEqual({
      code: 'notInStock',
      rule: 'QIN-S3',
      details: { tile: nested('tile.RR') },
    })
    expect(refusalOf(scarce, dealt(0, 'R-R R-R R-Y'))).toBeUndefined()
  })

  it('QIN-S6 has 56 different hands, each as likely as its tiles are many', () => {
    const odds = oddsOf(fresh(2)) ?? []
    expect(odds).toHaveLength(56)
    const chanceOf = (text: string): number =>
      odds.find(({ action }) => JSON.stringify(action) === JSON.stringify(dealt(0, text)))?.probability ?? 0
    // Of the 59,640 ways to draw three of 72 tiles.
    expect(chanceOf('R-R R-R R-R')).toBeCloseTo(220 / 59_640, 12)
    expect(chanceOf('R-R R-R B-B')).toBeCloseTo((66 * 12) / 59_640, 12)
    expect(chanceOf('R-R R-B B-B')).toBeCloseTo(12 ** 3 / 59_640, 12)
  })

  it('QIN-S6 is drawn from what is left, every tile alike', () => {
    const pool = [1, 0, 2, 0, 0, 3]
    const counts = new Map<string, number>()
    for (let round = 0; round < 6_000; round += 1) {
      const [tile = ''] = drawnFrom(KINDS, pool, 1, seededRandom('draws', round))
      counts.set(tile, (counts.get(tile) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['BB', 'RB', 'RR'])
    // Five standard deviations of 6,000 draws with probabilities a sixth, a third and a half.
    for (const [tile, wanted] of [
      ['RR', 1_000],
      ['RB', 2_000],
      ['BB', 3_000],
    ] as const)
      expect(Math.abs((counts.get(tile) ?? 0) - wanted)).toBeLessThan(195)
  })
})

describe('who starts', () => {
  it.each([
    { firstSeat: 1, seats: 2, first: 0 },
    { firstSeat: 2, seats: 2, first: 1 },
    { firstSeat: 3, seats: 4, first: 2 },
    { firstSeat: 4, seats: 4, first: 3 },
  ] as const)('QIN-S7 option $firstSeat of $seats seats', ({ firstSeat, seats, first }) => {
    const state = fresh(seats, { firstSeat })
    expect(state.first).toBe(first)
    expect(drawOutcome(state, seededRandom('first', 0))).toMatchObject({ type: 'deal', seat: first })
  })

  it('QIN-S7 a seat that is not there is offered to enough seats only, and stands for another', () => {
    expect(qin.fields.firstSeat?.needs).toEqual({ 3: 3, 4: 4 })
    expect(fresh(3, { firstSeat: 4 }).first).toBe(0)
  })

  it('QIN-S7 at random: a step of chance, every seat alike, then clockwise', () => {
    const state = fresh(3, { firstSeat: 'random' })
    expect(turnOf(state)).toEqual({ by: 'chance' })
    expect([...legal(state)]).toEqual([0, 1, 2].map((seat) => ({ type: 'first', seat })))
    expect(oddsOf(state)?.map(({ probability }) => probability)).toEqual([1 / 3, 1 / 3, 1 / 3])
    expect(refusalOf(state, { type: 'first', seat: 3 })).toMatchObject({ code: 'noSuchSeat', rule: 'QIN-S7' })
    expect(refusalOf(state, dealt(0, 'R-R R-R R-R'))?.code).toBe('luckFirst')
    const first = after(state, { type: 'first', seat: 2 })
    expect(first.events).toEqual([{ type: 'first.drawn', seat: 2 }])
    const { state: begun } = after(
      first.state,
      dealt(2, 'R-R R-R R-R'),
      dealt(0, 'R-R R-R R-R'),
      dealt(1, 'R-R R-R R-R'),
    )
    expect(turnOf(begun)).toEqual({ by: 2 })
    const next = after(begun, 'R-R e5-e6', drawn(2, 'B-B')).state
    expect(turnOf(next)).toEqual({ by: 0 })
  })
})
