import type { Texts } from '../../../../kernel/text.ts'

/** What speaks for an action. */
export const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  completes: {
    wins: 'completes province {province} and wins it, worth {points}',
    shares: 'completes province {province} and shares it, worth {points} to each',
    ahead: 'completes province {province} while you have most walls there, {own} to {other}',
  },
  cards: {
    wins: 'wins you province {province}, worth {points}',
    shares: 'gives you a share of province {province}, worth {points} to each',
  },
  leads: 'puts you ahead in province {province}, {own} to {other} in walls',
  level: 'draws level in province {province}, {own} to {other} in walls',
  nobody: 'leaves province {province} to nobody',
  lowers: 'leaves province {province} worth only {points} to others',
  scores: 'scores {points} at once',
  safe: 'keeps you from losing points in region {region}',
  keeps: 'keeps a space beside the tower for you',
  looks: 'shows you the threat tile of region {region}',
  dismisses: 'removes the threat tile of region {region}, where you have most walls',
  removes: 'keeps a card of {fromSeat} from acting',
} as const satisfies Texts
