import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { BUILDING_IDS, buildingOf } from '../components/cards.ts'
import { DISTRICTS } from '../components/deck/deck.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { siteOf } from '../position/board-queries.ts'
import { legal } from './legal.ts'
import { countOfKind } from '../components/pieces.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, waiting, type Player } from '../testing/position.ts'

const [HOUSE = '', OTHER = '', THIRD = '', FOURTH = ''] = BUILDING_IDS
const letterOf = (kind: Kind): string => 'bwst'.charAt(KINDS.indexOf(kind))
const house = buildingOf(HOUSE)
const M = letterOf(house.material.kind)
const S = letterOf(house.structure.kind)
/** Sorts pieces by kind. */
const sorted = (text: string): string =>
  [...text].sort((a, b) => 'bwst'.indexOf(a) - 'bwst'.indexOf(b)).join('')

/** The last card of the round is turned up next, then production follows. */
const lastCard = (players: readonly Player[], more: Partial<State> = {}): State => ({
  ...position({
    players,
    phase: 'disaster',
    pass: 0,
    active: players.length - 1,
    agenda: [{ do: 'turnUp', seat: players.length - 1 }],
  }),
  ...more,
})

describe('landlord', () => {
  const built = { lands: [{ card: 'yilan', on: [{ building: HOUSE }] }] }

  it('QK-33 after its printed pieces may take one of any kind in the supply, with a building on the table', () => {
    const state = lastCard([{ role: 'landlord', ...built }, { lands: [{ card: 'taipei' }] }])
    const { state: next, events } = after(state, '2>{steelPrices}')
    expect(eventsOfType(events, 'building.produced')).toHaveLength(1)
    expect(next.agenda[0]).toEqual({ do: 'extra', seat: 0 })
    expect(sumOf(after(next, '+t').state.stocks[0] ?? [])).toBe(2)
    expect(sumOf(after(next, 'x').state.stocks[0] ?? [])).toBe(1)
    expect(refusalOf(next, '+tt')).toMatchObject({ code: 'wrongCount', rule: 'QK-33' })
    const bare = { ...next, supply: [1, 1, 1, 0] }
    expect(refusalOf(bare, '+t')).toMatchObject({ code: 'tooFewPieces', rule: 'QK-33' })
    const none = lastCard([{ role: 'landlord', lands: [{ card: 'yilan' }] }, { lands: [{ card: 'taipei' }] }])
    expect(waiting(after(none, '2>{steelPrices}').state)).toBe('act')
  })

  const rim = DISTRICTS.filter(({ tier }) => tier === 'rim').map(({ id }) => id)
  const metro = DISTRICTS.filter(({ tier }) => tier === 'metro').map(({ id }) => id)
  const [r1 = '', r2 = '', r3 = ''] = rim
  const [m1 = '', m2 = ''] = metro
  const swapping = (round: number, more: Player = {}, other: Player = {}): State =>
    position({
      round,
      players: [
        { role: 'landlord', lands: [{ card: r1 }, { card: m1 }, { card: r3 }], ...more },
        { lands: [{ card: r2 }, { card: m2 }, { card: `${r3}'` }], ...other },
      ],
    })

  it.each([1, 2])(
    'QK-33a in round %i swaps an empty card with an empty one of the same tier, and goes on',
    (round) => {
      const { state, events } = after(swapping(round), `X ${r1} ${r2}`)
      expect(eventsOfType(events, 'districts.exchanged')).toMatchObject([
        { seat: 0, otherSeat: 1, tier: 'rim' },
      ])
      const cards = state.lands.map((lands) => lands.map(({ card }) => DISTRICTS[Math.floor(card / 2)]?.id))
      expect(cards).toEqual([
        [r2, m1, r3],
        [r1, m2, r3],
      ])
      expect(state.agenda).toEqual([{ do: 'act', seat: 0 }])
      expect(refusalOf(state, `X ${r2} ${r1}`)).toMatchObject({ code: 'tierDone', rule: 'QK-33a' })
      expect(refusalOf(state, `X ${m1} ${m2}`)).toBeUndefined()
    },
  )

  it('QK-33a not in round 3, not across tiers, not for a district it has, not by another role', () => {
    expect(refusalOf(swapping(3), `X ${r1} ${r2}`)).toMatchObject({ code: 'tooLate', rule: 'QK-33a' })
    expect([...legal(swapping(3))].some(({ type }) => type === 'exchange')).toBe(false)
    expect(refusalOf(swapping(1), `X ${r1} ${m2}`)).toMatchObject({ code: 'otherTier' })
    expect(refusalOf(swapping(1), `X ${r1} ${r3}'`)).toMatchObject({ code: 'districtHeld' })
    expect(refusalOf(swapping(1), `X ${r1} ${m1}`)).toMatchObject({ code: 'notOthersCard' })
    expect(refusalOf(swapping(1), `X ${r2} ${r1}`)).toMatchObject({ code: 'notOwnCard' })
    expect(refusalOf(swapping(1, { role: 'dealer' }), `X ${r1} ${r2}`)).toMatchObject({ code: 'notThisRole' })
  })

  it('QK-33a only empty cards', () => {
    const own = swapping(1, { lands: [{ card: r1, on: [{ building: HOUSE }] }] })
    expect(refusalOf(own, `X ${r1} ${r2}`)).toMatchObject({ code: 'cardNotEmpty', rule: 'QK-33a' })
    const theirs = swapping(1, {}, { lands: [{ card: r2, on: [{ building: HOUSE }] }] })
    expect(refusalOf(theirs, `X ${r1} ${r2}`)).toMatchObject({ code: 'cardNotEmpty', rule: 'QK-33a' })
  })
})

