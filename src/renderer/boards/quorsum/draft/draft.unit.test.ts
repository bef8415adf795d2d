import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import { cardsOf, canGiveUpRest, openingRolls, voidedIn } from './turnCards.ts'
import {
  actionOf,
  commitmentOf,
  enterDie,
  enteredOutcome,
  press,
  setDice,
  startDraft,
  takeUp,
  lostDice,
} from './draft.ts'
import { draftObstacle, marksOf } from '../board/marks.ts'
import { played, playedWith } from '../testing/positions.ts'

const allot = (...allotments: Extract<Action, { type: 'allot' }>['allotments']): Action => ({
  type: 'allot',
  allotments,
})
const [A1, B1, D1, A2, B2, C3, D3, D4] = [0, 1, 3, 4, 5, 10, 11, 15]

describe('allotting in a sprint (QO-24)', () => {
  const { view } = playedWith({ sprint: 'on' })

  it('takes every press on an own pawn’s tile for the pawn', () => {
    const pressed = press(startDraft(view), view, A1, 'tile')
    expect(pressed.draft.allotted).toEqual([{ pawn: 0, dice: 1 }])
  })

  it('puts no dice on tiles and says why', () => {
    expect(press(startDraft(view), view, B2, 'tile')).toEqual({ draft: startDraft(view), hint: 'noFlips' })
  })

  it('speaks of no flip where a pawn has no way', () => {
    const stuck = view.reach.map((each) => ({ ...each, to: [] }))
    expect(draftObstacle({ ...view, reach: stuck }, { pawn: 0 })).toBe('noWay')
  })
})

describe('allotting on the board', () => {
  const { view } = played()

  it('puts dice on an own pawn in the centre of a tile, and on the tile at its edge', () => {
    const first = press(startDraft(view), view, A1, 'pawn').draft
    const both = press(first, view, A1, 'tile').draft
    expect(both.allotted).toEqual([
      { pawn: 0, dice: 1 },
      { tile: A1, dice: 1 },
    ])
  })

  it('takes a press on the opponent’s pawn for its tile (QO-9)', () => {
    expect(press(startDraft(view), view, 3, 'pawn').draft.allotted).toEqual([{ tile: 3, dice: 1 }])
  })

  it('accepts dice for a tile that cannot be flipped this turn, and says they are lost (QO-9, QO-10)', () => {
    expect(press(startDraft(view), view, D1, 'pawn')).toMatchObject({ hint: 'tileHeld' })
    const { view: reply } = played(
      allot({ tile: B2, dice: 4 }),
      { type: 'flip', tile: B2 },
      { type: 'roll', dice: [6, 6, 6, 6] },
    )
    const locked = press(startDraft(reply), reply, B2, 'tile')
    expect(locked).toMatchObject({ hint: 'tileLocked', draft: { allotted: [{ tile: B2, dice: 1 }] } })
    const { allotted } = press(locked.draft, reply, C3, 'tile').draft
    expect(allotted.map((each) => draftObstacle(reply, each))).toEqual(['tileLocked', null])
    expect(lostDice(reply, allotted)).toBe(1)
  })

  it('keeps dice waiting on the tile of an own pawn, which may leave it (QO-17)', () => {
    const { draft, hint } = press(startDraft(view), view, A1, 'tile')
    expect(hint).toBeUndefined()
    expect(draft.allotted.map((each) => draftObstacle(view, each))).toEqual(['tileOccupied'])
    expect(lostDice(view, draft.allotted)).toBe(0)
  })

  it('says why a fifth die is impossible', () => {
    const full = setDice(startDraft(view), { pawn: 0 }, 4)
    expect(press(full, view, B1, 'tile')).toEqual({ draft: full, hint: 'noDieFree' })
  })

  it('can be committed at any time, also without dice (QO-18)', () => {
    expect(commitmentOf(startDraft(view), view)).toEqual({ is: 'act', action: allot() })
  })

  it('shows each allotment’s next chance, and that an occupied tile cannot be flipped yet', () => {
    const draft = setDice(setDice(startDraft(view), { pawn: 0 }, 2), { tile: D4 }, 1)
    const { targets } = marksOf(view, draft, [])
    expect(targets).toContainEqual(
      expect.objectContaining({ place: A2, letter: 'a', value: 5, kind: 'open' }),
    )
    expect(targets.find(({ place }) => place === A2)?.probability).toBeCloseTo(1 - (4 / 6) ** 2)
    expect(targets).toContainEqual({ place: D4, letter: 'b', value: 6, probability: null, kind: 'stuck' })
  })
})

