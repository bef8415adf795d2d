import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { changCheng } from '../index.ts'
import { reveals } from './hidden-information.ts'
import type { State } from '../state.ts'
import { after, does, OPTIONS, position } from '../testing/position.ts'

const { conceal } = changCheng

const three = { seats: 3, turn: 9 } as const
const threats = [-2, -3, -4, -2, -3, -4] as const
const tilesSeenBy = (state: State, viewer: 0 | 1 | 2 | 'public' | 'all') =>
  changCheng.view(state, viewer).regions.map(({ tile }) => tile?.value ?? null)

describe('looking at threat tiles', () => {
  it('CC-17 whoever builds sees the tiles of these regions at once, before its next choice', () => {
    const { events, state } = after(position({ ...three, threats }), '5')
    expect(eventsOfType(events, 'threat.seen')).toEqual([
      { type: 'threat.seen', seat: 0, region: 0, value: -2, memory: 'notes' },
    ])
    expect(state.stage.is).toBe('second')
    expect(tilesSeenBy(state, 0)).toEqual([-2, null, null, null, null, null])
    expect(tilesSeenBy(state, 1)).toEqual(Array.from({ length: 6 }, () => null))
    expect(tilesSeenBy(state, 'public')).toEqual(Array.from({ length: 6 }, () => null))
    expect(changCheng.view(state, 1).regions[0]?.lookedBy).toEqual([0])
  })

  it('CC-17 for every kind of piece, a double wall in two regions, a neutral wall too', () => {
    const state = position({ threats })
    const looks = (...actions: readonly string[]) =>
      eventsOfType(after(state, ...actions).events, 'threat.seen').map(({ region }) => region)
    expect(looks('10-11')).toEqual([1, 2])
    expect(looks('t14')).toEqual([3])
    expect(looks('1+18')).toEqual([4])
    expect(looks('1', '10', 'n12')).toEqual([2])
    expect(looks('1p1 2p2')).toEqual([])
  })

  it('CC-17 nobody looks at a tile that is gone or face up', () => {
    const gone = position({ ...three, threats: [0] })
    expect(after(gone, '1').types).not.toContain('threat.seen')
    const up = { ...gone, threats: gone.threats.map((tile) => ({ ...tile, gone: false, up: true })) }
    expect(after(up, '1').types).not.toContain('threat.seen')
  })

  it('CC-17 with notes it is shown for good, and the record keeps it for that seat', () => {
    const { events } = after(position({ ...three, threats }), '5')
    const look = eventsOfType(events, 'threat.seen')[0]
    if (look === undefined) throw new Error('nobody looked')
    expect(changCheng.redactEvent(look, 0)).toEqual(look)
    expect(changCheng.redactEvent(look, 1)).toEqual({ ...look, value: null })
    expect(changCheng.redactEvent(look, 'public')).toEqual({ ...look, value: null })
    const later = after(position({ ...three, threats }), '5', '10', '1p1 2p2', '1p1 2p2').state
    expect(later.mover).toBe(0)
    expect(tilesSeenBy(later, 0)).toEqual([-2, -3, null, null, null, null])
  })

  it('CC-17 with once it is shown until the end of the turn, and the record does not keep it', () => {
    const state = position({ ...three, threats, options: { memory: 'once' } })
    const first = after(state, '5')
    expect(tilesSeenBy(first.state, 0)[0]).toBe(-2)
    const look = eventsOfType(first.events, 'threat.seen')[0]
    if (look === undefined) throw new Error('nobody looked')
    expect(changCheng.redactEvent(look, 0)).toMatchObject({ value: null })
    expect(changCheng.redactEvent(look, 'all')).toMatchObject({ value: -2 })
    // Only the builder sees the number as it happens.
    expect(changCheng.witnessEvent?.(look, 0)).toMatchObject({ value: -2 })
    expect(changCheng.witnessEvent?.(look, 1)).toMatchObject({ value: null })
    expect(changCheng.witnessEvent?.(look, 'public')).toMatchObject({ value: null })
    expect(changCheng.view(first.state, 1).regions[0]?.lookedBy).toEqual([0])
    const { state: next } = after(first.state, '10')
    expect(tilesSeenBy(next, 0)).toEqual(Array.from({ length: 6 }, () => null))
    expect(changCheng.view(next, 0).regions.map(({ lookedBy }) => lookedBy)).toEqual(
      Array.from({ length: 6 }, () => []),
    )
  })
})

