import { describe, expect, it } from 'vitest'
import { factsTold } from '../../../kernel/testing/checks/reasons.ts'
import type { Action } from '../action.ts'
import { allotted, flipOf, grid, place, plain, position, stepTo } from '../testing/position.ts'
import { reason } from './reasons.ts'
import type { State } from '../state.ts'

const ROAD = '.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2'
const STOP: Action = { type: 'stop' }
const END: Action = { type: 'giveUp' }

describe('the reason of a hint', () => {
  const chain = position({ tiles: grid(ROAD), at: 'D4 A3 D1 B1', stage: { is: 'chain', pawn: 1, dice: 2 } })

  it('tells how near a step comes to home and how likely it is, and nothing of a step away', () => {
    expect(factsTold(reason(chain, stepTo(1, 'A4')))).toEqual(['wins 2 31'])
    expect(reason(chain, stepTo(1, 'A2'))).toBeUndefined()
  })

  it('does not call the way back a way that a step away from home opens', () => {
    const tiles = plain('.4').with(place('D4'), { value: 4, side: 'dark' })
    const stuck = (at: string, more: Partial<State> = {}): State =>
      position({ tiles, at, stage: { is: 'chain', pawn: 0, dice: 1 }, ...more })
    expect(reason(stuck('C4 D1 B1 A2'), stepTo(0, 'C3'))).toBeUndefined()
    expect(factsTold(reason(stuck('C4 D1 B3 B1'), stepTo(0, 'C3')))).toContain('occupies 1 50 1 C3')
    // A step away from home is called one.
    expect(factsTold(reason(stuck('C4 D4 B1 A2'), stepTo(0, 'C3')))).toEqual([
      'stepsBack 1 2',
      'frees 2 50 C4',
    ])
    const gained = stuck('C4 D1 A2 D2', { idle: 3 })
    const better: State = { ...gained, pawns: gained.pawns.with(0, { ...gained.pawns[0]!, best: 2 }) }
    expect(factsTold(reason(better, stepTo(0, 'C3')))).toContain('takesBack 4 50 reason.apart.closer')
  })

  it('tells that a step needs less than another', () => {
    const carry = position({
      tiles: grid('.2 .2 .2 .2  .6 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2'),
      at: 'A1 D1 A4 D4',
      open: [{ pawn: 0, dice: 1 }],
      stage: { is: 'carry' },
    })
    expect(factsTold(reason(carry, stepTo(0, 'B1'), [stepTo(0, 'A2')]))).toEqual([
      'nearer 1 83 5',
      'easier 2 6 A2',
    ])
  })

  it('says why a pawn one step from home gets no dice: it bars the way of a rival', () => {
    const at = (rival: string): State =>
      position({ tiles: plain('.4').with(place('B2'), { value: 2, side: 'dark' }), at: `B1 A3 D4 ${rival}` })
    const told = (state: State): readonly string[] => factsTold(reason(state, allotted([0, 2], ['B2', 2])))
    expect(told(at('B3'))).toContain('bars 2 A3 1 2')
    expect(told(at('D3'))).not.toContain('bars 2 A3 1 2')
    const moved = factsTold(reason(at('B3'), allotted([0, 2], [1, 2])))
    expect(moved).not.toContain('bars 2 A3 1 2')
  })

  it('tells of no flip that opens less of a way than another of the same dice', () => {
    const tiles = plain('.4')
      .with(place('B1'), { value: 2, side: 'dark' })
      .with(place('A2'), { value: 4, side: 'dark' })
    const state = position({
      tiles: tiles
        .with(place('A3'), { value: 4, side: 'dark' })
        .with(place('B2'), { value: 4, side: 'dark' }),
    })
    const both = allotted([0, 2], ['B1', 1], ['A2', 1])
    expect(factsTold(reason(state, both))[0]).toBe('opens 1 83 5')
    const facts = factsTold(reason(state, both, [allotted([0, 3], ['B1', 1])]))
    expect(facts).not.toContain('opens 1 50 1')
  })

  it('praises a stop only where no roll left brings a pawn nearer home', () => {
    expect(reason(chain, STOP)).toBeUndefined()
    const stuck = position({
      tiles: grid('.2 .2 .2 .3  .2 .2 .2 .2  .3 .2 .2 .2  #6 .2 .2 .2'),
      at: 'D4 A3 D1 B1',
      stage: { is: 'chain', pawn: 1, dice: 2 },
    })
    expect(factsTold(reason(stuck, STOP))).toEqual(['nothingOf 2'])
    expect(factsTold(reason(stuck, END))).toEqual(['nothing'])
    const rolls: State = {
      ...stuck,
      open: [{ pawn: 0, dice: 1 }],
      pawns: chain.pawns.with(0, { ...chain.pawns[0]!, at: 0 }),
    }
    expect(factsTold(reason(rolls, STOP))).toEqual(['nothingOf 2'])
    expect(reason(rolls, END)).toBeUndefined()
  })

  it('tells that an idle turn suits the seat that is closer to home, once the end is in sight', () => {
    const carry = (at: string, idle = 2): State =>
      position({ tiles: grid(ROAD), at, idle, stage: { is: 'carry' } })
    expect(factsTold(reason(carry('D4 A3 D1 B2'), END))).toContain('waits 3 1 reason.apart.bothHome')
    expect(factsTold(reason(carry('D4 A3 D1 B2', 1), END))).not.toContainEqual(
      expect.stringMatching(/^waits/u),
    )
    expect(factsTold(reason(carry('B1 A3 D1 B2'), END))).not.toContainEqual(expect.stringMatching(/^waits/u))
    const gained = carry('D4 A3 D1 B2')
    const better: State = { ...gained, pawns: gained.pawns.with(1, { ...gained.pawns[1]!, best: 6 }) }
    expect(factsTold(reason(better, END))).not.toContainEqual(expect.stringMatching(/^waits/u))
  })

  it('tells that a turn without progress is close to a draw, or is one, where the pawns are as far (QO-20, QO-21)', () => {
    const level = (idle: number, at = 'C2 B1 C4 B3'): readonly string[] =>
      factsTold(reason(position({ tiles: grid(ROAD), at, idle, stage: { is: 'carry' } }), END))
    expect(level(4)).toContain('nearsDraw 5')
    expect(level(5)).toContain('draws')
    expect(level(2)).not.toContainEqual(expect.stringMatching(/draw/iu))
    expect(level(5, 'C2 B1 C3 C4')).not.toContain('draws')
  })

  it('tells how far a pawn of the other seat can go instead (QO-11)', () => {
    const carry = position({
      tiles: grid('.2 .2 #2 #2  .2 #2 #2 #2  .2 #2 #2 #2  .2 #2 #2 #2'),
      at: 'B1 D3 A4 D2',
      open: [{ tile: 4, dice: 1 }],
      stage: { is: 'carry' },
    })
    expect(factsTold(reason(carry, flipOf('A2')))).toEqual(['shortens 1 83 1 1 3'])
  })

  it('tells whose way the end of a chain leaves free, beside the step that would block it again', () => {
    const tiles = plain('.4').with(place('D4'), { value: 4, side: 'dark' })
    const cleared = position({ tiles, at: 'C3 D4 B1 A2', stage: { is: 'chain', pawn: 0, dice: 1 } })
    expect(factsTold(reason(cleared, STOP, [stepTo(0, 'C4')]))).toEqual(['keepsFree 2 C4'])
    expect(reason(cleared, STOP, [stepTo(0, 'D3')])).toBeUndefined()
  })

  it('tells what dice are for that can only take a pawn away from home', () => {
    const tiles = plain('.4').with(place('D4'), { value: 4, side: 'dark' })
    const allot = (at: string, idle = 0): State => position({ tiles, at, idle })
    expect(factsTold(reason(allot('C4 D4 B1 A2'), allotted([0, 4])))).toEqual(['frees 2 94 C4'])
    expect(reason(allot('C4 D1 B1 A2'), allotted([0, 4]))).toBeUndefined()
    // Close to an end without progress, the step would leave it to the other seat (QO-20, QO-21).
    expect(reason(allot('C4 D4 B1 A3', 4), allotted([0, 4]))).toBeUndefined()
    expect(factsTold(reason(allot('C4 D4 B1 A3', 2), allotted([0, 4])))).toEqual(['frees 2 94 C4'])
  })

  it('tells what the dice do before waiting where the other seat may make progress at once', () => {
    const tiles = '.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  .2 .2 .2 .2'
    const waiting = (rivals: string): readonly string[] =>
      factsTold(reason(position({ tiles: grid(tiles), at: `D4 A3 ${rivals}`, idle: 2 }), allotted(['A4', 4])))
    expect(waiting('D2 B1')).toEqual(['opensAll 2 100', 'waits 3 1 reason.apart.home'])
  })

  it('tells which pawn decides where nobody makes progress: the closer one, or the other if those are level', () => {
    const carry = (at: string): State => position({ tiles: grid(ROAD), at, idle: 2, stage: { is: 'carry' } })
    // 3 and 6 steps to go against 4 and 4, then 3 and 4 against 3 and 5.
    expect(factsTold(reason(carry('C2 D1 B3 C3'), END))).toContain('waits 3 1 reason.apart.closer')
    expect(factsTold(reason(carry('C2 B1 C3 C4'), END))).toContain('waits 3 1 reason.apart.other')
  })

  it('tells which way a flip opens or shuts', () => {
    const carry = position({
      tiles: grid('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  .2 .2 .2 .2'),
      at: 'D4 A3 D1 B1',
      open: [{ tile: 12, dice: 2 }],
      stage: { is: 'carry' },
    })
    expect(factsTold(reason(carry, flipOf('A4')))).toEqual(['opensAll 2 97'])
  })

  it('tells how many tiles a flip leaves on a way home, where it opens none', () => {
    const carry = position({
      tiles: grid('.2 #2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2  #2 #2 .2 .2'),
      at: 'A1 D1 A3 D4',
      open: [{ tile: 10, dice: 1 }],
      stage: { is: 'carry' },
    })
    expect(factsTold(reason(carry, flipOf('C3')))).toEqual(['clears 1 83 1 3'])
  })

  it('tells what else a step does for the pawns: how it goes on, and whom it blocks', () => {
    const carry = position({
      tiles: grid('.2 .2 .2 .2  #2 #2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2'),
      at: 'A1 D3 C4 C1',
      open: [{ pawn: 0, dice: 1 }],
      stage: { is: 'carry' },
    })
    expect(factsTold(reason(carry, stepTo(0, 'B1')))).toEqual(['nearer 1 83 5', 'shuts 2 83 1'])
  })

  it('tells what a flip that is not tried would spoil', () => {
    const carry = position({
      tiles: grid('.2 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2'),
      at: 'C4 A2 D1 B1',
      open: [{ tile: 8, dice: 1 }],
      stage: { is: 'carry' },
    })
    expect(factsTold(reason(carry, { type: 'giveUp' }, [flipOf('A3')]))).toEqual(['sparesOwn 2 A3'])
  })

  it('tells what the dice of an allotment are for, beside another', () => {
    const allot = position({ tiles: grid(ROAD), at: 'D4 A3 D1 B1' })
    const both = reason(allot, allotted([1, 4]), [allotted([1, 2])])
    expect(factsTold(both)).toEqual(['winsRather 2 52 31'])
    expect(factsTold(reason(allot, allotted([1, 4]), [allotted(['B2', 4])]))).toEqual(['wins 2 52'])
  })

  it('compares a step of one pawn with that of the other', () => {
    const allot = position({
      tiles: grid('.2 .2 .2 .3  .2 .2 .2 .2  .3 .2 .2 .2  .6 .2 .2 .2'),
      at: 'A1 A2 D1 D4',
    })
    expect(factsTold(reason(allot, allotted([0, 4]), [allotted([1, 2])]))).toEqual(['stepsBetter 1 100 2 89'])
  })

  it('tells the likeliest use of the dice first, also if the other allotment has it, and steps of both pawns at once', () => {
    const allot = position({
      tiles: grid('.2 .2 .2 .3  .2 .2 .2 .2  .3 .2 .2 .2  .6 .2 .2 .2'),
      at: 'A1 A2 D1 D4',
    })
    const both = reason(allot, allotted([0, 2], [1, 2]), [allotted([0, 3], [1, 1])])
    expect(factsTold(both)).toEqual(['steps 1 97', 'stepsRather 2 89 67'])
    expect(factsTold(reason(allot, allotted([0, 2], [1, 2])))).toEqual(['both.steps 1 97 2 89'])
  })

  it('tells who is behind that turns without progress lose the game', () => {
    const allot = position({ tiles: grid(ROAD), at: 'A1 D1 C3 B3', idle: 4 })
    const told = factsTold(reason(allot, allotted([0, 4]), [{ type: 'allot', allotments: [] }]))
    expect(told).toEqual(['hurries 4 reason.apart.closer', 'steps 1 100'])
    expect(factsTold(reason({ ...allot, idle: 1 }, allotted([0, 4])))).toEqual(['steps 1 100'])
  })

  it('tells the same of both pawns as one fact', () => {
    const carry = position({
      tiles: grid('.2 .2 .2 .2  .2 #2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2'),
      at: 'B1 A2 D4 D1',
      open: [{ tile: 5, dice: 1 }],
      stage: { is: 'carry' },
    })
    const homeward = {
      ...carry,
      pawns: carry.pawns.map((each, id) => (id === 1 ? { ...each, home: 15 } : each)),
    }
    expect(factsTold(reason(homeward, flipOf('B2')))).toEqual(['each.moreWays 83'])
  })
})
