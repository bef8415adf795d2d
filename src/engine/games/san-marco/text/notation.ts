/** Actions as short texts without words, and back again; docs/games/san-marco.md describes them. */
import { actionSchema, type Action, type WalkStep } from '../action.ts'
import { CARDS } from '../components/pieces.ts'
import type { Pile } from '../state.ts'
import type { Card, Limit } from '../components/pieces.ts'
import type { Border, District } from '../components/districts.ts'

const HIDDEN = '?'
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
export const notation = (action: Action): string => {
  switch (action.type) {
    case 'first':
      return `${action.seat + 1}>`
    case 'roll':
      return `[${action.face}]`
    case 'dealCards':
      return `${action.seat + 1}+${action.cards === null ? HIDDEN : cardsText(action.cards)}`
    case 'dealLimits':
      return `${action.seat + 1}+:${action.limits === null ? HIDDEN : action.limits.join('')}`
    case 'divide':
      return action.offers === null ? `${HIDDEN}|${HIDDEN}` : action.offers.map(pileText).join('|')
    case 'choose':
      return `#${action.offer + 1}`
    case 'place':
      return `${action.card + 1}${action.to === action.card ? '' : `>${action.to + 1}`}${fromText(action.from)}`
    case 'bridge': {
      const { take, at, from } = action
      const taken = take === null ? '' : `${'abcd'.charAt(take.seat)}${borderText(take.at)}`
      return `B${taken === '' ? '' : `${taken}>`}${borderText(at)}${fromText(from)}`
    }
    case 'transfer':
      return `T${'abcd'.charAt(action.seat)}${action.district + 1}${fromText(action.from)}`
    case 'banish':
      return `X${action.district + 1}`
    case 'remove':
      return `x${action.counts.join(',')}`
    case 'dogePlace':
      return `D${action.district + 1}`
    case 'doge':
      return action.steps.length === 0 ? 'D=' : `D${action.steps.map(stepText).join('')}`
    case 'giveUp':
      return `-${SIGNS[action.card]}`
    case 'decline':
      return '-'
  }
}

const below = (text: string | undefined): number => Number(text) - 1

const seatAt = (letter: string | undefined): number => 'abcd'.indexOf(letter ?? '')

const borderAt = (text: string | undefined): unknown => (text ?? '').split('-').map(below)

const fromAt = (text: string | undefined): number | null => (text === undefined ? null : below(text))

const cardsIn = (text: string): readonly (Card | undefined)[] =>
  [...text].map((sign) => CARDS.find((card) => SIGNS[card] === sign))

const limitsIn = (text: string): readonly Limit[] => [...text].map(Number) as Limit[] // the schema checks them

const pileIn = (text: string): unknown => {
  const [cards = '', limits = ''] = text.split(':')
  return { cards: cardsIn(cards.replace('-', '')), limits: limitsIn(limits.replace('-', '')) }
}

const stepsIn = (text: string): unknown =>
  (text.match(/../g) ?? []).map((step) => ({
    to: below(step.charAt(1)),
    over: step.startsWith('~') ? null : seatAt(step.charAt(0)),
  }))

type Parts = readonly (string | undefined)[]

const PILE = String.raw`(?:[1-6BTDX]+|-):(?:[1-3]+|-)`

/** Each form with what it says; the schema checks the ranges. */
const FORMS: readonly (readonly [RegExp, (parts: Parts) => unknown])[] = [
  [/^(\d)>$/, ([, seat]) => ({ type: 'first', seat: below(seat) })],
  [/^\[(\d)\]$/, ([, face]) => ({ type: 'roll', face: Number(face) })],
  [/^(\d)\+\?$/, ([, seat]) => ({ type: 'dealCards', seat: below(seat), cards: null })],
  [
    /^(\d)\+([1-6BTDX]+)$/,
    ([, seat, cards]) => ({ type: 'dealCards', seat: below(seat), cards: cardsIn(cards ?? '') }),
  ],
  [/^(\d)\+:\?$/, ([, seat]) => ({ type: 'dealLimits', seat: below(seat), limits: null })],
  [
    /^(\d)\+:([1-3]+)$/,
    ([, seat, limits]) => ({ type: 'dealLimits', seat: below(seat), limits: limitsIn(limits ?? '') }),
  ],
  [/^\?\|\?$/, () => ({ type: 'divide', offers: null })],
  [
    new RegExp(String.raw`^${PILE}(?:\|${PILE}){1,2}$`),
    ([all]) => ({ type: 'divide', offers: (all ?? '').split('|').map(pileIn) }),
  ],
  [/^#(\d)$/, ([, offer]) => ({ type: 'choose', offer: below(offer) })],
  [
    /^(\d)(?:>(\d))?(?:<(\d))?$/,
    ([, card, to, from]) => ({ type: 'place', card: below(card), to: below(to ?? card), from: fromAt(from) }),
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
      district: below(district),
      seat: seatAt(owner),
      from: fromAt(from),
    }),
  ],
  [/^X(\d)$/, ([, district]) => ({ type: 'banish', district: below(district) })],
  [/^x(\d+(?:,\d+)+)$/, ([, counts]) => ({ type: 'remove', counts: (counts ?? '').split(',').map(Number) })],
  [/^D(\d)$/, ([, district]) => ({ type: 'dogePlace', district: below(district) })],
  [/^D=$/, () => ({ type: 'doge', steps: [] })],
  [/^D((?:[~a-d]\d)+)$/, ([, steps]) => ({ type: 'doge', steps: stepsIn(steps ?? '') })],
  [/^-([1-6BTDX])$/, ([, card]) => ({ type: 'giveUp', card: cardsIn(card ?? '')[0] })],
  [/^-$/, () => ({ type: 'decline' })],
]

/** The action a notation stands for; undefined if it stands for none. */
export const parseNotation = (text: string): Action | undefined => {
  for (const [form, actionOf] of FORMS) {
    const parts = form.exec(text)
    if (parts === null) continue
    const parsed = actionSchema.safeParse(actionOf(parts))
    return parsed.success ? parsed.data : undefined
  }
  return undefined
}
