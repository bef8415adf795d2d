import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { BUILDING_IDS, CARDS, districtOf, specialOf } from '../components/cards.ts'
import { DISTRICTS, EARTHQUAKES, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import type { DistrictId } from '../components/deck/types.ts'
import { siteOf, sitesOf } from '../position/board-queries.ts'
import { pointsOf } from './status.ts'
import { project } from '../view/project.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, waiting, type Ground, type Player } from '../testing/position.ts'

const [HOUSE = '', OTHER = '', THIRD = '', FOURTH = ''] = BUILDING_IDS

const land = (id: DistrictId) => DISTRICTS.find((each) => each.id === id)

/** A weather event that hits one district but not the other, with its damage there including the district's value. */
const storm = (at: DistrictId, not?: DistrictId): { readonly id: string; readonly damage: number } => {
  const found = SPECIAL_EVENTS.find(
    ({ targets }) => targets.includes(at) && (not === undefined || !targets.includes(not)),
  )
  if (found === undefined) throw new Error(`Nothing hits ${at}`)
  return { id: found.id, damage: found.damage + (land(at)?.weather ?? 0) }
}

const quake = (at: DistrictId): { readonly id: string; readonly damage: number } => {
  const found = EARTHQUAKES.find(({ table }) => (table[at] ?? 0) > 0)
  if (found === undefined) throw new Error(`Nothing shakes ${at}`)
  return { id: found.id, damage: (found.table[at] ?? 0) + (land(at)?.quake ?? 0) }
}

interface More {
  readonly forecasts?: State['forecasts']
  readonly pool?: readonly string[]
  readonly start?: number
}

/** Seat 0 is to turn up a card. */
const turning = (players: readonly Player[], more: More = {}): State =>
  position({
    players,
    phase: 'disaster',
    pass: 0,
    agenda: [{ do: 'turnUp', seat: 0 }],
    forecasts: { weather: 0, quake: 0 },
    ...more,
  })

const ground = (card: string): Player => ({ lands: [{ card }] })

const one = (ground: Ground, role?: Player['role']): readonly Player[] => [
  { lands: [ground], ...(role === undefined ? {} : { role }) },
  { lands: [] },
]

describe('what is hit', () => {
  it('QK-17 from the start seat each seat turns up a card, each resolved before the next', () => {
    const state = turning([ground('yilan'), ground('taipei'), ground('penghu')])
    const { state: next, events } = after(state, '1>{brickKiln}', '2>{riverStone}', '3>{scrapSteel}')
    expect(eventsOfType(events, 'card.turned').map(({ seat, turn }) => [seat, turn])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ])
    expect(next.phase).toBe('construction')
    expect(refusalOf(state, '2>{brickKiln}')).toMatchObject({ code: 'notTheirs', rule: 'QK-17' })
  })

  it('QK-19 QK-20 each district card in the target area, by the event’s damage and its own weather value', () => {
    const { id } = storm('hualien')
    const everything = turning([
      { lands: CARDS.filter((card) => card % 2 === 0).map((card) => ({ card: districtOf(card).id })) },
      { lands: [{ card: "hualien'" }] },
    ])
    const { state } = after(everything, `1>{${id}}`)
    const special = specialOf(id)
    const hits = state.disaster?.hits ?? []
    expect(hits.map(({ card }) => districtOf(card).id)).toEqual([
      ...DISTRICTS.map((each) => each.id).filter((each) => special?.targets.includes(each)),
      'hualien',
    ])
    for (const hit of hits) {
      const value = districtOf(hit.card).weather
      expect(hit).toMatchObject({ land: value, entry: special?.damage, forecast: 0 })
      expect(hit.damage).toBe(value + (special?.damage ?? 0))
    }
  })

  it('QK-23 an earthquake by the table, the district’s earthquake value, against the structure', () => {
    const { id, damage } = quake('hualien')
    const building = { building: HOUSE, material: 1, structure: damage + 1 }
    const { state } = after(turning(one({ card: 'hualien', on: [building] })), `1>{${id}}`)
    expect(siteOf(state, HOUSE)?.built).toEqual({ building: HOUSE, material: 1, structure: 1 })
  })

  it('QK-23a an entry of 0 is no hit, whatever the own value and the forecast', () => {
    const found = EARTHQUAKES.find(({ table }) => (table.hualien ?? 0) === 0)
    const state = turning(one({ card: 'hualien', on: [{ building: HOUSE }] }), {
      forecasts: { weather: 0, quake: 2 },
    })
    const { state: next, events } = after(state, `1>{${found?.id ?? ''}}`)
    expect(eventsOfType(events, 'disaster.struck')[0]?.hits).toEqual([])
    expect(sitesOf(next)).toEqual(sitesOf(state))
  })

  it('QK-20 a forecast changes the damage, never below 0; at 0 not even an empty building falls', () => {
    const isCalm = (id: DistrictId): boolean => land(id)?.weather === 0
    const weak = SPECIAL_EVENTS.find(({ damage, targets }) => damage === 1 && targets.some(isCalm))
    const at = weak?.targets.find(isCalm)
    if (weak === undefined || at === undefined) throw new Error('no weak event')
    const on = [{ building: HOUSE, material: 0 }]
    const calm = turning(one({ card: at, on }), { forecasts: { weather: -2, quake: 0 } })
    const { state } = after(calm, `1>{${weak.id}}`)
    expect(state.disaster?.hits[0]).toMatchObject({ damage: 0, forecast: -2 })
    expect(siteOf(state, HOUSE)?.built.material).toBe(0)
    const worse = turning(one({ card: at, on }), { forecasts: { weather: 1, quake: -2 } })
    expect(after(worse, `1>{${weak.id}}`).state.disaster?.hits[0]?.damage).toBe(2)
  })
})

