import { describe, expect, it } from 'vitest'
import type { Wanted } from '../../../../engine/games/san-marco/testing/position.ts'
import {
  actionOf,
  needOf,
  openBorders,
  openDistricts,
  startDraft,
  takenBack,
  taskOf,
  withCard,
  type Draft,
} from './draft.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import { rankingOf } from '../board/ranking.ts'
import { previewOfNamed } from './preview.ts'
import { oneMore, press, withCount, type Hit } from './pressing.ts'
import { isLegal, viewOf } from '../testing/positions.ts'
import { commitKey } from '../tray/prompts.ts'

const district = (at: number, seat: number | null = null): Hit => ({ is: 'district', district: at, seat })
const border = (low: number, high: number, owner: number | null = null): Hit => ({
  is: 'border',
  at: [low, high],
  owner,
})
/** Presses places one after the other, starting from the picked card. */
const pressed = (wanted: Wanted, card: Parameters<typeof withCard>[1], ...hits: readonly Hit[]) => {
  const view = viewOf(wanted)
  let result: ReturnType<typeof press> = { draft: withCard(view, card) }
  for (const hit of hits) result = press(view, result.draft, hit)
  return { ...result, view, action: actionOf(view, result.draft), need: needOf(view, result.draft) }
}
/** All aristocrats of seat 0 are on the map. */
const EMPTY = '1:10 2:8 3:7'

describe('playing a card', () => {
  it('picks the card at once where there is only one kind, and asks where there are several', () => {
    expect(startDraft(viewOf({ hand: '44' })).card).toBe('4')
    expect(taskOf(viewOf({ hand: '4T' }), startDraft(viewOf({ hand: '4T' })))).toBe('card')
    expect(pressed({ hand: '4T' }, null, district(3)).hint).toBe('pickCard')
  })

  it('places into the district of the card, and over an own bridge (SM-22, SM-24)', () => {
    const wanted = { hand: '4', bridges: 'a1-4 b3-4' }
    const view = viewOf(wanted)
    expect([...openDistricts(view, withCard(view, '4'))].sort()).toEqual([0, 3])
    const { action } = pressed(wanted, '4', district(0))
    expect(action).toEqual({ type: 'place', card: 3, to: 0, from: null })
    expect(isLegal(wanted, action!)).toBe(true)
  })

  it('asks the engine why a district is refused, with the action it would be (SM-24)', () => {
    const { ask, action } = pressed({ hand: '4', bridges: 'b3-4' }, '4', district(2))
    expect(ask).toEqual({ type: 'place', card: 3, to: 2, from: null })
    expect(action).toBeNull()
  })

  it('confirms what is pressed again', () => {
    expect(pressed({ hand: '4' }, '4', district(3)).commit).toBeUndefined()
    expect(pressed({ hand: '4' }, '4', district(3), district(3)).commit).toBe(true)
  })

  it('asks where an aristocrat comes from while the reserve is empty (SM-23)', () => {
    const wanted = { hand: '4', in: EMPTY }
    expect(pressed(wanted, '4', district(3)).need).toBe('from')
    expect(pressed(wanted, '4', district(3), district(5)).hint).toBe('noneOfYours')
    const { action } = pressed(wanted, '4', district(3), district(1))
    expect(action).toEqual({ type: 'place', card: 3, to: 3, from: 1 })
    expect(isLegal(wanted, action!)).toBe(true)
  })

  it('replaces the owner of the pressed row, and asks for one where several are there (SM-27)', () => {
    const wanted = { hand: 'T', in: '1:1,2,1 4:0,1' }
    expect(pressed(wanted, 'transfer', district(3)).action).toEqual({
      type: 'transfer',
      district: 3,
      seat: 1,
      from: null,
    })
    expect(pressed(wanted, 'transfer', district(0)).need).toBe('opponent')
    expect(pressed(wanted, 'transfer', district(0, 2)).action).toMatchObject({ district: 0, seat: 2 })
    expect(pressed(wanted, 'transfer', district(0, 0)).need).toBe('opponent')
    expect(pressed(wanted, 'transfer', district(2)).hint).toBe('noOpponent')
  })

  it('builds a bridge where the seat has none (SM-8, SM-25)', () => {
    const wanted = { hand: 'B', bridges: 'a1-2' }
    const view = viewOf(wanted)
    expect(openBorders(view, withCard(view, 'bridge'))).toHaveLength(9)
    expect(pressed(wanted, 'bridge', border(0, 1)).ask).toMatchObject({ type: 'bridge', at: [0, 1] })
    expect(pressed(wanted, 'bridge', border(2, 3)).action).toEqual({
      type: 'bridge',
      at: [2, 3],
      take: null,
      from: null,
    })
    expect(pressed(wanted, 'bridge', district(2)).hint).toBe('pickBorder')
  })

  it('takes a bridge away first while the supply is empty (SM-26)', () => {
    const wanted = { hand: 'B', bridges: 'a1-2 b1-2 a1-3 b1-3 a1-4 b1-4 a1-6 b1-6 a2-3 b2-3 a2-5 b2-5' }
    expect(pressed(wanted, 'bridge').need).toBe('take')
    expect(pressed(wanted, 'bridge', border(2, 3)).hint).toBe('pickBridge')
    expect(pressed(wanted, 'bridge', border(0, 1, 1)).draft.take).toEqual({ at: [0, 1], seat: 1 })
    const { action } = pressed(wanted, 'bridge', border(0, 1, 1), border(2, 3))
    expect(action).toEqual({ type: 'bridge', at: [2, 3], take: { at: [0, 1], seat: 1 }, from: null })
    expect(isLegal(wanted, action!)).toBe(true)
  })

  it('names any district for a banishment (SM-28)', () => {
    expect(pressed({ hand: 'X' }, 'banishment', district(5)).action).toEqual({ type: 'banish', district: 5 })
  })

  it('undoes its choices one by one', () => {
    const { draft, view } = pressed({ hand: '4T', in: EMPTY }, '4', district(3), district(1))
    const once = takenBack(view, draft)
    expect(once).toMatchObject({ to: 3, from: null })
    const twice = takenBack(view, once!)
    expect(twice).toMatchObject({ card: '4', to: null })
    expect(takenBack(view, twice!)).toMatchObject({ card: null })
    expect(takenBack(view, startDraft(view))).toBeNull()
  })
})

