import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { BUILDING_IDS, buildingOf } from '../components/cards.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { siteOf, sitesOf } from '../position/board-queries.ts'
import { legal } from './legal.ts'
import { countOfKind } from '../components/pieces.ts'
import type { State } from '../state.ts'
import { passesOf } from './turn.ts'
import { after, pieces, position, refusalOf, waiting, type Player } from '../testing/position.ts'

const [HOUSE = '', OTHER = '', THIRD = '', FOURTH = ''] = BUILDING_IDS
const lands = [{ card: 'penghu' }, { card: 'yilan' }, { card: 'chiayi' }]
const letterOf = (kind: Kind): string => 'bwst'.charAt(KINDS.indexOf(kind))
const materialOf = (building: string): string => letterOf(buildingOf(building).material.kind)

const table = (player: Player, other: Player = {}, more: Parameters<typeof position>[0] = {}): State =>
  position({
    players: [
      { lands, ...player },
      { lands: [{ card: 'taipei' }], ...other },
    ],
    ...more,
  })

describe('the course of a round', () => {
  it.each([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('QK-9 %i seats construct in %i passes', (seats, passes) => {
    expect(passesOf({ seats })).toBe(passes)
    const players = Array.from({ length: seats }, () => ({ lands }))
    const all = Array.from({ length: seats * passes }, () => '-')
    const { state, events } = after(
      position({ players, start: 1, active: 1, agenda: [{ do: 'act', seat: 1 }] }),
      ...all,
    )
    const turns = eventsOfType(events, 'turn.started').map(({ seat, pass }) => [pass, seat])
    const wanted = Array.from({ length: seats * passes }, (_, at) => [
      1 + Math.floor(at / seats),
      (1 + at) % seats,
    ])
    expect(turns).toEqual(wanted.slice(1))
    expect([state.phase, waiting(state), state.agenda[0]]).toEqual([
      'disaster',
      'turnUp',
      { do: 'turnUp', seat: 1 },
    ])
  })

  it('QK-8 a round is construction, disaster, production', () => {
    const quiet = 'brickKiln'
    const state = table({}, {}, { pass: 3, active: 1, agenda: [{ do: 'act', seat: 1 }] })
    const { events } = after(state, '-', `1>{${quiet}}`, '2>{scrapSteel}')
    const phases = eventsOfType(events, 'phase.started').map(({ phase }) => phase)
    expect(phases).toEqual(['disaster', 'production'])
    expect(eventsOfType(events, 'round.started')).toEqual([{ type: 'round.started', seat: 1, round: 2 }])
  })

  it('QK-9 QK-16 the action ends the turn; passing does nothing', () => {
    const before = table({ stock: 'bb' })
    const { state, types } = after(before, '-')
    expect(types).toEqual(['turn.passed', 'turn.started', 'step.due'])
    expect(state.agenda).toEqual([{ do: 'act', seat: 1 }])
    expect([state.stocks, state.supply]).toEqual([before.stocks, before.supply])
  })
})

describe('build', () => {
  it('QK-10 takes the base pieces of both tracks from the supply, in any district', () => {
    const before = table({ hand: [HOUSE] })
    const { state } = after(before, `B ${HOUSE} chiayi`)
    const { material, structure } = buildingOf(HOUSE)
    expect(siteOf(state, HOUSE)).toMatchObject({
      seat: 0,
      level: 0,
      built: { building: HOUSE, material: material.base, structure: structure.base },
    })
    expect(countOfKind(state.supply, material.kind)).toBe(
      countOfKind(before.supply, material.kind) - material.base,
    )
    expect(state.stocks).toEqual(before.stocks)
    expect(state.hands[0]).toEqual([])
  })

  it('QK-10 with a kind run out it gets as many as there are, even none', () => {
    const { material } = buildingOf(HOUSE)
    const letter = materialOf(HOUSE)
    const one = after(table({ hand: [HOUSE] }, {}, { missing: letter.repeat(99) }), `B ${HOUSE} yilan`)
    expect(siteOf(one.state, HOUSE)?.built.material).toBe(1)
    expect(countOfKind(one.state.supply, material.kind)).toBe(0)
    const none = after(table({ hand: [HOUSE] }, {}, { missing: letter.repeat(100) }), `B ${HOUSE} yilan`)
    expect(siteOf(none.state, HOUSE)?.built).toMatchObject({
      material: 0,
      structure: buildingOf(HOUSE).structure.base,
    })
  })

  it('QK-10 only a building of the hand, only on an own district card', () => {
    const state = table({ hand: [HOUSE] }, { hand: [OTHER] })
    expect(refusalOf(state, `B ${OTHER} yilan`)).toMatchObject({ code: 'notInHand', rule: 'QK-10' })
    expect(refusalOf(state, `B ${HOUSE} taipei`)).toMatchObject({ code: 'notOwnCard', rule: 'QK-10' })
  })

  it('QK-10a fills the lowest level, also below a higher one that stayed', () => {
    const on = [null, { building: OTHER }]
    const state = table({ hand: [HOUSE, FOURTH], lands: [{ card: 'yilan', on }] })
    const low = after(state, `B ${HOUSE} yilan`)
    expect(eventsOfType(low.events, 'building.built')[0]).toMatchObject({ level: 0 })
    expect(siteOf(low.state, OTHER)?.level).toBe(1)
    const full = table({
      hand: [HOUSE],
      lands: [{ card: 'yilan', on: [{ building: OTHER }, { building: THIRD }, { building: FOURTH }] }],
    })
    expect(refusalOf(full, `B ${HOUSE} yilan`)).toMatchObject({ code: 'noFreeLevel', rule: 'QK-10a' })
  })
})

describe('swap land, review', () => {
  it('QK-11 a card with buildings: they return to the hand, all pieces to the supply, the card under the deck', () => {
    const on = [{ building: HOUSE }, { building: OTHER, material: 5, structure: 1 }]
    const before = table({ hand: [THIRD], lands: [{ card: 'yilan', on }, { card: 'penghu' }] })
    const { state } = after(before, 'L yilan')
    expect(state.hands[0]).toEqual([THIRD, HOUSE, OTHER])
    expect(sitesOf(state)).toEqual([])
    expect(state.supply).toEqual([100, 100, 100, 100])
    expect(state.decks.districts.bottom).toEqual([28])
    expect(state.agenda).toEqual([{ do: 'drawDistricts', seat: 0, count: 1 }])
    const drawn = after(state, '1>[hualien]').state
    expect(drawn.lands[0]?.map(({ card }) => card)).toEqual([34, 30])
    expect(drawn.agenda).toEqual([{ do: 'act', seat: 1 }])
    expect(refusalOf(before, 'L taipei')).toMatchObject({ code: 'notOwnCard', rule: 'QK-11' })
  })

  it('QK-11 with an empty deck the card itself comes back', () => {
    const state = table({})
    const bare = { ...state, decks: { ...state.decks, districts: { pool: [], bottom: [] } } }
    const { state: next } = after(bare, 'L yilan', '1>[yilan]')
    expect(next.lands[0]?.map(({ card }) => card)).toEqual([34, 20, 28])
  })

  it('QK-12 a hand building goes to the bottom, then one is drawn', () => {
    const state = table({ hand: [HOUSE, OTHER] }, {}, { pool: [FOURTH] })
    const { state: next } = after(state, `R ${HOUSE}`, `1>(${FOURTH})`)
    expect(next.hands[0]).toEqual([OTHER, FOURTH])
    expect(next.decks.buildings.bottom.at(-1)).toEqual({ building: HOUSE, by: 0 })
    expect(refusalOf(state, `R ${THIRD}`)).toMatchObject({ code: 'notInHand', rule: 'QK-12' })
    expect(refusalOf(state, 'R ?')).toMatchObject({ code: 'buildingUnknown', rule: 'QK-43' })
  })
})

describe('strengthen, trade, plan', () => {
  const { material } = buildingOf(HOUSE)
  const letter = materialOf(HOUSE)
  const built = (pieces: number) => [{ card: 'yilan', on: [{ building: HOUSE, material: pieces }] }]

  it('QK-13 up to two own pieces of the right kind on one track, not above its maximum', () => {
    const state = table({ stock: letter.repeat(3), lands: built(material.max - 2) })
    const { state: next } = after(state, `S ${HOUSE} m+2`)
    expect(siteOf(next, HOUSE)?.built.material).toBe(material.max)
    expect(countOfKind(next.stocks[0] ?? [], material.kind)).toBe(1)
    expect(next.supply).toEqual(state.supply)
    const nearly = table({ stock: letter.repeat(3), lands: built(material.max - 1) })
    expect(refusalOf(nearly, `S ${HOUSE} m+2`)).toMatchObject({ code: 'aboveMaximum', rule: 'QK-13' })
    expect(refusalOf(nearly, `S ${HOUSE} m+1`)).toBeUndefined()
    const poor = table({ stock: letter, lands: built(1) })
    expect(refusalOf(poor, `S ${HOUSE} m+2`)).toMatchObject({ code: 'tooFewPieces', rule: 'QK-13' })
    expect(refusalOf(poor, `S ${OTHER} m+1`)).toMatchObject({ code: 'notOwnBuilding', rule: 'QK-13' })
  })

  it('QK-13 not another seat’s building', () => {
    const state = table({ stock: 'bbwwsstt' }, { lands: built(1) })
    expect(refusalOf(state, `S ${HOUSE} m+1`)).toMatchObject({ code: 'notOwnBuilding', rule: 'QK-13' })
  })

  it('QK-14 any two for one, paid first, so that a paid kind can be taken', () => {
    const state = table({ stock: 'bw' }, {}, { missing: 't'.repeat(100) + 'b'.repeat(99) })
    expect(state.supply).toEqual([0, 99, 100, 0])
    const { state: next } = after(state, 'T bw>b')
    expect([next.stocks[0], next.supply]).toEqual([
      [1, 0, 0, 0],
      [0, 100, 100, 0],
    ])
    expect(refusalOf(state, 'T bw>t')).toMatchObject({ code: 'supplyOut', rule: 'QK-14' })
    expect(refusalOf(state, 'T bb>s')).toMatchObject({ code: 'tooFewPieces', rule: 'QK-14' })
    expect(refusalOf(state, 'T wb>s')).toMatchObject({ code: 'notInOrder', rule: 'QK-14' })
    expect(refusalOf(state, 'T b>s')).toMatchObject({ code: 'wrongCount', rule: 'QK-14' })
    expect(refusalOf(state, 'T bw>ss')).toMatchObject({ code: 'wrongCount', rule: 'QK-14' })
  })

  it('QK-15 any three for a building card, not while the deck is empty', () => {
    const state = table({ stock: 'bwst' })
    const { state: next } = after(state, 'P bws')
    expect(next.stocks[0]).toEqual([0, 0, 0, 1])
    expect(next.agenda).toEqual([{ do: 'drawBuildings', seat: 0, count: 1 }])
    expect(refusalOf(state, 'P bw')).toMatchObject({ code: 'wrongCount', rule: 'QK-15' })
    expect(refusalOf(state, 'P bbw')).toMatchObject({ code: 'tooFewPieces', rule: 'QK-15' })
    const empty = { ...state, decks: { ...state.decks, buildings: { pool: [], bottom: [] } } }
    expect(refusalOf(empty, 'P bws')).toMatchObject({ code: 'deckEmpty', rule: 'QK-15' })
    expect([...legal(empty)].some(({ type }) => type === 'plan')).toBe(false)
  })

  it('QK-14 pieces are named in one way only', () => {
    const trades = [...legal(table({ stock: 'bbws' }))].filter(({ type }) => type === 'trade')
    // bb, bw, bs, ws, each for one of four kinds.
    expect(trades).toHaveLength(16)
    expect(pieces('bbws')).toEqual(['brick', 'brick', 'wood', 'stone'])
  })
})
