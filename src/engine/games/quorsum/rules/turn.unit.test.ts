import { describe, expect, it } from 'vitest'
import { legal } from './legal.ts'
import { isLocked, targetsOf } from './eligibility.ts'
import { turnOf } from './status.ts'
import { project } from '../view/project.ts'
import {
  after,
  allotted,
  flipOf,
  grid,
  place,
  plain,
  position,
  refusalOf,
  rolled,
  stepTo,
} from '../testing/position.ts'

const giveUp = { type: 'giveUp' } as const
const stop = { type: 'stop' } as const
/** Dark tiles, but A2 is light, B2 too; values differ. */
const mixed = grid('#2 #4 #3 #2  .2 .5 #6 #2  #2 #2 #2 #2  #2 #2 #2 #2')

describe('a sprint', () => {
  const sprint = (wanted: Parameters<typeof position>[0] = {}) =>
    position({ ...wanted, options: { sprint: 'on' } })

  it('QO-24 dice may be assigned to pawns alone', () => {
    expect(refusalOf(sprint(), allotted([0, 2], ['B3', 1]))).toEqual({
      code: 'noFlips',
      rule: 'QO-24',
      details: { tile: 'B3' },
    })
    expect(refusalOf(sprint(), allotted([0, 2], [1, 2]))).toBeUndefined()
  })

  it('QO-24 the fifteen ways to share four dice between two pawns are all there are', () => {
    const actions = [...legal(sprint())]
    expect(actions).toHaveLength(15)
    expect(actions).toContainEqual(allotted())
    expect(actions).toContainEqual(allotted([0, 3], [1, 1]))
  })

  it('QO-24 no tile can be flipped, locked or not', () => {
    expect(project(sprint()).blocked.map(({ code }) => code)).toEqual(Array(16).fill('noFlips'))
    const carried = sprint({ stage: { is: 'carry' }, open: [{ tile: place('B2'), dice: 1 }] })
    expect(refusalOf(carried, flipOf('B2'))).toMatchObject({ code: 'noFlips', rule: 'QO-24' })
  })
})

describe('allotting', () => {
  it('QO-8 dice may be split, put together, or left over, and all is said before the first roll', () => {
    const { events, state } = after(position(), allotted([0, 2], ['B3', 1]))
    expect(events).toEqual([
      {
        type: 'dice.allotted',
        seat: 0,
        allotments: [
          { pawn: 0, dice: 2 },
          { tile: place('B3'), dice: 1 },
        ],
        unused: 1,
      },
    ])
    expect(refusalOf(state, allotted([0, 1]))?.code).toBe('alreadyAllotted')
    expect(refusalOf(position(), stepTo(0, 'B1'))?.code).toBe('allotFirst')
  })

  it('QO-8 the unused dice are lost: a pawn without dice cannot move', () => {
    const { state } = after(position(), allotted([0, 2]))
    expect(refusalOf(state, stepTo(1, 'C1'))).toMatchObject({ code: 'pawnNotAllotted', rule: 'QO-8' })
    expect(refusalOf(state, flipOf('B1'))).toMatchObject({ code: 'tileNotAllotted', rule: 'QO-8' })
  })

  it.each([
    ['five dice', allotted([0, 3], [1, 2]), 'tooManyDice'],
    ['a pawn twice', allotted([0, 1], [0, 1]), 'duplicateTarget'],
    ['a tile twice', allotted(['B1', 1], ['B1', 2]), 'duplicateTarget'],
    ['tiles before pawns', allotted(['B1', 1], [0, 2]), 'notInOrder'],
    ['tiles falling', allotted(['C1', 1], ['B1', 2]), 'notInOrder'],
    ['pawns falling', allotted([1, 1], [0, 1]), 'notInOrder'],
  ] as const)('QO-8 %s: refused', (_, action, code) => {
    expect(refusalOf(position(), action)).toMatchObject({ code, rule: 'QO-8' })
  })

  it.each([
    ['all four on one pawn', allotted([1, 4])],
    ['both pawns', allotted([0, 2], [1, 2])],
    ['four flips', allotted(['B1', 1], ['B2', 1], ['B3', 1], ['B4', 1])],
    ['an occupied tile', allotted([0, 3], ['A1', 1])],
  ] as const)('QO-9 %s: allowed', (_, action) => {
    expect(refusalOf(position(), action)).toBeUndefined()
  })

  it('QO-9 a locked tile may be allotted dice', () => {
    const flipped = position().flipped.map((_, at) => (at === place('B2') ? 2 : 0))
    expect(refusalOf(position({ flipped }), allotted([0, 3], ['B2', 1]))).toBeUndefined()
  })

  it('QO-9 not the pawns of the opponent', () => {
    expect(refusalOf(position(), allotted([2, 1]))).toMatchObject({ code: 'notYourPawn', rule: 'QO-9' })
    const carry = position({ stage: { is: 'carry' }, open: [{ pawn: 0, dice: 1 }] })
    expect(refusalOf(carry, stepTo(3, 'C4'))).toMatchObject({ code: 'notYourPawn', rule: 'QO-9' })
  })
})

