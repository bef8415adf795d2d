import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { qin } from '../index.ts'
import { canPlace } from '../rules/eligibility.ts'
import { reveals } from './hidden-information.ts'
import { crowded } from '../testing/crowded.ts'
import { after, dealt, drawn, OPTIONS, position, put } from '../testing/position.ts'

const { conceal } = qin

const hands = ['R-R R-R R-B', 'Y-Y Y-B Y-B', 'B-B']

describe('what is hidden', () => {
  it('QIN-H1 each hand from the others, but not how many tiles it has', () => {
    const state = position({ seats: 3, hands })
    const tilesSeenBy = (viewer: 0 | 1 | 2 | 'public' | 'all') =>
      qin.view(state, viewer).hands.map(({ tiles }) => tiles?.join(' ') ?? null)
    expect(tilesSeenBy(0)).toEqual(['RR RR RB', null, null])
    expect(tilesSeenBy(1)).toEqual([null, 'YY YB YB', null])
    expect(tilesSeenBy('public')).toEqual([null, null, null])
    expect(tilesSeenBy('all')).toEqual(['RR RR RB', 'YY YB YB', 'BB'])
    expect(qin.view(state, 'public').hands.map(({ count }) => count)).toEqual([3, 3, 1])
  })

  it('QIN-H1 the stock from all but what it can hold', () => {
    const state = position({
      hands: ['R-R R-R R-B', 'Y-Y'],
      laid: '1 R-R e5-e6',
      stock: [9, 12, 11, 11, 12, 12],
    })
    expect(qin.view(state, 0)).toMatchObject({ stock: 67, unseen: { RR: 9, RB: 11, YY: 12, BB: 12 } })
    expect(qin.view(state, 'public').unseen).toMatchObject({ RR: 11, RB: 12, YY: 12 })
  })

  it('QIN-H1 what is dealt and drawn, in events, actions and notation', () => {
    const event = { type: 'hand.drawn', seat: 1, tile: 'RB' } as const
    const deal = { type: 'hand.dealt', seat: 1, tiles: ['RR', 'RR', 'RB'] } as const
    for (const viewer of [0, 2, 'public'] as const) {
      expect(qin.redactEvent(event, viewer)).toEqual({ ...event, tile: null })
      expect(qin.redactEvent(deal, viewer)).toEqual({ ...deal, tiles: null })
      expect(qin.text.notation(qin.redactAction(drawn(1, 'R-B'), 'chance', viewer), position())).toBe('2+?')
      const hand = qin.redactAction(dealt(1, 'R-R R-R R-B'), 'chance', viewer)
      expect(qin.text.notation(hand, position())).toBe('2+? ? ?')
    }
    for (const viewer of [1, 'all'] as const) {
      expect(qin.redactEvent(event, viewer)).toEqual(event)
      expect(qin.redactEvent(deal, viewer)).toEqual(deal)
      expect(qin.redactAction(drawn(1, 'R-B'), 'chance', viewer)).toEqual(drawn(1, 'R-B'))
    }
  })

  it('QIN-H1 nothing of what lies on the board', () => {
    const { events } = after(position(), 'R-Y f7-f8')
    for (const event of events) expect(qin.redactEvent(event, 'public')).toEqual(event)
    expect(qin.redactAction(put('R-Y f7-f8'), 0, 'public')).toEqual(put('R-Y f7-f8'))
  })

  it('QIN-H1 until the game is over', () => {
    const single = after(position({ supplies: [1, 9] }), 'R-R e5-e6').state
    const both = after(position({ supplies: [1, 9], options: { side: 'both' } }), 'R-R e5-e6').state
    for (const state of [single, both])
      expect(qin.view(state, 0).hands.every(({ tiles }) => tiles !== null)).toBe(true)
    const next = after(both, dealt(1, 'R-R R-R R-R')).state
    expect(qin.view(next, 0).hands[1]).toEqual({ count: 3, tiles: null })
  })

  it('QIN-H1 with open hands nothing, so that nobody has secrets', () => {
    expect(qin.hasHiddenInformation(OPTIONS)).toBe(true)
    const options = { ...OPTIONS, openHands: 'on' } as const
    expect(qin.hasHiddenInformation(options)).toBe(false)
    const state = position({ options, hands: ['R-R', 'Y-Y'] })
    expect(qin.view(state, 'public').hands).toEqual([
      { count: 1, tiles: ['RR'] },
      { count: 1, tiles: ['YY'] },
    ])
    expect(conceal(state, 0).deal(seededRandom('open', 0))).toEqual(state)
  })

  it('QIN-T2 QIN-H1 a pass shows nothing but that no tile fits', () => {
    const state = crowded('e13 f13', { seats: 3, hands: ['B-B Y-Y', 'R-R R-R', 'Y-B'] })
    const { events } = after(state, 'B-B e13-f13')
    expect(events).toContainEqual({ type: 'seat.passed', seat: 1, turn: 6 })
  })
})

describe('dealing anew', () => {
  it('keeps what the viewer sees and all numbers, and changes the rest', () => {
    const state = position({ seats: 3, hands })
    const random = seededRandom('reshuffle', 0)
    const others = Array.from({ length: 20 }, () => conceal(state, 0).deal(random))
    for (const other of others) {
      expect(other.hands[0]).toEqual(state.hands[0])
      expect(other.hands.map(({ length }) => length)).toEqual([3, 3, 1])
      expect(qin.view(other, 0)).toEqual(qin.view(state, 0))
    }
    expect(new Set(others.map((other) => other.hands[1]?.join())).size).toBeGreaterThan(5)
    expect(new Set(others.map((other) => other.stock.join())).size).toBeGreaterThan(5)
  })

  it('QIN-T2 never deals the seat to move a hand with which it would have passed', () => {
    const state = crowded('', { hands: ['Y-B', 'R-R'], mover: 0, stock: [3, 0, 0, 0, 0, 0] })
    const random = seededRandom('sound', 0)
    for (let round = 0; round < 30; round += 1) {
      const { hands: dealtHands } = conceal(state, 'public').deal(random)
      expect(canPlace(boardIndexOf(state), dealtHands[0] ?? [])).toBe(true)
    }
  })
})

describe('what undo cannot take back', () => {
  it('is luck, and all that tells something about a hand', () => {
    const setup = { options: { ...OPTIONS, firstSeat: 'random' }, seats: 3 } as const
    const { events } = playRandomly(qin, setup, seededRandom('reveals', 0))
    const revealing = [...new Set(events.filter(reveals).map(({ type }) => type))].sort()
    expect(revealing).toEqual(['first.drawn', 'game.ended', 'hand.dealt', 'hand.drawn', 'turn.started'])
    const placed = after(position(), 'R-Y f7-f8').events
    expect(placed.some(reveals)).toBe(false)
  })
})
