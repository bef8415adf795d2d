import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { stableJson } from '../../../kernel/testing/same.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { oddsOf } from './chance.ts'
import { legal, sampleLegal } from './legal.ts'
import { countDivisions, divisions, inOfferOrder } from './offers.ts'
import { ACTION_DECK } from '../components/pieces.ts'
import type { Pile, State, Table } from '../state.ts'
import {
  after,
  cardsNamed,
  does,
  pileNamed,
  position,
  roundOf,
  refusalText,
  tableNamed,
} from '../testing/position.ts'

/** Seat 0 is to be dealt to; by the number of seats in the round. */
const dealing = (inRound: 2 | 3 | 4, decks: Partial<Pick<State, 'deck' | 'discards'>> = {}): State => {
  const seats = inRound === 3 ? 3 : 4
  const state = position({
    seats,
    tables: [],
    round: roundOf(seats, [0, 1, 2, 3].slice(0, inRound)),
    stage: { is: 'cards', seat: 0, missing: inRound === 3 ? 6 : 5 },
  })
  const takers = { 2: [1, 0], 3: [1, 2, 0], 4: [1, 0] }[inRound]
  const table: Table = { ...tableNamed('a a: -:1'), takers, ready: false, up: false, offers: [] }
  return { ...state, ...decks, round: { ...(state.round ?? roundOf(seats, [0])), tables: [table] } }
}

describe('deals', () => {
  it('SM-14 three in the round: six action cards, four limit cards, three offers', () => {
    const { state, events } = after(dealing(3), '1+1144TD', '1+:1123')
    expect(events).toEqual([
      { type: 'limits.dealt', seat: 0, count: 4, limits: [1, 1, 2, 3] },
      { type: 'division.due', seat: 0 },
    ])
    expect(state.round?.tables[0]?.held).toEqual(pileNamed('1144TD:1123'))
    expect(refusalText(dealing(3), '1+1144T')).toBe('cardsMiscounted SM-14')
    expect(refusalText(state, '11:12|44TD:13')).toBe('offersMiscounted SM-14')
    expect(refusalText(state, '11:12|4T:13|4D:-')).toBeUndefined()
  })

  it('SM-15 four: each distributor five and three, two offers, the first before the second', () => {
    const first = after(dealing(4), '1+1144T', '1+:123')
    expect(first.types).toEqual(['limits.dealt', 'dealing.started'])
    expect(first.state.stage).toEqual({ is: 'cards', seat: 2, missing: 5 })
    const second = after(first.state, '3+23456', '3+:333')
    expect(second.state.stage).toEqual({ is: 'divide', seat: 0 })
    expect(second.state.round?.tables.map(({ takers }) => takers)).toEqual([
      [1, 0],
      [3, 2],
    ])
    expect(refusalText(dealing(4), '1+1144TD')).toBe('cardsMiscounted SM-15')
    expect(refusalText(second.state, '11:12|4T:3|4:-')).toBe('offersMiscounted SM-15')
  })

  it('SM-15 two: one distributor, five and three, two offers', () => {
    const { state } = after(dealing(2), '1+1144T', '1+:123')
    expect(state.stage).toEqual({ is: 'divide', seat: 0 })
    expect(state.round?.tables).toHaveLength(1)
    expect(refusalText(state, '114:12|4T:3')).toBeUndefined()
  })

  it('SM-14 cards come from the deck, in their order, for the seat they are drawn for', () => {
    const state = dealing(3, { deck: [1, 0, 0, 5, 5, 5, 0, 0, 5, 0] })
    expect(refusalText(state, '1+114445')).toBe('notInDeck SM-3')
    expect(refusalText(state, '1+445566')).toBeUndefined()
    expect(refusalText(state, '1+445656')).toBe('notInOrder SM-14')
    expect(refusalText(state, '2+445566')).toBe('notTheirs SM-14')
    expect(refusalText(state, '1+?')).toBe('cardsUnknown SM-48')
    expect(refusalText(state, '1+:1233')).toBe('luckFirst SM-14')
  })

  it('SM-14 the odds of limit cards add up, those of many action cards are not listed', () => {
    const state = dealing(3)
    expect(oddsOf(state)).toBeUndefined()
    const deals = [...legal(state)]
    expect(deals.length).toBeGreaterThan(4_000)
    expect(new Set(deals.map(({ type }) => type))).toEqual(new Set(['dealCards']))
    const odds = oddsOf(after(state, '1+1144TD').state) ?? []
    expect(odds).toHaveLength(15)
    expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
    const ones = odds.find(({ action }) => stableJson(action) === stableJson(does('1+:1111')))
    expect(ones?.probability).toBeCloseTo((8 * 7 * 6 * 5) / (28 * 27 * 26 * 25), 12)
  })
})