describe('what is hidden', () => {
  it('CC-18 CC-48 a card face down shows its number to its owner alone, and to everybody where it lies', () => {
    const state = position({ ...three, cards: 'a3p1 b5p1' })
    const cardsSeenBy = (viewer: 0 | 1 | 2 | 'public' | 'all') =>
      changCheng.view(state, viewer).provinces[0]?.cards
    expect(cardsSeenBy(0)).toEqual([
      { seat: 0, card: 3 },
      { seat: 1, card: null },
    ])
    expect(cardsSeenBy('public')?.map(({ seat, card }) => [seat, card])).toEqual([
      [0, null],
      [1, null],
    ])
    expect(cardsSeenBy('all')?.map(({ card }) => card)).toEqual([3, 5])
  })

  it('CC-48 hands, but not how many cards they have or which were turned up', () => {
    const state = position({ ...three, cards: 'b5p1', hands: [[1], [2, 3], []] })
    const players = changCheng.view(state, 0).players
    expect(players.map(({ hand }) => hand)).toEqual([[1], null, null])
    expect(players.map(({ cards }) => cards)).toEqual([1, 2, 0])
    expect(players[1]?.spent).toEqual([1, 4, 6])
  })

  it('CC-18 CC-48 a face-down card must be told to be laid', () => {
    expect(changCheng.decide(position(three), does('?p1 2p2'))).toMatchObject({
      ok: false,
      refusal: { code: 'cardUnknown', rule: 'CC-18' },
    })
    expect(changCheng.decide(position(three), does('?+4'))).toMatchObject({ ok: false })
  })

  it('CC-48 the numbers of laid cards and of tiles, in events, actions and notation', () => {
    const state = position(three)
    const { events } = after(state, '1p1 2p2')
    const [laid] = eventsOfType(events, 'card.laid')
    if (laid === undefined) throw new Error('no card was laid')
    const tiles = { type: 'threats.laid', slot: 0, values: [-2, -3, -4] } as const
    const text = (action: string, viewer: 0 | 1 | 'public', actor: 0 | 'chance' = 0): string =>
      changCheng.text.notation(changCheng.redactAction(does(action), actor, viewer), state)
    for (const viewer of [1, 'public'] as const) {
      expect(changCheng.redactEvent(laid, viewer)).toEqual({ ...laid, card: null })
      expect(text('1p1 2p2', viewer)).toBe('?p1 ?p2')
      expect(text('3+4', viewer)).toBe('?+4')
      expect(text('1-2', viewer)).toBe('1-2')
    }
    expect(changCheng.redactEvent(laid, 0)).toEqual(laid)
    expect(text('1p1 2p2', 0)).toBe('1p1 2p2')
    expect(changCheng.redactEvent(tiles, 0)).toEqual({ ...tiles, values: null })
    expect(changCheng.redactEvent(tiles, 'all')).toEqual(tiles)
    expect(text('m[-2 -3 -4]', 0, 'chance')).toBe('m[? ? ?]')
    expect(changCheng.hasHiddenInformation(OPTIONS)).toBe(true)
  })

  it('CC-48 only what was hidden is revealed', () => {
    const setup = {
      options: { ...OPTIONS, board1: 'random', firstSeat: 'random', events: 'random' },
      seats: 3,
    } as const
    const { events } = playRandomly(changCheng, setup, seededRandom('reveals', 3))
    const revealing = new Set(events.filter(reveals).map(({ type }) => type))
    for (const type of [
      'board.joined',
      'threats.laid',
      'prestige.laid',
      'events.drawn',
      'first.drawn',
      'cards.revealed',
      'board.drawn',
    ] as const)
      expect(revealing).toContain(type)
    expect(after(position(three), '1p1 2p2').events.some(reveals)).toBe(false)
  })
})

describe('dealing anew', () => {
  it('CC-48 keeps what the viewer sees and changes the rest', () => {
    const state = after(position({ ...three, threats, cards: 'a3p1 b5p1 c6p2' }), '5').state
    const random = seededRandom('reshuffle', 0)
    const others = Array.from({ length: 20 }, () => conceal(state, 0).deal(random))
    for (const other of others) {
      expect(changCheng.view(other, 0)).toEqual(changCheng.view(state, 0))
      expect(other.hands[0]).toEqual(state.hands[0])
      const cards = [
        ...(other.hands[1] ?? []),
        ...other.lying.filter(({ seat }) => seat === 1).map(({ card }) => card),
      ]
      expect(cards.sort()).toEqual([1, 2, 3, 4, 5, 6])
    }
    expect(new Set(others.map((other) => other.lying[1]?.card)).size).toBeGreaterThan(3)
    expect(
      new Set(others.map(({ threats }) => threats.map(({ value }) => value).join())).size,
    ).toBeGreaterThan(5)
    expect(others.every((other) => other.threats[0]?.value === -2)).toBe(true)
  })
})
