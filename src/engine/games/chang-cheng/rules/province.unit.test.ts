import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { turnOf } from './status.ts'
import { start } from '../position/initial-state.ts'
import { after, OPTIONS, position, refusalOf } from '../testing/position.ts'
import { project } from '../view/project.ts'
import { oddsOf } from './chance.ts'

const three = { seats: 3, turn: 9 } as const

describe('face-down prestige tiles', () => {
  const OPTION = { prestige: 'down' } as const
  /** The fourth space of province 1 is empty. */
  const nearly = (cards = '') => position({ options: OPTION, wall: '1-3a', cards })

  it('CC-49 lie there from the start, and nobody lays a number', () => {
    const ready = start({ options: { ...OPTIONS, ...OPTION }, seats: 2 })
    const laid = after(ready, 'm[-2 -3 -4]', 'm[-2 -3 -4]')
    expect(laid.types).not.toContain('prestige.laid')
    expect(laid.state).toMatchObject({ prestige: Array(6).fill(null), stage: { is: 'act' } })
    expect(laid.state.prestigeStock).toEqual([3, 3, 3, 3, 3])
    expect(refusalOf(after(ready, 'm[-2 -3 -4]').state, 'p[0 1 2]')?.code).toBe('luckFirst')
  })

  it('CC-49 the tile of a completed province is turned up before its cards, and counts', () => {
    const { state, types } = after(nearly('a5p1'), '4')
    expect(types.slice(-2)).toEqual(['province.completed', 'prestige.due'])
    expect(turnOf(state)).toEqual({ by: 'chance' })
    const turned = after(state, 'p1=4')
    expect(turned.types.slice(0, 2)).toEqual(['prestige.turned', 'cards.revealed'])
    expect(turned.state.results[0]?.value).toBe(8)
    expect(turned.state.prestigeStock).toEqual([3, 3, 3, 3, 2])
  })

  it('CC-49 every tile left is as likely as there are copies of it, and none that is used up', () => {
    const { state } = after({ ...nearly(), prestigeStock: [0, 1, 3, 0, 0] }, '4')
    expect(oddsOf(state)).toEqual([
      { action: { type: 'turnPrestige', province: 0, value: 1 }, probability: 1 / 4 },
      { action: { type: 'turnPrestige', province: 0, value: 2 }, probability: 3 / 4 },
    ])
    expect(refusalOf(state, 'p1=0')).toMatchObject({ code: 'tilesNotLeft' })
    expect(refusalOf(state, 'p2=1')).toMatchObject({ code: 'prestigeFirst', rule: 'CC-49' })
    expect(refusalOf(state, '9')).toMatchObject({ code: 'prestigeFirst', rule: 'CC-49' })
  })

  it('CC-49 no viewer sees a number before, not even one who sees everything', () => {
    const state = nearly()
    for (const viewer of [0, 1, 'public', 'all'] as const) {
      const [first] = project(state, viewer).provinces
      expect(first).toMatchObject({ prestige: null, prestigeDown: true, value: 4 })
    }
    const { state: turned } = after(state, '4', 'p1=3')
    expect(project(turned, 'public').provinces[0]).toMatchObject({ prestige: 3, prestigeDown: false })
  })

  it('CC-49 two provinces completed at once are turned up one after the other', () => {
    const both = position({ options: OPTION, wall: '1-3a 6-9b' })
    const { state } = after(both, '4-5', 'p1')
    expect(state.stage).toEqual({ is: 'worth', province: 0 })
    const { state: next } = after(state, 'p1=2')
    expect(next.stage).toEqual({ is: 'worth', province: 1 })
  })
})

