import { describe, expect, it } from 'vitest'
import { BUILDING_IDS, buildingOf } from '../components/cards.ts'
import { KINDS } from '../components/deck/types.ts'
import { legal } from '../rules/legal.ts'
import { project } from './project.ts'
import type { State } from '../state.ts'
import { after, position, type Player } from '../testing/position.ts'

const [A = '', B = '', C = ''] = BUILDING_IDS
const lands = [{ card: 'yilan' }, { card: 'penghu', on: [{ building: B, material: 1 }] }]
const turn = (player: Player, more: object = {}): State =>
  position({
    players: [{ lands, ...player }, { lands: [{ card: 'taipei', on: [{ building: C }] }] }],
    ...more,
  })
const possible = (state: State, viewer: 0 | 1 = 0) => project(state, viewer).turnPossible

describe('the outline of a turn', () => {
  it('QK-10 names where a building can go and what it would get', () => {
    const build = possible(turn({ hand: [A] }))?.build
    const { material, structure } = buildingOf(A)
    expect(build).toEqual({
      why: null,
      cards: [
        { card: 28, level: 0 },
        { card: 34, level: 1 },
      ],
      gets: [{ building: A, material: material.base, structure: structure.base }],
    })
    expect(possible(turn({ hand: [A] }), 1)?.build.gets).toEqual([])
    expect(possible(turn({}))?.build.why).toEqual({ code: 'handEmpty', rule: 'QK-10' })
    const on = [A, B, C].map((building) => ({ building }))
    const full = position({
      players: [{ hand: [BUILDING_IDS[9] ?? ''], lands: [{ card: 'yilan', on }] }, {}],
    })
    expect(possible(full)?.build.why).toEqual({ code: 'allFull', rule: 'QK-10a' })
  })

  it('QK-12 QK-13 QK-14 QK-15 says why not', () => {
    const poor = possible(turn({}))
    expect([
      poor?.review.why?.code,
      poor?.strengthen.why?.code,
      poor?.trade.why?.code,
      poor?.plan.why?.code,
    ]).toEqual(['handEmpty', 'nothingToStrengthen', 'tooFewToGive', 'tooFewToGive'])
    const rich = possible(turn({ stock: 'bbwwsstt', hand: [A] }))
    expect([rich?.review.why, rich?.trade.why, rich?.plan.why, rich?.strengthen.why]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(rich?.strengthen.targets).toContainEqual({
      building: B,
      track: 'material',
      kind: buildingOf(B).material.kind,
      most: 2,
    })
  })

  it.each([
    ['landlord', 'exchange'],
    ['banker', 'lend'],
    ['dealer', 'undercut'],
    ['architect', 'buy'],
  ] as const)('QK-33a QK-34 QK-35a QK-38a only the %s has %s', (role, power) => {
    const mine = possible(turn({ role, stock: 'bbbbbbwwwwwwsssssstttttt' }))
    for (const each of ['exchange', 'lend', 'undercut', 'buy'] as const)
      expect(mine?.[each] !== null).toBe(each === power)
  })

  it('QK-38a says which mixes of six can be paid', () => {
    const { material, structure } = buildingOf(C)
    const letter = (at: number): string => 'bwst'.charAt(at)
    const m = letter(KINDS.indexOf(material.kind))
    const s = letter(KINDS.indexOf(structure.kind))
    const stock = m.repeat(5) + s.repeat(2)
    const state = turn({ role: 'architect', stock })
    expect(possible(state)?.buy?.buildings).toEqual([{ building: C, seat: 1, least: 4, most: 5 }])
    const buys = [...legal(state)].filter(({ type }) => type === 'buy')
    expect(buys).toHaveLength(2 * 2)
  })

  it('QK-18 a choice says what is wanted', () => {
    const state = position({
      players: [{ stock: 'bw' }, {}],
      phase: 'disaster',
      agenda: [{ do: 'turnUp', seat: 0 }],
    })
    const { state: next } = after(state, '1>{materialShortage}')
    expect(project(next, 1).choice).toEqual({ is: 'pay', count: 1, from: [1, 1, 0, 0], toSeat: null })
    expect(project(next, 1).effect).toMatchObject({ do: 'lose' })
    expect(project(next, 1).by).toBe(0)
  })

  it('QK-28 points are shown by what they are for', () => {
    const { points, buildings } = project(turn({}), 'public').players[0] ?? {}
    expect(buildings).toBe(1)
    expect(points).toEqual({
      buildings: buildingOf(B).points,
      levels: 0,
      matches: 0,
      role: 0,
      total: buildingOf(B).points,
    })
  })
})