describe('carrying out', () => {
  it('QO-10 in any order, each completely before the next', () => {
    const { state } = after(position(), allotted([0, 1], [1, 1], ['B3', 1]))
    for (const action of [stepTo(0, 'B1'), stepTo(1, 'C1'), flipOf('B3')])
      expect(refusalOf(state, action)).toBeUndefined()
    const chain = after(state, stepTo(0, 'B1'), rolled(6)).state
    expect(refusalOf(chain, flipOf('B3'))?.code).toBe('chainRunning')
    const rolling = after(state, stepTo(0, 'B1')).state
    expect(refusalOf(rolling, flipOf('B3'))?.code).toBe('luckFirst')
  })

  it('QO-10 what is impossible waits, and is possible once something else has made it so', () => {
    // Pawn 0 stands on dark A1 between light A2 and B1; flipping A2 opens its way.
    const tiles = grid('#2 .2 #2 #2  .2 #2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2')
    const { state } = after(position({ tiles }), allotted([0, 1], ['A2', 2]))
    expect([...legal(state)]).toEqual([flipOf('A2'), giveUp])
    const flipped = after(state, flipOf('A2'), rolled(1, 5)).state
    expect([...legal(flipped)]).toEqual([stepTo(0, 'A2'), giveUp])
  })

  it('QO-10 when none of the rest is possible it is void and the turn ends by itself', () => {
    const tiles = grid('#2 .2 #2 #2  .2 #2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2')
    const { events } = after(position({ tiles }), allotted([0, 1], ['A2', 2]), flipOf('A2'), rolled(1, 1))
    expect(events.slice(1)).toEqual([
      { type: 'flip.failed', seat: 0, tile: place('A2') },
      { type: 'dice.voided', seat: 0, allotments: [{ pawn: 0, dice: 1 }] },
      { type: 'turn.ended', seat: 0, progress: false, idle: 1 },
      { type: 'turn.started', seat: 1, turn: 4 },
    ])
  })

  it('QO-10 an allotment of nothing but impossible actions is void at once', () => {
    const { types } = after(position(), allotted(['A1', 4]))
    expect(types).toEqual(['dice.allotted', 'dice.voided', 'turn.ended', 'turn.started'])
  })
})

describe('moving', () => {
  const carry = position({
    at: 'B1 D1 C1 D4',
    tiles: mixed,
    stage: { is: 'carry' },
    open: [{ pawn: 0, dice: 2 }],
  })

  it.each([
    ['A1', undefined],
    ['B2', 'wrongColour'],
    ['C1', 'placeOccupied'],
    ['A2', 'notAdjacent'],
    ['B1', 'notAdjacent'],
    ['B3', 'notAdjacent'],
  ] as const)('QO-11 a step from B1 to %s: %s', (to, code) => {
    expect(refusalOf(carry, stepTo(0, to))?.code).toBe(code)
    if (code !== undefined) expect(refusalOf(carry, stepTo(0, to))?.rule).toBe('QO-11')
  })

  it('QO-11 does not wrap round the edge of the grid', () => {
    const state = position({ at: 'D1 B1 A4 D4', stage: { is: 'carry' }, open: [{ pawn: 0, dice: 1 }] })
    expect(targetsOf(state, 0)).toEqual(['C1', 'D2'].map(place))
    expect(refusalOf(state, stepTo(0, 'A2'))?.code).toBe('notAdjacent')
  })

  it('QO-11 any direction, also away from home and off it', () => {
    const home = position({ at: 'D4 D1 A4 B2', stage: { is: 'carry' }, open: [{ pawn: 0, dice: 1 }] })
    expect(refusalOf(home, stepTo(0, 'C4'))).toBeUndefined()
    expect(after(home, stepTo(0, 'C4'), rolled(2)).events[1]).toMatchObject({
      type: 'pawn.moved',
      distance: 1,
    })
  })

  it.each([
    { value: 3, dice: [2, 2], hits: 0 },
    { value: 3, dice: [3, 1], hits: 1 },
    { value: 3, dice: [6, 3], hits: 2 },
    { value: 6, dice: [5, 5], hits: 0 },
    { value: 6, dice: [6, 5], hits: 1 },
  ] as const)('QO-12 dice $dice against $value: $hits reach it', ({ value, dice, hits }) => {
    const state = position({
      tiles: plain(`#${value}`),
      stage: { is: 'carry' },
      open: [{ pawn: 0, dice: 2 }],
    })
    const { events, types } = after(state, stepTo(0, 'B1'), rolled(...dice))
    expect(events[0]).toEqual({ type: 'dice.rolled', seat: 0, dice, value, hits })
    expect(types[1]).toBe(hits > 0 ? 'pawn.moved' : 'move.failed')
  })

  it('QO-12 the target is named before the roll, and all its dice are rolled together', () => {
    const { events, state } = after(carry, stepTo(0, 'A1'))
    expect(events).toEqual([
      { type: 'move.announced', seat: 0, pawn: 0, from: place('B1'), to: place('A1'), value: 2, dice: 2 },
    ])
    expect(turnOf(state)).toEqual({ by: 'chance' })
    expect([...legal(state)]).toHaveLength(36)
    expect(refusalOf(state, rolled(6))).toMatchObject({ code: 'wrongDiceCount', rule: 'QO-12' })
    expect(refusalOf(state, rolled(6, 6, 6))?.code).toBe('wrongDiceCount')
  })
})