describe('walking with the Doge', () => {
  const WALK = { hand: 'D', doge: 1, bridges: 'a1-2 b1-2 b1-3 c3-4' }

  it('stays unless it is sent on (SM-32)', () => {
    const { action, view, draft } = pressed(WALK, 'doge')
    expect(action).toEqual({ type: 'doge', steps: [] })
    expect(commitKey(view, draft)).toBe('commit.stay')
  })

  it('puts the Doge anywhere the first time (SM-31)', () => {
    expect(pressed({ hand: 'D' }, 'doge', district(4)).action).toEqual({ type: 'dogePlace', district: 4 })
  })

  it('goes step by step, and asks which bridge where several lead there (SM-33)', () => {
    const { draft, need, view } = pressed(WALK, 'doge', district(1))
    expect(need).toBe('fork')
    expect(draft.fork).toBe(1)
    // The Doge is already walking, whichever bridge he takes.
    expect(commitKey(view, draft)).toBe('commit.walk')
    expect(pressed(WALK, 'doge', border(0, 1, 1)).action).toEqual({
      type: 'doge',
      steps: [{ to: 1, over: 1 }],
    })
    const { action } = pressed(WALK, 'doge', district(2), district(3))
    expect(action).toEqual({
      type: 'doge',
      steps: [
        { to: 2, over: 1 },
        { to: 3, over: 2 },
      ],
    })
    expect(isLegal(WALK, action!)).toBe(true)
  })

  it('goes back to a pressed district of the walk, and confirms at its end', () => {
    expect(pressed(WALK, 'doge', district(2), district(3), district(2)).draft.steps).toHaveLength(1)
    expect(pressed(WALK, 'doge', district(2), district(0)).draft.steps).toHaveLength(0)
    expect(pressed(WALK, 'doge', district(2), district(2)).commit).toBe(true)
  })

  it('keeps the Doge in place after a press on his district, and confirms on the second press', () => {
    const staying = pressed(WALK, 'doge', district(0))
    expect(staying.commit).toBeUndefined()
    expect(staying.draft).toMatchObject({ to: 0, steps: [] })
    expect(takenBack(staying.view, staying.draft)).toMatchObject({ to: null })
    expect(pressed(WALK, 'doge', district(0), district(0)).commit).toBe(true)
    expect(pressed(WALK, 'doge', district(2), district(0), district(0)).commit).toBe(true)
    expect(pressed(WALK, 'doge', district(0), district(2)).draft).toMatchObject({
      to: null,
      steps: [{ to: 2, over: 1 }],
    })
  })

  it('goes the cheapest way to a pressed district farther away, if there is only one', () => {
    const far = pressed({ hand: 'D', doge: 1, bridges: 'a1-2 a2-3 b1-3 c3-4' }, 'doge', district(3))
    expect(far.draft.steps).toEqual([
      { to: 1, over: 0 },
      { to: 2, over: 0 },
      { to: 3, over: 2 },
    ])
    expect(isLegal({ hand: 'D', doge: 1, bridges: 'a1-2 a2-3 b1-3 c3-4' }, far.action!)).toBe(true)
    // By way of 2 over a's bridge or b's: not the program's choice.
    expect(pressed({ hand: 'D', doge: 1, bridges: 'b1-3 c1-3 c3-4' }, 'doge', district(3)).ask).toBeDefined()
  })

  it('asks the engine why the Doge cannot go somewhere', () => {
    expect(pressed(WALK, 'doge', district(4)).ask).toEqual({ type: 'doge', steps: [{ to: 4, over: null }] })
  })
})

