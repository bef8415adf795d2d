import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { BUILDING_IDS } from '../components/cards.ts'
import { sitesOf } from '../position/board-queries.ts'
import { quakeNopoly } from '../index.ts'
import { unseenBuildings } from '../view/hidden-information.ts'
import type { State } from '../state.ts'
import { after, OPTIONS, position, refusalOf, waiting, type Wanted } from '../testing/position.ts'

const [A = '', B = '', C = '', D = '', E = ''] = BUILDING_IDS
const lands = [{ card: 'yilan' }]
const others = [{ card: 'hualien' }]

/** Two seats; seat 0 has the turn and three cards, the last two unseen. */
const partly = (wanted: Wanted = {}): State =>
  position({
    unseen: true,
    veil: [B, C],
    players: [
      { hand: [A, B, C], lands, stock: 'bbb' },
      { hand: [D], lands: others },
    ],
    ...wanted,
  })

const draws = (seat: number) => [{ do: 'drawBuildings', seat, count: 1 }] as const

const buildable = (state: State): readonly string[] => [
  ...new Set(
    [...quakeNopoly.legal(state)].flatMap((action) => (action.type === 'build' ? [action.building] : [])),
  ),
]

/** True if each of the 76 buildings is in one place, and unidentified ones are in hands or under the deck. */
const isWhole = (state: State): boolean => {
  const { pool, bottom } = state.decks.buildings
  const hidden = [
    ...state.hands.flat(),
    ...bottom.flatMap(({ building, by }) => (by === null ? [] : building)),
  ]
  const all = [
    ...pool,
    ...bottom.map(({ building }) => building),
    ...state.hands.flat(),
    ...sitesOf(state).map(({ built }) => built.building),
  ]
  return all.length === 76 && new Set(all).size === 76 && state.veil.every((id) => hidden.includes(id))
}

describe('buildings nobody has seen', () => {
  it('QK-6 QK-43 are drawn only where they may be left open, and counted with what is not known', () => {
    const players = [{}, {}]
    const known = position({ players, phase: 'setup', agenda: draws(0) })
    expect(refusalOf(known, '1>(?)')).toMatchObject({ code: 'buildingUnknown', rule: 'QK-43' })
    expect(quakeNopoly.view(known, 0).mayBeUnseen).toBe(false)
    const open = { ...known, unseen: true } as const
    expect(quakeNopoly.view(open, 0).mayBeUnseen).toBe(true)
    expect([...quakeNopoly.legal(open)][0]).toEqual({ type: 'drawBuilding', seat: 0, building: null })
    const { state, events } = after(open, '1>(?)')
    expect(events[0]).toEqual({ type: 'building.drawn', seat: 0, building: null })
    expect(quakeNopoly.view(state, 0).players[0]).toMatchObject({ cards: 1, hand: [] })
    expect(quakeNopoly.view(state, 0).decks.buildings.left).toBe(75)
    expect(unseenBuildings(state, 'all')).toHaveLength(76)
    expect(isWhole(state)).toBe(true)
  })

  it('QK-10 are named when they are built: any that is not known to be elsewhere, those known first', () => {
    const state = partly()
    expect(buildable(state)[0]).toBe(A)
    expect([...buildable(state)].sort()).toEqual([...BUILDING_IDS].filter((id) => id !== D).sort())
    expect(refusalOf(state, `B ${D} yilan`)).toMatchObject({ code: 'notInHand', rule: 'QK-10' })
    const named = after(state, `B ${E} yilan`).state
    expect(named.hands[0]).toHaveLength(2)
    expect(named.hands[0]?.[0]).toBe(A)
    expect(named.veil).toHaveLength(1)
    expect(named.decks.buildings.pool).not.toContain(E)
    expect(isWhole(named)).toBe(true)
  })

  it('QK-10 are named no more often than there are any', () => {
    const state = partly({
      veil: [C],
      players: [
        { hand: [A, C], lands },
        { hand: [D], lands: others },
      ],
    })
    const built = after(state, `B ${B} yilan`, '-').state
    expect(built.veil).toEqual([])
    expect(buildable(built)).toEqual([A])
    expect(refusalOf(built, `B ${E} yilan`)?.code).toBe('notInHand')
  })

  it('QK-10 are told apart from those of others, whatever stood in for them', () => {
    const players = [
      { hand: [A, B], lands },
      { hand: [C, D], lands: others },
    ]
    const state = partly({ veil: [A, B, C, D], players })
    // The stand-ins for cards of the other seat and of its own may be any cards.
    const after0 = after(state, `B ${C} yilan`).state
    const after1 = after(after0, `B ${A} hualien`).state
    expect(after1.hands.map((hand) => hand.length)).toEqual([1, 1])
    expect(after1.veil).toHaveLength(2)
    expect(isWhole(after1)).toBe(true)
    expect(refusalOf(after1, `B ${C} yilan`)?.code).toBe('notInHand')
  })

  it('QK-43 stay unknown when a card that stood in for them is drawn by name', () => {
    const start = {
      ...position({ players: [{}, {}], phase: 'setup', agenda: draws(0) }),
      unseen: true,
    } as const
    const open = after(start, '1>(?)').state
    const [standIn = ''] = open.hands[0] ?? []
    const again: State = { ...open, agenda: [...draws(1)] }
    const { state } = after(again, `2>(${standIn})`)
    expect(state.hands[1]).toEqual([standIn])
    expect(quakeNopoly.view(state, 'all').players[0]).toMatchObject({ cards: 1, hand: [] })
    expect(isWhole(state)).toBe(true)
    // The card that now stands in for the first can be drawn by name.
    const [next = ''] = state.hands[0] ?? []
    const third = after({ ...state, agenda: [...draws(1)] }, `2>(${next})`).state
    expect(third.hands[1]).toEqual([standIn, next])
    expect(quakeNopoly.view(third, 'all').players[0]).toMatchObject({ cards: 1, hand: [] })
  })

  it('QK-11 are known once they come back from the table', () => {
    const players = [{ hand: [B], lands: [{ card: 'yilan', on: [{ building: A }] }] }, {}]
    const { state } = after(partly({ veil: [B], players }), 'L yilan')
    expect(quakeNopoly.view(state, 0).players[0]).toMatchObject({ cards: 2, hand: [A] })
  })
})