describe('banker', () => {
  const lending = (more: Partial<State> = {}): State => ({
    ...position({
      players: [{ role: 'banker', stock: 'bbw', lands: [{ card: 'yilan' }] }, { stock: 'b' }, {}],
    }),
    ...more,
  })

  it('QK-34 lends two pieces in its first turn of a round, once, and goes on', () => {
    const { state } = after(lending(), 'G 2 bb')
    expect(state.stocks.slice(0, 2)).toEqual([
      [0, 1, 0, 0],
      [3, 0, 0, 0],
    ])
    expect(state.powers.loan).toEqual({ seat: 1, kinds: ['brick'] })
    expect(state.agenda).toEqual([{ do: 'act', seat: 0 }])
    expect(refusalOf(state, 'G 2 bw')).toMatchObject({ code: 'onceARound', rule: 'QK-34' })
    expect(refusalOf(lending({ pass: 2 }), 'G 2 bb')).toMatchObject({ code: 'firstTurnOnly', rule: 'QK-34' })
    expect(refusalOf(lending(), 'G 1 bb')).toMatchObject({ code: 'noSuchSeat' })
    expect(refusalOf(lending(), 'G 4 bb')).toMatchObject({ code: 'noSuchSeat' })
    expect(refusalOf(lending(), 'G 2 b')).toMatchObject({ code: 'wrongCount' })
  })

  const collecting = (stock: string, kinds: readonly Kind[]): State =>
    lastCard(
      [
        { role: 'banker', lands: [{ card: 'yilan' }] },
        { stock, lands: [{ card: 'taipei', on: [{ building: OTHER }] }] },
      ],
      { powers: { loan: { seat: 1, kinds }, undercut: false, tiers: [] } },
    )

  it('QK-34 after its own production takes all pieces of these kinds and pays a third, rounded down', () => {
    const state = collecting('bbbbbwss', ['brick', 'wood'])
    const { state: next, events } = after(state, '2>{brickKiln}')
    // Three more bricks come from the card: eight bricks and a wood are taken, stone stays, and 9 / 3 are owed.
    expect(eventsOfType(events, 'loan.collected')).toMatchObject([{ seat: 0, fromSeat: 1 }])
    expect(next.stocks[0]).toEqual([8, 1, 0, 0])
    expect(next.stocks[1]?.[2]).toBe(2)
    expect(siteOf(next, OTHER)).toBeDefined()
    expect(next.agenda[0]).toMatchObject({ do: 'tax', count: 3, taken: [8, 1, 0, 0] })
    expect(refusalOf(next, '-bb')).toMatchObject({ code: 'wrongCount', rule: 'QK-34' })
    expect(after(next, '-bbw').state.stocks[0]).toEqual([6, 0, 0, 0])
    expect(after(next, '-bbw').state.powers.loan).toBeNull()
  })

  it('QK-34 two pieces cost no tax, one kind leaves no choice, nothing is taken from nothing', () => {
    const two = after(collecting('ww', ['wood']), '2>{steelPrices}')
    expect(two.state.stocks[0]?.[1]).toBe(2)
    expect(two.types).not.toContain('pieces.paid')
    const five = after(collecting('wwwww', ['wood']), '2>{steelPrices}')
    expect(five.state.stocks[0]?.[1]).toBe(4)
    expect(eventsOfType(five.events, 'pieces.paid')).toMatchObject([
      { seat: 0, pieces: ['wood'], why: 'tax' },
    ])
    const none = after(collecting('ww', ['stone']), '2>{brickKiln}')
    expect(eventsOfType(none.events, 'loan.collected')).toMatchObject([{ pieces: [] }])
  })
})

