import { describe, expect, it } from 'vitest'
import { quakeNopoly } from '../index.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { factsTold } from '../../../kernel/testing/checks/reasons.ts'
import { BUILDING_IDS, buildingOf, DISASTER_IDS } from '../components/cards.ts'
import { DISTRICTS, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { reason } from './reasons.ts'
import type { State } from '../state.ts'
import { after, does, position, type Player } from '../testing/position.ts'

const { conceal } = quakeNopoly

/** The facts of the reason; cards appear as ids. */
const told = (state: State, text: string): readonly string[] =>
  factsTold(reason(state, does(text))).map((fact) =>
    fact.replace(/deck\.\w+\.(\w+)(\.name)?/g, (_, id: string) => id),
  )

const [HOUSE = '', OTHER = '', THIRD = ''] = BUILDING_IDS
const house = buildingOf(HOUSE)
const letterOf = (kind: Kind): string => 'bwst'.charAt(KINDS.indexOf(kind))
const [M, S] = [letterOf(house.material.kind), letterOf(house.structure.kind)]
const sorted = (text: string): string =>
  [...text].sort((a, b) => 'bwst'.indexOf(a) - 'bwst'.indexOf(b)).join('')

/** A district that is home to none of the buildings. */
const homes = [HOUSE, OTHER, THIRD].map((id) => buildingOf(id).district)
const AWAY = DISTRICTS.find(({ id }) => !homes.includes(id) && id !== 'penghu')?.id ?? ''
const other: Player = { lands: [{ card: 'penghu' }] }

describe('the reason for building', () => {
  const building = (card: string, more: Player['lands'] = [{ card }]): State =>
    position({ players: [{ lands: more, hand: [HOUSE, THIRD] }, other] })

  it('tells the points, the own district, the level and the product', () => {
    const home = told(building(house.district), `B ${HOUSE} ${house.district}`)
    expect(home).toEqual([`points ${house.points + 2}`, 'home 2', `yields ${house.product}`])
    expect(told(building(AWAY), `B ${HOUSE} ${AWAY}`)).toEqual([
      `points ${house.points}`,
      `yields ${house.product}`,
    ])
    const above = building(AWAY, [{ card: AWAY, on: [{ building: OTHER }] }])
    expect(told(above, `B ${HOUSE} ${AWAY}`)).toContain('level.1 2')
  })

  it('begins with the points, also where the alternatives bring as many', () => {
    const same = BUILDING_IDS.find(
      (id) =>
        id !== HOUSE &&
        buildingOf(id).points === house.points &&
        buildingOf(id).product !== house.product &&
        buildingOf(id).district !== 'penghu',
    )
    const state = position({ players: [{ lands: [{ card: 'penghu' }], hand: [HOUSE, same ?? OTHER] }, {}] })
    const [first, ...more] = factsTold(reason(state, does(`B ${HOUSE} penghu`), [does(`B ${same} penghu`)]))
    expect(first).toBe(`points ${house.points}`)
    expect(more.length).toBeGreaterThan(0)
  })

  it('tells which of two districts is safer, and a kind that no own building yields', () => {
    const players = [
      { lands: [{ card: AWAY }, { card: 'penghu', on: [{ building: OTHER }] }], hand: [HOUSE] },
      { lands: [{ card: house.district }] },
    ]
    const state = position({ players })
    const facts = (text: string, other: string): readonly string[] =>
      factsTold(reason(state, does(text), [does(other)]))
    const [here, there] = [
      facts(`B ${HOUSE} ${AWAY}`, `B ${HOUSE} penghu`),
      facts(`B ${HOUSE} penghu`, `B ${HOUSE} ${AWAY}`),
    ]
    const safer = [...here, ...there].filter((fact) => fact.startsWith('sturdier'))
    expect(safer.length).toBe(1)
    const isNew = house.product !== buildingOf(OTHER).product
    expect(told(state, `B ${HOUSE} ${AWAY}`)).toContain(`${isNew ? 'yieldsNew' : 'yields'} ${house.product}`)
  })

  it('tells that a building holds against all that can still come', () => {
    const players = [{ lands: [{ card: AWAY }], hand: [HOUSE] }, other]
    const calm = position({ players, events: { turned: DISASTER_IDS } })
    expect(told(calm, `B ${HOUSE} ${AWAY}`)).toContain('holds')
    expect(told(position({ players }), `B ${HOUSE} ${AWAY}`)).not.toContain('holds')
  })

  it('tells what a purchase brings, and costs the owner', () => {
    const six = sorted(M.repeat(2) + S.repeat(4))
    const state = position({
      players: [
        { role: 'architect', stock: six, lands: [{ card: AWAY, on: [{ building: THIRD }] }] },
        { lands: [{ card: 'penghu', on: [{ building: HOUSE }] }] },
      ],
    })
    expect(told(state, `A ${HOUSE} ${AWAY} ${six}`)).toEqual([
      `points ${house.points + 2}`,
      `costs 1 ${house.points}`,
      'level.1 2',
    ])
  })

  it('tells the home of a building in the own hand that an exchange brings', () => {
    const { district: theirs } = house
    const tier = DISTRICTS.find(({ id }) => id === theirs)?.tier
    const own = DISTRICTS.find((each) => each.tier === tier && each.id !== theirs)?.id ?? ''
    const swapping = (hand: readonly string[]): State =>
      position({
        players: [{ role: 'landlord', lands: [{ card: own }], hand }, { lands: [{ card: theirs }] }],
      })
    expect(told(swapping([HOUSE]), `X ${own} ${theirs}`)).toEqual([`homeFor ${HOUSE} ${theirs}`])
    expect(reason(swapping([]), does(`X ${own} ${theirs}`))).toBeUndefined()
  })

  it('depends on nothing hidden', () => {
    const state = position({
      players: [
        { lands: [{ card: AWAY }], hand: [HOUSE] },
        { ...other, hand: [OTHER, THIRD] },
      ],
    })
    const random = seededRandom('reason', 0)
    for (let round = 0; round < 5; round += 1)
      for (const text of [`B ${HOUSE} ${AWAY}`, `R ${HOUSE}`])
        expect(reason(conceal(state, 0).deal(random), does(text))).toEqual(reason(state, does(text)))
  })
})

const weather = SPECIAL_EVENTS.filter(({ targets }) => targets.includes('hualien'))
const value = DISTRICTS.find(({ id }) => id === 'hualien')?.weather ?? 0
const worst = Math.max(...weather.map(({ damage }) => damage)) + value
/** Weather cards that destroy a building in Hualien. */
const felling = (material: number): number =>
  weather.filter(({ damage }) => damage + value >= material).length
const standing = (material: number): Player => ({
  stock: 'bbbbbwwwwwssssstttttt',
  lands: [{ card: 'hualien', on: [{ building: HOUSE, material }] }],
})

describe('the reason for strengthening and forecasting', () => {
  it('tells the weather that a building holds against afterwards', () => {
    const strengthen = (material: number): readonly string[] =>
      told(position({ players: [standing(material), other] }), `S ${HOUSE} m+1`)
    expect(strengthen(worst)).toEqual([`safe.weather ${HOUSE} ${felling(worst)}`])
    expect(strengthen(worst - 1)).toEqual([`safer.weather ${HOUSE} ${felling(worst - 1) - felling(worst)}`])
    expect(strengthen(worst + 1)).toEqual([])
  })

  it('tells what undercutting leaves open', () => {
    const dealer = { ...other, role: 'dealer', stock: M.repeat(worst + 1) } as const
    const state = position({ players: [dealer, standing(worst + 1)] })
    expect(told(state, `D ${HOUSE} m`)).toEqual([`exposes.weather 1 ${HOUSE} ${felling(1)}`])
  })

  it('tells what a forecast shelters, and whom it endangers', () => {
    const agenda = [{ do: 'forecast', seat: 0, of: 'weather' }] as const
    const forecasting = (own: Player, others: Player): State =>
      position({ players: [{ ...own, role: 'meteorologist' }, others], phase: 'disaster', agenda })
    const mine = forecasting(standing(worst), other)
    expect(told(mine, 'f-1')).toEqual(['shelters.weather 1'])
    // Whom it hurts more is no reason if that is the seat itself, and neither is what stays the same.
    expect(told(mine, 'f+1')).toEqual([])
    const theirs = forecasting(other, standing(worst + 1))
    expect(told(theirs, 'f+1')).toEqual([`reaches.weather ${house.points} 0`])
    expect(told(theirs, 'f-1')).toEqual([])
    const beside = (state: State, text: string, other: string): readonly string[] =>
      factsTold(reason(state, does(text), [does(other)]))
    expect(beside(mine, 'f-1', 'f+1')).toEqual(['fewerOwn.weather 0 1 +1'])
    expect(beside(mine, 'f+1', 'f-1')).toEqual([])
    expect(beside(theirs, 'f+1', 'f-1')).toEqual(['moreOthers.weather 1 0 −1'])
  })
})

describe('the reason for a plan', () => {
  const planning = (hand: readonly string[], stock: string): readonly string[] =>
    told(position({ players: [{ lands: [{ card: AWAY }], hand, stock }, other] }), 'P bbb')

  it('tells how many there are to choose from, unless the hand has enough, and no single kind as a merit', () => {
    expect(planning([HOUSE], 'bbbws')).toEqual(['plans 2', 'kinds 2'])
    expect(planning([HOUSE], 'bbbw')).toEqual(['plans 2'])
    expect(planning([HOUSE, OTHER, THIRD], 'bbbw')).toEqual([])
  })
})

describe('the reason for what is decided on a card or paid', () => {
  const choosing = (own: Player, task: State['agenda'][number]): State =>
    position({ players: [own, other], phase: 'disaster', agenda: [task] })

  it('tells what a kept card is good for', () => {
    const keeping = (event: string): readonly string[] =>
      told(choosing(standing(2), { do: 'keep', seat: 0, event }), 'k')
    expect(keeping('floodGates')).toEqual(['protects'])
    expect(keeping('materialExchange')).toEqual(['later'])
  })

  it('tells what a card that could be kept does at once', () => {
    const carriedOut = (hand: readonly string[]): readonly string[] =>
      told(
        choosing({ lands: [{ card: AWAY }], hand }, { do: 'keep', seat: 0, event: 'designCompetition' }),
        '!',
      )
    expect(carriedOut([HOUSE, THIRD])).toEqual(['then.review 2'])
    expect(carriedOut([])).toEqual([])
  })
})

describe('the reason for what is done while a disaster strikes', () => {
  const [storm] = weather
  const damage = (storm?.damage ?? 0) + value
  const struck = (own: Player, others: Player = other): State =>
    after(
      position({
        players: [own, others],
        phase: 'disaster',
        pass: 0,
        agenda: [{ do: 'turnUp', seat: 0 }],
      }),
      `1>{${storm?.id ?? ''}}`,
    ).state

  it('tells the building that a kept card saves, that none falls, and the cards that stay', () => {
    const state = struck({ ...standing(damage), kept: ['floodGates'] })
    expect(told(state, 'K floodGates hualien')).toEqual([`saves ${HOUSE}`])
    expect(told(state, '.')).toEqual(['keepsCards 1'])
    const safe = struck({ ...standing(damage + 1), kept: ['floodGates'] })
    expect(told(safe, '.')).toEqual(['noneFalls', 'keepsCards 1'])
  })

  it('tells to whom the damage is moved', () => {
    const there = DISTRICTS.find(({ id }) => storm?.targets.includes(id) === false)?.id ?? ''
    const role = 'meteorologist'
    const state = after(struck({ ...standing(1), role }, { lands: [{ card: there }] }), '?', '1>2').state
    expect(told(state, `> ${there}`)).toEqual(['moves 1 hualien', `saves ${HOUSE}`])
    expect(told(state, 'x')).toEqual([])
  })

  it('tells the points of research', () => {
    const event = 'chiChi1999'
    const research = position({ players: [{ role: 'seismologist' }, other] })
    const state: State = {
      ...research,
      phase: 'disaster',
      card: { event, seat: 0 },
      agenda: [
        { do: 'research', seat: 0 },
        { do: 'act', seat: 1 },
      ],
    }
    expect(told(state, '*')).toEqual(['points 3'])
  })
})