describe('SM-3 the decks', () => {
  const nearlyOut = dealing(4, {
    deck: [0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
    discards: [4, 4, 4, 3, 5, 5, 6, 12, 10, 4],
  })

  it('in the middle of a deal: what the deck still has, then the rest from the discards', () => {
    const { state, events } = after(nearlyOut, '1+44')
    expect(events).toEqual([{ type: 'cards.dealt', seat: 0, count: 2, missing: 3, cards: cardsNamed('44') }])
    expect(state.stage).toEqual({ is: 'cards', seat: 0, missing: 3 })
    const rest = after(state, '1+DDX')
    expect(rest.events).toEqual([
      { type: 'deck.reshuffled', cards: 57 },
      { type: 'cards.dealt', seat: 0, count: 3, missing: 0, cards: cardsNamed('DDX') },
    ])
    expect(rest.state.round?.tables[0]?.held.cards).toEqual(cardsNamed('44DDX'))
    expect(sumOf(rest.state.discards)).toBe(0)
    expect(sumOf(rest.state.deck)).toBe(54)
  })

  it('not sooner: of the first two no other card is possible, and an empty deck stays so', () => {
    expect(refusalText(nearlyOut, '1+44D')).toBe('cardsMiscounted SM-15')
    expect(refusalText(nearlyOut, '1+4D')).toBe('notInDeck SM-3')
    const { state } = after(nearlyOut, '1+44')
    expect(sumOf(state.deck)).toBe(0)
    expect(sumOf(state.discards)).toBe(57)
  })

  it('a card is discarded when it is played or given up, not when it is taken', () => {
    const state = position({ hand: '44B' })
    expect(sumOf(state.discards)).toBe(0)
    expect(after(state, '4').state.discards[3]).toBe(1)
    expect(after(state, '4', '-B').state.discards).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 0])
  })

  it('a banishment is discarded when it is played, before its roll', () => {
    const { state } = after(position({ hand: '4X' }), 'X6')
    expect(state.stage.is).toBe('banish')
    expect(state.discards).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  })

  it('all limit cards are shuffled again for a passage, the action cards are not', () => {
    const late = position({
      hand: '4',
      tables: [],
      limits: [[1], [3, 3, 3, 1], [3, 3, 3, 3]],
      round: roundOf(3, [0, 1, 2]),
    })
    const { state, types } = after(late, '-4', '-')
    expect(types).toContain('passage.started')
    expect(state.limitDeck).toEqual([8, 10, 10])
    expect(state.limits).toEqual([[], [], []])
    expect(sumOf(state.deck)).toBe(sumOf(late.deck))
    expect(sumOf(ACTION_DECK) - sumOf(state.deck)).toBe(sumOf(state.discards))
  })
})

const dividing = (held: string, inRound: 3 | 4 = 4): State => {
  const [cards = '', limits = ''] = held.split(':')
  const dealt = after(dealing(inRound), `1+${cards}`, `1+:${limits}`).state
  return inRound === 4 ? after(dealt, '3+23456', '3+:333').state : dealt
}