describe('carrying out on the board', () => {
  it('keeps the opening rolls in the well in the first turn only', () => {
    const dice = (...actions: readonly Action[]): readonly number[] =>
      openingRolls(played(...actions).story).map(({ die }) => die)
    expect(dice()).toEqual([2, 5])
    expect(dice(allot({ pawn: 0, dice: 4 }))).toEqual([2, 5])
    expect(dice(allot({ pawn: 0, dice: 4 }), { type: 'giveUp' })).toEqual([])
  })

  it('offers to give up the rest where that does more than stop the pawn (QO-14)', () => {
    const step: Action = { type: 'step', pawn: 0, to: A2 }
    const ends = (...actions: readonly Action[]): boolean => {
      const { view, story } = played(...actions)
      return canGiveUpRest(view, cardsOf(view, story))
    }
    const alone = allot({ pawn: 0, dice: 4 })
    const beside = allot({ pawn: 0, dice: 3 }, { tile: B2, dice: 1 })
    expect(ends(alone)).toBe(true)
    expect(ends(alone, step, { type: 'roll', dice: [5, 1, 1, 1] })).toBe(false)
    expect(ends(beside, step, { type: 'roll', dice: [5, 1, 1] })).toBe(true)
  })

  it('distinguishes dice that never had a use from those left over (QO-10)', () => {
    const lost = (...actions: readonly Action[]) => {
      const before = played(...actions.slice(0, -1)).story.length
      return voidedIn(played(...actions).story.slice(before))
    }
    const started = [
      allot({ pawn: 0, dice: 3 }, { tile: D4, dice: 1 }),
      { type: 'step', pawn: 0, to: A2 },
    ] as const
    expect(lost(allot({ tile: D4, dice: 4 }))).toBe('allVoid')
    expect(lost(...started)).toBeNull()
    expect(lost(...started, { type: 'roll', dice: [1, 1, 1] })).toBe('voided')
  })

  const { view, story } = played(allot({ pawn: 0, dice: 2 }, { pawn: 1, dice: 1 }, { tile: C3, dice: 1 }))

  it('picks an action by its tile or its pawn, and aims where there is no draft', () => {
    const flip = press(startDraft(view), view, C3, 'tile').draft
    expect(actionOf(flip, view)).toEqual({ type: 'flip', tile: C3 })
    const move = press(flip, view, A1, 'pawn').draft
    expect(actionOf(move, view)).toEqual({ type: 'step', pawn: 0, to: A2 })
  })

  it('rolls for a target that is pressed again, and for no other', () => {
    const flip = press(startDraft(view), view, C3, 'tile')
    expect(flip.commit).toBeUndefined()
    const again = press(flip.draft, view, C3, 'tile')
    expect(again.commit).toBe(true)
    expect(actionOf(again.draft, view)).toEqual({ type: 'flip', tile: C3 })
    const pawn = press(flip.draft, view, A1, 'pawn').draft
    const first = press(pawn, view, A2, 'tile')
    expect(first.commit).toBeUndefined()
    expect(press(first.draft, view, A2, 'tile').commit).toBe(true)
    expect(press(first.draft, view, C3, 'tile').commit).toBeUndefined()
  })

  it('picks the pawn that can step onto a pressed target, whichever was picked before (QO-12)', () => {
    const step = { type: 'step', pawn: 0, to: A2 }
    expect(actionOf(press(startDraft(view), view, A2, 'tile').draft, view)).toEqual(step)
    const other = takeUp(startDraft(view), view, { pawn: 1 }).draft
    expect(actionOf(press(other, view, A2, 'tile').draft, view)).toEqual(step)
  })

  it('asks which pawn is meant where two can step onto a target', () => {
    const attemptable = view.attemptable.flatMap((each) =>
      each.attempt.kind === 'move' && each.attempt.to === A2
        ? [each, { ...each, attempt: { ...each.attempt, pawn: 1 as const } }]
        : [each],
    )
    const both = { ...view, attemptable }
    expect(press(startDraft(both), both, A2, 'tile').hint).toBe('pickAction')
  })

  it('asks the engine about an unlisted step, to say why it is illegal', () => {
    const move = takeUp(startDraft(view), view, { pawn: 0 }).draft
    expect(press(move, view, B1, 'tile').ask).toEqual({ type: 'step', pawn: 0, to: B1 })
  })

  it('requires a target when there are several (QO-12)', () => {
    const chosen = takeUp(startDraft(view), view, { pawn: 1 }).draft
    const targets = view.attemptable.filter(({ attempt }) => attempt.kind === 'move' && attempt.pawn === 1)
    expect(targets).toHaveLength(1)
    expect(actionOf(chosen, view)).toEqual({ type: 'step', pawn: 1, to: D3 })
  })

  it('gives every action its card and letter', () => {
    expect(cardsOf(view, story).map(({ letter, state, dice }) => [letter, state, dice])).toEqual([
      ['a', 'waits', 2],
      ['b', 'waits', 1],
      ['c', 'waits', 1],
    ])
  })
})

