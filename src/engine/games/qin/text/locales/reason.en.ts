import type { Texts } from '../../../../kernel/text.ts'

/** What speaks for a placement. */
export const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  wins: { game: 'wins the game', match: 'wins the match' },
  shares: { game: 'shares the win of the game', match: 'shares the win of the match' },
  absorbs: 'swallows {fromSeat}’s province at {at}',
  takesVillage: 'takes the village {at} from {fromSeat}',
  winsVillage: 'takes the village {at}',
  breaksVillage: 'ends {fromSeat}’s hold on the village {at}',
  joins: 'joins your provinces at {into} and {at}',
  founds: {
    one: 'founds a province at {at}',
    two: 'founds provinces at {at} and {other}',
  },
  major: 'makes your province at {at} a major one of {n} squares',
  grows: 'enlarges your province at {at} to {n} squares',
  pagodas: 'brings {n} more of your pagodas onto the board',
} as const satisfies Texts
