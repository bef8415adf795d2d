import { describe, expect, it } from 'vitest'
import { message, nested, type Message } from '../../../kernel/text.ts'
import { describeRules } from '../../../kernel/testing/texts.ts'
import { sanMarco } from '../index.ts'
import type { Event } from '../event.ts'
import { sentence, account, caption, describe as describeAction } from './sentences.ts'
import { notation, parseNotation } from './notation.ts'
import { board } from './board-text.ts'
import { project } from '../view/project.ts'
import { after, pileNamed, position } from '../testing/position.ts'

describe('notation', () => {
  it.each([
    ['2>', { type: 'first', seat: 1 }],
    ['[5]', { type: 'roll', face: 5 }],
    ['1+144BTX', { type: 'dealCards', seat: 0, cards: ['1', '4', '4', 'bridge', 'transfer', 'banishment'] }],
    ['3+?', { type: 'dealCards', seat: 2, cards: null }],
    ['1+:1233', { type: 'dealLimits', seat: 0, limits: [1, 2, 3, 3] }],
    ['1+:?', { type: 'dealLimits', seat: 0, limits: null }],
    ['14B:1|D:-|-:23', { type: 'divide', offers: ['14B:1', 'D:-', '-:23'].map(pileNamed) }],
    ['?|?', { type: 'divide', offers: null }],
    ['#2', { type: 'choose', offer: 1 }],
    ['4', { type: 'place', card: 3, to: 3, from: null }],
    ['4>3', { type: 'place', card: 3, to: 2, from: null }],
    ['4>3<1', { type: 'place', card: 3, to: 2, from: 0 }],
    ['4<4', { type: 'place', card: 3, to: 3, from: 3 }],
    ['B1-6', { type: 'bridge', at: [0, 5], take: null, from: null }],
    ['Bc1-2>3-4<5', { type: 'bridge', at: [2, 3], take: { at: [0, 1], seat: 2 }, from: 4 }],
    ['Tb4', { type: 'transfer', district: 3, seat: 1, from: null }],
    ['Td4<2', { type: 'transfer', district: 3, seat: 3, from: 1 }],
    ['X6', { type: 'banish', district: 5 }],
    ['x2,0,1', { type: 'remove', counts: [2, 0, 1] }],
    ['D4', { type: 'dogePlace', district: 3 }],
    ['D=', { type: 'doge', steps: [] }],
    [
      'D~4b5a3',
      {
        type: 'doge',
        steps: [
          { to: 3, over: null },
          { to: 4, over: 1 },
          { to: 2, over: 0 },
        ],
      },
    ],
    ['-4', { type: 'giveUp', card: '4' }],
    ['-X', { type: 'giveUp', card: 'banishment' }],
    ['-', { type: 'decline' }],
  ] as const)('%s is written and read', (text, action) => {
    expect(notation(action)).toBe(text)
    expect(parseNotation(text)).toEqual(action)
  })

  it.each([
    '',
    '7',
    '0',
    '5>',
    '[7]',
    '1+',
    '1+7',
    '1+:4',
    '4:1',
    '#4',
    'B1',
    'Te4',
    'X7',
    'x2',
    'D7',
    'De4',
    '-D4',
  ])('%s stands for nothing', (text) => {
    expect(parseNotation(text)).toBeUndefined()
  })
})

describe('the board in plain text', () => {
  it('shows districts, bridges, offers, cards to play and seats', () => {
    const state = position({
      in: '1:2 4:3,1,3',
      bridges: 'a1-2 b1-2 c4-6',
      doge: 4,
      hand: '44BX',
      scores: [-2, 5, 0],
      limits: [[3, 3], [1], []],
    })
    expect(board(project(state, 'public'))).toBe(
      [
        '1.2  play  57:24',
        '1  6/4  Cannaregio  2 0 0  (6 0 0)',
        '2  6/4  Santa Croce  0 0 0  (0 0 0)',
        '3  6/5  San Polo  0 0 0  (0 0 0)',
        '4  8/6  San Marco  3 1 3  (6 0 6)  D',
        '5  6/4  Dorsoduro  0 0 0  (0 0 0)',
        '6  6/5  Castello  0 0 0  (0 0 0)',
        '=9  1-2ab 4-6c',
        '#b up  -:1>a | 4:1',
        '[44BX]',
        '>a -2  19  6',
        ' b 5  23  1',
        ' c 0  21  0',
      ].join('\n'),
    )
  })
})