describe('a chain', () => {
  const moves: readonly Action[] = [
    allot({ pawn: 0, dice: 3 }, { tile: C3, dice: 1 }),
    { type: 'step', pawn: 0, to: A2 },
    { type: 'roll', dice: [5, 1, 6] },
  ]
  const { view, story } = played(...moves)

  it('goes on with the dice that reached the value, while others keep waiting with their letters (QO-13)', () => {
    const [chained, waiting] = cardsOf(view, story)
    expect(chained).toMatchObject({ letter: 'a', state: 'chain', dice: 2 })
    expect(chained?.tries).toMatchObject([{ to: A2, value: 5, faces: [5, 1, 6], hits: 2 }])
    expect(waiting).toMatchObject({ letter: 'b', state: 'waits' })
  })

  it('offers the next target and refuses other actions meanwhile, in words', () => {
    const draft = startDraft(view)
    expect(press(draft, view, B2, 'tile').draft.aim).toBe(B2)
    expect(takeUp(draft, view, { tile: C3 })).toEqual({ draft, hint: 'chainFirst' })
  })

  it('marks targets that wait for the pawn to stop as later, without a frame to press', () => {
    const kinds = marksOf(view, startDraft(view), cardsOf(view, story)).targets.map(({ letter, kind }) => ({
      letter,
      kind,
    }))
    expect(kinds).toContainEqual({ letter: 'a', kind: 'open' })
    expect(kinds.filter(({ letter }) => letter === 'b')).toEqual([{ letter: 'b', kind: 'later' }])
  })

  it('asks for a target when the moving pawn itself is pressed', () => {
    const draft = startDraft(view)
    expect(press(draft, view, A2, 'pawn')).toEqual({ draft, hint: 'pickTarget' })
  })

  it('shows its cards even if the events do not reach back to the start of the turn', () => {
    const rolls = played(...moves, { type: 'step', pawn: 0, to: B2 })
    expect(cardsOf(view, [])).toMatchObject([
      { allotment: { pawn: 0, dice: 2 }, state: 'chain', dice: 2 },
      { allotment: { tile: C3, dice: 1 }, state: 'waits', dice: 1 },
    ])
    expect(cardsOf(rolls.view, [])).toMatchObject([
      { allotment: { pawn: 0, dice: 2 }, state: 'rolls', dice: 2 },
      { allotment: { tile: C3 }, state: 'waits' },
    ])
  })

  it('chooses no target that leads away from home, even if it is the only one', () => {
    const way = [D3, C3, 9, B2, A2].flatMap((to): Action[] => [
      { type: 'step', pawn: 1, to },
      { type: 'roll', dice: [6, 6, 6, 6] },
    ])
    const far = played(allot({ pawn: 1, dice: 4 }), ...way).view
    const draft = startDraft(far)
    expect(far.attemptable).toHaveLength(1)
    expect(draft.now).toEqual({ pawn: 1 })
    expect(commitmentOf(draft, far)).toEqual({ is: 'hint', code: 'pickTarget' })
    const wanted = press(draft, far, B2, 'tile').draft
    expect(actionOf(wanted, far)).toEqual({ type: 'step', pawn: 1, to: B2 })
  })

  it('shows the result of each action afterwards', () => {
    const later = played(...moves, { type: 'step', pawn: 0, to: B2 }, { type: 'roll', dice: [1, 1] })
    expect(cardsOf(later.view, later.story)).toMatchObject([
      { letter: 'a', state: 'failed' },
      { letter: 'b', state: 'waits' },
    ])
    const stopped = played(...moves, { type: 'stop' })
    expect(cardsOf(stopped.view, stopped.story)).toMatchObject([{ state: 'stopped' }, { state: 'waits' }])
    expect(startDraft(stopped.view).now).toMatchObject({ tile: C3 })
  })
})

describe('entering a roll', () => {
  const { view } = played(allot({ tile: C3, dice: 2 }), { type: 'flip', tile: C3 })

  it('is complete with the number of dice to roll, and takes no more', () => {
    const one = enterDie(startDraft(view), view, 4)
    expect(enteredOutcome(one, view)).toBeNull()
    expect(commitmentOf(one, view)).toEqual({ is: 'hint', code: 'enterDice' })
    const two = enterDie(enterDie(one, view, 6), view, 1)
    expect(enteredOutcome(two, view)).toEqual({ type: 'roll', dice: [4, 6] })
  })
})
