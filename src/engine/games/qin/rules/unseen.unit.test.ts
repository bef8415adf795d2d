import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { qin } from '../index.ts'
import { legal } from './legal.ts'
import { canPlace } from './eligibility.ts'
import type { State } from '../state.ts'
import { crowded } from '../testing/crowded.ts'
import { after, dealt, drawn, OPTIONS, position, refusalOf } from '../testing/position.ts'

const start = (options: Partial<typeof OPTIONS> = {}): State =>
  qin.start({ options: { ...OPTIONS, ...options }, seats: 2, partialEntry: true })

const unseenDeal = (seat: number) => ({ type: 'deal', seat, tiles: null }) as const
const unseenDraw = (seat: number) => ({ type: 'draw', seat, tile: null }) as const
const PASS = { type: 'pass' } as const

const kindsListed = (state: State): readonly string[] => [
  ...new Set([...legal(state)].map((action) => (action.type === 'place' ? action.tile : action.type))),
]

describe('tiles nobody has seen', () => {
  it('QIN-S6 QIN-D1 can be dealt and drawn only where they may be left open', () => {
    expect(refusalOf(qin.start({ options: OPTIONS, seats: 2 }), unseenDeal(0))?.code).toBe('tileUnknown')
    const open = qin.start({ options: { ...OPTIONS, openHands: 'on' }, seats: 2, partialEntry: true })
    expect(refusalOf(open, unseenDeal(0))?.code).toBe('tileUnknown')
    expect(after(start(), unseenDeal(0)).events).toEqual([{ type: 'hand.dealt', seat: 0, tiles: null }])
    expect(qin.view(start(), 0).mayBeUnseen).toBe(true)
    expect(qin.view(open, 0).mayBeUnseen).toBe(false)
  })

  it('QIN-T1 are named when they are placed, as any kind that is left', () => {
    const state = after(start(), dealt(0, 'R-R R-R R-R'), unseenDeal(1), 'R-R f7-f8', drawn(0, 'R-R')).state
    expect(state.veiled).toEqual([0, 3])
    expect(kindsListed(state)).toEqual(['RR', 'RY', 'RB', 'YY', 'YB', 'BB'])
    const none = { ...state, stock: state.stock.with(0, 0) }
    expect(kindsListed(none)).not.toContain('RR')
    expect(refusalOf(none, 'R-R e5-f5')).toMatchObject({ code: 'notInHand', rule: 'QIN-T1' })
    const placed = after(state, 'R-B e5-f5').state
    expect(placed.veiled).toEqual([0, 2])
    expect(placed.stock[2]).toBe(11)
    expect(qin.view(placed, 0).stock).toBe(qin.view(state, 0).stock)
  })

  it('QIN-H1 lie face down beside those that are known', () => {
    const state = after(start(), unseenDeal(0), unseenDeal(1), 'R-B f7-f8', drawn(0, 'Y-Y')).state
    expect(qin.view(state, 0).hands).toEqual([
      { count: 3, tiles: ['YY'] },
      { count: 3, tiles: null },
    ])
    expect(qin.view(state, 'all').hands[1]).toEqual({ count: 3, tiles: [] })
    expect(qin.text.board(qin.view(state, 0))).toContain('Y-Y ? ?')
    expect(qin.view(after(state, 'Y-B g9-h9').state, 1).stock).toBe(65)
  })

  it('QIN-D2 are no longer in the stock: when it is used up nobody draws', () => {
    const state = position({
      unseen: true,
      hands: ['R-B', ''],
      veiled: [0, 2],
      stock: [1, 0, 1, 0, 0, 0],
    })
    expect(after(state, 'R-B f7-f8').types).toContain('turn.started')
    expect(after(state, 'R-B f7-f8').state.stage.is).toBe('place')
  })
})

describe('whether a tile nobody has seen fits', () => {
  /** A double red does not fit the only room left; seat 1 has two unseen tiles. */
  const tight = (stock: readonly number[], seats = 2): State =>
    crowded('e13 f13', {
      seats,
      unseen: true,
      hands: ['B-B R-R', '', 'R-R'].slice(0, seats),
      veiled: [0, 2, 0].slice(0, seats),
      stock,
    })

  it('QIN-T2 is asked of its seat, which says that none does', () => {
    const state = after(tight([3, 0, 0, 0, 1, 0]), 'B-B e13-f13', drawn(0, 'R-R')).state
    expect(state).toMatchObject({ mover: 1, turn: 6, stage: { is: 'place' } })
    expect(kindsListed(state)).toContain('pass')
    expect(qin.view(state, 1).mayPass).toBe(true)
    expect(qin.view(state, 0).mayPass).toBe(false)
    // Seat 0's tiles do not fit either, so nobody can place.
    expect(after(state, PASS).types).toEqual(['seat.passed', 'game.ended', 'game.won', 'match.ended'])
  })

  it('QIN-T2 is asked once a tile, not again while nothing is placed', () => {
    const state = after(tight([4, 0, 0, 0, 1, 0], 3), 'B-B e13-f13', drawn(0, 'R-R')).state
    const mixed = { ...state, hands: [['RR'], [], ['YB']] } satisfies State
    const next = after(mixed, PASS).state
    expect(next).toMatchObject({ mover: 2, stuck: [1] })
    expect(after(next, 'Y-B b1-a1').state.stuck).toBeUndefined()
  })

  it('QIN-T2 is known where no kind that is left fits', () => {
    const { types } = after(tight([4, 0, 0, 0, 0, 0]), 'B-B e13-f13', drawn(0, 'R-R'))
    expect(types).toContain('game.ended')
  })

  it('QIN-T2 is no question while a tile that is known fits, or all are', () => {
    const known = { ...tight([4, 0, 0, 0, 1, 0]), mover: 1, hands: [['RR'], ['YB']] } satisfies State
    expect(refusalOf(known, PASS)).toMatchObject({ code: 'tileFits', rule: 'QIN-T2' })
    expect(refusalOf(position(), PASS)).toMatchObject({ code: 'tileFits' })
  })
})

describe('dealing anew', () => {
  it('QIN-H1 deals what nobody has seen from what is left, and to the mover something that fits', () => {
    const state = crowded('', {
      unseen: true,
      mover: 1,
      hands: ['', 'R-R'],
      veiled: [2, 1],
      stock: [5, 0, 0, 0, 1, 0],
    })
    for (let round = 0; round < 20; round += 1) {
      const other = qin.conceal(state, 1).deal(seededRandom('unseen', round))
      expect(other.veiled).toBeUndefined()
      expect(other.hands.map(({ length }) => length)).toEqual([2, 2])
      expect(other.hands[1]?.[0]).toBe('RR')
      expect(other.stock.reduce((sum, count) => sum + count, 0)).toBe(3)
      expect(canPlace(boardIndexOf(other), other.hands[1] ?? [])).toBe(true)
    }
  })

  it('lets a bot play on', () => {
    const state = after(start(), unseenDeal(0), unseenDeal(1), 'R-B f7-f8', unseenDraw(0)).state
    const known = qin.conceal(state, 1).deal(seededRandom('bot', 0))
    const [best] = qin.heuristics?.candidates?.(known, seededRandom('bot', 1)) ?? []
    if (best === undefined) return expect.fail()
    expect(qin.decide(state, best).ok).toBe(true)
  })
})
