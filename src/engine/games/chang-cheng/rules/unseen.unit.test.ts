import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { quickRandom, seededRandom } from '../../../kernel/random.ts'
import { message } from '../../../kernel/text.ts'
import { namingsOf } from './identify.ts'
import { changCheng } from '../index.ts'
import { legal, otherChoices } from './legal.ts'
import { THREAT_COPIES, THREATS } from '../components/pieces.ts'
import type { Options, State } from '../state.ts'
import {
  after,
  allBut,
  does,
  OPTIONS,
  position,
  refusalOf,
  scored,
  type Wanted,
} from '../testing/position.ts'
import { unknownTiles } from '../position/unidentified.ts'

const options = { ...OPTIONS, neutral: 'off' } as const
const begun = (wish: Partial<Options> = {}, unseen = true): State =>
  changCheng.start({
    options: { ...options, ...wish },
    seats: 2,
    ...(unseen ? { partialEntry: unseen } : {}),
  })

const LAID = ['m[? ? ?]', 'p[0 1 2]', 'm[? ? ?]', 'p[1 1 2]'] as const
/** Six unseen tiles. */
const laid = (wish: Partial<Options> = {}): State => after(begun(wish), ...LAID).state

/** Cards may be left open; the tiles are known. */
const table = ({ options: wish, ...wanted }: Wanted = {}): State =>
  position({ unseen: true, options: { ...options, ...wish }, ...wanted })

const tilesOf = (state: State): readonly number[] =>
  THREATS.map(
    (value, kind) =>
      (state.threatStock[kind] ?? 0) + state.threats.filter((tile) => tile.value === value).length,
  )

