import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { quorsum } from '../index.ts'
import { momentOf, scoreOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import { project } from './project.ts'
import { after, allotted, grid, place, position, rolled, stepTo } from '../testing/position.ts'

const SETUP = { options: { raceTo: 3, flipLock: 'reply' }, seats: 2 } as const

describe('what is seen', () => {
  it('QO-23 is the same for everybody, events and actions too', () => {
    const { states, steps, events } = playRandomly(quorsum, SETUP, seededRandom('seen', 0))
    const viewers = [0, 1, 'public', 'all'] as const
    for (const state of states)
      for (const viewer of viewers) expect(quorsum.view(state, viewer)).toEqual(project(state))
    for (const viewer of viewers) {
      for (const event of events) expect(quorsum.redactEvent(event, viewer)).toEqual(event)
      for (const { action, actor } of steps)
        expect(quorsum.redactAction(action, actor, viewer)).toEqual(action)
    }
    expect(quorsum.hasHiddenInformation(SETUP.options)).toBe(false)
  })

  it('QO-23 holds nothing of the tiles before they are laid, nor ever of the nine left out', () => {
    const { states } = playRandomly(quorsum, SETUP, seededRandom('seen', 1))
    expect(project(quorsum.start(SETUP)).tiles).toEqual([])
    for (const state of states) {
      const text = JSON.stringify(state).match(/"value":/g) ?? []
      expect([0, 16]).toContain(text.length)
    }
  })

  it('undo could take back only what was rolled or laid', () => {
    const { events } = playRandomly(quorsum, SETUP, seededRandom('seen', 2))
    const revealing = events.filter(quorsum.reveals).map(({ type }) => type)
    expect([...new Set(revealing)].sort()).toEqual(['dice.rolled', 'opening.rolled', 'tiles.laid'])
  })
})

describe('the view', () => {
  it('tells where pawns could step while dice are allotted, and what can be announced afterwards', () => {
    const tiles = grid('#2 #5 .2 #2  .2 #2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2')
    const state = position({ tiles })
    expect(project(state).reach).toEqual([
      { pawn: 0, to: [place('B1')] },
      { pawn: 1, to: [place('D2')] },
    ])
    const open = after(state, allotted([0, 2], ['A1', 1])).state
    expect(project(open)).toMatchObject({
      stage: 'carry',
      reach: [],
      open: [
        { possible: true, reason: null },
        { possible: false, reason: 'tileOccupied' },
      ],
      attemptable: [{ attempt: { kind: 'move', pawn: 0, to: place('B1'), dice: 2 }, value: 5 }],
    })
    const rolling = after(open, stepTo(0, 'B1')).state
    expect(project(rolling)).toMatchObject({ by: 'chance', attempt: { to: place('B1') }, attemptable: [] })
    const chain = after(rolling, rolled(5, 1)).state
    expect(project(chain)).toMatchObject({ chain: { pawn: 0, dice: 1 } })
    expect(project(chain).attemptable.map(({ attempt }) => attempt)).toEqual([
      { kind: 'move', pawn: 0, to: place('A1'), dice: 1 },
      { kind: 'move', pawn: 0, to: place('B2'), dice: 1 },
    ])
  })

  it('names the reason why a pawn cannot step', () => {
    const tiles = grid('#2 .5 .2 #2  .2 #2 #2 #2  #2 #2 #2 #2  #2 #2 #2 #2')
    const state = after(position({ tiles }), allotted([0, 2], ['B3', 1])).state
    expect(project(state).open[0]).toMatchObject({ possible: false, reason: 'noTarget' })
  })
})

describe('moment and score', () => {
  it('counts rounds of two turns', () => {
    expect(momentOf(position({ turn: 0 }))).toEqual({ part: 1, round: 1, turn: 1 })
    expect(momentOf(position({ turn: 2 }))).toEqual({ part: 1, round: 1, turn: 2 })
    expect(momentOf(position({ turn: 3, game: 2 }))).toEqual({ part: 2, round: 2, turn: 3 })
  })

  it('is the steps of a single game, whoever has won it', () => {
    expect(scoreOf(position())).toEqual([0, 0])
    expect(scoreOf(position({ at: 'B2 C1 A4 D4' }))).toEqual([2 + 1, 0])
    const stalled = after(position({ at: 'C4 D1 A4 B4', idle: 5 }), allotted()).state
    expect(stalled.stage.is).toBe('over')
    expect(scoreOf(stalled)).toEqual([5, 2])
  })

  it('is 12 a point and the steps of this game in a match of several', () => {
    const options = { raceTo: 3 } as const
    expect(scoreOf(position({ at: 'B2 C1 A4 D4', points: [1, 2], options }))).toEqual([12 + 2 + 1, 24])
  })

  it('leaves whoever has lost the steps of the last game; those of the winner have become the point', () => {
    const carrying = { stage: { is: 'carry' }, open: [{ pawn: 0, dice: 1 }] } as const
    const raced = { options: { raceTo: 3 }, points: [2, 1] } as const
    const home = position({ at: 'C4 A4 D1 C2', ...carrying, ...raced })
    expect(scoreOf(home)).toEqual([24 + 5 + 6, 12 + 6 + 3])
    expect(scoreOf(after(home, stepTo(0, 'D4'), rolled(2)).state)).toEqual([36, 12 + 6 + 3])
    const stalled = (at: string): State =>
      after(position({ at, idle: 5, options: raced.options, points: [2, 2] }), allotted()).state
    expect(scoreOf(stalled('C4 D1 A4 B4'))).toEqual([36, 24 + 2])
    expect(scoreOf(stalled('D4 A2 B1 A1'))).toEqual([36, 36])
  })
})

describe('what cannot be flipped', () => {
  it('QO-15 QO-16 is told with why: tiles under pawns, and those the opponent flipped in the turn before', () => {
    const flipped = position({ flipped: grid('#2 '.repeat(16)).map((_, at) => (at === place('B2') ? 2 : 0)) })
    const codes = project(flipped).blocked.map(({ tile, code }) => `${tile} ${code}`)
    const under = ['A1', 'D1', 'A4', 'D4'].map((name) => `${place(name)} tileOccupied`)
    expect(codes.toSorted()).toEqual([...under, `${place('B2')} tileLocked`].toSorted())
    for (const tile of [place('B2'), place('A1'), place('C3')]) {
      const asked = quorsum.decide(
        { ...flipped, stage: { is: 'carry' }, open: [{ tile, dice: 1 }] },
        { type: 'flip', tile },
      )
      const told = project(flipped).blocked.find((each) => each.tile === tile)?.code
      expect(asked.ok ? undefined : asked.refusal.code).toBe(told)
    }
  })
})
