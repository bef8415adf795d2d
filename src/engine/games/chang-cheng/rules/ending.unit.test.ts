import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { legal } from './legal.ts'
import { turnOf } from './status.ts'
import { project } from '../view/project.ts'
import { after, allBut, position, refusalOf, scored, type Wanted } from '../testing/position.ts'

/** Two seats without neutral walls; only space 26 is empty, and the mover has a wall for it. */
const last = (wanted: Wanted & { readonly wall: string }) =>
  position({
    options: { neutral: 'off', ...wanted.options },
    results: scored(2, 6, 1, 2, 3, 4, 5),
    ...wanted,
  })

const FILLED = allBut('b', 26)

describe('the end', () => {
  it('CC-44 to CC-46 the view tells what each event card gave, once the match is over', () => {
    const state = last({
      wall: FILLED,
      hands: [[], [2, 5]],
      options: { neutral: 'off' },
      events: ['overlord', 'reward'],
    })
    expect(project(state, 'public').rewards).toEqual([])
    const { state: over, events } = after(state, '26')
    const { rewards } = project(over, 'public')
    expect(rewards).toContainEqual({ event: 'reward', seat: 1, count: 2, points: 4 })
    expect(rewards.map(({ event, seat, points }) => ({ event, seat, points }))).toEqual(
      eventsOfType(events, 'event.scored').map(({ event, seat, points }) => ({ event, seat, points })),
    )
  })

  it('CC-34 when every space is filled and the last province is scored, and what is due lapses', () => {
    const { events, types, state } = after(last({ wall: FILLED }), '26')
    expect(types).toContain('province.scored')
    expect(types).not.toContain('wall.omitted')
    expect(types.indexOf('map.closed')).toBeGreaterThan(types.indexOf('province.won'))
    expect(eventsOfType(events, 'map.closed')).toEqual([{ type: 'map.closed', why: 'filled' }])
    expect(events.at(-1)).toMatchObject({ type: 'match.ended', ending: 'filled' })
    expect(turnOf(state).by).toBe('nobody')
    expect([...legal(state)]).toEqual([])
    expect(refusalOf(state, '26')).toMatchObject({ code: 'matchOver', rule: 'CC-34' })
  })

  it('CC-34 the cards of the last province act first', () => {
    const state = last({ wall: FILLED, cards: 'b3p6' })
    const due = after(state, '26')
    expect(due.types.at(-1)).toBe('card.due')
    expect(after(due.state, '+2').types).toContain('match.ended')
  })

  it('CC-34 a neutral wall still due lapses', () => {
    const state = position({
      faces: ['1A', '2A', '3A'],
      wall: `${FILLED} 27-39b`,
      results: scored(2, 9, 1, 2, 3, 4, 5, 7, 8, 9),
    })
    expect(after(state, '26').types).toContain('match.ended')
  })

  it('CC-34 a board that the last space brings goes on with the match', () => {
    const state = position({ wall: FILLED, results: scored(2, 6, 1, 2, 3, 4, 5), emperors: [0, 1] })
    expect(after(state, '26').types.at(-1)).toBe('board.due')
  })

  it('CC-34a when no seat can act any more: open provinces are not scored, their cards do nothing', () => {
    const state = last({
      wall: allBut('b', 25, 26),
      results: scored(2, 6, 1, 2, 3, 4, 5),
      walls: [0, 0],
      doubles: [0, 0],
      towers: [0, 0],
      hands: [[5], []],
      cards: 'b3p6',
      options: { neutral: 'off', events: 'overlord-reward' },
    })
    const { events, types } = after(state, '5p6')
    expect(eventsOfType(events, 'map.closed')).toEqual([{ type: 'map.closed', why: 'stuck' }])
    expect(types).not.toContain('cards.revealed')
    expect(types).not.toContain('province.scored')
    expect(eventsOfType(events, 'event.scored').map(({ event }) => event)).toEqual(['overlord'])
    expect(events.at(-1)).toMatchObject({ ending: 'stuck' })
  })
})

