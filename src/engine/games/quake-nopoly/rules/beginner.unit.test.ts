import { describe, expect, it } from 'vitest'
import { BUILDING_IDS, districtOf } from '../components/cards.ts'
import { EARTHQUAKES, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { quakeNopoly } from '../index.ts'
import { after, cardNamed, position, refusalOf, waiting, type Player } from '../testing/position.ts'

const [A = '', B = '', C = ''] = BUILDING_IDS
const options = { variant: 'beginner' } as const

const turning = (player: Player) =>
  position({
    options,
    players: [player, {}],
    phase: 'disaster',
    pass: 0,
    agenda: [{ do: 'turnUp', seat: 0 }],
  })

describe('the variant for beginners', () => {
  it('QK-40 two buildings a district card', () => {
    const state = position({ options, players: [{ hand: [A, B, C], lands: [{ card: 'yilan' }] }, {}] })
    expect(state.lands[0]?.[0]?.levels).toHaveLength(2)
    const full = position({
      options,
      players: [{ hand: [C], lands: [{ card: 'yilan', on: [{ building: A }, { building: B }] }] }, {}],
    })
    expect(refusalOf(full, `B ${C} yilan`)).toMatchObject({ code: 'noFreeLevel', rule: 'QK-10a' })
    expect(after(state, `B ${A} yilan`, '-', `B ${B} yilan`).state.lands[0]?.[0]?.levels).not.toContain(null)
  })

  it('QK-41 only the damage of the event counts', () => {
    const storm = SPECIAL_EVENTS.find(({ targets }) => targets.includes('hualien'))
    const lands = [{ card: 'hualien', on: [{ building: A, material: 6 }] }]
    const { state } = after(turning({ lands }), `1>{${storm?.id ?? ''}}`)
    expect(state.disaster?.hits[0]).toMatchObject({ land: 0, damage: storm?.damage })
    // The view has the values as they are printed on the card.
    const { weather, quake } = districtOf(cardNamed('hualien'))
    expect(quakeNopoly.view(state, 0).players[0]?.lands[0]).toMatchObject({ weather, quake })
    expect(weather + quake).toBeGreaterThan(0)
    expect(quakeNopoly.view(state, 0).event?.rows.every(({ land }) => land === 0)).toBe(true)
  })

  it('QK-41 no research', () => {
    const quake = EARTHQUAKES.find(({ table }) => Object.values(table).includes(4))
    const at = Object.entries(quake?.table ?? {}).find(([, damage]) => damage === 4)?.[0] ?? ''
    const state = turning({ role: 'seismologist', lands: [{ card: at }] })
    const strong = { ...state, forecasts: { weather: 0, quake: 2 } }
    const { state: next } = after(strong, `1>{${quake?.id ?? ''}}`)
    expect(next.disaster?.hits[0]?.damage).toBe(6)
    expect(waiting(next)).not.toBe('research')
  })
})
