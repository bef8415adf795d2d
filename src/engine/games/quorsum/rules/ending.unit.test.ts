import { describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import { turnOf } from './status.ts'
import { project } from '../view/project.ts'
import type { Options, State } from '../state.ts'
import {
  after,
  allotted,
  place,
  position,
  refusalOf,
  rolled,
  stepTo,
  type Wanted,
} from '../testing/position.ts'

/** Pawn 0 is one step from its home D4, pawn 1 is home on A4; `others` places seat 1's pawns. */
const nearlyHome = (others: string, wanted: Wanted = {}): State =>
  position({ at: `C4 A4 ${others}`, stage: { is: 'carry' }, open: [{ pawn: 0, dice: 2 }], ...wanted })
const goHome: readonly Action[] = [stepTo(0, 'D4'), rolled(2, 2)]

const raceTo = (points: Options['raceTo']): { options: Partial<Options> } => ({ options: { raceTo: points } })

describe('getting home', () => {
  it('QO-7 wins the game with both pawns, not with one', () => {
    const one = position({ at: 'C4 B1 B2 C2', stage: { is: 'carry' }, open: [{ pawn: 0, dice: 1 }] })
    expect(after(one, stepTo(0, 'D4'), rolled(2)).types).toEqual([
      'dice.rolled',
      'pawn.moved',
      'chain.opened',
    ])
    const { state, types } = after(nearlyHome('B2 C2'), ...goHome)
    expect(types).toEqual(['dice.rolled', 'pawn.moved', 'game.won', 'match.ended'])
    expect(turnOf(state)).toMatchObject({ by: 'nobody', outcome: { places: [1, 2] } })
  })

  it('QO-7 needs each pawn on its own home', () => {
    const swapped = position({ at: 'D4 B4 B2 C2', stage: { is: 'carry' }, open: [{ pawn: 0, dice: 1 }] })
    // Pawn 0's home is D4, pawn 1's is A4, so pawn 0 does not win on its way at C4.
    expect(after(swapped, stepTo(0, 'C4'), rolled(2)).types).not.toContain('game.won')
  })

  it('QO-19 ends it at once, dice and actions left or not', () => {
    const open = [
      { pawn: 0, dice: 2 },
      { tile: place('B1'), dice: 2 },
    ] as const
    const { types, state } = after(nearlyHome('B2 C2', { open: [...open] }), ...goHome)
    expect(types.slice(2)).toEqual(['game.won', 'match.ended'])
    expect(refusalOf(state, { type: 'giveUp' })?.code).toBe('matchOver')
  })

  it.each([
    { others: 'B2 C2', double: true, ending: 'double', points: [2, 0] },
    { others: 'D1 C2', double: false, ending: 'home', points: [1, 0] },
    { others: 'B2 A1', double: false, ending: 'home', points: [1, 0] },
    { others: 'A1 D1', double: true, ending: 'double', points: [2, 0] },
  ] as const)(
    'QO-19 with the opponent on $others the win is double: $double',
    ({ others, double, ending, points }) => {
      const { events, state } = after(nearlyHome(others), ...goHome)
      expect(events[2]).toEqual({ type: 'game.won', seat: 0, double, points })
      expect(turnOf(state)).toEqual({ by: 'nobody', outcome: { places: [1, 2], scores: points, ending } })
    },
  )

  it('QO-19 comes before QO-20: the last idle turn can still be won', () => {
    // Pawn 0 has been home before, so returning is no progress.
    const state = nearlyHome('B2 C2', { idle: 5 })
    const pawns = state.pawns.map((pawn, id) => (id === 0 ? { ...pawn, best: 0 } : pawn))
    expect(after({ ...state, pawns }, ...goHome).types).toContain('game.won')
  })

  it('QO-19 the view says whose win would count double', () => {
    expect(project(nearlyHome('B2 C2')).doubleFor).toEqual([0])
    expect(project(nearlyHome('D1 C2')).doubleFor).toEqual([])
    expect(project(position()).doubleFor).toEqual([0, 1])
  })
})

describe('progress', () => {
  const stepAndStop = (state: State, pawn: 0 | 1, to: string): ReturnType<typeof after> =>
    after(state, allotted([pawn, 1]), stepTo(pawn, to), rolled(6), { type: 'stop' })

  it('QO-20 is a pawn nearer home than at the end of any earlier turn', () => {
    const { events, state } = stepAndStop(position({ idle: 3 }), 0, 'B1')
    expect(events[1]).toEqual({ type: 'turn.ended', seat: 0, progress: true, idle: 0 })
    expect(state.pawns[0]?.best).toBe(5)
  })

  it('QO-20 is not going back to where the pawn has been', () => {
    const forth = stepAndStop(position(), 0, 'B1').state
    const passed = after(forth, allotted()).state
    const back = stepAndStop(passed, 0, 'A1')
    expect(back.events[1]).toMatchObject({ progress: false, idle: 2 })
    const again = stepAndStop(after(back.state, allotted()).state, 0, 'B1')
    expect(again.events[1]).toMatchObject({ progress: false, idle: 4 })
  })

  it('QO-20 counts each pawn against its own best, at the end of the turn only', () => {
    // Pawn 1 is far behind pawn 0, but nearer than it has ever been.
    const other = stepAndStop(position({ at: 'C3 D1 A4 D4', idle: 2 }), 1, 'C1')
    expect(other.events[1]).toMatchObject({ progress: true, idle: 0 })
    // Going there and back within one turn counts as no progress.
    const round = after(
      position(),
      allotted([0, 2]),
      stepTo(0, 'B1'),
      rolled(6, 6),
      stepTo(0, 'A1'),
      rolled(6, 6),
      { type: 'stop' },
    )
    expect(round.events[1]).toMatchObject({ progress: false })
    expect(round.state.pawns[0]?.best).toBe(6)
  })

  it('QO-20 missing for six turns in a row ends the game', () => {
    let state = position({ at: 'B1 D1 A4 D4' })
    for (const idle of [1, 2, 3, 4, 5]) {
      const passed = after(state, allotted())
      expect(passed.events[1]).toMatchObject({ idle, progress: false })
      state = passed.state
    }
    expect(after(state, allotted()).types).toEqual([
      'dice.allotted',
      'turn.ended',
      'game.stalled',
      'match.ended',
    ])
  })

  it('QO-20 a step of progress every sixth turn keeps a game going', () => {
    // Pawn 0 goes below, pawn 1 above; seat 1 keeps clear and gives up all its dice.
    const ways = [
      ['A2', 'B2', 'C2', 'D2', 'D3', 'D4'],
      ['C1', 'B1', 'A1', 'A2', 'A3', 'A4'],
    ] as const
    let state = position({ at: 'A1 D1 B3 C3', turn: 1 })
    for (const pawn of [0, 1] as const)
      for (const to of ways[pawn]) {
        state = after(state, allotted([pawn, 1]), stepTo(pawn, to), rolled(2)).state
        if (state.stage.is === 'over') break
        state = after(state, { type: 'stop' }).state
        for (let pass = 0; pass < 5; pass += 1) state = after(state, allotted()).state
      }
    expect(state.turn).toBe(67)
    expect(turnOf(state)).toMatchObject({ outcome: { ending: 'double' } })
  })
})

describe('the stalemate', () => {
  /** Seat 0 gives up its turn, the sixth without progress. */
  const stall = (at: string): ReturnType<typeof after> => after(position({ at, idle: 5 }), allotted())

  // Homes are D4 and A4 for seat 0, D1 and A1 for seat 1.
  it.each([
    { at: 'C4 D1 A4 D4', distances: [1, 6, 6, 6], seat: 0, why: 'the nearer pawn' },
    { at: 'A1 D1 C1 A3', distances: [6, 6, 1, 2], seat: 1, why: 'the nearer pawn' },
    { at: 'C4 D1 B2 C1', distances: [1, 6, 3, 2], seat: 0, why: 'the nearer, however far the other is' },
    { at: 'C4 B1 C1 B2', distances: [1, 4, 1, 2], seat: 1, why: 'the other pawn' },
    { at: 'B1 C4 C1 D3', distances: [5, 2, 1, 5], seat: 1, why: 'the nearer pawn of each, whichever it is' },
    { at: 'A1 D1 A4 D4', distances: [6, 6, 6, 6], seat: null, why: 'nothing: a draw' },
    { at: 'D4 A2 B1 A1', distances: [0, 2, 2, 0], seat: null, why: 'nothing, equal crosswise: a draw' },
  ] as const)('QO-21 at $distances is decided by $why', ({ at, distances, seat }) => {
    const { events, state } = stall(at)
    const points = seat === null ? [1, 1] : seat === 0 ? [1, 0] : [0, 1]
    expect(events[2]).toEqual({ type: 'game.stalled', seat, distances, points })
    expect(turnOf(state)).toMatchObject({
      outcome: {
        places: seat === null ? [1, 1] : seat === 0 ? [1, 2] : [2, 1],
        ending: seat === null ? 'draw' : 'stalemate',
      },
    })
  })

  it('QO-21 never counts double', () => {
    // No pawn of seat 1 is home, yet the nearer seat gets a single point.
    expect(stall('C4 A3 A4 D4').events[2]).toMatchObject({ seat: 0, points: [1, 0] })
  })
})

describe('the match', () => {
  it('QO-22 a single game ends it, a drawn one drawn', () => {
    const { events } = after(position({ idle: 5 }), allotted())
    expect(events.at(-1)).toEqual({ type: 'match.ended', winner: null, points: [1, 1], ending: 'draw' })
  })

  it.each([
    { had: [0, 0], others: 'D1 C2', points: [1, 0] },
    { had: [0, 2], others: 'B2 C2', points: [2, 2] },
  ] as const)('QO-22 from $had to $points of 3 the next game begins', ({ had, others, points }) => {
    const { events, state } = after(nearlyHome(others, { ...raceTo(3), points: had }), ...goHome)
    expect(events[2]).toMatchObject({ type: 'game.won', points })
    expect(events[3]).toEqual({ type: 'game.started', game: 2, chooser: 1 })
    expect(state).toMatchObject({ game: 2, tiles: [], pawns: [], turn: 0, idle: 0, stage: { is: 'lay' } })
  })

  it.each([
    { had: [2, 0], others: 'D1 C2', points: [3, 0], winner: 0 },
    { had: [2, 2], others: 'B2 C2', points: [4, 2], winner: 0 },
    { had: [1, 2], others: 'B2 C2', points: [3, 2], winner: 0 },
  ] as const)('QO-22 from $had to $points of 3 seat $winner wins', ({ had, others, points, winner }) => {
    const { events } = after(nearlyHome(others, { ...raceTo(3), points: had }), ...goHome)
    expect(events.at(-1)).toEqual({ type: 'match.ended', winner, points, ending: 'points' })
  })

  it.each([
    { had: [2, 2], points: [3, 3], winner: null, ending: 'draw' },
    { had: [1, 2], points: [2, 3], winner: 1, ending: 'points' },
  ] as const)(
    'QO-22 a drawn game gives a point to each: $had becomes $points',
    ({ had, points, winner, ending }) => {
      const { events } = after(position({ idle: 5, ...raceTo(3), points: had }), allotted())
      expect(events.at(-1)).toEqual({ type: 'match.ended', winner, points, ending })
    },
  )

  it('QO-22 the right to choose alternates without a roll, whoever won', () => {
    const tiles = position().tiles.map((tile, at) => ({ ...tile, value: ([2, 3, 4, 5] as const)[at % 4]! }))
    const lay = { type: 'lay', tiles } as const
    const flipped = tiles.map(() => 2)
    const second = after(nearlyHome('B2 C2', { ...raceTo(5), chooser: 1, flipped }), ...goHome)
    const laid = after(second.state, lay)
    expect(laid.events[1]).toEqual({ type: 'choice.given', seat: 0, by: 'alternation' })
    expect(turnOf(laid.state)).toEqual({ by: 0 })
    const placed = after(
      laid.state,
      { type: 'choose', option: 'first' },
      { type: 'place', corners: [0, 1, 0, 1] },
    )
    expect(placed.state).toMatchObject({ mover: 0, turn: 1, flipped: position().flipped })
  })
})