describe('buildings put back unseen', () => {
  it('QK-12 go under the deck, and which cards the seat holds nobody knows then', () => {
    const { state, events } = after(partly(), 'R ?')
    expect(events[0]).toEqual({ type: 'building.putBack', seat: 0, building: null })
    expect(waiting(state)).toBe('drawBuildings')
    expect(quakeNopoly.view(state, 'all').decks.buildings.bottom).toEqual([null])
    // It may have been the known one.
    expect(quakeNopoly.view(state, 'all').players[0]).toMatchObject({ cards: 2, hand: [] })
    const next = after(state, '1>(?)', '-').state
    expect(buildable(next)).toContain(A)
    expect(next.hands[0]).toHaveLength(3)
    expect(isWhole(next)).toBe(true)
  })

  it('QK-12 can be named, also one that was not seen before', () => {
    expect(quakeNopoly.view(after(partly(), `R ${A}`).state, 'all').players[0]?.hand).toEqual([])
    const { state } = after(partly(), `R ${E}`)
    expect(state.decks.buildings.bottom).toEqual([{ building: E, by: 0 }])
    expect(quakeNopoly.view(state, 'all').players[0]).toMatchObject({ cards: 2, hand: [A] })
    expect(refusalOf(state, `1>(${E})`)).toMatchObject({ code: 'notInDeck', rule: 'QK-3' })
    expect(refusalOf(partly(), `R ${D}`)?.code).toBe('notInHand')
  })

  it('QK-12 cannot be left open where the whole hand is known', () => {
    expect(refusalOf(partly({ veil: [] }), 'R ?')).toMatchObject({ code: 'buildingUnknown', rule: 'QK-43' })
  })

  it('QK-18 several of them, named or not, in their order', () => {
    const asked = (wanted: Wanted = {}): State =>
      after(
        partly({ phase: 'disaster', agenda: [{ do: 'turnUp', seat: 0 }], ...wanted }),
        '1>{designCompetition}',
        '!',
      ).state
    const { state, events } = after(asked(), `u ? ${A} ${E}`)
    expect(eventsOfType(events, 'building.putBack').map(({ building }) => building)).toEqual([null, A, E])
    expect(waiting(state)).toBe('drawBuildings')
    expect(state.hands[0]).toEqual([])
    expect(isWhole(state)).toBe(true)
    expect(refusalOf(asked(), 'u ? ? ? ?')?.code).toBe('wrongCardCount')
    expect(refusalOf(asked(), `u ${E} ${E}`)?.code).toBe('sameTwice')
    expect(refusalOf(asked(), `u ${E} ? ?`)).toBeUndefined()
    expect(refusalOf(asked(), `u ${D}`)?.code).toBe('notInHand')
    expect(refusalOf(asked({ veil: [] }), 'u ?')?.code).toBe('buildingUnknown')
  })

  it('QK-3 are drawn again once nothing else is left: named, as any that is not known, or left open', () => {
    const state = partly({ pool: [], agenda: draws(1) })
    const under = { ...state, veil: [...state.veil, E] }
    const { buildings } = under.decks
    const bottom = [{ building: E, by: 0 }, ...buildings.bottom.filter(({ building }) => building !== E)]
    const again: State = { ...under, decks: { ...under.decks, buildings: { pool: [], bottom } } }
    expect(
      [...quakeNopoly.legal(again)].map((action) => 'building' in action && action.building).sort(),
    ).toEqual([null, B, C, E].sort())
    expect(quakeNopoly.odds(again)).toHaveLength(3)
    const named = after(again, `2>(${B})`).state
    expect(named.hands[1]).toEqual([D, B])
    expect(named.veil).toHaveLength(2)
    expect(isWhole(named)).toBe(true)
    const open = after(again, '2>(?)').state
    expect(quakeNopoly.view(open, 1).players[1]).toMatchObject({ cards: 2, hand: [D] })
  })

  it('QK-22 QK-43 are not what fell for all to see: that is known when it is drawn', () => {
    const state = partly({ pool: [], agenda: draws(1) })
    const [next] = state.decks.buildings.bottom
    expect(refusalOf(state, '2>(?)')?.code).toBe('buildingUnknown')
    expect([...quakeNopoly.legal(state)]).toEqual([
      { type: 'drawBuilding', seat: 1, building: next?.building },
    ])
    expect(quakeNopoly.view(state, 1).mayBeUnseen).toBe(false)
  })

  it('QK-15 leave the deck empty when they are all in hands', () => {
    const state = partly({ pool: [], agenda: [{ do: 'act', seat: 0 }] })
    const empty: State = { ...state, decks: { ...state.decks, buildings: { pool: [], bottom: [] } } }
    expect(refusalOf(empty, 'P bbb')).toMatchObject({ code: 'deckEmpty', rule: 'QK-15' })
  })
})

