import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seededRandom } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { quakeNopoly } from '../index.ts'
import { BUILDING_IDS, CARDS, DISASTER_IDS, GENERAL_IDS, ROLES } from '../components/cards.ts'
import { BUILDINGS, DISTRICTS, EARTHQUAKES, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { KINDS } from '../components/deck/types.ts'
import { FIELDS } from '../options.ts'
import { start } from '../position/initial-state.ts'
import type { State } from '../state.ts'
import { after, does, OPTIONS, position, refusalOf, waiting } from '../testing/position.ts'

const begun = (seats: number, options: Partial<typeof OPTIONS> | object = {}): State =>
  start({ options: { ...OPTIONS, ...options }, seats })

const turningUp = (seats: number, events: Partial<State['decks']['events']> = {}): State =>
  position({
    players: Array.from({ length: seats }, () => ({})),
    phase: 'disaster',
    agenda: [{ do: 'turnUp', seat: 0 }],
    events,
  })

const shareOf = (state: State, isMeant: (id: string) => boolean): number =>
  (quakeNopoly.odds(state) ?? []).reduce(
    (sum, { action, probability }) =>
      action.type === 'turnUp' && isMeant(action.event) ? sum + probability : sum,
    0,
  )

it.each([
  [{ do: 'drawFirst' }, 'QK-7'],
  [{ do: 'drawRole', seat: 0 }, 'QK-2'],
  [{ do: 'drawDistricts', seat: 0, count: 1 }, 'QK-6'],
  [{ do: 'drawBuildings', seat: 0, count: 1 }, 'QK-6'],
  [{ do: 'turnUp', seat: 0 }, 'QK-17'],
  [{ do: 'rollCard', seat: 0, event: 'steelPrices', at: [0] }, 'QK-18'],
  [{ do: 'rollShift', seat: 0, card: 0 }, 'QK-37a'],
] as const)('while chance is to do %o other actions are refused by %s', (task, rule) => {
  expect(refusalOf(position({ agenda: [task] }), '-')).toMatchObject({ code: 'luckFirst', rule })
})

describe('pieces and cards', () => {
  it('QK-1 six roles, 36 district cards, 76 buildings, 34 general events, 31 of the weather, 10 earthquakes, 100 pieces of each kind', () => {
    expect(ROLES).toHaveLength(6)
    expect([DISTRICTS.length, CARDS.length, BUILDINGS.length]).toEqual([18, 36, 76])
    expect([GENERAL_IDS.length, SPECIAL_EVENTS.length, EARTHQUAKES.length]).toEqual([34, 31, 10])
    expect(begun(4).supply).toEqual(KINDS.map(() => 92))
    expect(begun(4).decks.buildings.pool).toEqual(BUILDING_IDS)
    expect(begun(4).decks.districts.pool).toEqual(CARDS)
  })

  it('QK-6 each seat gets two of each kind, then three district cards and three buildings', () => {
    const { state, events } = play(begun(3))
    expect(state.stocks).toEqual([1, 2, 3].map(() => [2, 2, 2, 2]))
    expect(state.lands.map((lands) => lands.length)).toEqual([3, 3, 3])
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3])
    expect(state.decks.districts.pool).toHaveLength(36 - 9)
    expect(state.decks.buildings.pool).toHaveLength(76 - 9)
    const seats = eventsOfType(events, 'district.drawn').map(({ seat }) => seat)
    expect(seats).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    expect([state.round, state.phase, waiting(state)]).toEqual([1, 'construction', 'act'])
  })
})

/** Lets chance play the setup. */
const play = (from: State) => {
  let state = from
  const events = []
  for (let k = 0; state.phase === 'setup'; k += 1) {
    const done = after(state, textOf(quakeNopoly.chance(state, seededRandom('setup', k))))
    events.push(...done.events)
    state = done.state
  }
  return { state, events }
}

