import type { Texts } from '../../../../kernel/text.ts'

/** What speaks for an action. */
export const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  most: 'gives you the most aristocrats in {district}, {own} to {other}',
  worth: 'makes {district} worth {points} to you',
  less: 'makes {district} worth {n} less to {fromSeat}',
  scores: {
    alone: 'scores {points} for you in {district} and nothing for others',
    others: 'scores {points} for you in {district}, at most {other} for others',
  },
  pays: 'costs {cost} for the way',
  free: 'walks over your own bridges alone',
  bridges: 'lets your cards of {one} and {other} reach both districts',
  unbridges: 'takes {fromSeat}’s bridge between {one} and {other} away',
  onlyOthers: 'strikes {others} aristocrats in {district}, none of them yours',
  mostlyOthers: 'strikes {district}, where others have {others} and you {own}',
  stays: 'keeps your limit total under ten, at {total}',
  mostForLeast: 'takes the most action cards, {cards}, for the least limit total, {n}',
  mostCards: 'takes the most action cards, {cards}',
  leastLimits: 'adds least to your limit total, {n}',
  onlyDoge: 'takes the only offer with a Doge',
} as const satisfies Texts