describe('threat tiles nobody has seen', () => {
  it('CC-3 are laid only where they may be left open, and are in neither the stock nor sight', () => {
    expect(refusalOf(begun({}, false), 'm[? ? ?]')).toMatchObject({ code: 'tilesUnknown', rule: 'CC-3' })
    const [first] = legal(begun())
    expect(first).toEqual(does('m[? ? ?]'))
    expect([...legal(begun({}, false))]).not.toContainEqual(does('m[? ? ?]'))
    const state = laid()
    expect(state.veiled).toEqual([0, 1, 2, 3, 4, 5])
    expect(tilesOf(state)).toEqual(THREATS.map(() => THREAT_COPIES))
    const view = changCheng.view(state, 'all')
    expect(view.stocks.threats).toBe(9)
    expect(view.regions.map(({ tile }) => tile)).toEqual(view.regions.map(() => ({ value: null, up: false })))
    expect(changCheng.view(begun(), 0).mayBeUnseen).toBe(true)
    expect(changCheng.view(begun({}, false), 0).mayBeUnseen).toBe(false)
  })

  it('CC-3 can be any that is not known: a board laid later may have them all', () => {
    const first = after(begun(), 'm[? ? ?]', 'p[0 1 2]').state
    const { state } = after(first, 'm[-2 -2 -2]')
    expect(unknownTiles(state)).toEqual([2, 5, 5])
    expect(tilesOf(state)).toEqual([5, 5, 5])
    const known = after(begun(), 'm[-2 -2 -2]', 'p[0 1 2]').state
    expect(refusalOf(known, 'm[-2 -2 -2]')).toMatchObject({ code: 'tilesNotLeft', rule: 'CC-3' })
  })

  it('CC-17 are looked at without anybody being told what they are', () => {
    const { state, events } = after(laid(), '6')
    expect(eventsOfType(events, 'threat.seen')).toEqual([
      { type: 'threat.seen', seat: 0, region: 1, value: null, memory: 'notes' },
    ])
    for (const viewer of [0, 1, 'all'] as const)
      expect(changCheng.view(state, viewer).regions[1]).toMatchObject({
        tile: { value: null },
        lookedBy: [0],
      })
  })

  it('CC-47 are asked for when Scouting turns them up, from left to right, before the match goes on', () => {
    const state = { ...laid({ events: 'diplomacy-scouting' }), turn: 9 }
    const built = after(state, '10-11')
    expect(built.types.at(-1)).toBe('threat.due')
    expect(built.state.stage).toEqual({ is: 'turn', regions: [1, 2], closed: null })
    expect(changCheng.turn(built.state)).toEqual({ by: 'chance' })
    expect(refusalOf(built.state, 'm3=-2')).toMatchObject({ code: 'turnFirst', rule: 'CC-47' })
    expect(refusalOf(built.state, '1')).toMatchObject({ code: 'turnFirst' })
    const one = after(built.state, 'm2=-4')
    expect(one.types).toEqual(['threat.turned', 'threat.due'])
    const both = after(one.state, 'm3=-2')
    expect(both.types).toEqual(['threat.turned', 'turn.started'])
    expect(both.state.veiled).toEqual([0, 3, 4, 5])
    expect(changCheng.view(both.state, 1).regions.map(({ tile }) => tile?.value)).toEqual([
      null,
      -4,
      -2,
      null,
      null,
      null,
    ])
    expect(tilesOf(both.state)).toEqual([5, 5, 5])
    // A face-up tile is not asked for again.
    expect(after(both.state, 't9').types).toContain('turn.started')
  })

  it('CC-19 CC-47 wait with what the piece has completed', () => {
    const scouting = laid({ events: 'overlord-scouting' })
    const state = { ...scouting, turn: 9, pieces: position({ wall: '1-3b' }).pieces }
    const built = after(state, '4')
    expect(built.types).not.toContain('province.completed')
    const { types } = after(built.state, 'm1=-3')
    expect(types.slice(0, 3)).toEqual(['threat.turned', 'province.completed', 'cards.revealed'])
  })

  it('CC-3 CC-36 are only of numbers that are left among those not known', () => {
    const state = { ...laid({ events: 'diplomacy-scouting' }), turn: 9 }
    const asked = after(state, '1').state
    expect([...legal(asked)]).toEqual(['m1=-2', 'm1=-3', 'm1=-4'].map(does))
    const few = {
      ...asked,
      threats: asked.threats.map((tile) => ({ ...tile, value: -4 as const })),
      threatStock: [0, 1, 0],
    }
    expect([...legal(few)]).toEqual(['m1=-3', 'm1=-4'].map(does))
    expect(refusalOf(few, 'm1=-2')).toMatchObject({ code: 'tilesNotLeft' })
    expect(changCheng.odds(few)?.map(({ probability }) => probability)).toEqual([1 / 7, 6 / 7])
    expect(changCheng.view(asked, 0).asked).toEqual({ is: 'tile', region: 0, left: [5, 5, 5] })
  })

  it('CC-36 are asked for one by one when the map is closed, and then the Mongols come', () => {
    const before = { ...laid(), turn: 9, pieces: position({ wall: allBut('a', 1) }).pieces }
    const last = {
      ...before,
      results: before.results.map((_, at) =>
        at === 0 ? null : { value: 5, winners: [0], change: 0, extra: [0, 0] },
      ),
    }
    const gone = { ...last, threats: last.threats.map((tile, region) => ({ ...tile, gone: region === 1 })) }
    let here = after(gone, '1')
    expect(here.types.slice(-2)).toEqual(['map.closed', 'threat.due'])
    for (const text of ['m1=-2', 'm3=-4', 'm4=-4', 'm5=-3']) {
      expect(here.state.stage).toMatchObject({ is: 'turn', closed: 'filled' })
      here = after(here.state, text)
    }
    const { events, state } = after(here.state, 'm6=-2')
    expect(eventsOfType(events, 'region.raided').map(({ value }) => value)).toEqual([-2, -4, -4, -3, -2])
    expect(state.stage.is).toBe('over')
    // CC-23: a tile removed by a traitor stays unknown.
    expect(state.veiled).toEqual([1])
    expect(changCheng.text.board(changCheng.view(state, 'all'))).toContain('m1  -2')
  })
})

