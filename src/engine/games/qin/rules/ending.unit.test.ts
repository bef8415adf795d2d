import { describe, expect, it } from 'vitest'
import type { Event } from '../event.ts'
import { legal } from './legal.ts'
import { scoreOf, turnOf } from './status.ts'
import type { State } from '../state.ts'
import { crowded } from '../testing/crowded.ts'
import { after, dealt, drawn, position, square, type Wanted } from '../testing/position.ts'

/** The events of an ending, from `game.ended` on. */
const endingOf = (events: readonly Event[]): readonly Event[] => {
  const from = events.findIndex(({ type }) => type === 'game.ended')
  return from < 0 ? [] : events.slice(from)
}

const outcomeOf = (state: State) => {
  const turn = turnOf(state)
  return turn.by === 'nobody' ? turn.outcome : undefined
}

describe('the last pagoda', () => {
  it('QIN-G1 wins at once, before any draw', () => {
    const { state, events } = after(position({ supplies: [1, 9] }), 'R-R e5-e6')
    expect(endingOf(events)).toEqual([
      { type: 'game.ended', game: 1, why: 'built', pagodas: [24, 15] },
      { type: 'game.won', seat: 0, shared: false },
      { type: 'match.ended', places: [1, 2], scores: [24, 15], ending: 'built' },
    ])
    expect(events.at(-1)?.type).toBe('match.ended')
    expect(outcomeOf(state)).toEqual({ places: [1, 2], scores: [24, 15], ending: 'built' })
  })

  it('QIN-G1 wins also by the tile of an opponent', () => {
    const { events } = after(position({ laid: '2 R-R e5-e6', supplies: [9, 1] }), 'R-R f4-f5')
    expect(endingOf(events)[1]).toEqual({ type: 'game.won', seat: 1, shared: false })
  })

  it('QIN-G1 the seat that placed wins alone if its own supply is empty too', () => {
    const state = position({ laid: '2 B-B h4-h5', supplies: [1, 1] })
    const grown = position({ laid: '2 B-B h4-h5, 2 Y-B j5-i5', supplies: [1, 1] })
    expect(endingOf(after(state, 'R-B g6-g5').events)[1]).toMatchObject({ seat: 0 })
    const { events } = after(grown, 'R-B g6-g5')
    expect(endingOf(events)).toEqual([
      { type: 'game.ended', game: 1, why: 'built', pagodas: [24, 24] },
      { type: 'game.won', seat: 0, shared: false },
      { type: 'match.ended', places: [1, 2], scores: [24, 24], ending: 'built' },
    ])
  })

  it('QIN-G1 otherwise all whose supplies are empty share', () => {
    const laid = '2 R-R e5-e6, 2 R-B f5-f4, 3 B-B h4-h5, 3 Y-B i4-i5'
    const state = position({ seats: 3, laid, supplies: [9, 1, 1] })
    const { events } = after(state, 'R-B g5-g4')
    expect(endingOf(events)).toEqual([
      { type: 'game.ended', game: 1, why: 'built', pagodas: [10, 19, 19] },
      { type: 'game.won', seat: 1, shared: true },
      { type: 'game.won', seat: 2, shared: true },
      { type: 'match.ended', places: [3, 1, 1], scores: [10, 19, 19], ending: 'built' },
    ])
  })

  it('QIN-G1 is looked at when all is carried out: what goes back first counts', () => {
    // One pagoda comes back from i2, two are owed: to the province at j1 and to the village k2.
    const laid = '1 R-R d1-e1, 1 R-R f1-g1, 1 R-B h1-h2, 1 R-R i2-i3, 2 Y-B k1-l1'
    const spared = after(position({ laid, supplies: [2, 9] }), 'R-Y i1-j1')
    expect(spared.state.supplies[0]).toBe(1)
    expect(endingOf(spared.events)).toEqual([])
    const used = after(position({ laid, supplies: [1, 9] }), 'R-Y i1-j1')
    expect(used.state.supplies[0]).toBe(0)
    expect(endingOf(used.events)[1]).toMatchObject({ type: 'game.won', seat: 0 })
  })
})

describe('a supply that does not reach', () => {
  const lone = '2 R-B c1-b1, 2 R-B d2-d3, 2 R-B f1-g1, 2 Y-Y b2-b3'
  const placedIn = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'pagoda.placed' ? [`${event.on} ${event.left}`] : []))

  it('QIN-G1a with enough, two stand on the province and one on the village', () => {
    const { state, events } = after(position({ laid: lone, supplies: [4, 9] }), 'R-R d1-e1')
    expect(placedIn(events)).toEqual(['province 3', 'province 2', 'village 1'])
    expect(state.supplies).toEqual([1, 10])
  })

  it.each([
    [1, ['province 0']],
    [2, ['province 1', 'province 0']],
    [3, ['province 2', 'province 1', 'village 0']],
  ])('QIN-G1a with %i as many are placed as there are, and majorities count all', (left, placed) => {
    const { state, events } = after(position({ laid: lone, supplies: [left, 9] }), 'R-R d1-e1')
    expect(placedIn(events)).toEqual(placed)
    expect(events).toContainEqual({ type: 'village.lost', seat: 1, at: square('c2'), why: 'outdone' })
    expect(events).toContainEqual({ type: 'village.won', seat: 0, at: square('c2') })
    expect(state.holders[0]).toBe(0)
    expect(state.supplies).toEqual([0, 10])
    expect(endingOf(events)[1]).toEqual({ type: 'game.won', seat: 0, shared: false })
  })
})

