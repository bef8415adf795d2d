import type { Texts } from '../../../../kernel/text.ts'

/** Kinds of event one can jump to, in English. */
export const kindsEn = {
  option: { chosen: 'Opening choice' },
  pawns: { placed: 'Pawns placed' },
  dice: {
    allotted: 'Dice assigned',
    rolled: 'Rolls',
    voided: 'Dice lost',
    givenUp: 'Turns given up',
  },
  pawn: { moved: 'Pawn moves' },
  move: { failed: 'Failed moves' },
  tile: { flipped: 'Flips' },
  flip: { failed: 'Failed flips' },
  chain: { opened: 'Chains' },
  game: {
    started: 'New games',
    won: 'Games won',
    stalled: 'Stalemates',
  },
} as const satisfies Texts
