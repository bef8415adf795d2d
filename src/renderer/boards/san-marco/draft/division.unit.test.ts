import { describe, expect, it } from 'vitest'
import type { Pile } from '../../../../engine/games/san-marco/state.ts'
import {
  cardBeside,
  divisionAction,
  inSight,
  laidAs,
  limitOf,
  lyingIn,
  nextFree,
  obstacleTo,
  send,
  startDivision,
  totalsWith,
} from './division.ts'

const HELD: Pile = { cards: ['1', '4', '4', 'bridge', 'doge', 'banishment'], limits: [1, 2, 2, 3] }
const all = (to: (id: number) => number) =>
  startDivision(HELD, 3).cards.reduce((sofar, { id }) => send(sofar, id, to(id)), startDivision(HELD, 3))

describe('dividing cards (SM-16)', () => {
  it('starts with all cards outside the offers', () => {
    const division = startDivision(HELD, 3)
    expect(lyingIn(division, null)).toHaveLength(10)
    expect(obstacleTo(division)).toEqual({ is: 'undivided', n: 10 })
    expect(divisionAction(division)).toBeNull()
  })

  it('cannot be submitted while an offer is empty', () => {
    const division = all((id) => id % 2)
    expect(obstacleTo(division)).toEqual({ is: 'empty', offer: 2 })
    expect(divisionAction(division)).toBeNull()
  })

  it('lays the same cards into advised offers, equal ones once each', () => {
    const piles: readonly Pile[] = [
      { cards: ['4', 'doge'], limits: [2] },
      { cards: ['1', '4'], limits: [2, 3] },
      { cards: ['bridge', 'banishment'], limits: [1] },
    ]
    const division = laidAs(startDivision(HELD, 3), piles)
    expect(lyingIn(division, null)).toEqual([])
    expect(divisionAction(division)?.offers).toEqual(expect.arrayContaining([...piles]))
    expect(lyingIn(laidAs(startDivision(HELD, 3), piles.slice(1)), null)).toHaveLength(3)
  })

  it('is submitted with each card once, in the one form the engine takes', () => {
    const action = divisionAction(all((id) => 2 - (id % 3)))
    expect(action?.offers?.flatMap(({ cards }) => cards).sort()).toEqual([...HELD.cards].sort())
    expect(action?.offers?.flatMap(({ limits }) => limits).sort()).toEqual(HELD.limits)
    expect(action).toEqual(divisionAction(all((id) => id % 3)))
  })

  it('allows an offer of limit cards alone', () => {
    const division = all((id) => (id > 7 ? 2 : id % 2))
    expect(obstacleTo(division)).toBeNull()
    expect(divisionAction(division)?.offers?.some(({ cards }) => cards.length === 0)).toBe(true)
  })

  it('takes a card back, and rejects an offer that does not exist', () => {
    const division = send(startDivision(HELD, 3), 4, 1)
    expect(lyingIn(division, 1)).toHaveLength(1)
    expect(lyingIn(send(division, 4, null), 1)).toHaveLength(0)
    expect(send(division, 4, 3)).toBe(division)
  })

  it('adds an offer’s limit cards to the totals of the seats that may take it', () => {
    const division = all((id) => (id > 7 ? 2 : id % 2))
    expect(limitOf(division, 2)).toBe(5)
    expect(totalsWith(5, [2, 0], [4, 9, 5])).toEqual([
      { seat: 0, total: 9 },
      { seat: 2, total: 10 },
    ])
  })

  it('goes from card to card in the order on screen, and on to the next free one once one is laid', () => {
    const division = send(startDivision(HELD, 3), 0, 1)
    expect(inSight(division).at(-1)?.id).toBe(0)
    expect(cardBeside(division, 9, 1)).toBe(0)
    expect(cardBeside(division, 1, -1)).toBe(0)
    expect(nextFree(division, 0)).toBe(1)
    expect(nextFree(send(division, 9, 1), 9)).toBe(1)
  })
})