describe('a completed province', () => {
  it('CC-19 is resolved at once, also between the two walls of A', () => {
    const state = position({ ...three, wall: '1-3b', cards: 'b5p1' })
    const { events, types, state: next } = after(state, '4')
    expect(types).toEqual([
      'action.chosen',
      'wall.built',
      'threat.seen',
      'province.completed',
      'cards.revealed',
      'extra.gained',
      'province.scored',
      'province.won',
      'emperor.laid',
      'choice.due',
    ])
    expect(events.at(-1)).toEqual({ type: 'choice.due', seat: 0, of: 'second' })
    expect(next.scores).toEqual([0, 6, 0])
    expect(after(next, '20').state.mover).toBe(1)
  })

  it('CC-19 between the walls of A other seats decide on their cards first', () => {
    const { state } = after(position({ ...three, wall: '1-3b', cards: 'c3p1' }), '4')
    expect(turnOf(state).by).toBe(2)
    expect(refusalOf(state, '20')).toMatchObject({ code: 'cardFirst', rule: 'CC-21a' })
    const next = after(state, '-2').state
    expect(turnOf(next).by).toBe(0)
    expect(next).toMatchObject({ stage: { is: 'second' }, scores: [0, 4, 0] })
  })

  it('CC-19 a province with an empty space, or scored already, is left alone', () => {
    expect(after(position({ ...three, wall: '1-2b' }), '4').types).not.toContain('province.completed')
  })

  it('CC-19a a double wall completes two: its builder names the first before any card is turned', () => {
    const state = position({ ...three, mover: 1, wall: '1-3a 6-9c', cards: 'a3p1 c3p2' })
    const both = after(state, '4-5')
    expect(eventsOfType(both.events, 'province.completed').map(({ province }) => province)).toEqual([0, 1])
    expect(both.types).not.toContain('cards.revealed')
    expect(both.events.at(-1)).toEqual({ type: 'choice.due', seat: 1, of: 'open' })
    expect(turnOf(both.state).by).toBe(1)
    expect(refusalOf(both.state, 'p3')).toMatchObject({ code: 'notCompleted', rule: 'CC-19a' })
    expect(refusalOf(both.state, '+2')).toMatchObject({ code: 'provinceFirst', rule: 'CC-19a' })
    const opened = after(both.state, 'p2')
    expect(eventsOfType(opened.events, 'cards.revealed')).toEqual([
      { type: 'cards.revealed', province: 1, cards: [{ seat: 2, card: 3 }] },
    ])
    expect(turnOf(opened.state).by).toBe(2)
    const second = after(opened.state, '+2')
    expect(second.types).toEqual([
      'value.changed',
      'province.scored',
      'province.won',
      'emperor.laid',
      'cards.revealed',
      'card.due',
    ])
    expect(turnOf(second.state).by).toBe(0)
    expect(after(second.state, '-2').state).toMatchObject({ scores: [4, 3, 9], mover: 2 })
  })

  it('CC-19a the first brings its Emperor card and extension before the second is opened', () => {
    const state = position({ ...three, mover: 1, wall: '1-3a 6-9c', cards: 'c3p2', emperors: [4, 5] })
    const first = after(state, '4-5', 'p1')
    expect(first.types.slice(-2)).toEqual(['emperor.laid', 'board.due'])
    const { state: joined } = after(first.state, '[3A]', '<<', 'm[-2 -2 -2]')
    expect(joined.results[1]).toBeNull()
    const laid = after(joined, 'p[1 1 1]')
    expect(laid.types).toEqual(['prestige.laid', 'cards.revealed', 'card.due'])
  })

  it('CC-20 all its cards are turned up, and no other ones', () => {
    const { events, state } = after(position({ ...three, wall: '1-3b', cards: 'c3p1 a6p1 a1p2 b4p1' }), '4')
    expect(eventsOfType(events, 'cards.revealed')[0]?.cards).toEqual([
      { seat: 2, card: 3 },
      { seat: 1, card: 4 },
      { seat: 0, card: 6 },
    ])
    expect(state.lying).toEqual([{ seat: 0, card: 1, province: 1 }])
  })

  it('CC-21 equal numbers are removed before a warrior could act', () => {
    const state = position({ ...three, wall: '1-3b', cards: 'a1p1 b4p1 c4p1 c1p2 b1p1 c5p1' })
    const { events } = after(state, '4')
    expect(eventsOfType(events, 'cards.struck')[0]?.cards).toEqual([
      { seat: 0, card: 1 },
      { seat: 1, card: 1 },
      { seat: 1, card: 4 },
      { seat: 2, card: 4 },
    ])
    expect(eventsOfType(events, 'card.due')).toEqual([])
    expect(eventsOfType(events, 'province.scored')[0]?.walls).toEqual([1, 3, 2])
  })

  it('CC-21 three of a number are removed too, and the warrior beside them finds nothing', () => {
    const { events } = after(position({ ...three, wall: '1-3b', cards: 'a4p1 b4p1 c4p1 b1p1' }), '4')
    expect(eventsOfType(events, 'cards.struck')[0]?.cards).toHaveLength(3)
    expect(eventsOfType(events, 'card.lapsed')).toMatchObject([{ seat: 1, card: 1 }])
  })

  it('CC-21a the others act from low to high, each by its owner, and leave the match', () => {
    const { state } = after(position({ ...three, wall: '1-3b', cards: 'a4p1 c3p1 b2p1' }), '4')
    const owners: unknown[] = []
    let here = state
    for (const choice of ['-', '+2', '+w']) {
      owners.push(turnOf(here).by)
      here = after(here, choice).state
    }
    expect(owners).toEqual([1, 2, 0])
    expect(here.lying).toEqual([])
    expect(here.hands).toEqual([
      [1, 2, 3, 5, 6],
      [1, 3, 4, 5, 6],
      [1, 2, 4, 5, 6],
    ])
  })

  it('CC-21a a card without any possible effect lapses by itself', () => {
    // The province has no standing single wall, and the only region facing it has no tile.
    const wall = '1a= 2a= 3bx'
    const state = position({ ...three, mover: 1, wall, cards: 'c6p1 a2p1', threats: [0] })
    const { events, types } = after(state, 't4')
    expect(eventsOfType(events, 'card.lapsed').map(({ card }) => card)).toEqual([2, 6])
    expect(types).not.toContain('card.due')
    const lone = after(position({ ...three, wall: '1-3b', cards: 'c1p1' }), '4')
    expect(eventsOfType(lone.events, 'card.lapsed')).toEqual([
      { type: 'card.lapsed', seat: 2, province: 0, card: 1 },
    ])
    const nowhere = after(position({ ...three, wall: '1-3b', cards: 'c6p1' }), '4')
    expect(eventsOfType(nowhere.events, 'card.lapsed')).toHaveLength(1)
  })
})