describe('choosing whom to banish (SM-28, SM-30)', () => {
  const ranked = (view: View, draft: Draft) => {
    const { aristocrats } = view.districts[0]!
    const standing = previewOfNamed(view, draft)!.standings.get(0)!
    return rankingOf({ ...view.districts[0]!, ...standing }, aristocrats).map(({ seat, count, change }) => [
      seat,
      count,
      change,
    ])
  }
  const WANTED: Wanted = {
    in: '1:2,1,1',
    stage: { is: 'remove', seat: 0, district: 0, source: 'card', count: 2 },
  }

  it('is ready at exactly the rolled number', () => {
    const view = viewOf(WANTED)
    const none = startDraft(view)
    expect(actionOf(view, none)).toBeNull()
    const one = press(view, none, district(0, 1)).draft
    expect(needOf(view, one)).toBe('counts')
    const two = press(view, one, district(0, 0)).draft
    expect(actionOf(view, two)).toEqual({ type: 'remove', counts: [1, 1, 0] })
  })

  it('never takes more than there are or than were rolled', () => {
    const view = viewOf(WANTED)
    const two = withCount(view, startDraft(view), 0, 9)
    expect(two.counts).toEqual([2, 0, 0])
    expect(withCount(view, two, 1, 1).counts).toEqual([2, 0, 0])
    expect(press(view, two, district(3)).hint).toBe('otherDistrict')
    expect(press(view, two, district(0)).hint).toBe('pickRow')
  })

  it('counts one more with each press of a row, and says why not beyond that', () => {
    const view = viewOf(WANTED)
    const one = oneMore(view, startDraft(view), 1)
    expect(one.draft.counts).toEqual([0, 1, 0])
    expect(press(view, one.draft, district(0, 1))).toEqual({ draft: one.draft, hint: 'noMoreThere' })
    const two = oneMore(view, one.draft, 0).draft
    expect(two.counts).toEqual([1, 1, 0])
    for (const seat of [0, 1, 2]) expect(oneMore(view, two, seat)).toEqual({ draft: two, hint: 'allChosen' })
  })

  it('shows the choices so far, each row where it stood', () => {
    const view = viewOf({ ...WANTED, in: '1:3,2,2' })
    const { draft } = oneMore(view, startDraft(view), 0)
    const { draft: further } = oneMore(view, draft, 0)
    expect(needOf(view, draft)).toBe('counts')
    expect(ranked(view, draft)).toEqual([
      [0, 2, -1],
      [1, 2, 0],
      [2, 2, 0],
    ])
    expect(ranked(view, further)).toEqual([
      [0, 1, -2],
      [1, 2, 0],
      [2, 2, 0],
    ])
  })
})
