import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { BUILDING_IDS, buildingOf, generalOf } from '../components/cards.ts'
import { SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { siteOf } from '../position/board-queries.ts'
import { legal } from './legal.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, waiting, type Player } from '../testing/position.ts'

const [HOUSE = '', OTHER = '', THIRD = ''] = BUILDING_IDS
const letterOf = (kind: Kind): string => 'bwst'.charAt(KINDS.indexOf(kind))
const building = buildingOf(HOUSE)
const M = letterOf(building.material.kind)

interface More {
  readonly missing?: string
  readonly pool?: readonly string[]
}

const turning = (players: readonly Player[], more: More = {}): State =>
  position({ players, phase: 'disaster', pass: 0, agenda: [{ do: 'turnUp', seat: 0 }], ...more })

/** The card is turned up by seat 0, then these choices are made. */
const with3 = (card: string, players: readonly Player[], ...choices: readonly string[]) =>
  after(turning([...players, {}, {}, {}].slice(0, 3)), `1>{${card}}`, ...choices)

describe('effects', () => {
  it('QK-18 a named kind is taken at once, as many as there are', () => {
    expect(with3('brickKiln', []).state.stocks[0]).toEqual([3, 0, 0, 0])
    const few = after(turning([], { missing: 'b'.repeat(98) }), '1>{brickKiln}')
    expect(few.state.stocks[0]).toEqual([2, 0, 0, 0])
    const none = after(turning([], { missing: 'b'.repeat(100) }), '1>{brickKiln}')
    expect(none.types).toContain('effect.lapsed')
    expect(waiting(none.state)).toBe('turnUp')
  })

  it('QK-18 for all from the drawer clockwise, each choosing; any kinds in the supply', () => {
    const { state } = with3('communityFund', [])
    expect(state.agenda.slice(0, 3)).toMatchObject([
      { do: 'effect', seat: 0, player: 0 },
      { do: 'effect', seat: 1 },
      { do: 'effect', seat: 2 },
    ])
    expect(refusalOf(state, '+bb')).toMatchObject({ code: 'wrongCount', rule: 'QK-18' })
    const done = after(state, '+b', '+w', '+t').state
    expect(done.stocks).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ])
  })

  it('QK-18 left and right of the drawer, several effects in order', () => {
    const { state } = with3('holidaySeason', [])
    const order = state.agenda.flatMap((task) => (task.do === 'effect' ? [task.seat] : []))
    expect(order).toEqual([0, 1, 2])
    expect(after(state, '+bb', '+w', '+s').state.stocks.map((stock) => stock.join(''))).toEqual([
      '2000',
      '0100',
      '0010',
    ])
  })

  it('QK-18 what cannot be paid lapses; what is forced needs no choice', () => {
    const { state, events } = with3('materialShortage', [{ stock: 'bw' }, { stock: 'ss' }])
    expect(state.agenda[0]).toMatchObject({ do: 'effect', seat: 0 })
    expect(refusalOf(state, '-t')).toMatchObject({ code: 'tooFewPieces' })
    const done = after(state, '-w')
    expect(done.state.stocks.slice(0, 2)).toEqual([
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ])
    expect(eventsOfType([...events, ...done.events], 'effect.lapsed').map(({ seat }) => seat)).toEqual([2])
  })

  it('QK-18 gifts go to the player, or to the giver’s own neighbours', () => {
    const { state: aid, types } = with3('mutualAid', [{}, { stock: 'b' }, { stock: 'tt' }])
    expect(types).not.toContain('effect.lapsed')
    expect(aid.stocks.map((stock) => stock.join(''))).toEqual(['1001', '0000', '0001'])
    // To the left: seat 0 has only brick, then seats 1 and 2 have two kinds; then back to the right.
    const round = with3('goodNeighbours', [{ stock: 'b' }, { stock: 'w' }, { stock: 's' }]).state
    expect(round.agenda[0]).toMatchObject({ do: 'effect', seat: 1, at: [0] })
    const left = after(round, '-b', '-b').state
    expect(left.stocks.map((stock) => stock.join(''))).toEqual(['0100', '0000', '1010'])
    expect(left.agenda[0]).toMatchObject({ do: 'effect', seat: 2, at: [1] })
    expect(after(left, '-b').state.stocks.map((stock) => stock.join(''))).toEqual(['0100', '1000', '0010'])
  })

  it('QK-18 a trade of exactly so many, or none', () => {
    const { state } = with3('buildersMarket', [{ stock: 'b' }, {}, { stock: 't' }])
    expect(after(state, 'T b>s').state.stocks[0]).toEqual([0, 0, 1, 0])
    expect(after(state, 'x').types).toContain('effect.declined')
    expect(refusalOf(state, 'T b>ss')).toMatchObject({ code: 'wrongCount', rule: 'QK-18' })
    expect(after(state, 'x').state.agenda[0]).toMatchObject({ seat: 2 })
  })

  it('QK-18 hand cards go under the deck in the order chosen, known to their owner alone, then cards are drawn', () => {
    const code = generalOf('newBuildingCode')
    expect(code?.effects.map((effect) => effect.do)).toEqual(['discard', 'draw'])
    const { state } = with3('newBuildingCode', [{ hand: [HOUSE, OTHER] }, {}, { hand: [THIRD] }])
    expect([...legal(state)]).toHaveLength(2)
    expect(refusalOf(state, 'u')).toMatchObject({ code: 'wrongCardCount', rule: 'QK-18' })
    expect(refusalOf(state, `u ${THIRD}`)).toMatchObject({ code: 'notInHand' })
    const { state: next } = after(state, `u ${OTHER}`, `u ${THIRD}`)
    expect(next.decks.buildings.bottom).toEqual([
      { building: OTHER, by: 0 },
      { building: THIRD, by: 2 },
    ])
    expect(next.agenda[0]).toEqual({ do: 'drawBuildings', seat: 0, count: 1 })
  })

  it('QK-18 the only card of a hand is put back by an action too, though there is no choice', () => {
    const { state } = with3('newBuildingCode', [{ hand: [HOUSE] }])
    expect(waiting(state)).toBe('effect')
    expect([...legal(state)]).toEqual([{ type: 'putBack', buildings: [HOUSE] }])
  })

  it('QK-18 every building wears but keeps a piece, and none collapses', () => {
    const on = [
      { building: HOUSE, material: 3 },
      { building: OTHER, material: 1 },
    ]
    const { state } = with3('saltCorrosion', [{ lands: [{ card: 'yilan', on }] }])
    expect([siteOf(state, HOUSE)?.built.material, siteOf(state, OTHER)?.built.material]).toEqual([2, 1])
  })

  it('QK-18 an inspection costs for every building below the mark', () => {
    const effect = generalOf('facadeInspection')?.effects[0]
    if (effect?.do !== 'inspect') throw new Error('no inspection')
    const on = [
      { building: HOUSE, material: effect.mark - 1 },
      { building: OTHER, material: effect.mark },
      { building: THIRD, material: effect.mark - 1 },
    ]
    const { state } = with3('facadeInspection', [{ stock: 'bbbbwwww', lands: [{ card: 'yilan', on }] }])
    expect(refusalOf(state, `-${'b'.repeat(2 * effect.pay)}`)).toBeUndefined()
    expect(refusalOf(state, `-${'b'.repeat(2 * effect.pay + 1)}`)).toMatchObject({ code: 'wrongCount' })
  })

  it('QK-18 a strengthening adds as many as can be, building by building', () => {
    const effect = generalOf('roofRepair')?.effects[0]
    if (effect?.do !== 'strengthen') throw new Error('no strengthening')
    expect(effect).toMatchObject({ reach: 'district', from: 'supply', track: 'material' })
    const on = [
      { building: HOUSE, material: 1 },
      { building: OTHER, material: buildingOf(OTHER).material.max },
    ]
    const { state } = with3('roofRepair', [{ lands: [{ card: 'yilan', on }, { card: 'penghu' }] }])
    expect([...legal(state)]).toHaveLength(2)
    expect(refusalOf(state, 'r penghu m')).toMatchObject({ code: 'nothingToAdd', rule: 'QK-18' })
    const done = after(state, 'r yilan m')
    expect(eventsOfType(done.events, 'building.strengthened')).toMatchObject([
      { building: HOUSE, count: effect.count, from: 'supply' },
    ])
    const full = on.map((each) => ({ ...each, material: buildingOf(each.building).material.max }))
    expect(with3('roofRepair', [{ lands: [{ card: 'yilan', on: full }] }]).types).toContain('effect.lapsed')
  })

  it('QK-18 a roll carries out the row of its number', () => {
    const rolled = with3('disasterDrill', [{ stock: 'bw' }])
    expect(rolled.state.agenda[0]).toMatchObject({ do: 'rollCard', seat: 0 })
    expect(after(rolled.state, '1>1', '-b').state.stocks[0]).toEqual([0, 1, 0, 0])
    expect(after(rolled.state, '1>2', '+s').state.stocks[0]).toEqual([1, 1, 1, 0])
    expect(after(rolled.state, '1>3', '+s').state.stocks[0]).toEqual([1, 1, 1, 0])
    expect(waiting(after(rolled.state, '1>6').state)).toBe('turnUp')
  })
})