const textOf = (action: Action): string => {
  if (action.type === 'drawRole') return `${action.seat + 1}>${action.role}`
  if (action.type === 'drawDistrict') return `${action.seat + 1}>[${action.district}]`
  if (action.type === 'drawBuilding') return `${action.seat + 1}>(${action.building ?? '?'})`
  throw new RangeError(action.type)
}

describe('roles and the first seat', () => {
  it('QK-2 roles are drawn from those left, all alike', () => {
    const state = after(begun(3), '1>banker').state
    expect(state.roles).toEqual(['banker', null, null])
    expect(quakeNopoly.odds(state)?.map(({ action, probability }) => [action, probability])).toEqual(
      ROLES.filter((role) => role !== 'banker').map((role) => [{ type: 'drawRole', seat: 1, role }, 0.2]),
    )
    expect(refusalOf(state, '2>banker')).toMatchObject({ code: 'roleTaken', rule: 'QK-2' })
    expect(refusalOf(state, '1>dealer')).toMatchObject({ code: 'notTheirs', rule: 'QK-2' })
  })

  it('QK-2 or taken in turn from the first seat', () => {
    const state = begun(3, { roles: 'choose', firstSeat: 2 })
    expect(state.agenda[0]).toEqual({ do: 'role', seat: 1 })
    const next = after(state, '=dealer').state
    expect(next.agenda[0]).toEqual({ do: 'role', seat: 2 })
    expect(refusalOf(next, '=dealer')).toMatchObject({ code: 'roleTaken', rule: 'QK-2' })
    expect(after(next, '=banker', '=architect').state.roles).toEqual(['architect', 'dealer', 'banker'])
  })

  it('QK-7 the first seat starts, another, or one that is drawn', () => {
    expect(FIELDS.firstSeat.default).toBe(1)
    expect(play(begun(4)).state).toMatchObject({ first: 0, start: 0, active: 0 })
    expect(play(begun(4, { firstSeat: 3 })).state).toMatchObject({ first: 2, start: 2, active: 2 })
    const drawn = begun(4, { firstSeat: 'random' })
    expect(quakeNopoly.odds(drawn)?.map(({ probability }) => probability)).toEqual([0.25, 0.25, 0.25, 0.25])
    expect(after(drawn, '4>').state).toMatchObject({ first: 3, start: 3 })
    expect(after(drawn, '4>').state.agenda[0]).toEqual({ do: 'drawRole', seat: 3 })
    expect(refusalOf(drawn, '5>')).toMatchObject({ code: 'noSuchSeat', rule: 'QK-7' })
  })
})

