import { describe, expect, it } from 'vitest'
import { EARTHQUAKES, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { BUILDING_IDS, districtOf } from '../components/cards.ts'
import { hardestUnseen } from './collapse-risk.ts'
import { project } from './project.ts'
import { cardNamed, position } from '../testing/position.ts'

const [HOUSE = ''] = BUILDING_IDS
const land = districtOf(cardNamed('hualien'))
const weather = SPECIAL_EVENTS.filter(({ targets }) => targets.includes('hualien'))
const quakes = EARTHQUAKES.filter(({ table }) => (table.hualien ?? 0) > 0)

const threat = (material: number, structure: number, wanted: Parameters<typeof position>[0] = {}) =>
  project(
    position({
      players: [{ lands: [{ card: 'hualien', on: [{ building: HOUSE, material, structure }] }] }],
      ...wanted,
    }),
    'public',
  ).players[0]?.lands[0]?.levels[0]?.built?.threat

describe('what unseen disasters would do', () => {
  it('QK-19, QK-23a counts the cards that hit the district', () => {
    expect(threat(8, 8)?.weather.hits).toBe(weather.length)
    expect(threat(8, 8)?.quake.hits).toBe(quakes.length)
  })

  it('QK-22 counts those that would bring the building down, with the value of the district', () => {
    for (const pieces of [1, 3, 4, 5]) {
      expect(threat(pieces, pieces)).toMatchObject({
        weather: { collapses: weather.filter(({ damage }) => damage + land.weather >= pieces).length },
        quake: {
          collapses: quakes.filter(({ table }) => (table.hualien ?? 0) + land.quake >= pieces).length,
        },
      })
    }
  })

  it('QK-41 leaves the values of the district out for beginners', () => {
    const collapses = weather.filter(({ damage }) => damage >= 3).length
    expect(threat(3, 3, { options: { variant: 'beginner' } })?.weather.collapses).toBe(collapses)
  })

  it('QK-43 tells the most damage that an unseen card does in a district', () => {
    const hardest = (turned: readonly string[]) => hardestUnseen(turned, 'penghu', 'quake')
    const hitting = EARTHQUAKES.filter(({ table }) => (table.penghu ?? 0) > 1).map(({ id }) => id)
    expect(hardest([])).toBe(2)
    expect(hardest(hitting)).toBe(1)
    expect(hardest(EARTHQUAKES.map(({ id }) => id))).toBe(0)
  })

  it('QK-43 leaves out what was turned up', () => {
    const [first] = quakes
    const after = threat(1, 1, { events: { turned: first ? [first.id] : [] } })
    expect(after?.quake).toEqual({ hits: quakes.length - 1, collapses: quakes.length - 1 })
  })
})
