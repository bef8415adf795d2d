/** Small positions and single actions for the tests of the rules. */
import { readWith, rulesUnderTest, words } from '../../../kernel/testing/rules.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { sumOf, minusEach } from '../../../kernel/rules/lists.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import { decide } from '../rules/decide.ts'
import { DISTRICT_NUMBERS } from '../components/districts.ts'
import { evolve } from '../position/evolve.ts'
import { parseNotation } from '../text/notation.ts'
import {
  ACTION_DECK,
  ARISTOCRATS,
  CARDS,
  LIMITS,
  LIMIT_DECK,
  type Card,
  type Limit,
} from '../components/pieces.ts'
import { start } from '../position/initial-state.ts'
import type { Bridge, Offer, Options, Pile, Role, Round, Stage, State, Table } from '../state.ts'

export const OPTIONS = { firstSeat: 1, bridgeLimit: 'auto' } as const satisfies Options

export const does = readWith(parseNotation)

/** `'44BT'`: cards by their signs. */
export const cardsNamed = (text: string): readonly Card[] => {
  if (text === '') return []
  const action = does(`1+${text}`)
  if (action.type !== 'dealCards' || action.cards === null) throw new RangeError(`No cards ${text}`)
  return action.cards
}

/** `'44B:12'`: a pile as the notation of a division has it. */
export const pileNamed = (text: string): Pile => {
  const action = does(`${text}|-:1`)
  const pile = action.type === 'divide' ? action.offers?.[0] : undefined
  if (pile === undefined) throw new RangeError(`No pile ${text}`)
  return pile
}

/** `'44B:12>a'`: an offer and the seat that has taken it. */
const offerNamed = (text: string): Offer => {
  const [pile = '', taker] = text.split('>')
  return { ...pileNamed(pile), seat: taker === undefined ? null : 'abcd'.indexOf(taker) }
}

/** `'b a a: 44B:12>a|T:1'`: takers, the distributor last, then the offers, turned up. */
export const tableNamed = (text: string): Table => {
  const [who = '', offers = ''] = text.split(': ')
  const takers = words(who).map((letter) => 'abcd'.indexOf(letter))
  return {
    seat: takers.at(-1) ?? 0,
    takers,
    held: { cards: [], limits: [] },
    early: [],
    veiled: { cards: 0, limits: 0 },
    ready: true,
    up: true,
    offers: offers.split('|').map(offerNamed),
  }
}

/** `'1:5,2,0 4:0,1'`: aristocrats by die face of a district, then by seat. */
const aristocratsOf = (text: string, seats: number): readonly (readonly number[])[] =>
  DISTRICT_NUMBERS.map((district) => {
    const counts = words(text).find((word) => word.startsWith(`${district + 1}:`))
    const numbers = counts?.slice(2).split(',').map(Number) ?? []
    return seatsOf(seats).map((seat) => numbers[seat] ?? 0)
  })

/** `'a1-2 b1-2'`: bridges in the order built. */
const bridgesOf = (text: string): readonly Bridge[] =>
  words(text).map((word) => {
    const [low = 0, high = 0] = word.slice(1).split('-').map(Number)
    return { seat: 'abcd'.indexOf(word.charAt(0)), at: [low - 1, high - 1] }
  })

const ROLES: { readonly [seats: number]: readonly Role[] } = {
  2: ['firstDistributor', 'firstChooser'],
  3: ['firstDistributor', 'firstChooser', 'secondChooser'],
  4: ['firstDistributor', 'firstChooser', 'secondDistributor', 'secondChooser'],
}

/** A round of some seats: the first is first distributor, the others get the remaining roles in order. */
export const roundOf = (seats: number, inRound: readonly Seat[], tables: readonly Table[] = []): Round => ({
  number: 2,
  first: inRound[0] ?? 0,
  seats: inRound,
  last: inRound.length < seats,
  roles: seatsOf(seats).map((seat) => ROLES[inRound.length]?.[inRound.indexOf(seat)] ?? null),
  tables,
})

export interface Wanted extends Partial<
  Omit<State, 'options' | 'aristocrats' | 'bridges' | 'hand' | 'limits' | 'doge' | 'discards'>
> {
  readonly options?: Partial<Options>
  readonly in?: string
  readonly bridges?: string
  readonly hand?: string
  readonly discards?: string
  /** Limit cards by seat. */
  readonly limits?: readonly (readonly Limit[])[]
  /** The die face of the Doge's district. */
  readonly doge?: number
  /** The tables; by default turned up, with all offers taken by seat 0 except one for seat 1. */
  readonly tables?: readonly string[]
  readonly stage?: Stage
}

/**
 * Seat 0 plays the cards of its hand; then seat 1 gets the last offer, a card of San Marco and a limit card 1.
 * Districts are empty unless given; aristocrats missing from 25 are in reserve.
 */
export const position = ({
  options,
  seats = 3,
  in: there = '',
  bridges: built = '',
  hand = '',
  discards = '',
  limits,
  doge,
  tables = ['a b: -:1>a|4:1'],
  ...wanted
}: Wanted = {}): State => {
  const aristocrats = aristocratsOf(there, seats)
  const bridges = bridgesOf(built)
  const onTable = tables.map(tableNamed)
  const used = [
    ...cardsNamed(hand),
    ...cardsNamed(discards),
    ...onTable.flatMap(({ offers }) => offers.flatMap(({ cards, seat }) => (seat === null ? cards : []))),
  ]
  const open = (limits ?? []).flat()
  const offered = onTable.flatMap(({ offers }) =>
    offers.flatMap((each) => (each.seat === null ? each.limits : [])),
  )
  return {
    ...start({ options: { ...OPTIONS, ...options }, seats }),
    aristocrats,
    bridges,
    reserves: seatsOf(seats).map(
      (seat) =>
        ARISTOCRATS -
        sumOf(aristocrats.map((here) => here[seat] ?? 0)) -
        bridges.filter((bridge) => bridge.seat === seat).length,
    ),
    doge: doge === undefined ? null : doge - 1,
    hand: cardsNamed(hand),
    discards: countsOf(CARDS, cardsNamed(discards)),
    deck: minusEach(ACTION_DECK, countsOf(CARDS, used)),
    limitDeck: minusEach(LIMIT_DECK, countsOf(LIMITS, [...open, ...offered])),
    limits: seatsOf(seats).map((seat) => limits?.[seat] ?? []),
    passage: 1,
    round: roundOf(seats, seatsOf(seats), onTable),
    stage: { is: 'play', seat: 0 },
    ...wanted,
  }
}

export const { after, refusalOf } = rulesUnderTest({ decide, evolve, read: does, eventsOf: 'last' })

/** The code and the rule of a refusal, as text. */
export const refusalText = (state: State, text: string): string | undefined => {
  const refusal = refusalOf(state, text)
  return refusal === undefined ? undefined : `${refusal.code} ${refusal.rule ?? ''}`
}

/** Aristocrats by seat in the district of a die face. */
export const inDistrict = (state: State, face: number): readonly number[] => state.aristocrats[face - 1] ?? []