describe('materials dealer', () => {
  const open = [{ card: 'yilan' }]

  it('QK-35 strengthens what it has just built by up to two pieces from the supply, or does not', () => {
    const state = position({ players: [{ role: 'dealer', hand: [HOUSE], lands: open }, {}] })
    const { state: built } = after(state, `B ${HOUSE} yilan`)
    expect(built.agenda[0]).toEqual({ do: 'fitOut', seat: 0, building: HOUSE })
    const { state: done } = after(built, 'm+2')
    expect(siteOf(done, HOUSE)?.built.material).toBe(house.material.base + 2)
    expect(countOfKind(done.supply, house.material.kind)).toBe(100 - house.material.base - 2)
    expect(done.stocks).toEqual(built.stocks)
    expect(done.agenda).toEqual([{ do: 'act', seat: 1 }])
    expect(after(built, 'x').state.agenda).toEqual([{ do: 'act', seat: 1 }])
    const dry = { ...built, supply: [0, 0, 0, 0] }
    expect(refusalOf(dry, 'm+1')).toMatchObject({ code: 'supplyOut', rule: 'QK-35' })
  })

  const undercutting = (own: string, material: number, more: Player = {}): State =>
    position({
      players: [
        { role: 'dealer', stock: own, lands: open, ...more },
        { lands: [{ card: 'taipei', on: [{ building: HOUSE, material }] }] },
      ],
    })

  it('QK-35a pays as many pieces as lie on the track; one stays, the rest goes to the supply', () => {
    const state = undercutting(M.repeat(5), 4)
    const { state: next } = after(state, `D ${HOUSE} m`)
    expect(siteOf(next, HOUSE)?.built.material).toBe(1)
    expect(countOfKind(next.stocks[0] ?? [], house.material.kind)).toBe(1)
    expect(countOfKind(next.supply, house.material.kind)).toBe(
      countOfKind(state.supply, house.material.kind) + 4 + 3,
    )
    expect(next.agenda).toEqual([{ do: 'act', seat: 0 }])
    expect(refusalOf(next, `D ${HOUSE} s`)).toMatchObject({ code: 'onceARound', rule: 'QK-35a' })
  })

  it('QK-35a again in the next round', () => {
    const used = { powers: { loan: null, undercut: true, tiers: [] } }
    const state = lastCard([{ role: 'dealer', lands: open }, { lands: [{ card: 'taipei' }] }], used)
    expect(after(state, '2>{steelPrices}').state).toMatchObject({ round: 2, powers: { undercut: false } })
  })

  it('QK-35a not on a track below two, not without the pieces, not on an own building', () => {
    expect(refusalOf(undercutting(M.repeat(5), 1), `D ${HOUSE} m`)).toMatchObject({ code: 'trackTooLow' })
    expect(refusalOf(undercutting(M.repeat(3), 4), `D ${HOUSE} m`)).toMatchObject({ code: 'tooFewPieces' })
    const own = undercutting(M.repeat(5), 4, { lands: [{ card: 'yilan', on: [{ building: OTHER }] }] })
    expect(refusalOf(own, `D ${OTHER} m`)).toMatchObject({ code: 'notOthersBuilding', rule: 'QK-35a' })
    expect(refusalOf(undercutting(M.repeat(5), 4, { role: 'banker' }), `D ${HOUSE} m`)).toMatchObject({
      code: 'notThisRole',
    })
  })
})