describe('sentences', () => {
  it('name districts and seats, and tell kinds of results apart', () => {
    const state = position({ hand: 'D4', doge: 6, bridges: 'b4-6', in: '4:1,1' })
    expect(after(state, 'Db4').events.map(sentence)).toMatchObject([
      { key: 'event.card.played.doge' },
      {
        key: 'event.doge.moved.other',
        params: { from: nested('named.district.6'), to: nested('named.district.4'), overSeat: 1, score: -1 },
      },
      {
        key: 'event.district.scored.doge.tied2',
        params: { district: nested('named.district.4'), leadSeat: 0, nextSeat: 1, low: 6 },
      },
    ])
  })
})

describe('offers', () => {
  it('are named when they are revealed, not when the cards are divided as well', () => {
    const offers = ['114:12', '4T:3'].map(pileNamed)
    expect(sentence({ type: 'offers.divided', seat: 0, offers })).toEqual({
      key: 'event.offers.divided',
      params: { seat: 0 },
    })
    expect(sentence({ type: 'offers.revealed', seat: 0, offers }).params).toHaveProperty('offers')
  })
})

describe('a caption', () => {
  const built: Event = { type: 'bridge.built', seat: 2, at: [0, 1], from: null, left: 3, supply: 4 }
  const bonus: Event = { type: 'bonus.scored', seat: 1, total: 4, points: 6, score: 9 }

  it('says who does what, and of points at the end of a passage whose they are', () => {
    expect(caption([built])).toEqual(
      message('caption.does.one', {
        seat: 2,
        first: nested('caption.bridge', {
          one: nested('named.district.1'),
          other: nested('named.district.2'),
        }),
      }),
    )
    expect(caption([built, built])?.params?.['first']).toEqual(nested('caption.bridges', { n: 2 }))
    expect(caption([bonus])?.key).toBe('caption.limits')
  })

  it('tells who was banished as people, not as points', () => {
    const gone: Event = { type: 'aristocrats.banished', seat: 2, district: 1, all: false, counts: [4, 0, 1] }
    expect(caption([gone])?.params?.['first']).toMatchObject({
      key: 'caption.banished.some',
      params: {
        banished: [
          nested('named.banished.other', { n: 4, seat: 0 }),
          nested('named.banished.own', { n: 1, seat: 2 }),
        ],
      },
    })
  })

  it('tells the limit somebody took and the first use of the cards in one sentence', () => {
    const pile = pileNamed('B:2')
    const taken: Event = { type: 'offer.taken', seat: 2, fromSeat: 0, offer: 0, ...pile, total: 2 }
    expect(caption([taken, built])?.params?.first).toEqual(nested('caption.takes', { limit: 2 }))
    expect(caption([taken, built])?.key).toBe('caption.does.two')
    const discarded: Event = { type: 'card.givenUp', seat: 2, card: '6' }
    expect(caption([taken, discarded, built])?.key).toBe('caption.does.three')
  })

  it('says that an aristocrat went over a bridge into another district than that of its card (SM-24)', () => {
    const placed = (card: 1 | 2, district: 1 | 2 = 1): Event => ({
      type: 'aristocrat.placed',
      seat: 2,
      card,
      district,
      from: null,
      left: 9,
    })
    const first = (events: readonly Event[]) => caption(events)?.params?.first
    expect(first([placed(1)])).toMatchObject({ key: 'caption.placed.here' })
    expect(first([placed(1), placed(2)])).toMatchObject({ key: 'caption.placed.some', params: { over: 1 } })
    expect(first([placed(2)])).toMatchObject({ key: 'caption.placed.over' })
    expect(first([placed(1), placed(2, 2)])).toMatchObject({ key: 'caption.placed.each' })
  })
})

describe('a walk of the Doge', () => {
  it('names the districts on the way with “and” before the last', () => {
    const steps = ([5, 0, 1] as const).map((to) => ({ to, over: 0 as const }))
    expect(describeAction({ type: 'doge', steps }).params?.['via']).toEqual(
      nested('named.together', { others: [nested('named.district.6')], last: nested('named.district.1') }),
    )
  })
})