describe('cards nobody has seen', () => {
  it('CC-9 CC-10 CC-18 are laid only where they may be left open', () => {
    expect(refusalOf(position(), '?p1 ?p2')).toMatchObject({ code: 'cardUnknown', rule: 'CC-18' })
    expect(refusalOf(position(), '?+4')).toMatchObject({ code: 'cardUnknown' })
    const { state, events } = after(table(), '?p1 3p2')
    expect(eventsOfType(events, 'card.laid').map(({ card }) => card)).toEqual([null, 3])
    expect(changCheng.view(state, 0).players[0]).toMatchObject({
      cards: 4,
      hand: null,
      mayHold: [1, 2, 4, 5, 6],
    })
    expect(changCheng.view(state, 1).players[0]).toMatchObject({ cards: 4, hand: null, mayHold: null })
    expect(changCheng.view(state, 0).provinces.flatMap(({ cards }) => cards)).toEqual([
      { seat: 0, card: null },
      { seat: 0, card: 3 },
    ])
    expect(changCheng.text.board(changCheng.view(state, 0))).toContain('? ? ? ?')
  })

  it('CC-1 are one of six each: all that has not come to light may still be laid, no more than are in hand', () => {
    const state = table({ cards: 'a2p4', hands: [[1, 3]] })
    const open = after(state, '?p1 ?p2').state
    const own = { ...open, mover: 0 }
    expect(own.hands[0]).toEqual([])
    expect(refusalOf(own, '?+20')).toMatchObject({ code: 'noCardLeft', rule: 'CC-1' })
    const one = { ...after(state, '?+1').state, mover: 0 }
    expect(changCheng.view(one, 0).players[0]).toMatchObject({ cards: 1, mayHold: [1, 3] })
    expect(refusalOf(one, '?p1 ?p2')).toMatchObject({ code: 'wrongCardCount', rule: 'CC-35' })
    expect(refusalOf(one, '2p1')).toMatchObject({ code: 'notInHand' })
    for (const card of ['1p2', '3p2', '?p2']) expect(refusalOf(one, card)).toBeUndefined()
    const named = after(one, '3p2').state
    expect(named.lying.map(({ card, veiled }) => (veiled === true ? null : card))).toEqual([2, null, 3])
    // Without looks the other tile is then known too, but it is not shown before it is turned up.
    expect(named.lying[1]?.card).toBe(1)
    expect(named.hands[0]).toEqual([])
  })

  it('CC-9 are listed beside those named, and never chosen by the program', () => {
    const state = table()
    const cards = [...legal(state)].filter(({ type }) => type === 'cards' || type === 'cardWall')
    for (const text of ['?p1 ?p2', '?p1 6p2', '5p3 ?p4', '?+1', '6+1'])
      expect(cards).toContainEqual(does(text))
    expect(JSON.stringify([...otherChoices(state)])).not.toContain('null')
    for (let round = 0; round < 200; round += 1)
      expect(JSON.stringify(changCheng.sampleLegal(state, quickRandom(`sample ${round}`)))).not.toContain(
        'null',
      )
    const best = changCheng.heuristics?.candidates?.(state, quickRandom('guide')) ?? []
    expect(JSON.stringify(best)).not.toContain('null')
  })

  it('CC-20 are asked for before any is turned up, one seat after the other', () => {
    const state = table({ wall: '1-3a', cards: 'b4p1' })
    const both = after(state, '?p1 ?p2', '?p1 5p2').state
    const filled = after(both, '4')
    expect(filled.types.at(-1)).toBe('cards.due')
    expect(filled.types).not.toContain('cards.revealed')
    expect(filled.state.stage).toEqual({ is: 'name', seat: 0, province: 0 })
    expect(changCheng.turn(filled.state)).toEqual({ by: 'chance' })
    expect(changCheng.view(filled.state, 1).asked).toEqual({
      is: 'cards',
      seat: 0,
      province: 0,
      count: 1,
      known: [],
      others: [1, 2, 3, 4, 5, 6],
    })
    expect(refusalOf(filled.state, '2p1=14')).toMatchObject({ code: 'nameFirst', rule: 'CC-20' })
    expect(refusalOf(filled.state, '1')).toMatchObject({ code: 'nameFirst' })
    expect(refusalOf(filled.state, '1p1=12')).toMatchObject({ code: 'cardsNotLeft', rule: 'CC-20' })
    const own = after(filled.state, '1p1=6')
    expect(own.types).toEqual(['cards.named', 'cards.due'])
    expect(changCheng.view(own.state, 1).asked).toMatchObject({
      seat: 1,
      count: 2,
      known: [4],
      others: [1, 2, 3, 6],
    })
    expect(changCheng.view(own.state, 0).asked).toMatchObject({
      seat: 1,
      count: 2,
      known: [],
      others: [1, 2, 3, 4, 5, 6],
    })
    expect(refusalOf(own.state, '2p1=36')).toMatchObject({ code: 'cardsNotLeft' })
    const { events, state: up } = after(own.state, '2p1=46')
    expect(events.slice(0, 3)).toEqual([
      { type: 'cards.named', seat: 1, province: 0, cards: [4, 6] },
      {
        type: 'cards.revealed',
        province: 0,
        cards: [
          { seat: 1, card: 4 },
          { seat: 0, card: 6 },
          { seat: 1, card: 6 },
        ],
      },
      {
        type: 'cards.struck',
        province: 0,
        cards: [
          { seat: 0, card: 6 },
          { seat: 1, card: 6 },
        ],
      },
    ])
    expect(changCheng.view(up, 1).players[1]).toMatchObject({ hand: [1, 2, 3], spent: [4, 6] })
    // One of the first seat's cards is still in province 2.
    expect(changCheng.view(up, 0).players[0]).toMatchObject({
      cards: 4,
      hand: null,
      mayHold: [1, 2, 3, 4, 5],
    })
  })

  it('CC-19a are asked for after it is said which province is opened first', () => {
    const state = table({ wall: '1-3a 6-9b', cards: 'b4p1' })
    const open = { ...after(state, '?p1 ?p2').state, mover: 0 }
    const due = after(open, '4-5')
    expect(due.state.stage).toEqual({ is: 'open' })
    expect(after(due.state, 'p2').state.stage).toEqual({ is: 'name', seat: 0, province: 1 })
  })

  it('CC-46 are in hand as many as they are, whichever they are', () => {
    const state = table({
      options: { events: 'diplomacy-reward' },
      events: ['diplomacy', 'reward'],
      wall: allBut('a', 1, 2),
      results: scored(2, 6, 2, 3, 4, 5, 6),
    })
    const { events } = after(state, '?+1', '2', '1p1=5')
    const rewards = eventsOfType(events, 'event.scored').filter(({ event }) => event === 'reward')
    expect(rewards.map(({ count }) => count)).toEqual([5, 6])
  })
})