describe('the Mongols', () => {
  it('CC-36 all tiles are turned up, then most walls lose each tile’s number, from left to right', () => {
    const wall = `1-10b 11-13a 14-25b`
    const { events, state } = after(last({ wall, threats: [-2, -3, -4, -2, -3, -4] }), '26')
    expect(eventsOfType(events, 'threat.turned').map(({ region, value }) => [region, value])).toEqual([
      [0, -2],
      [1, -3],
      [2, -4],
      [3, -2],
      [4, -3],
      // The builder has seen them, but they are still face down.
      [5, -4],
    ])
    expect(
      eventsOfType(events, 'region.lost').map(({ region, seat, points }) => [region, seat, points]),
    ).toEqual([
      [0, 1, -2],
      [1, 1, -3],
      [2, 0, -4],
      [3, 1, -2],
      [4, 1, -3],
      [5, 1, -4],
    ])
    // Province 6 was worth 6 to seat 1.
    expect(state.scores).toEqual([-4, 6 - 14])
  })

  it('CC-36 a tile that lies face up already is not turned up again, but still attacks', () => {
    const state = last({ wall: FILLED })
    const threats = state.threats.map((tile, region) => ({ ...tile, up: region < 2 }))
    const { events } = after({ ...state, threats }, '26')
    expect(eventsOfType(events, 'threat.turned').map(({ region }) => region)).toEqual([2, 3, 4, 5])
    expect(eventsOfType(events, 'region.raided')).toHaveLength(6)
  })

  it('CC-36 the regions come in the order of the map, not of their numbers', () => {
    const boards = [
      { slot: 1, face: '2A' },
      { slot: 0, face: '1A' },
    ] as const
    const { events } = after({ ...last({ wall: FILLED }), boards }, '26')
    expect(eventsOfType(events, 'region.raided').map(({ region }) => region)).toEqual([3, 4, 5, 0, 1, 2])
  })

  it('CC-36a destroyed and extra walls do not count, and with none nobody loses', () => {
    const results = scored(2, 6, 1, 2, 3, 4, 5).map((result) => result && { ...result, extra: [9, 0] })
    const { events } = after(last({ wall: '1-5bx 6-25b', results }), '26')
    expect(eventsOfType(events, 'region.raided')[0]).toMatchObject({ region: 0, walls: [0, 0] })
    expect(eventsOfType(events, 'region.lost').map(({ region }) => region)).toEqual([1, 2, 3, 4, 5])
  })

  it('CC-36a a region without a tile costs nothing', () => {
    const { events } = after(last({ wall: FILLED, threats: [0, -3, 0] }), '26')
    expect(eventsOfType(events, 'region.raided').map(({ region }) => region)).toEqual([1, 3, 4, 5])
  })

  it('CC-37 all who tie lose it', () => {
    const { events } = after(last({ wall: '1-5b 6-7a 8-9b 10c 11-25b' }), '26')
    expect(eventsOfType(events, 'region.lost').filter(({ region }) => region === 1)).toMatchObject([
      { seat: 0, points: -3 },
      { seat: 1, points: -3 },
    ])
  })

  it('CC-37 a tower in the region saves its owner, also among those who tie, and nobody takes its place', () => {
    const { events } = after(last({ wall: '1-4b 5b^ 6a 7a^ 8-9b 10bx 11-25b' }), '26')
    const lost = eventsOfType(events, 'region.lost')
    expect(eventsOfType(events, 'region.spared')).toEqual([
      { type: 'region.spared', seat: 1, region: 0 },
      { type: 'region.spared', seat: 0, region: 1 },
    ])
    expect(lost.filter(({ region }) => region === 0)).toEqual([])
    expect(lost.filter(({ region }) => region === 1).map(({ seat }) => seat)).toEqual([1])
  })

  it('CC-37 a tower in another region saves nobody', () => {
    const { events } = after(last({ wall: '1-5b 6b^ 7-25b' }), '26')
    expect(eventsOfType(events, 'region.lost').map(({ region }) => region)).toContain(0)
  })
})