describe('a step in brief', () => {
  const typeOf = (told: Event | Message): string => ('type' in told ? told.type : told.key)

  it.each([
    ['D4', 'Db4', ['doge.moved', 'district.scored']],
    ['44', '4', ['aristocrat.placed']],
    ['TT', 'Tb4', ['aristocrat.replaced']],
    ['XX', 'X4', ['banishment.named']],
    ['4X', '-X', ['card.givenUp']],
  ])('with %s in hand %s is told by what it did', (hand, choice, told) => {
    const state = position({ hand, doge: 6, bridges: 'b4-6 b3-4', in: '4:1,1' })
    expect(account(after(state, choice).events).map(typeOf)).toEqual(told)
  })

  it('tells the whole walk of the Doge in one sentence: from where, over whose bridges, at what cost', () => {
    const told = (bridges: string, walk: string) =>
      account(after(position({ hand: 'D', doge: 6, bridges, in: '4:1,1' }), walk).events)
    const [walk, result] = told('b4-6 c3-4', 'Db4c3')
    expect(walk).toEqual(
      message('event.doge.walked.paid', {
        seat: 0,
        from: nested('named.district.6'),
        way: [
          nested('named.way.other', { to: nested('named.district.4'), seat: 0, overSeat: 1 }),
          nested('named.way.other', { to: nested('named.district.3'), seat: 0, overSeat: 2 }),
        ],
        cost: 2,
        score: -2,
      }),
    )
    expect(result).toMatchObject({ type: 'district.scored' })
    expect(told('a4-6 a3-4', 'Da4a3')[0]).toMatchObject({
      key: 'event.doge.walked.free',
      params: { way: [{ key: 'named.way.own' }, { key: 'named.way.own' }] },
    })
    expect(told('b3-4', 'D~4b3')[0]).toMatchObject({
      params: { way: [{ key: 'named.way.water' }, { key: 'named.way.other' }], cost: 3, score: -3 },
    })
  })

  it('tells of the end of a passage and what it brings', () => {
    const totals = [9, 4, 13]
    const events: readonly Event[] = [
      { type: 'card.givenUp', seat: 0, card: 'transfer' },
      { type: 'round.ended', passage: 1, round: 2, totals },
      { type: 'passage.ended', passage: 1, totals },
      { type: 'bonus.scored', seat: 1, total: 4, points: 9, score: 20 },
      { type: 'bonus.due', seat: 1 },
    ]
    expect(account(events).map(typeOf)).toEqual(['card.givenUp', 'passage.ended', 'bonus.scored'])
  })

  it('calls what belongs to the seat that hears of it by no name', () => {
    const told = (event: Event): unknown => {
      const [said] = account([{ type: 'die.rolled', seat: 2, face: 2, for: 'banishment' }, event], 0).slice(1)
      return said
    }
    expect(
      told({ type: 'aristocrat.replaced', seat: 2, ownerSeat: 0, district: 1, from: null, left: 3 }),
    ).toHaveProperty('key', 'event.aristocrat.replaced.yours.reserve')
    expect(
      told({ type: 'aristocrats.banished', seat: 2, district: 1, counts: [2, 1, 1], all: true }),
    ).toHaveProperty('params.banished', [
      nested('named.banished.yours', { n: 2, seat: 0 }),
      nested('named.banished.other', { n: 1, seat: 1 }),
      nested('named.banished.own', { n: 1, seat: 2 }),
    ])
    expect(
      account(after(position({ hand: 'D', doge: 6, bridges: 'b4-6', in: '4:1,1' }), 'Db4').events, 1)[0],
    ).toHaveProperty('key', 'event.doge.moved.yours')
  })

  it('names the cards of an offer that is taken, from what it causes or from the offers turned up before', () => {
    const offers = ['6T:2', '1:3', 'D:-'].map(pileNamed)
    const revealed: Event = { type: 'offers.revealed', seat: 0, offers }
    const taken: Event = {
      type: 'offer.taken',
      seat: 1,
      fromSeat: 0,
      offer: 0,
      ...pileNamed('6T:2'),
      total: 2,
    }
    const choice = { type: 'choose', offer: 0 } as const
    const known = sanMarco.text.describe(choice, [taken])
    expect(known).toMatchObject({ key: 'action.choose.known', params: { offer: 1 } })
    expect(known.params['cards']).toMatchObject({ key: 'named.pile.both', params: { limits: '2' } })
    expect(sanMarco.text.describe(choice, [], [revealed])).toEqual(known)
    expect(sanMarco.text.describe(choice)).toMatchObject({ key: 'action.choose.plain' })
  })

  it('tells of a roll for the roles who chooses first, and of the last step who wins', () => {
    const rolled: readonly Event[] = [
      { type: 'die.rolled', seat: 1, face: 6, for: 'role' },
      { type: 'role.assigned', seat: 0, role: 'firstChooser' },
      { type: 'role.assigned', seat: 2, role: 'secondChooser' },
    ]
    expect(account(rolled)).toEqual(rolled.slice(0, 2))
    const last: readonly Event[] = [
      { type: 'bonus.declined', seat: 0 },
      { type: 'match.won', seat: 0, score: 79, shared: false },
    ]
    expect(account(last)).toEqual(last)
  })
})

describeRules(sanMarco)