describe('SM-16 dividing', () => {
  it('any split, if every offer has a card; without action or limit cards too', () => {
    const state = dividing('1144T:123')
    expect(refusalText(state, '1144T:-|-:123')).toBeUndefined()
    expect(refusalText(state, '1144T:12|-:3')).toBeUndefined()
    expect(refusalText(state, '1144T:123|-:-')).toBe('emptyOffer SM-16')
  })

  it('of just the cards drawn', () => {
    const state = dividing('1144T:123')
    expect(refusalText(state, '1144T:12|-:2')).toBe('otherCards SM-16')
    expect(refusalText(state, '1144:12|-:3')).toBe('otherCards SM-16')
    expect(refusalText(state, '?|?')).toBe('cardsUnknown SM-48')
  })

  it('in one form, whatever the order it was thought of in', () => {
    const state = dividing('1144T:123')
    const piles = ['4T:3', '114:12'].map(pileNamed)
    expect(inOfferOrder(piles)).toEqual(['114:12', '4T:3'].map(pileNamed))
    expect(refusalText(state, '114:12|4T:3')).toBeUndefined()
    expect(refusalText(state, '4T:3|114:12')).toBe('offersNotInOrder SM-16')
    expect(refusalText(state, '141:12|4T:3')).toBe('offersNotInOrder SM-16')
    const equal: readonly Pile[] = ['4:1', '4:1'].map(pileNamed)
    expect(inOfferOrder(equal)).toEqual(equal)
  })

  it('is final, and then the other distributor divides', () => {
    const { state, events } = after(dividing('1144T:123'), '114:12|4T:3')
    expect(events).toEqual([
      { type: 'offers.divided', seat: 0, offers: ['114:12', '4T:3'].map(pileNamed) },
      { type: 'division.due', seat: 2 },
    ])
    expect(refusalText(state, '11:12|44T:3')).toBe('otherCards SM-16')
    expect(refusalText(state, '#1')).toBe('divideFirst SM-16')
  })
})

describe('SM-16 all divisions', () => {
  const HANDS = ['111222:1122', '12BTDX:1223'] as const
  /** Divisions by brute force: every card to every offer, then duplicates removed. */
  const byHand = (held: Pile, offers: number): ReadonlySet<string> => {
    const all = [...held.cards.map((card) => ({ card })), ...held.limits.map((limit) => ({ limit }))]
    const found = new Set<string>()
    for (let way = 0; way < offers ** all.length; way += 1) {
      const piles: { cards: Pile['cards'][number][]; limits: Pile['limits'][number][] }[] = Array.from(
        { length: offers },
        () => ({ cards: [], limits: [] }),
      )
      let rest = way
      for (const each of all) {
        const pile = piles[rest % offers]
        rest = Math.floor(rest / offers)
        if ('card' in each) pile?.cards.push(each.card)
        else pile?.limits.push(each.limit)
      }
      if (piles.every(({ cards, limits }) => cards.length + limits.length > 0))
        found.add(stableJson(inOfferOrder(piles)))
    }
    return found
  }

  it.each(HANDS)('%s into three, each once, as many as counted', (text) => {
    const held = pileNamed(text)
    const listed = [...divisions(held, 3)].map(stableJson)
    expect(new Set(listed).size).toBe(listed.length)
    expect(countDivisions(held, 3)).toBe(listed.length)
    expect(new Set(listed)).toEqual(byHand(held, 3))
  })

  it.each(['12345:123', '11111:111', '1144T:123', 'TTTDD:333'])('%s into two', (text) => {
    const held = pileNamed(text)
    const listed = [...divisions(held, 2)].map(stableJson)
    expect(countDivisions(held, 2)).toBe(listed.length)
    expect(new Set(listed)).toEqual(byHand(held, 2))
  })

  it('one is drawn as likely as another, without listing them', () => {
    const state = dividing('TTTDD:333')
    const all = [...legal(state)].map(stableJson)
    const random = seededRandom('divisions', 0)
    const counts = new Map(all.map((action) => [action, 0]))
    for (let draw = 0; draw < 400 * all.length; draw += 1) {
      const action = stableJson(sampleLegal(state, random))
      counts.set(action, (counts.get(action) ?? Number.NaN) + 1)
    }
    expect([...counts.keys()]).toEqual(all)
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(110)
  })
})