describe('the winner', () => {
  it('CC-38 the highest score wins, below zero too', () => {
    const { events, state } = after(last({ wall: FILLED, scores: [-9, -20] }), '26')
    expect(eventsOfType(events, 'match.won')).toEqual([
      { type: 'match.won', seat: 0, score: -9, shared: false },
    ])
    expect(turnOf(state)).toMatchObject({ outcome: { places: [1, 2], scores: [-9, -20 + 6 - 18] } })
  })

  it('CC-38 ties share', () => {
    const { events, state } = after(last({ wall: FILLED, scores: [0, 12] }), '26')
    expect(eventsOfType(events, 'match.won').map(({ seat, shared }) => [seat, shared])).toEqual([
      [0, true],
      [1, true],
    ])
    expect(turnOf(state)).toMatchObject({ outcome: { places: [1, 1] } })
  })
})

describe('event cards', () => {
  const played = (events: Wanted['options'] & object, wanted: Wanted & { readonly wall: string }) => {
    const ended = after(last({ ...wanted, options: { neutral: 'off', ...events } }), '26')
    return { ...ended, facts: eventsOfType(ended.events, 'event.scored') }
  }

  it('CC-43 they take effect after the Mongol losses', () => {
    const { types } = played({ events: 'diplomacy-overlord' }, { wall: FILLED })
    expect(types.indexOf('event.scored')).toBeGreaterThan(types.lastIndexOf('region.lost'))
    expect(types.indexOf('event.scored')).toBeLessThan(types.indexOf('match.won'))
  })

  it('CC-44 Diplomacy: most provinces with a piece that stands score 4', () => {
    const { facts } = played({ events: 'diplomacy-scouting' }, { wall: '1a 2-5b 6-9bx 10-25b' })
    expect(facts).toMatchObject([{ seat: 1, event: 'diplomacy', count: 6, points: 4 }])
    const rubble = played(
      { events: 'diplomacy-scouting' },
      { wall: '1-4ax 5a 6-9b 10a 11-13b 14a 15-18b 19a 20-22b 23bx 24-25ax' },
    )
    expect(rubble.facts).toMatchObject([{ seat: 0, count: 5 }])
  })

  it('CC-44 Diplomacy: all who tie score, and neutral takes no part', () => {
    const wall = '1a 2b 3-4n 5a 6b 7-9n 10a 11b 12-13n 14a 15b 16-18n 19a 20b 21-22n 23a 24b 25n'
    expect(played({ events: 'diplomacy-scouting' }, { wall }).facts).toMatchObject([
      { seat: 0, count: 6, points: 4 },
      { seat: 1, count: 6, points: 4 },
    ])
  })

  it('CC-45 Overlord: the longest row scores its length; rubble breaks it, joints and double walls do not', () => {
    const wall = '1-6n 7b 8bx 9b 10-11a 12a= 13a= 14a 15a^ 16ax 17a 18-25n'
    expect(played({ events: 'overlord-scouting' }, { wall }).facts).toMatchObject([
      { seat: 0, event: 'overlord', count: 6, points: 6 },
    ])
  })

  it('CC-45 Overlord: all who tie score', () => {
    const wall = '1-2a 3-4b 5-25n'
    expect(played({ events: 'overlord-scouting' }, { wall }).facts).toMatchObject([
      { seat: 0, count: 2, points: 2 },
      { seat: 1, count: 2, points: 2 },
    ])
  })

  it('CC-46 Emperor’s reward: 2 points for each card in hand', () => {
    const { facts } = played({ events: 'reward-scouting' }, { wall: FILLED, hands: [[1, 4, 6], []] })
    expect(facts).toMatchObject([{ seat: 0, event: 'reward', count: 3, points: 6 }])
    const both = played({ events: 'reward-scouting' }, { wall: FILLED, hands: [[1], [2, 3]] })
    expect(both.facts.map(({ points }) => points)).toEqual([2, 4])
  })

  it('CC-47 Scouting: the tile of a region is turned up for good when something is built there', () => {
    const state = position({ seats: 3, options: { events: 'overlord-scouting' }, threats: [-2, -4] })
    const { events, types, state: next } = after(state, '5-6')
    expect(eventsOfType(events, 'threat.turned').map(({ region, value }) => [region, value])).toEqual([
      [0, -2],
      [1, -4],
    ])
    expect(types).not.toContain('threat.seen')
    expect(next.threats.map(({ up }) => up)).toEqual([true, true, false, false, false, false])
    expect(after(next, '1').types).not.toContain('threat.turned')
    expect(after(state, '1p1 2p2').types).not.toContain('threat.turned')
  })
})
