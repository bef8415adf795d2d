import type { Texts } from '../../../../kernel/text.ts'

/** What speaks for an action. */
export const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  completes: {
    wins: 'completes province {province} and wins it, worth {points} points',
    shares: 'completes province {province} and shares it, worth {points} points each',
    ahead: 'completes province {province} while you have the most walls there, {own} to {other}',
  },
  cards: {
    wins: 'wins you province {province}, worth {points} points',
    shares: 'gives you a share of province {province}, worth {points} points each',
  },
  leads: 'puts you ahead in province {province}, {own} to {other} in walls',
  level: 'draws level in province {province}, {own} to {other} in walls',
  nobody: 'leaves province {province} to nobody',
  lowers: 'leaves province {province} worth only {points} points to others',
  scores: 'scores {points} points at once',
  safe: 'keeps you from losing points in region {region}',
  keeps: 'reserves a space beside the tower for you',
  looks: 'shows you the threat tile of region {region}',
  dismisses: 'removes the threat tile of region {region}, where you have the most walls',
  removes: 'keeps one of {fromSeat}’s cards from acting',
} as const satisfies Texts
