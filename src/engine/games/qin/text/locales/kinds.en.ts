import type { Texts } from '../../../../kernel/text.ts'

/** Kinds of event one can jump to, in English. */
export const kindsEn = {
  game: {
    started: 'Second game',
    ended: 'Ends of games',
  },
  seat: { passed: 'Passed turns' },
  tile: { placed: 'Tiles placed' },
  hand: { drawn: 'Tiles drawn' },
  province: {
    founded: 'Provinces founded',
    extended: 'Provinces extended',
    joined: 'Provinces joined',
    absorbed: 'Provinces swallowed',
  },
  pagoda: {
    placed: 'Pagodas placed',
    returned: 'Pagodas taken back',
  },
  village: {
    won: 'Villages won',
    lost: 'Villages lost',
  },
} as const satisfies Texts