describe('going on', () => {
  const tiles = grid('#2 #4 #3 #2  .2 .5 .6 #2  #2 #2 #2 #2  #2 #2 #2 #2')
  const begun = after(position({ at: 'A1 D4 A4 D3', tiles }), allotted([0, 3], ['B3', 1])).state

  it('QO-13 the same pawn, with exactly the dice that reached the value', () => {
    const { events, state } = after(begun, stepTo(0, 'B1'), rolled(5, 4, 2))
    expect(events.at(-1)).toEqual({ type: 'chain.opened', seat: 0, pawn: 0, dice: 2 })
    expect(after(state, stepTo(0, 'C1')).events[0]).toMatchObject({
      type: 'move.announced',
      dice: 2,
      value: 3,
    })
    expect(refusalOf(state, stepTo(1, 'C4'))).toMatchObject({ code: 'chainRunning', rule: 'QO-13' })
    expect(refusalOf(state, stepTo(0, 'B2'))?.code).toBe('wrongColour')
  })

  it('QO-14 until a roll fails; then the other actions go on', () => {
    const { types, state } = after(begun, stepTo(0, 'B1'), rolled(5, 4, 2), stepTo(0, 'C1'), rolled(2, 1))
    expect(types).toEqual(['dice.rolled', 'move.failed'])
    expect([...legal(state)]).toEqual([flipOf('B3'), giveUp])
  })

  it('QO-14 or no target is left, which the tile just left never allows in play', () => {
    const open = after(begun, stepTo(0, 'B1'), rolled(5, 4, 2)).state
    expect(targetsOf(open, 0)).toContain(place('A1'))
    // The way back is closed by hand: the tile left behind is light, the one entered is dark.
    const lone = grid('.2 #2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2')
    const attempt = { kind: 'move', pawn: 0, to: place('B1'), dice: 2 } as const
    const { events, state } = after(position({ tiles: lone, stage: { is: 'roll', attempt } }), rolled(2, 3))
    expect(events[2]).toEqual({ type: 'chain.ended', seat: 0, pawn: 0, dice: 2, why: 'noTarget' })
    expect(turnOf(state)).toEqual({ by: 1 })
  })

  it('QO-14 or the seat stops: its dice are lost, the other actions go on', () => {
    const { events, state } = after(begun, stepTo(0, 'B1'), rolled(5, 4, 2), stop)
    expect(events).toEqual([{ type: 'chain.ended', seat: 0, pawn: 0, dice: 2, why: 'stopped' }])
    expect([...legal(state)]).toEqual([flipOf('B3'), giveUp])
    expect(refusalOf(state, stepTo(0, 'C1'))?.code).toBe('pawnNotAllotted')
    expect(refusalOf(state, stop)).toMatchObject({ code: 'noChain', rule: 'QO-14' })
  })

  it('QO-14 or the seat gives up all the rest', () => {
    const { types, state } = after(begun, stepTo(0, 'B1'), rolled(5, 4, 2), giveUp)
    expect(types).toEqual(['dice.givenUp', 'turn.ended', 'turn.started'])
    expect(state.open).toEqual([])
    expect(turnOf(state)).toEqual({ by: 1 })
  })
})