describe('damage', () => {
  const { id, damage } = storm('hualien')
  const struck = (material: number) =>
    after(turning(one({ card: 'hualien', on: [{ building: HOUSE, material, structure: 3 }] })), `1>{${id}}`)

  it('QK-21 more pieces than damage: as many as the damage go to the supply', () => {
    const { state, events } = struck(damage + 1)
    expect(eventsOfType(events, 'building.damaged')).toMatchObject([{ removed: damage, left: 1 }])
    expect(siteOf(state, HOUSE)?.built).toMatchObject({ material: 1, structure: 3 })
  })

  it.each([0, -1])('QK-22 pieces %i from the damage: the building collapses', (less) => {
    const { state, events } = struck(damage + less)
    expect(eventsOfType(events, 'building.collapsed')).toMatchObject([{ damage, level: 0 }])
    expect(sitesOf(state)).toEqual([])
    expect(state.supply).toEqual([100, 100, 100, 100])
    expect(state.decks.buildings.bottom).toEqual([{ building: HOUSE, by: null }])
    expect(state.agenda[0]).toEqual({ do: 'drawBuildings', seat: 0, count: 1 })
  })

  it('QK-22 as many cards are drawn as collapsed, with an empty deck those that collapsed', () => {
    const on = [
      { building: HOUSE, material: damage },
      { building: OTHER, material: damage + 1 },
      { building: THIRD, material: 1 },
    ]
    const empty = turning(one({ card: 'hualien', on }), { pool: [] })
    const bare = { ...empty, decks: { ...empty.decks, buildings: { pool: [], bottom: [] } } }
    const { state } = after(bare, `1>{${id}}`)
    expect(state.decks.buildings.bottom.map(({ building }) => building)).toEqual([HOUSE, THIRD])
    expect(state.agenda[0]).toEqual({ do: 'drawBuildings', seat: 0, count: 2 })
    const drawn = after(state, `1>(${HOUSE})`, `1>(${THIRD})`).state
    expect(drawn.hands[0]).toEqual([HOUSE, THIRD])
    expect(waiting(drawn)).toBe('turnUp')
  })

  it('QK-10a QK-22 a lower building lost leaves the higher one where it is', () => {
    const on = [
      { building: HOUSE, material: 1 },
      { building: OTHER, material: damage + 2 },
    ]
    const { state } = after(turning(one({ card: 'hualien', on })), `1>{${id}}`)
    expect(state.lands[0]?.[0]?.levels.map((built) => built?.building ?? null)).toEqual([null, OTHER, null])
    expect(pointsOf(state, 0).levels).toBe(2)
  })

  it('QK-23b seat by seat from the start seat, cards in table order, lowest level first; each draws before the next', () => {
    const pair = (...on: readonly string[]) => on.map((building) => ({ building, material: 1 }))
    const state = turning(
      [
        { lands: [{ card: 'hualien', on: pair(HOUSE) }] },
        { lands: [{ card: "hualien'", on: pair(OTHER, THIRD) }] },
      ],
      { start: 1 },
    )
    const { state: next, events } = after(state, `1>{${id}}`)
    expect(eventsOfType(events, 'disaster.struck')[0]?.hits.map(({ seat }) => seat)).toEqual([1, 0])
    expect(eventsOfType(events, 'building.collapsed').map(({ building }) => building)).toEqual([OTHER, THIRD])
    expect(next.agenda.map((task) => task.do)).toEqual(['drawBuildings', 'hit'])
    expect(next.disaster?.struck).toEqual([1])
    const rest = after(next, `2>(${FOURTH})`, `2>(${BUILDING_IDS[5] ?? ''})`)
    expect(eventsOfType(rest.events, 'building.collapsed').map(({ building }) => building)).toEqual([HOUSE])
  })

  it('QK-23b what would happen is shown before it does', () => {
    const on = [{ building: HOUSE, material: 1 }]
    const state = turning([
      { lands: [{ card: 'hualien', on }], kept: ['stormShutters'] },
      { lands: [{ card: "hualien'", on: [{ building: OTHER, material: 6 }] }] },
    ])
    const { state: next } = after(state, `1>{${id}}`)
    expect(next.agenda[0]).toEqual({ do: 'hit', seat: 0 })
    const view = project(next, 'public')
    const riskOf = (seat: number) => view.players[seat]?.lands[0]?.levels[0]?.built?.risk
    expect(riskOf(0)).toMatchObject({ damage, pieces: 1, left: 0, collapses: true, track: 'material' })
    expect(riskOf(1)).toMatchObject({ damage, pieces: 6, left: 6 - damage, collapses: false })
    expect(view.event?.rows.find(({ district }) => district === 'hualien')).toMatchObject({ damage })
    const done = project(after(next, '.').state, 'public')
    expect(done.players[0]?.lands[0]?.levels[0]?.built).toBeNull()
  })

  it('QK-27 the end card ends it at once, in the middle of the phase', () => {
    const state = position({
      players: [{}, {}, {}],
      phase: 'disaster',
      agenda: [{ do: 'turnUp', seat: 0 }],
      events: { general: 2, disaster: 1, upper: 0 },
    })
    const { state: over, types } = after(state, '1>{end}')
    expect(types).not.toContain('phase.started')
    expect(types.at(-1)).toBe('match.ended')
    expect(over.agenda).toEqual([])
    expect(refusalOf(over, '2>{brickKiln}')).toMatchObject({ code: 'matchOver', rule: 'QK-27' })
  })
})
