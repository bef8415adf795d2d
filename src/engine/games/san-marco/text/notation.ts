/** Actions as short texts without words, and back again; docs/games/san-marco.md describes them. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { zeroBased, HIDDEN, notationParser, type NotationForm } from '../../../kernel/rules/notation.ts'
import { actionSchema, type Action, type WalkStep } from '../action.ts'
import { CARDS, type Card, type Limit } from '../components/pieces.ts'
import type { Pile } from '../state.ts'
import type { Border, District } from '../components/districts.ts'

/** A card by one sign: the die face of its district, or a letter. */
const SIGNS: { readonly [C in Card]: string } = {
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  bridge: 'B',
  transfer: 'T',
  doge: 'D',
  banishment: 'X',
}

/** `44BT` */
export const cardsText = (cards: readonly Card[]): string => cards.map((card) => SIGNS[card]).join('')

/** `44BT:12`: action cards, then limit cards; `-` where there are none. */
export const pileText = ({ cards, limits }: Pile): string =>
  `${cardsText(cards) || '-'}:${limits.join('') || '-'}`

const borderText = ([low, high]: Border): string => `${low + 1}-${high + 1}`

const fromText = (from: District | null): string => (from === null ? '' : `<${from + 1}`)

/** `~5` by water, `b5` over the bridge of the second seat. */
const stepText = ({ to, over }: WalkStep): string => `${over === null ? '~' : 'abcd'.charAt(over)}${to + 1}`

/** Districts by their die faces, seats as 1 to 4 or `a` to `d`. */
export const notation = byType<Action, string>({
  first: ({ seat }) => `${seat + 1}>`,
  roll: ({ face }) => `[${face}]`,
  dealCards: ({ seat, cards }) => `${seat + 1}+${cards === null ? HIDDEN : cardsText(cards)}`,
  dealLimits: ({ seat, limits }) => `${seat + 1}+:${limits === null ? HIDDEN : limits.join('')}`,
  assign: ({ seat }) => `@${seat + 1}`,
  divide: ({ offers }) => (offers === null ? `${HIDDEN}|${HIDDEN}` : offers.map(pileText).join('|')),
  choose: ({ offer }) => `#${offer + 1}`,
  place: ({ card, to, from }) => `${card + 1}${to === card ? '' : `>${to + 1}`}${fromText(from)}`,
  bridge: ({ take, at, from }) => {
    const taken = take === null ? '' : `${'abcd'.charAt(take.seat)}${borderText(take.at)}>`
    return `B${taken}${borderText(at)}${fromText(from)}`
  },
  transfer: ({ seat, district, from }) => `T${'abcd'.charAt(seat)}${district + 1}${fromText(from)}`,
  banish: ({ district }) => `X${district + 1}`,
  remove: ({ counts }) => `x${counts.join(',')}`,
  dogePlace: ({ district }) => `D${district + 1}`,
  doge: ({ steps }) => (steps.length === 0 ? 'D=' : `D${steps.map(stepText).join('')}`),
  giveUp: ({ card }) => `-${SIGNS[card]}`,
  decline: () => '-',
})

const seatAt = (letter: string | undefined): number => 'abcd'.indexOf(letter ?? '')

const borderAt = (text: string | undefined): unknown => (text ?? '').split('-').map(zeroBased)

const fromAt = (text: string | undefined): number | null => (text === undefined ? null : zeroBased(text))

const cardsIn = (text: string): readonly (Card | undefined)[] =>
  [...text].map((sign) => CARDS.find((card) => SIGNS[card] === sign))

const limitsIn = (text: string): readonly Limit[] => [...text].map(Number) as Limit[] // the schema checks them

const pileIn = (text: string): unknown => {
  const [cards = '', limits = ''] = text.split(':')
  return { cards: cardsIn(cards.replace('-', '')), limits: limitsIn(limits.replace('-', '')) }
}

const stepsIn = (text: string): unknown =>
  (text.match(/../g) ?? []).map((step) => ({
    to: zeroBased(step.charAt(1)),
    over: step.startsWith('~') ? null : seatAt(step.charAt(0)),
  }))

const PILE = String.raw`(?:[1-6BTDX]+|-):(?:[1-3]+|-)`

const FORMS: readonly NotationForm[] = [
  [/^(\d)>$/, ([, seat]) => ({ type: 'first', seat: zeroBased(seat) })],
  [/^\[(\d)\]$/, ([, face]) => ({ type: 'roll', face: Number(face) })],
  [/^(\d)\+\?$/, ([, seat]) => ({ type: 'dealCards', seat: zeroBased(seat), cards: null })],
  [
    /^(\d)\+([1-6BTDX]+)$/,
    ([, seat, cards]) => ({ type: 'dealCards', seat: zeroBased(seat), cards: cardsIn(cards ?? '') }),
  ],
  [/^(\d)\+:\?$/, ([, seat]) => ({ type: 'dealLimits', seat: zeroBased(seat), limits: null })],
  [
    /^(\d)\+:([1-3]+)$/,
    ([, seat, limits]) => ({ type: 'dealLimits', seat: zeroBased(seat), limits: limitsIn(limits ?? '') }),
  ],
  [/^@(\d)$/, ([, seat]) => ({ type: 'assign', seat: zeroBased(seat) })],
  [/^\?\|\?$/, () => ({ type: 'divide', offers: null })],
  [
    new RegExp(String.raw`^${PILE}(?:\|${PILE}){1,2}$`),
    ([all]) => ({ type: 'divide', offers: (all ?? '').split('|').map(pileIn) }),
  ],
  [/^#(\d)$/, ([, offer]) => ({ type: 'choose', offer: zeroBased(offer) })],
  [
    /^(\d)(?:>(\d))?(?:<(\d))?$/,
    ([, card, to, from]) => ({
      type: 'place',
      card: zeroBased(card),
      to: zeroBased(to ?? card),
      from: fromAt(from),
    }),
  ],
  [
    /^B(?:([a-d])(\d-\d)>)?(\d-\d)(?:<(\d))?$/,
    ([, owner, taken, at, from]) => ({
      type: 'bridge',
      at: borderAt(at),
      take: owner === undefined ? null : { at: borderAt(taken), seat: seatAt(owner) },
      from: fromAt(from),
    }),
  ],
  [
    /^T([a-d])(\d)(?:<(\d))?$/,
    ([, owner, district, from]) => ({
      type: 'transfer',
      district: zeroBased(district),
      seat: seatAt(owner),
      from: fromAt(from),
    }),
  ],
  [/^X(\d)$/, ([, district]) => ({ type: 'banish', district: zeroBased(district) })],
  [/^x(\d+(?:,\d+)+)$/, ([, counts]) => ({ type: 'remove', counts: (counts ?? '').split(',').map(Number) })],
  [/^D(\d)$/, ([, district]) => ({ type: 'dogePlace', district: zeroBased(district) })],
  [/^D=$/, () => ({ type: 'doge', steps: [] })],
  [/^D((?:[~a-d]\d)+)$/, ([, steps]) => ({ type: 'doge', steps: stepsIn(steps ?? '') })],
  [/^-([1-6BTDX])$/, ([, card]) => ({ type: 'giveUp', card: cardsIn(card ?? '')[0] })],
  [/^-$/, () => ({ type: 'decline' })],
]

/** The action a notation denotes, in canonical form; undefined if it denotes none. */
export const parseNotation = notationParser(actionSchema, FORMS)