describe('what is shown', () => {
  it('QK-43 backs beside the cards that are known, and what they may be to their seat', () => {
    const own = quakeNopoly.view(partly(), 0)
    expect(own.players[0]).toMatchObject({ cards: 3, hand: [A] })
    expect(quakeNopoly.text.board(own)).toContain(`(${A} ? ?)`)
    // It knows nothing of the other seat's cards.
    expect([...own.others].sort()).toEqual(BUILDING_IDS.filter((id) => id !== A).sort())
    expect(own.turnPossible?.build.gets).toHaveLength(76)
    expect(quakeNopoly.view(partly(), 1)).toMatchObject({ others: [], turnPossible: { build: { gets: [] } } })
    expect(quakeNopoly.view(partly({ veil: [] }), 0).others).toEqual([])
  })

  it('QK-43 backs also when the match is over', () => {
    const outcome = { places: [1, 2], scores: [1, 0], ending: 'endCard' }
    const over = { ...partly(), agenda: [], outcome }
    expect(quakeNopoly.view(over, 1).players[0]).toMatchObject({ cards: 3, hand: [A] })
  })

  it('QK-43 dealing anew deals what nobody has seen, also to its own seat', () => {
    const hands = seatsOf(20).map((round) => {
      const other = quakeNopoly.conceal(partly(), 0).deal(seededRandom('unseen', round))
      expect(other.veil).toEqual([])
      expect(other.hands.map((hand) => hand.length)).toEqual([3, 1])
      expect(other.hands[0]?.[0]).toBe(A)
      expect(isWhole(other)).toBe(true)
      return other.hands[0]?.join()
    })
    expect(new Set(hands).size).toBeGreaterThan(15)
    expect(quakeNopoly.conceal(partly(), 'all').deal(seededRandom('unseen', 0)).veil).toEqual([])
  })

  it('lets a bot and a hint play on', () => {
    const state = partly({ veil: [B, C, D] })
    const known = quakeNopoly.conceal(state, 0).deal(seededRandom('bot', 0))
    const best = quakeNopoly.heuristics?.candidates?.(known, seededRandom('bot', 1)) ?? []
    expect(best.length).toBeGreaterThan(0)
    for (const action of best) expect(quakeNopoly.decide(state, action).ok).toBe(true)
  })

  it('QK-43 begins with all that is known where nothing may be left open', () => {
    const setup = { options: OPTIONS, seats: 2 }
    expect(quakeNopoly.start(setup)).not.toHaveProperty('unseen')
    expect(quakeNopoly.start({ ...setup, partialEntry: true })).toMatchObject({ unseen: true, veil: [] })
  })
})
