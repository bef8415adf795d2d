import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { decksOf } from './decks.ts'
import { sanMarco } from '../index.ts'
import { legal, sampleLegal } from './legal.ts'
import { countDivisions, divisions, isPileOf, together } from './offers.ts'
import type { State } from '../state.ts'
import { after, does, pileNamed, position, refusalOf, roundOf } from '../testing/position.ts'

/** Seats 0 and 2 are to draw, five and three cards each. */
const dealing = (unseen = true): State => {
  const round = roundOf(4, [0, 1, 2, 3])
  const roles = round.roles.map((role) => (role === 'firstDistributor' ? role : null))
  const open = unseen ? { unseen } : {}
  const rolling = position({
    seats: 4,
    tables: [],
    round: { ...round, roles },
    stage: { is: 'roles' },
    ...open,
  })
  return after(rolling, '[1]', '[1]').state
}

const UNSEEN = ['1+?', '1+:?', '3+?', '3+:?'] as const

describe('cards nobody has seen', () => {
  it('SM-14 SM-15 can be dealt only where they may be left open', () => {
    expect(refusalOf(dealing(false), '1+?')).toMatchObject({ code: 'cardsUnknown', rule: 'SM-48' })
    expect(after(dealing(), '1+?').events).toEqual([
      { type: 'cards.dealt', seat: 0, count: 5, missing: 0, cards: null },
    ])
    const [first] = legal(dealing())
    expect(first).toEqual(does('1+?'))
    expect(sanMarco.view(dealing(), 0).mayBeUnseen).toBe(true)
    expect(sanMarco.view(dealing(false), 0).mayBeUnseen).toBe(false)
  })

  it('SM-48 are no longer in the decks, and can still be any card that is not open', () => {
    const before = dealing()
    const { state } = after(before, ...UNSEEN)
    expect(decksOf(state).cards).toBe(decksOf(before).cards - 10)
    expect(decksOf(state).limits).toBe(decksOf(before).limits - 6)
    expect(sanMarco.view(state, 0).unseen).toEqual(sanMarco.view(before, 0).unseen)
    expect(sanMarco.view(state, 0).tables[0]).toMatchObject({
      held: pileNamed('-:-'),
      count: { cards: 5, limits: 3 },
    })
    expect(sanMarco.view(state, 1).tables[0]).toMatchObject({ held: null })
  })

  it('SM-16 SM-17 are named in the offers, which are turned up at once', () => {
    const { state } = after(dealing(), ...UNSEEN)
    expect(state.stage).toEqual({ is: 'divide', seat: 0 })
    const { state: up, types } = after(state, '114:12|4T:3')
    expect(types).toEqual(['offers.divided', 'offers.revealed', 'choice.due'])
    expect(up.round?.tables[0]?.veiled).toEqual({ cards: 0, limits: 0 })
    expect(up.deck[0]).toBe((state.deck[0] ?? 0) - 2)
    expect(up.limitDeck).toEqual(state.limitDeck.map((count) => count - 1))
    // The second distributor is asked once the first one's offers are played.
    expect(up.stage).toEqual({ is: 'choose', seat: 1 })
    expect(up.round?.tables[1]).toMatchObject({ ready: false, veiled: { cards: 5, limits: 3 } })
  })

  it('SM-16 are as many as were drawn, and no more of a kind than are left', () => {
    const { state } = after(dealing(), ...UNSEEN)
    expect(refusalOf(state, '114:12|T:3')).toMatchObject({ code: 'otherCards', rule: 'SM-16' })
    expect(refusalOf(state, '114:12|4T:-')).toMatchObject({ code: 'otherCards' })
    const few = { ...state, deck: state.deck.with(0, 1) }
    expect(refusalOf(few, '114:12|4T:3')).toMatchObject({ code: 'otherCards' })
    const known = after(dealing(), '1+1144T', '1+:?', '3+?', '3+:?').state
    expect(refusalOf(known, '114:12|4T:3')).toBeUndefined()
    expect(refusalOf(known, '115:12|4T:3')).toMatchObject({ code: 'otherCards' })
    expect(after(known, '114:12|4T:3').state.deck).toEqual(known.deck)
  })

  it('SM-17 wait where the other distributor has seen its own: that one divides first', () => {
    const { state } = after(dealing(), '1+?', '1+:?', '3+23456', '3+:333')
    expect(state.stage).toEqual({ is: 'divide', seat: 2 })
    const next = after(state, '23:33|456:3').state
    expect(next.stage).toEqual({ is: 'divide', seat: 0 })
    expect(after(next, '114:12|4T:3').state.stage).toEqual({ is: 'choose', seat: 1 })
  })
})

describe('divisions of cards nobody has seen (SM-16)', () => {
  const open = { cards: 1, limits: 1, pool: [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 1] }
  const held = pileNamed('1B:2')

  it('are all that the cards can be, each once, and counted as they are listed', () => {
    const all = [...divisions(held, 2, open)]
    expect(new Set(all.map((offers) => JSON.stringify(offers))).size).toBe(all.length)
    expect(all).toHaveLength(countDivisions(held, 2, open))
    const piles = new Set(all.map((offers) => JSON.stringify(together(offers))))
    expect(piles.size).toBe(4)
    expect(all.every((offers) => isPileOf(together(offers), held, open))).toBe(true)
  })

  it('are drawn each as likely as the others', () => {
    const { state } = after(dealing(), '1+1144T', '1+:?', '3+?', '3+:?')
    const drawn = Array.from({ length: 40 }, (_, round) => sampleLegal(state, seededRandom('open', round)))
    expect(new Set(drawn.map((action) => JSON.stringify(action))).size).toBeGreaterThan(30)
    for (const action of drawn) expect(sanMarco.decide(state, action).ok).toBe(true)
  })
})

it('SM-48 dealing anew deals them from what is left, and keeps what is known', () => {
  const { state } = after(dealing(), '1+1144T', '1+:?', '3+?', '3+:?')
  for (let round = 0; round < 10; round += 1) {
    const other = sanMarco.conceal(state, 0).deal(seededRandom('deal', round))
    const [own, theirs] = other.round?.tables ?? []
    expect(own?.held.cards).toEqual(pileNamed('1144T:-').cards)
    expect([own?.held.limits.length, theirs?.held.cards.length, theirs?.held.limits.length]).toEqual([
      3, 5, 3,
    ])
    expect([sumOf(other.deck), sumOf(other.limitDeck)]).toEqual([decksOf(state).cards, decksOf(state).limits])
  }
})