describe('no more room or tiles', () => {
  it('QIN-G2 all tiles are placed: most pagodas on the board win', () => {
    const state = position({ hands: ['Y-B', ''], stock: [0, 0, 0, 0, 0, 0], supplies: [20, 14] })
    const { events } = after(state, 'Y-B e6-e7')
    expect(endingOf(events)).toEqual([
      { type: 'game.ended', game: 1, why: 'placed', pagodas: [4, 10] },
      { type: 'game.won', seat: 1, shared: false },
      { type: 'match.ended', places: [2, 1], scores: [4, 10], ending: 'placed' },
    ])
  })

  it('QIN-G2 no tile in any hand fits, after the draw', () => {
    const stock = [2, 0, 0, 0, 0, 0]
    const crowd = crowded('e13 f13', { hands: ['B-B', 'R-R'], stock, supplies: [9, 12] })
    const placed = after(crowd, 'B-B e13-f13')
    expect(endingOf(placed.events)).toEqual([])
    const { events } = after(placed.state, drawn(0, 'R-R'))
    expect(events.map(({ type }) => type)).toEqual(['hand.drawn', 'game.ended', 'game.won', 'match.ended'])
    expect(events[1]).toMatchObject({ why: 'blocked' })
    expect(events[2]).toMatchObject({ seat: 0 })
  })

  it('QIN-G3 a tie shares the win', () => {
    const options = { seats: 3, hands: ['Y-B', '', ''], stock: [0, 0, 0, 0, 0, 0], supplies: [9, 12, 9] }
    const { events } = after(position(options), 'Y-B e6-e7')
    expect(endingOf(events).slice(1)).toEqual([
      { type: 'game.won', seat: 0, shared: true },
      { type: 'game.won', seat: 2, shared: true },
      { type: 'match.ended', places: [1, 3, 1], scores: [10, 7, 10], ending: 'placed' },
    ])
  })
})

describe('two games', () => {
  const both: Wanted = { options: { side: 'both' } }

  it('QIN-G4 after the first the board stands until the second is dealt, by the next seat', () => {
    const ended = after(
      position({ ...both, seats: 3, first: 1, supplies: [1, 9, 9], stock: [0, 0, 0, 0, 0, 1] }),
      'R-R e5-e6',
    )
    expect(endingOf(ended.events).map(({ type }) => type)).toEqual(['game.ended', 'game.won'])
    expect(ended.state.tiles).toHaveLength(1)
    expect(turnOf(ended.state)).toEqual({ by: 'chance' })
    expect(scoreOf(ended.state)).toEqual([19, 10, 10])
    // All tiles are reshuffled, whatever was left.
    expect([...legal(ended.state)]).toHaveLength(56)
    const { state, events } = after(ended.state, dealt(2, 'R-R R-R R-R'))
    expect(events).toEqual([
      { type: 'game.started', game: 2, side: 'lion', seat: 2 },
      { type: 'hand.dealt', seat: 2, tiles: ['RR', 'RR', 'RR'] },
    ])
    expect(state).toMatchObject({ side: 'lion', game: 2, first: 2, tiles: [], supplies: [19, 19, 19] })
    expect(state.stock).toEqual([9, 12, 12, 12, 12, 12])
    expect(state.hands).toEqual([[], [], ['RR', 'RR', 'RR']])
    const begun = after(state, dealt(0, 'R-Y R-Y R-Y'), dealt(1, 'R-Y R-Y R-Y')).state
    expect(turnOf(begun)).toEqual({ by: 2 })
  })

  const second = (supplies: readonly number[]): State =>
    position({
      ...both,
      side: 'lion',
      game: 2,
      finished: [{ side: 'bird', pagodas: [24, 22], winners: [0] }],
      hands: ['Y-B', ''],
      stock: [0, 0, 0, 0, 0, 0],
      supplies,
    })

  it('QIN-G4 the fewest left over in both win, also over a seat that won a game', () => {
    const { state, events } = after(second([14, 11]), 'Y-B e6-d6')
    expect(endingOf(events)).toEqual([
      { type: 'game.ended', game: 2, why: 'placed', pagodas: [10, 13] },
      { type: 'game.won', seat: 1, shared: false },
      { type: 'match.won', seat: 1, shared: false, left: 13 },
      { type: 'match.ended', places: [2, 1], scores: [34, 35], ending: 'both' },
    ])
    expect(scoreOf(state)).toEqual([34, 35])
    expect(state.finished.map(({ winners }) => winners)).toEqual([[0], [1]])
  })

  it('QIN-G4 ties share', () => {
    const { events } = after(second([14, 12]), 'Y-B e6-d6')
    expect(endingOf(events).slice(2)).toEqual([
      { type: 'match.won', seat: 0, shared: true, left: 14 },
      { type: 'match.won', seat: 1, shared: true, left: 14 },
      { type: 'match.ended', places: [1, 1], scores: [34, 34], ending: 'both' },
    ])
  })
})

describe('the running score', () => {
  it('is the pagodas on the board, with those of a game before', () => {
    expect(scoreOf(position({ supplies: [20, 21] }))).toEqual([4, 3])
    const finished = [{ side: 'bird', pagodas: [24, 22], winners: [0] }] as const
    expect(scoreOf(position({ supplies: [20, 21], finished }))).toEqual([28, 25])
  })
})