describe('architect', () => {
  it('QK-38 plans for two', () => {
    const state = position({ players: [{ role: 'architect', stock: 'bws' }, {}] })
    expect(after(state, 'P bw').state.stocks[0]).toEqual([0, 0, 1, 0])
    expect(refusalOf(state, 'P bws')).toMatchObject({ code: 'wrongCount', rule: 'QK-38' })
  })

  const buying = (stock: string, standing: { material: number; structure: number }): State =>
    position({
      players: [
        { role: 'architect', stock, lands: [{ card: 'yilan', on: [{ building: THIRD }] }] },
        { lands: [{ card: 'taipei', on: [{ building: HOUSE, ...standing }] }] },
      ],
    })
  const six = sorted(M.repeat(2) + S.repeat(4))

  it('QK-38a buys for six pieces of its kinds: it moves to the lowest free level with its base pieces', () => {
    const state = buying(six, { material: 6, structure: 1 })
    const { state: next } = after(state, `A ${HOUSE} yilan ${six}`)
    expect(siteOf(next, HOUSE)).toMatchObject({
      seat: 0,
      level: 1,
      built: { material: house.material.base, structure: house.structure.base },
    })
    expect(next.lands[1]?.[0]?.levels).toEqual([null, null, null])
    expect([sumOf(next.stocks[0] ?? []), sumOf(next.stocks[1] ?? [])]).toEqual([0, 6])
    expect(countOfKind(next.supply, house.material.kind)).toBe(
      countOfKind(state.supply, house.material.kind) + 6 - house.material.base,
    )
    expect(countOfKind(next.supply, house.structure.kind)).toBe(
      countOfKind(state.supply, house.structure.kind) + 1 - house.structure.base,
    )
    expect(next.agenda).toEqual([{ do: 'act', seat: 1 }])
  })

  it('QK-38a with an empty supply what is missing stays missing', () => {
    const state = buying(six, { material: 1, structure: 1 })
    const { state: next } = after({ ...state, supply: [0, 0, 0, 0] }, `A ${HOUSE} yilan ${six}`)
    expect(siteOf(next, HOUSE)?.built).toMatchObject({ material: 1, structure: 1 })
  })

  it('QK-38a not with other kinds, not without a free level, not by another role, not an own building', () => {
    const less = [...'bwst'].filter((letter) => letter !== M && letter !== S).join('')
    const wrong = sorted(M.repeat(3) + S.repeat(2) + less.charAt(0))
    const state = buying(sorted(six + wrong), { material: 2, structure: 2 })
    expect(refusalOf(state, `A ${HOUSE} yilan ${wrong}`)).toMatchObject({
      code: 'tooFewPieces',
      rule: 'QK-38a',
    })
    expect(refusalOf(state, `A ${THIRD} yilan ${six}`)).toMatchObject({ code: 'notOthersBuilding' })
    const full = position({
      players: [
        {
          role: 'architect',
          stock: six,
          lands: [{ card: 'yilan', on: [{ building: THIRD }, { building: OTHER }, { building: FOURTH }] }],
        },
        { lands: [{ card: 'taipei', on: [{ building: HOUSE }] }] },
      ],
    })
    expect(refusalOf(full, `A ${HOUSE} yilan ${six}`)).toMatchObject({ code: 'noFreeLevel' })
    const roles = { ...state, roles: ['banker', null] as const }
    expect(refusalOf(roles, `A ${HOUSE} yilan ${six}`)).toMatchObject({ code: 'notThisRole', rule: 'QK-38a' })
  })
})