describe('dealing anew', () => {
  it('CC-48 deals what nobody has seen from what is left, and all is known then', () => {
    const before = { ...laid(), turn: 9 }
    const mine = after(before, '?p1 3p2').state
    const seen = new Set<string>()
    for (let round = 0; round < 40; round += 1) {
      const other = changCheng.conceal(mine, 0).deal(seededRandom('unseen', round))
      expect(other.veiled).toEqual([])
      expect(other.lying.map(({ card }) => card)[1]).toBe(3)
      expect([...(other.hands[0] ?? []), ...other.lying.map(({ card }) => card)].sort()).toEqual([
        1, 2, 3, 4, 5, 6,
      ])
      expect(other.lying.some(({ veiled }) => veiled)).toBe(false)
      expect(tilesOf(other)).toEqual([5, 5, 5])
      seen.add(`${other.lying[0]?.card ?? 0} ${other.threats.map(({ value }) => value).join()}`)
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('CC-20 CC-36 what is asked for has one answer then', () => {
    const filled = after(table({ wall: '1-3a' }), '?+4').state
    const other = changCheng.conceal(filled, 1).deal(seededRandom('name', 0))
    expect([...legal(other)]).toEqual([
      { type: 'nameCards', seat: 0, province: 0, cards: [other.lying[0]?.card] },
    ])
    expect(namingsOf(filled, 0, 0)).toHaveLength(6)
    const turning = after({ ...laid({ events: 'diplomacy-scouting' }), turn: 9 }, '1').state
    const turned = changCheng.conceal(turning, 0).deal(seededRandom('turn', 0))
    expect([...legal(turned)]).toEqual([{ type: 'turnThreat', region: 0, value: turned.threats[0]?.value }])
  })
})

it('CC-48 has a notation for what comes to light, and sentences', () => {
  for (const text of ['m4=-3', '2p1=146', '?p1 ?p2', '?+3', 'm[? ? ?]'])
    expect(changCheng.text.notation(does(text), position())).toBe(text)
  expect(changCheng.text.sentence({ type: 'cards.named', seat: 1, province: 2, cards: [1, 4] })).toEqual({
    key: 'event.cards.named',
    params: { seat: 1, province: 3, cards: [message('named.card.warrior'), message('named.card.architect')] },
  })
})