describe('kept cards', () => {
  const lands = [{ card: 'hualien', on: [{ building: HOUSE, material: 1 }] }, { card: 'yilan' }]

  it('QK-18 carried out now or kept open', () => {
    const { state } = with3('materialExchange', [{ stock: 'bbbw' }])
    expect(state.agenda[0]).toEqual({ do: 'keep', seat: 0, event: 'materialExchange' })
    expect(after(state, 'k').state.kept[0]).toEqual(['materialExchange'])
    expect(after(state, '!').state.agenda[0]).toMatchObject({ do: 'effect', seat: 0 })
  })

  it('QK-18 in an own construction turn, once, before the action', () => {
    const players = [{ stock: 'bbbw', kept: ['materialExchange', 'earlyWarning'] }, {}]
    const state = position({ players })
    const { state: next } = after(state, 'K materialExchange', 'T bbb>sstt')
    expect(next.kept[0]).toEqual(['earlyWarning'])
    expect(next.stocks[0]).toEqual([0, 1, 2, 2])
    expect(next.agenda).toEqual([{ do: 'act', seat: 0 }])
    expect(refusalOf(next, 'K materialExchange')).toMatchObject({ code: 'notKept', rule: 'QK-18' })
    expect(refusalOf(next, 'K earlyWarning')).toMatchObject({ code: 'otherWindow', rule: 'QK-18' })
    expect(refusalOf(state, `K materialExchange ${HOUSE}`)).toMatchObject({ code: 'noTarget' })
  })

  it('QK-18 a card for damage lapses when carried out at once', () => {
    const { state } = with3('earlyWarning', [{}])
    expect(after(state, '!').types).toContain('effect.lapsed')
  })

  const weather = SPECIAL_EVENTS.find(({ targets }) => targets.includes('hualien'))?.id ?? ''

  it('QK-18 before damage above 0 of the right kind, for a building or a district card that takes it', () => {
    const kept = ['stormShutters', 'seismicRetrofit', 'floodGates']
    const { state } = with3(weather, [{ lands, kept }])
    expect(state.agenda[0]).toEqual({ do: 'hit', seat: 0 })
    expect(refusalOf(state, `K seismicRetrofit ${HOUSE}`)).toMatchObject({ code: 'otherDisaster' })
    expect(refusalOf(state, `K stormShutters ${OTHER}`)).toMatchObject({ code: 'notThreatened' })
    expect(refusalOf(state, 'K stormShutters hualien')).toMatchObject({ code: 'notThreatened' })
    expect(refusalOf(state, 'K floodGates yilan')).toMatchObject({ code: 'notThreatened' })
    expect(refusalOf(state, 'K floodGates hualien')).toBeUndefined()
    const before = state.disaster?.hits[0]?.damage ?? 0
    const shutters = generalOf('stormShutters')?.effects[0]
    const less = shutters?.do === 'shield' ? shutters.less : 0
    const { state: safe } = after(state, `K stormShutters ${HOUSE}`, '.')
    expect(siteOf(safe, HOUSE)?.built.material).toBe(before <= less ? 1 : undefined)
    const gone = after(state, '.').state
    expect(siteOf(gone, HOUSE)).toBeUndefined()
    expect(gone.kept[0]).toEqual(kept)
  })

  it('QK-18 not played for a building that takes no damage any more', () => {
    const strong = [{ card: 'hualien', on: [{ building: HOUSE, material: 1 }] }]
    const kept = ['stormShutters', 'floodGates', 'resilientCommunity']
    const { state } = with3(weather, [{ lands: strong, kept }])
    let here = after(state, `K stormShutters ${HOUSE}`).state
    if (waiting(here) === 'hit') here = after(here, 'K floodGates hualien').state
    if (waiting(here) === 'hit') here = after(here, 'K resilientCommunity hualien').state
    expect(siteOf(here, HOUSE)?.built.material).toBe(1)
  })

  it('QK-18 insurance pays after the collapse and before the draw', () => {
    const effect = generalOf('stormInsurance')?.effects[0]
    const count = effect?.do === 'insure' ? effect.count : 0
    const { state } = with3(weather, [{ lands, kept: ['stormInsurance'] }], `K stormInsurance ${HOUSE}`)
    expect(state.agenda.slice(0, 2)).toEqual([
      { do: 'claim', seat: 0, count },
      { do: 'drawBuildings', seat: 0, count: 1 },
    ])
    const paid = after(state, `+${M.repeat(count)}`).state
    expect(paid.stocks[0]?.reduce((all, each) => all + each, 0)).toBe(count)
    expect(waiting(paid)).toBe('drawBuildings')
    expect(refusalOf(state, `+${M}`)).toMatchObject({ code: 'wrongCount' })
  })

  it('QK-18 one claim for each insured building that collapses, in the order in which they do', () => {
    const houses = [{ card: 'hualien', on: [HOUSE, OTHER].map((each) => ({ building: each, material: 1 })) }]
    const kept = ['stormInsurance', 'stormInsurance']
    const { state } = with3(weather, [{ lands: houses, kept }])
    const one = after(state, `K stormInsurance ${HOUSE}`, `K stormInsurance ${OTHER}`).state
    const effect = generalOf('stormInsurance')?.effects[0]
    const count = effect?.do === 'insure' ? effect.count : 0
    expect(one.agenda.slice(0, 3)).toEqual([
      { do: 'claim', seat: 0, count },
      { do: 'claim', seat: 0, count },
      { do: 'drawBuildings', seat: 0, count: 2 },
    ])
    const both = after(state, `K stormInsurance ${HOUSE}`, `K stormInsurance ${HOUSE}`).state
    expect(both.agenda.slice(0, 2)).toEqual([
      { do: 'claim', seat: 0, count: 2 * count },
      { do: 'drawBuildings', seat: 0, count: 2 },
    ])
  })
})
