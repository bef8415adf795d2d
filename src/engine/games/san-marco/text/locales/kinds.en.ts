import type { Texts } from '../../../../kernel/text.ts'

/** Kinds of event one can jump to, in English. */
export const kindsEn = {
  passage: { started: 'Passages' },
  offers: { divided: 'Divisions' },
  offer: { taken: 'Offers taken' },
  card: {
    played: 'Cards played',
    givenUp: 'Cards discarded',
  },
  aristocrat: {
    placed: 'Aristocrats placed',
    replaced: 'Aristocrats replaced',
  },
  bridge: {
    built: 'Bridges built',
    taken: 'Bridges taken down',
  },
  die: { rolled: 'Rolls' },
  aristocrats: { banished: 'Banishments' },
  doge: { moved: 'Doge moves' },
  district: { scored: 'Districts scored' },
  round: { ended: 'Ends of rounds' },
  bonus: { scored: 'Points for low totals' },
} as const satisfies Texts
