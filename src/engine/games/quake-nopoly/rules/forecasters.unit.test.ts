import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { BUILDING_IDS, districtOf } from '../components/cards.ts'
import { DISTRICTS, EARTHQUAKES, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import type { DistrictId } from '../components/deck/types.ts'
import { siteOf } from '../position/board-queries.ts'
import { legal } from './legal.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, waiting, type Player } from '../testing/position.ts'

const [HOUSE = '', OTHER = ''] = BUILDING_IDS

const turning = (players: readonly Player[], more: Partial<State> = {}): State => ({
  ...position({ players, phase: 'disaster', pass: 0, agenda: [{ do: 'turnUp', seat: 0 }] }),
  ...more,
})

/** Another construction phase ends and the disaster phase begins. */
const beginning = (players: readonly Player[]): State => {
  const last = players.length - 1
  const state = position({
    players,
    pass: Math.max(3, players.length),
    active: last,
    agenda: [{ do: 'act', seat: last }],
  })
  return after(state, '-').state
}

describe('forecasts', () => {
  it('QK-36 the seismologist sets one before each card of any seat, openly, for that card alone', () => {
    const state = beginning([{}, { role: 'seismologist', lands: [{ card: 'yilan' }] }, {}])
    expect(state.agenda).toEqual([
      { do: 'forecast', seat: 1, of: 'quake' },
      { do: 'turnUp', seat: 0 },
    ])
    expect([...legal(state)]).toHaveLength(5)
    const set = after(state, 'f+2').state
    expect(set.forecasts).toEqual({ weather: 0, quake: 2 })
    const { state: next } = after(set, '1>{brickKiln}')
    expect(next.forecasts).toEqual({ weather: 0, quake: 0 })
    expect(next.agenda[0]).toEqual({ do: 'forecast', seat: 1, of: 'quake' })
    expect(refusalOf(state, '1>{brickKiln}')).toMatchObject({ code: 'forecastFirst', rule: 'QK-36' })
  })

  it('QK-36 QK-37 each forecast is for its own kind of disaster', () => {
    const lands = DISTRICTS.map(({ id }) => ({ card: id }))
    const state = turning([{ lands }, {}], { forecasts: { weather: 1, quake: -2 } })
    const shaken = after(state, `1>{${EARTHQUAKES[0]?.id ?? ''}}`).state
    expect(shaken.disaster?.hits.every(({ forecast }) => forecast === -2)).toBe(true)
    const blown = after(state, `1>{${SPECIAL_EVENTS[0]?.id ?? ''}}`).state
    expect(blown.disaster?.hits.every(({ forecast }) => forecast === 1)).toBe(true)
  })

  it('QK-37 with both forecasters the drawer’s comes first, then clockwise', () => {
    const state = beginning([{}, { role: 'meteorologist' }, { role: 'seismologist' }])
    const order = (here: State) => here.agenda.flatMap((task) => (task.do === 'forecast' ? [task.seat] : []))
    expect(order(state)).toEqual([1, 2])
    const second = after(state, 'f0', 'f0', '1>{brickKiln}').state
    expect(order(second)).toEqual([1, 2])
    const third = after(second, 'f0', 'f-1', '2>{riverStone}').state
    expect(order(third)).toEqual([2, 1])
  })
})

/** An earthquake and a district it hits with this damage, forecast included. */
const shaking = (damage: number) => {
  for (const { id, table } of EARTHQUAKES)
    for (const { id: district, quake } of DISTRICTS) {
      const entry = table[district] ?? 0
      const forecast = damage - entry - quake
      if (entry > 0 && forecast >= 0 && forecast <= 2) return { id, district, forecast }
    }
  throw new Error(`No earthquake with damage ${damage}`)
}

describe('research', () => {
  const above = shaking(5)
  const below = shaking(4)
  const struck = (of: typeof above, role: Player['role'] = 'seismologist') =>
    after(
      turning([{ ...(role === undefined ? {} : { role }), lands: [{ card: of.district }] }, {}], {
        forecasts: { weather: 0, quake: of.forecast },
      }),
      `1>{${of.id}}`,
    ).state

  it('QK-36a more than 4 damage to an own district card, built on or not: the card may be kept, once', () => {
    const state = struck(above)
    expect(state.agenda[0]).toEqual({ do: 'research', seat: 0 })
    const kept = after(state, '*')
    expect(kept.state.research[0]).toEqual([above.id])
    expect(eventsOfType(kept.events, 'event.researched')).toHaveLength(1)
    expect(after(state, 'x').state.research[0]).toEqual([])
    const two = after(
      turning(
        [{ role: 'seismologist', lands: [{ card: above.district }, { card: `${above.district}'` }] }, {}],
        {
          forecasts: { weather: 0, quake: above.forecast },
        },
      ),
      `1>{${above.id}}`,
    ).state
    expect(two.agenda.filter((task) => task.do === 'research')).toHaveLength(1)
  })

  it('QK-36a not at 4, not by another role, not for another seat’s card', () => {
    expect(waiting(struck(below))).not.toBe('research')
    expect(waiting(struck(above, 'banker'))).not.toBe('research')
    const other = turning([{ role: 'seismologist' }, { lands: [{ card: above.district }] }], {
      forecasts: { weather: 0, quake: above.forecast },
    })
    expect(waiting(after(other, `1>{${above.id}}`).state)).not.toBe('research')
  })
})

/** A weather event that hits one district but not another. */
const [HERE, THERE, STORM] = ((): readonly [DistrictId, DistrictId, (typeof SPECIAL_EVENTS)[number]] => {
  for (const event of SPECIAL_EVENTS)
    for (const here of event.targets) {
      const there = DISTRICTS.find(({ id, weather }) => !event.targets.includes(id) && weather > 0)
      if (there !== undefined) return [here, there.id, event]
    }
  throw new Error('No weather')
})()
const valueOf = (id: DistrictId): number => DISTRICTS.find((each) => each.id === id)?.weather ?? 0

describe('shifting the weather', () => {
  const own = {
    role: 'meteorologist',
    lands: [{ card: HERE, on: [{ building: HOUSE, material: 1 }] }],
  } as const
  const storm = (players: readonly Player[], more: Partial<State> = {}): State =>
    after(turning(players, more), `1>{${STORM.id}}`).state
  const neighbour = { lands: [{ card: THERE, on: [{ building: OTHER, material: 6 }] }, { card: `${HERE}'` }] }

  it('QK-37a may roll once for each own district card with a building and damage, in table order', () => {
    const lands = [{ card: `${HERE}'` }, ...own.lands, { card: THERE, on: [{ building: OTHER }] }]
    const state = storm([{ role: 'meteorologist', lands }, {}])
    const cards = state.agenda.flatMap((task) => (task.do === 'shift' ? [districtOf(task.card).id] : []))
    expect(cards).toEqual([HERE])
    expect(waiting(after(state, '?').state)).toBe('rollShift')
    expect(waiting(after(state, 'x').state)).not.toBe('shift')
  })

  it('QK-37a not where the damage is 0', () => {
    const mild = SPECIAL_EVENTS.find(
      ({ damage, targets }) => damage <= 2 && targets.some((id) => valueOf(id) === 0),
    )
    const card = mild?.targets.find((id) => valueOf(id) === 0) ?? ''
    const lands = [{ card, on: [{ building: HOUSE }] }]
    const state = turning([{ role: 'meteorologist', lands }, {}], {
      forecasts: { weather: -(mild?.damage ?? 0), quake: 0 },
    })
    const { state: next } = after(state, `1>{${mild?.id ?? ''}}`)
    expect(next.disaster?.hits[0]?.damage).toBe(0)
    expect(waiting(next)).not.toBe('shift')
  })

  it.each([1, 3, 5])('QK-37a an odd %i: that damage is 1 less', (die) => {
    const { state, events } = after(storm([own, neighbour]), '?', `1>${die}`)
    const damage = STORM.damage + valueOf(HERE) - 1
    expect(eventsOfType(events, 'hit.eased')).toMatchObject([{ seat: 0, damage }])
    expect(state.disaster?.hits[0]).toMatchObject({ eased: 1, damage })
  })

  it.each([2, 4, 6])('QK-37a an even %i: a neighbour’s card that is no target is hit instead', (die) => {
    const rolled = after(storm([own, neighbour, {}]), '?', `1>${die}`).state
    expect(rolled.agenda[0]).toMatchObject({ do: 'shiftTo', seat: 0 })
    expect([...legal(rolled)]).toHaveLength(2)
    expect(refusalOf(rolled, `> ${HERE}'`)).toMatchObject({ code: 'notShiftTarget', rule: 'QK-37a' })
    const { state, events } = after(rolled, `> ${THERE}`)
    const damage = STORM.damage + valueOf(THERE)
    expect(eventsOfType(events, 'hit.moved')).toMatchObject([{ seat: 0, toSeat: 1, hit: { damage } }])
    expect(siteOf(state, HOUSE)?.built.material).toBe(1)
    expect(siteOf(state, OTHER)?.built.material).toBe(6 - damage)
    expect(after(rolled, 'x').types).toContain('hit.stayed')
    expect(siteOf(after(rolled, 'x').state, HOUSE)).toBeUndefined()
  })

  it('QK-37a an even roll without a neighbour to shift to changes nothing', () => {
    const { state, types } = after(storm([own, { lands: [{ card: `${HERE}'` }] }]), '?', '1>2')
    expect(types).toContain('hit.stayed')
    expect(siteOf(state, HOUSE)).toBeUndefined()
  })

  it('QK-37a only to the left and right neighbour, and not twice to the same card', () => {
    const far = storm([own, {}, { lands: [{ card: THERE }] }, {}])
    expect(after(far, '?', '1>2').types).toContain('hit.stayed')
    const lands = [...own.lands, { card: `${HERE}'`, on: [{ building: OTHER }] }]
    const both = storm([{ role: 'meteorologist', lands }, { lands: [{ card: THERE }] }])
    const once = after(both, '?', '1>2', `> ${THERE}`).state
    expect(waiting(once)).toBe('shift')
    expect(after(once, '?', '1>4').types).toContain('hit.stayed')
  })

  it('QK-37a the forecast goes with it', () => {
    const state = storm([own, neighbour], { forecasts: { weather: 1, quake: 0 } })
    const { state: moved } = after(state, '?', '1>2', `> ${THERE}`)
    expect(moved.disaster?.hits.find(({ insteadOf }) => insteadOf !== null)).toMatchObject({
      forecast: 1,
      damage: STORM.damage + valueOf(THERE) + 1,
    })
  })
})
