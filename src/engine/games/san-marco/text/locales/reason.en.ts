import type { Texts } from '../../../../kernel/text.ts'

/** What speaks for an action. */
export const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  most: 'gives you the most aristocrats in {district}, {own} to {other}',
  worth: 'makes {district} worth {points} points to you',
  less: 'makes {district} worth {n} point less to {fromSeat} | makes {district} worth {n} points less to {fromSeat}',
  scores: {
    alone: 'scores {points} points for you in {district} and none for others',
    others: 'scores {points} points for you in {district}, at most {other} for others',
  },
  pays: 'costs {cost} point for the way | costs {cost} points for the way',
  free: 'uses only your own bridges',
  bridges: 'lets your {one} and {other} cards reach both districts',
  unbridges: 'takes away {fromSeat}’s bridge between {one} and {other}',
  onlyOthers: 'threatens {others} aristocrats in {district}, none of them yours',
  mostlyOthers: 'threatens {district}, where others have {others} and you have {own}',
  stays: 'keeps your limit total under ten, at {total}',
  mostForLeast: 'takes the most action cards, {cards}, for the lowest limit total, {n}',
  mostCards: 'takes the most action cards, {cards}',
  leastLimits: 'adds the least to your limit total, {n}',
  onlyDoge: 'takes the only offer with a Doge',
} as const satisfies Texts
