import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { BUILDINGS } from '../components/deck/deck.ts'
import { buildingOf, districtOf } from '../components/cards.ts'
import { pointsOf, matchOutcome, turnOf } from './status.ts'
import type { Built, State } from '../state.ts'
import { after, cardNamed, position, type Ground, type Player } from '../testing/position.ts'

/** Buildings of other districts than this one, and buildings of this one. */
const away = (card: string, count: number): readonly string[] =>
  BUILDINGS.filter(({ district }) => district !== districtOf(cardNamed(card)).id)
    .slice(0, count)
    .map(({ id }) => id)
const home = BUILDINGS.filter(({ district }) => district === 'hualien').map(({ id }) => id)
const valueOf = (...ids: readonly string[]): number => ids.reduce((sum, id) => sum + buildingOf(id).points, 0)

const hualien = (...ids: readonly (string | null)[]): Ground => ({
  card: 'hualien',
  on: ids.map((building) => (building === null ? null : { building })),
})

const ending = (...players: readonly Player[]): State =>
  position({
    players,
    phase: 'disaster',
    agenda: [{ do: 'turnUp', seat: 0 }],
    events: { general: 0, disaster: 0, upper: 0 },
  })

describe('points', () => {
  const [a = '', b = '', c = ''] = away('hualien', 3)

  it('QK-28 of buildings on the table; cards in hand count nothing', () => {
    const state = ending({ lands: [hualien(a)], hand: [b, c] })
    expect(pointsOf(state, 0)).toEqual({
      buildings: valueOf(a),
      levels: 0,
      matches: 0,
      role: 0,
      total: valueOf(a),
    })
  })

  it('QK-29 nothing, 2 and 3 for the levels', () => {
    expect(pointsOf(ending({ lands: [hualien(a)] }), 0).levels).toBe(0)
    expect(pointsOf(ending({ lands: [hualien(a, b)] }), 0).levels).toBe(2)
    expect(pointsOf(ending({ lands: [hualien(a, b, c)] }), 0).levels).toBe(5)
    expect(pointsOf(ending({ lands: [hualien(null, null, c)] }), 0).levels).toBe(3)
  })

  it('QK-30 2 for each building on a card of its own district', () => {
    const state = ending({ lands: [hualien(...home.slice(0, 2), a)] })
    expect(pointsOf(state, 0).matches).toBe(4)
  })

  it('QK-31 QK-34a the banker’s 1 for each developed and 2 for each prosperous building', () => {
    const lands = [hualien(a, b, c), { card: 'yilan', on: [null, { building: home[0] ?? '' }] }]
    expect(pointsOf(ending({ role: 'banker', lands }), 0).role).toBe(1 + 2 + 1)
    expect(pointsOf(ending({ role: 'landlord', lands }), 0).role).toBe(0)
  })

  it('QK-31 QK-36a 3 for each earthquake kept as research', () => {
    const state = { ...ending({ role: 'seismologist' }), research: [['jiji1999', 'meinong2016'], []] }
    expect(pointsOf(state, 0)).toMatchObject({ role: 6, total: 6 })
  })

  it('QK-42 for beginners buildings and matches only', () => {
    const built = (building: string): Built => ({ building, material: 2, structure: 2 })
    const levels = [built(a), built(home[0] ?? '')]
    const state: State = {
      ...position({ options: { variant: 'beginner' }, players: [{ role: 'banker' }, {}] }),
      lands: [[{ card: cardNamed('hualien'), levels }], []],
      research: [['jiji1999'], []],
    }
    const value = valueOf(a, home[0] ?? '')
    expect(pointsOf(state, 0)).toEqual({
      buildings: value,
      levels: 0,
      matches: 2,
      role: 0,
      total: value + 2,
    })
  })
})

/** Buildings outside their district, with equal points each. */
const equal = (points: number, count: number): readonly string[] =>
  BUILDINGS.filter((each) => each.points === points && each.district !== 'hualien')
    .slice(0, count)
    .map(({ id }) => id)

describe('the winner', () => {
  it('QK-32 has most points', () => {
    const [three = ''] = equal(3, 1)
    const [two = ''] = equal(2, 1)
    const { state, events } = after(
      ending({ lands: [hualien(two)] }, { lands: [{ card: "hualien'", on: [{ building: three }] }] }),
      '1>{end}',
    )
    expect(turnOf(state)).toEqual({
      by: 'nobody',
      outcome: { places: [2, 1], scores: [2, 3], ending: 'endCard' },
    })
    expect(eventsOfType(events, 'match.won')).toEqual([
      { type: 'match.won', seat: 1, score: 3, shared: false },
    ])
  })

  it('QK-32 with equal points has most buildings, then shares', () => {
    const [four = ''] = equal(4, 1)
    const twos = equal(2, 2).map((building) => ({ building }))
    const state = ending(
      { lands: [hualien(four)] },
      {
        lands: [
          { card: 'penghu', on: twos.slice(0, 1) },
          { card: 'yilan', on: twos.slice(1) },
        ],
      },
    )
    expect(matchOutcome(state)).toMatchObject({ places: [2, 1], scores: [4, 4] })
    const even = after(ending({}, {}, {}), '1>{end}')
    expect(matchOutcome(even.state).places).toEqual([1, 1, 1])
    expect(eventsOfType(even.events, 'match.won').map(({ shared }) => shared)).toEqual([true, true, true])
  })
})