describe('decks', () => {
  it('QK-3 any card left can come, a district as often as it has cards left', () => {
    const state = position({
      players: [{ lands: [{ card: 'hualien' }] }, {}],
      agenda: [{ do: 'drawDistricts', seat: 0, count: 1 }],
    })
    const odds = quakeNopoly.odds(state) ?? []
    const of = (district: string): number =>
      odds.find(({ action }) => action.type === 'drawDistrict' && action.district === district)
        ?.probability ?? 0
    expect(odds).toHaveLength(18)
    expect([of('hualien'), of('taipei')]).toEqual([1 / 35, 2 / 35])
    const both = position({
      players: [{ lands: [{ card: 'hualien' }, { card: "hualien'" }] }, {}],
      agenda: [{ do: 'drawDistricts', seat: 0, count: 1 }],
    })
    expect(quakeNopoly.odds(both)).toHaveLength(17)
    expect(refusalOf(both, '1>[hualien]')).toMatchObject({ code: 'notInDeck', rule: 'QK-3' })
  })

  it('QK-3 the buildings not yet seen come first, all alike, then those put back in their order', () => {
    const [one = '', two = '', three = ''] = BUILDING_IDS
    const draws = [{ do: 'drawBuildings', seat: 0, count: 3 } as const]
    const state = position({ pool: [three], agenda: draws })
    expect(quakeNopoly.odds(state)).toEqual([{ action: does(`1>(${three})`), probability: 1 }])
    const next = after(state, `1>(${three})`).state
    expect(quakeNopoly.odds(next)).toEqual([{ action: does(`1>(${one})`), probability: 1 }])
    expect(refusalOf(next, `1>(${two})`)).toMatchObject({ code: 'notInDeck', rule: 'QK-3' })
    expect(after(next, `1>(${one})`).state.hands[0]).toEqual([three, one])
  })

  it.each([2, 3, 4, 5, 6])(
    'QK-4 QK-5 %i seats: 3 general and 4 disaster cards a seat, 5 a seat on top',
    (seats) => {
      expect(begun(seats).decks.events).toEqual({
        general: 3 * seats,
        disaster: 4 * seats,
        upper: 5 * seats,
        turned: [],
      })
    },
  )

  it('QK-4 a class comes with its share of the cards to come, and each unseen card of it alike', () => {
    const state = turningUp(4)
    expect(shareOf(state, (id) => GENERAL_IDS.includes(id))).toBeCloseTo(12 / 28, 12)
    expect(shareOf(state, (id) => DISASTER_IDS.includes(id))).toBeCloseTo(16 / 28, 12)
    expect(shareOf(state, (id) => id === GENERAL_IDS[3])).toBeCloseTo(12 / 28 / 34, 12)
    // Two general events and one earthquake have been seen; cards not in play still count as possible.
    const later = turningUp(4, {
      general: 10,
      disaster: 15,
      upper: 17,
      turned: [...GENERAL_IDS.slice(0, 2), ...DISASTER_IDS.slice(0, 1)],
    })
    expect(shareOf(later, (id) => GENERAL_IDS.includes(id))).toBeCloseTo(10 / 25, 12)
    expect(shareOf(later, (id) => id === GENERAL_IDS[2])).toBeCloseTo(10 / 25 / 32, 12)
    expect(shareOf(later, (id) => id === GENERAL_IDS[1])).toBe(0)
    expect(shareOf(later, (id) => id === DISASTER_IDS[40])).toBeCloseTo(15 / 25 / 40, 12)
    expect(refusalOf(later, `1>{${GENERAL_IDS[1] ?? ''}}`)).toMatchObject({ code: 'notInDeck', rule: 'QK-4' })
    const none = turningUp(4, { general: 0, disaster: 5 })
    expect(shareOf(none, (id) => GENERAL_IDS.includes(id))).toBe(0)
    expect(refusalOf(none, `1>{${GENERAL_IDS[1] ?? ''}}`)).toMatchObject({ code: 'notInDeck' })
  })

  it('QK-5 the end card is none of the first cards, then any of those left', () => {
    const isEnd = (id: string): boolean => id === 'end'
    const above = turningUp(4, { general: 4, disaster: 5, upper: 1 })
    expect(shareOf(above, isEnd)).toBe(0)
    expect(refusalOf(above, '1>{end}')).toMatchObject({ code: 'endNotYet', rule: 'QK-5' })
    expect(shareOf(turningUp(4, { general: 3, disaster: 5, upper: 0 }), isEnd)).toBeCloseTo(1 / 9, 12)
    expect(shareOf(turningUp(4, { general: 0, disaster: 1, upper: 0 }), isEnd)).toBeCloseTo(1 / 2, 12)
    expect(shareOf(turningUp(4, { general: 0, disaster: 0, upper: 0 }), isEnd)).toBe(1)
  })

  it('QK-39 for beginners fewer cards, eight of them with the end card below', () => {
    expect(begun(2, { variant: 'beginner' }).decks.events).toEqual({
      general: 4,
      disaster: 6,
      upper: 2,
      turned: [],
    })
    expect(begun(6, { variant: 'beginner' }).decks.events).toMatchObject({
      general: 12,
      disaster: 18,
      upper: 22,
    })
  })
})