describe('taking offers', () => {
  const four = after(
    dividing('1144T:123'),
    '114:12|4T:3',
    '23:33|456:3'.replace('23:33|456:3', '23:33|456:3'),
  )

  it('SM-17 when all are ready the first distributor’s offers are turned up, no others', () => {
    expect(four.types).toEqual(['offers.divided', 'offers.revealed', 'choice.due'])
    expect(eventsOfType(four.events, 'offers.revealed')).toMatchObject([{ seat: 0 }])
    expect(four.state.round?.tables.map(({ up }) => up)).toEqual([true, false])
  })

  it('SM-18 the first chooser takes one, lays its limit cards open and plays in any order', () => {
    expect(four.state.stage).toEqual({ is: 'choose', seat: 1 })
    expect(refusalText(four.state, '#3')).toBe('noSuchOffer SM-15')
    expect(refusalText(four.state, '4')).toBe('chooseFirst SM-18')
    const { state, events } = after(four.state, '#1')
    expect(events).toEqual([
      {
        type: 'offer.taken',
        seat: 1,
        fromSeat: 0,
        offer: 0,
        cards: cardsNamed('114'),
        limits: [1, 2],
        total: 3,
      },
    ])
    expect(state.limits).toEqual([[], [1, 2], [], []])
    expect(refusalText(state, '1')).toBeUndefined()
    expect(refusalText(state, '4')).toBeUndefined()
  })

  it('SM-19 then the first distributor gets the rest, then the second’s offers are turned up', () => {
    const left = after(four.state, '#1', '1', '1', '4')
    expect(left.types.slice(-1)).toEqual(['offer.taken'])
    expect(left.state.stage).toEqual({ is: 'play', seat: 0 })
    const turned = after(left.state, '-4', '-T')
    expect(turned.types).toEqual(['card.givenUp', 'offers.revealed', 'choice.due'])
    expect(turned.state.stage).toEqual({ is: 'choose', seat: 3 })
    const last = after(turned.state, '#2', '4', '5', '6')
    expect(last.state.stage).toEqual({ is: 'play', seat: 2 })
    expect(after(last.state, '2', '3').types).toContain('round.ended')
  })

  it('SM-20 three: the second chooser takes one of two, the distributor the last without a choice', () => {
    const { state } = after(dividing('1144TD:1123', 3), '11:1|44:12|TD:3')
    expect(state.stage).toEqual({ is: 'choose', seat: 1 })
    const second = after(state, '#2', '4', '4')
    expect(second.types.slice(-1)).toEqual(['choice.due'])
    expect(second.state.stage).toEqual({ is: 'choose', seat: 2 })
    expect(refusalText(second.state, '#2')).toBe('offerTaken SM-20')
    const last = after(second.state, '#1', '1', '1')
    expect(eventsOfType(last.events, 'offer.taken')).toMatchObject([
      { seat: 0, fromSeat: 0, offer: 2, total: 3 },
    ])
    expect(last.state.stage).toEqual({ is: 'play', seat: 0 })
  })

  it('SM-20a two: the chooser, then the distributor', () => {
    const state = after(dealing(2), '1+1144T', '1+:123', '1144T:12|-:3').state
    expect(state.stage).toEqual({ is: 'choose', seat: 1 })
    const chosen = after(state, '#2')
    expect(eventsOfType(chosen.events, 'offer.taken').map(({ seat }) => seat)).toEqual([1, 0])
    expect(chosen.state.stage).toEqual({ is: 'play', seat: 0 })
  })

  it('SM-16 SM-18 an offer without action cards is only laid open', () => {
    const state = after(dividing('1144TD:1123', 3), '1144TD:-|-:12|-:13').state
    const { types } = after(state, '#2')
    expect(types).toEqual(['offer.taken', 'choice.due'])
    expect(after(state, '#2', '#3').state.stage).toEqual({ is: 'play', seat: 0 })
  })

  it('SM-21 one at a time; any card but a Doge may be given up, a banishment too while it is not named', () => {
    const state = position({ hand: '4BTDX', doge: 1 })
    for (const text of ['-4', '-B', '-T', '-X']) expect(after(state, text).types).toEqual(['card.givenUp'])
    expect(refusalText(state, '-D')).toBe('dogeMustAct SM-21')
    expect(refusalText(state, '-1')).toBe('noDistrictCard SM-21')
    const named = after(state, 'X4').state
    expect(refusalText(named, '-X')).toBe('luckFirst SM-28')
    for (const [hand, text, code] of [
      ['4', 'B1-2', 'noBridgeCard SM-21'],
      ['4', 'Tb1', 'noTransferCard SM-21'],
      ['4', 'D1', 'noDogeCard SM-21'],
      ['4', 'D=', 'noDogeCard SM-21'],
      ['4', 'X1', 'noBanishmentCard SM-21'],
      ['B', '1', 'noDistrictCard SM-21'],
    ] as const)
      expect(refusalText(position({ hand }), text)).toBe(code)
    expect(refusalText(state, '#1')).toBe('playFirst SM-21')
  })
})
