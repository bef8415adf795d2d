import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { BUILDING_IDS, buildingOf, districtOf } from '../components/cards.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { countOfKind } from '../components/pieces.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, waiting, type Player } from '../testing/position.ts'

const [A = '', B = '', C = '', D = ''] = BUILDING_IDS
const letterOf = (kind: Kind): string => 'bwst'.charAt(KINDS.indexOf(kind))

/** The last card of the round has no effect, then production follows. */
const producing = (
  players: readonly Player[],
  more: { readonly missing?: string; readonly start?: number; readonly round?: number } = {},
) => {
  const seats = Math.max(2, players.length)
  const { start = 0 } = more
  const last = (start + seats - 1) % seats
  return position({
    players: Array.from({ length: seats }, (_, seat) => ({ lands: [], ...players[seat] })),
    phase: 'disaster',
    pass: 0,
    active: last,
    agenda: [{ do: 'turnUp', seat: last }],
    ...more,
  })
}

/** A card that does nothing for the drawer. */
const quiet = (state: State): string =>
  `${(state.agenda[0]?.do === 'turnUp' ? state.agenda[0].seat : 0) + 1}>{steelPrices}`

describe('production', () => {
  it('QK-24 a piece of the printed kind for every own building, from the start seat', () => {
    const state = producing(
      [
        { lands: [{ card: 'yilan', on: [{ building: A }, { building: B }] }] },
        { lands: [{ card: 'penghu', on: [{ building: C }] }] },
      ],
      { start: 1 },
    )
    const { events, state: next } = after(state, quiet(state))
    expect(eventsOfType(events, 'building.produced').map(({ seat, building }) => [seat, building])).toEqual([
      [1, C],
      [0, A],
      [0, B],
    ])
    const { product } = buildingOf(C)
    expect(countOfKind(next.stocks[1] ?? [], product)).toBe(1)
    expect(next.stocks[0]?.reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('QK-24 a kind that has run out gives nothing', () => {
    const { product } = buildingOf(A)
    const state = producing(
      [{ lands: [{ card: 'yilan', on: [{ building: A, material: 0, structure: 0 }] }] }],
      {
        missing: letterOf(product).repeat(100),
      },
    )
    const { events, state: next } = after(state, quiet(state))
    expect(eventsOfType(events, 'production.missed')).toMatchObject([{ seat: 0, building: A, kind: product }])
    expect(next.stocks[0]).toEqual([0, 0, 0, 0])
  })

  it('QK-25 the start seat passes to the left', () => {
    const some = (card: string): Player => ({ lands: [{ card }] })
    const state = producing([some('yilan'), some('penghu'), some('taipei')], { start: 2, round: 4 })
    const { state: next, events } = after(state, quiet(state))
    expect(eventsOfType(events, 'round.started')).toMatchObject([{ seat: 0, round: 5 }])
    expect(next).toMatchObject({ start: 0, active: 0, pass: 1, phase: 'construction' })
    expect(next.agenda).toEqual([{ do: 'act', seat: 0 }])
  })
})

describe('expansion', () => {
  const full = (card: string, ...on: readonly string[]) => ({
    card,
    on: on.map((building) => ({ building })),
  })

  it('QK-26 from the new start seat, who is full everywhere may draw a district card', () => {
    const [, , , , E = '', F = ''] = BUILDING_IDS
    const state = producing([{ lands: [full('yilan', A, B, C)] }, { lands: [full('penghu', D, E, F)] }])
    const { state: next } = after(state, quiet(state))
    // The start seat is still that of the round that ends; the next one begins.
    expect(next).toMatchObject({ phase: 'expansion', start: 0, active: 1 })
    expect(next.agenda).toEqual([
      { do: 'expand', seat: 1 },
      { do: 'expand', seat: 0 },
    ])
    const { state: drawn } = after(next, 'e', '2>[taipei]', 'x')
    expect(drawn.lands.map((lands) => lands.length)).toEqual([1, 2])
    // A new district card is the last of the row.
    expect(drawn.lands[1]?.map(({ card }) => districtOf(card).id)).toEqual(['penghu', 'taipei'])
    expect(drawn.start).toBe(1)
    expect(drawn.agenda).toEqual([{ do: 'act', seat: 1 }])
    expect(refusalOf(next, '-')).toMatchObject({ code: 'expandFirst', rule: 'QK-26' })
  })

  it('QK-26 not with a free level, not without district cards', () => {
    const state = producing([
      { lands: [full('yilan', A, B, C), { card: 'penghu' }] },
      { lands: [full('taipei', D)] },
    ])
    expect(waiting(after(state, quiet(state)).state)).toBe('act')
    const filled = producing([{ lands: [full('yilan', A, B, C)] }, { lands: [full('taipei', D)] }])
    const bare = { ...filled, decks: { ...filled.decks, districts: { pool: [], bottom: [] } } }
    expect(waiting(after(filled, quiet(filled)).state)).toBe('expand')
    expect(waiting(after(bare, quiet(bare)).state)).toBe('act')
  })
})