describe('flipping', () => {
  it('QO-15 only an empty tile, the dice rolled once', () => {
    const tiles = plain('#4')
    const { state } = after(position({ tiles }), allotted([0, 2], ['A1', 1], ['B2', 1]))
    expect(refusalOf(state, flipOf('A1'))).toMatchObject({ code: 'tileOccupied', rule: 'QO-15' })
    const announced = after(state, flipOf('B2'))
    expect(announced.events).toEqual([
      { type: 'flip.announced', seat: 0, tile: place('B2'), value: 4, dice: 1 },
    ])
    const done = after(announced.state, rolled(4))
    expect(done.events[1]).toEqual({ type: 'tile.flipped', seat: 0, tile: place('B2'), side: 'light' })
    expect(done.state.tiles[place('B2')]).toEqual({ value: 4, side: 'light' })
    expect(refusalOf(done.state, flipOf('B2'))?.code).toBe('tileNotAllotted')
    const failed = after(announced.state, rolled(3))
    expect(failed.events[1]).toEqual({ type: 'flip.failed', seat: 0, tile: place('B2') })
    expect(failed.state.tiles).toEqual(tiles)
  })

  const flipAndPass = (flipLock: 'reply' | 'none', die: 1 | 2) =>
    after(position({ options: { flipLock } }), allotted(['B2', 1]), flipOf('B2'), rolled(die)).state

  it('QO-16 with the reply lock a flipped tile is locked for the next turn only', () => {
    const reply = after(flipAndPass('reply', 2), allotted([2, 1], ['B2', 1])).state
    expect(refusalOf(reply, flipOf('B2'))).toEqual({
      code: 'tileLocked',
      rule: 'QO-16',
      details: { tile: 'B2' },
    })
    expect(project(reply).locked).toEqual([place('B2')])
    expect(project(reply).open[1]).toMatchObject({ possible: false, reason: 'tileLocked' })
    const own = after(reply, giveUp, allotted(['B2', 1])).state
    expect(refusalOf(own, flipOf('B2'))).toBeUndefined()
    expect(project(own).locked).toEqual([])
  })

  it('QO-16 a failed flip locks nothing, and without the option nothing is locked', () => {
    for (const state of [flipAndPass('reply', 1), flipAndPass('none', 2)]) {
      const next = after(state, allotted(['B2', 1])).state
      expect(refusalOf(next, flipOf('B2'))).toBeUndefined()
    }
  })

  it('QO-16 nothing is locked in the first turn of a game', () => {
    expect(isLocked(position({ turn: 1 }), place('B2'))).toBe(false)
  })

  it('QO-17 a pawn may leave a tile first, which is then flipped', () => {
    const { state } = after(position(), allotted([0, 1], ['A1', 1]))
    expect([...legal(state)]).not.toContainEqual(flipOf('A1'))
    const left = after(state, stepTo(0, 'B1'), rolled(2), stop).state
    expect(after(left, flipOf('A1'), rolled(3)).types[1]).toBe('tile.flipped')
  })

  it('QO-17 a tile may be flipped and then entered', () => {
    const tiles = grid('#2 .2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2')
    const { state } = after(position({ tiles }), allotted([0, 2], ['B1', 2]))
    expect(refusalOf(state, stepTo(0, 'B1'))?.code).toBe('wrongColour')
    const flipped = after(state, flipOf('B1'), rolled(2, 1)).state
    expect(after(flipped, stepTo(0, 'B1'), rolled(2, 1)).types[1]).toBe('pawn.moved')
  })
})

describe('the end of a turn', () => {
  it('QO-18 comes when all allotted dice are spent', () => {
    const { types } = after(position(), allotted(['B2', 4]), flipOf('B2'), rolled(6, 1, 1, 1))
    expect(types).toEqual(['dice.rolled', 'tile.flipped', 'turn.ended', 'turn.started'])
  })

  it('QO-18 or given up, between actions', () => {
    const { types } = after(position(), allotted(['B2', 2], ['C3', 2]), flipOf('B2'), rolled(6, 1), giveUp)
    expect(types).toEqual(['dice.givenUp', 'turn.ended', 'turn.started'])
  })

  it('QO-18 all four dice can be given up: by allotting none', () => {
    const { types, events } = after(position(), allotted())
    expect(types).toEqual(['dice.allotted', 'turn.ended', 'turn.started'])
    expect(events[0]).toMatchObject({ unused: 4 })
    expect(refusalOf(position(), giveUp)?.code).toBe('allotFirst')
  })
})
