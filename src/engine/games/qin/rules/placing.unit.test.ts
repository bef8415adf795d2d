import { describe, expect, it } from 'vitest'
import { nested } from '../../../kernel/text.ts'
import { oneOf, seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { decide } from './decide.ts'
import { SQUARES, type Square } from '../components/grid.ts'
import { qin } from '../index.ts'
import { legal, sampleLegal } from './legal.ts'
import { KINDS } from '../components/pieces.ts'
import { turnOf } from './status.ts'
import { crowded } from '../testing/crowded.ts'
import { after, dealt, drawn, OPTIONS, position, put, refusalOf, square } from '../testing/position.ts'

describe('placing', () => {
  it('QIN-T1 one tile of the own hand', () => {
    const state = position({ hands: ['R-R R-R R-B', 'Y-Y'] })
    const { state: placed, events } = after(state, 'R-R e5-e6')
    expect(events[0]).toEqual({ type: 'tile.placed', seat: 0, tile: 'RR', at: ['e5', 'e6'].map(square) })
    expect(placed.hands[0]).toEqual(['RR', 'RB'])
    expect(refusalOf(state, 'Y-Y e5-e6')).toEqual({
      code: 'notInHand',
      rule: 'QIN-T1',
      details: { tile: nested('tile.YY') },
    })
  })

  it('QIN-T1 nothing else, and nothing before the draw', () => {
    expect(refusalOf(position(), drawn(0, 'R-R'))).toMatchObject({ code: 'placeFirst', rule: 'QIN-T1' })
    const { state } = after(position(), 'R-R e5-e6')
    expect(refusalOf(state, 'R-B e7-e8')).toMatchObject({ code: 'luckFirst', rule: 'QIN-D1' })
  })

  it.each([
    ['up and down', 'R-B e5-e6', undefined],
    ['side by side', 'R-B d6-e6', undefined],
    ['the other way round', 'R-B e6-d6', undefined],
    ['apart', 'R-B e6-g6', 'notAdjacent'],
    ['by a corner', 'R-B e5-f4', 'notAdjacent'],
    ['round the edge', 'R-B m5-a6', 'notAdjacent'],
  ])('QIN-P1 %s: %s', (_, text, code) => {
    expect(refusalOf(position(), text)?.code).toBe(code)
    if (code !== undefined) expect(refusalOf(position(), text)?.rule).toBe('QIN-P1')
  })

  it('QIN-P1 a tile of one colour has one form, its squares in reading order', () => {
    const turned = { type: 'place', tile: 'RR', at: [square('e6'), square('e5')] } as const
    expect(refusalOf(position(), turned)).toMatchObject({ code: 'notInOrder', rule: 'QIN-P1' })
    expect(put('R-R e6-e5')).toEqual(put('R-R e5-e6'))
  })

  it.each([
    ['beside a start square', 'R-B e6-d6', '', undefined],
    ['with its other square', 'R-B d6-e6', '', undefined],
    ['beside a tile', 'R-B a2-a3', '1 Y-Y a1-b1', undefined],
    ['beside a lone square', 'R-B a2-a3', '1 Y-B a1-b1', undefined],
    ['at the corner of a tile', 'R-B c3-d3', '1 Y-Y a2-b2', 'notTouching'],
    ['beside a village only', 'R-B c3-d3', '', 'notTouching'],
    ['at the corner of a start square', 'R-B e7-d7', '', 'notTouching'],
  ])('QIN-P2 %s: %s', (_, text, laid, code) => {
    expect(refusalOf(position({ laid }), text)?.code).toBe(code)
    if (code !== undefined) expect(refusalOf(position({ laid }), text)?.rule).toBe('QIN-P2')
  })

  it.each([
    ['a start square', 'bird', 'R-B e6-f6', 'onStart', 'f6'],
    ['a village', 'bird', 'R-B g6-g7', 'onVillage', 'g7'],
    ['water', 'lion', 'R-B h7-i7', 'onWater', 'i7'],
    ['another tile', 'bird', 'R-B e6-e7', 'squareCovered', 'e7'],
  ] as const)('QIN-P3 not on %s', (_, side, text, code, name) => {
    const state = position({ side, laid: '2 Y-Y e7-e8' })
    expect(refusalOf(state, text)).toEqual({
      code,
      rule: 'QIN-P3',
      details: { square: name, squares: [square(name)] },
    })
  })

  it.each([
    ['QIN-T1', 'R-R e6-g6', ['Y-Y']],
    ['QIN-P1', 'R-R f6-h6', ['R-R']],
    ['QIN-P3', 'R-R c2-c3', ['R-R']],
    ['QIN-P2', 'R-R a1-a2', ['R-R']],
  ])('%s is the first rule that is broken', (rule, text, hands) => {
    expect(refusalOf(position({ hands }), text)?.rule).toBe(rule)
  })

  it('QIN-P1 to QIN-P3 nothing is listed twice or left out, whatever lies', () => {
    const setup = { options: OPTIONS, seats: 3 }
    const { states } = playRandomly(qin, setup, seededRandom('all placements', 0))
    for (const [index, state] of states.entries()) {
      if (state.stage.is !== 'place' || index % 23 !== 0) continue
      const all = KINDS.flatMap((tile) =>
        SQUARES.flatMap((one: Square) =>
          [-13, -1, 1, 13]
            .map((step) => one + step)
            .filter((other) => other >= 0 && other < 169)
            .map((other) => ({ type: 'place', tile, at: [one, other] }) as const),
        ),
      )
      const accepted = all
        .filter((action) => decide(state, action).ok)
        .map((action) => JSON.stringify(action))
      expect([...legal(state)].map((action) => JSON.stringify(action)).sort()).toEqual(accepted.sort())
    }
  })

  it('one is drawn as from the list', () => {
    const setup = { options: OPTIONS, seats: 4 }
    const { states } = playRandomly(qin, setup, seededRandom('one placement', 0))
    for (const [index, state] of states.entries()) {
      if (state.stage.is !== 'place') continue
      const random = () => seededRandom('drawing', index)
      expect(sampleLegal(state, random())).toEqual(oneOf(legal(state), random()))
    }
  })
})

describe('drawing', () => {
  it('QIN-D1 chance draws the mover one tile, so that it holds three again', () => {
    const state = position({ hands: ['R-R R-R R-B', 'Y-Y'], stock: [1, 0, 0, 3, 0, 0] })
    const { state: placed } = after(state, 'R-R e5-e6')
    expect(turnOf(placed)).toEqual({ by: 'chance' })
    expect([...legal(placed)]).toEqual([drawn(0, 'R-R'), drawn(0, 'Y-Y')])
    expect(qin.odds(placed)?.map(({ probability }) => probability)).toEqual([0.25, 0.75])
    const { state: next, events } = after(placed, drawn(0, 'Y-Y'))
    expect(events).toEqual([
      { type: 'hand.drawn', seat: 0, tile: 'YY' },
      { type: 'turn.started', seat: 1, turn: 6 },
    ])
    expect(next.hands[0]).toEqual(['RR', 'RB', 'YY'])
    expect(next.stock).toEqual([1, 0, 0, 2, 0, 0])
  })

  it('QIN-D1 for nobody else, and nothing that is not there', () => {
    const { state } = after(position({ stock: [1, 0, 0, 0, 0, 0] }), 'R-R e5-e6')
    expect(refusalOf(state, drawn(1, 'R-R'))).toMatchObject({ code: 'notTheirs', rule: 'QIN-D1' })
    expect(refusalOf(state, drawn(0, 'B-B'))).toMatchObject({ code: 'notInStock', rule: 'QIN-S3' })
    expect(refusalOf(state, { type: 'draw', seat: 0, tile: null })?.code).toBe('tileUnknown')
    expect(refusalOf(state, dealt(0, 'R-R R-R R-R'))?.code).toBe('luckFirst')
  })

  it('QIN-D2 with the stock used up nothing is drawn', () => {
    const { state, events } = after(position({ stock: [0, 0, 0, 0, 0, 0] }), 'R-R e5-e6')
    expect(events.at(-1)).toEqual({ type: 'turn.started', seat: 1, turn: 6 })
    expect(turnOf(state)).toEqual({ by: 1 })
  })
})

describe('a seat that cannot place', () => {
  const hands = (...three: readonly string[]) => ({ seats: 3, hands: three })

  it('QIN-T2 passes by itself, showing nothing, when another can', () => {
    const { state, events } = after(crowded('e13 f13', hands('B-B Y-Y', 'R-R R-R', 'Y-B')), 'B-B e13-f13')
    expect(events.slice(-2)).toEqual([
      { type: 'seat.passed', seat: 1, turn: 6 },
      { type: 'turn.started', seat: 2, turn: 7 },
    ])
    expect(state.hands[1]).toEqual(['RR', 'RR'])
    expect(turnOf(state)).toEqual({ by: 2 })
  })

  it('QIN-T2 does not draw when it passes', () => {
    const stock = [0, 0, 0, 2, 0, 0]
    const crowd = crowded('e13 f13', { ...hands('B-B Y-Y', 'R-R R-R', 'Y-B'), stock })
    const { state, types } = after(crowd, 'B-B e13-f13', drawn(0, 'Y-Y'))
    expect(types).toEqual(['hand.drawn', 'seat.passed', 'turn.started'])
    expect(state.stock).toEqual([0, 0, 0, 1, 0, 0])
  })

  it('QIN-T2 is followed by the seat that just placed, if no other can', () => {
    const { events } = after(crowded('e13 f13', hands('B-B Y-Y', 'R-R', 'R-R R-R')), 'B-B e13-f13')
    expect(events.slice(-3)).toEqual([
      { type: 'seat.passed', seat: 1, turn: 6 },
      { type: 'seat.passed', seat: 2, turn: 7 },
      { type: 'turn.started', seat: 0, turn: 8 },
    ])
  })

  it('QIN-T2 is skipped without a word if its hand is empty', () => {
    const { types } = after(crowded('e13 f13', hands('B-B Y-Y', '', 'Y-B')), 'B-B e13-f13')
    expect(types).not.toContain('seat.passed')
    expect(types.at(-1)).toBe('turn.started')
  })

  it('QIN-T2 ends the game when nobody else can either', () => {
    const { types } = after(crowded('e13 f13', hands('B-B R-R', 'R-R', 'R-R R-R')), 'B-B e13-f13')
    expect(types).not.toContain('seat.passed')
    expect(types.slice(-3)).toContain('game.ended')
  })

  it('QIN-T2 must place if it can: there is nothing else to do', () => {
    const state = crowded('', { hands: ['R-B', 'R-R'] })
    // Red beside either major province with blue beside the other is legal; two reds would join them.
    expect([...legal(state)]).toEqual([put('R-B a1-b1'), put('R-B b1-a1')])
    expect([...legal({ ...state, mover: 1 })]).toEqual([])
  })
})
