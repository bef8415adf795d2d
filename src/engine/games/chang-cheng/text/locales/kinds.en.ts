import type { Texts } from '../../../../kernel/text.ts'

/** Kinds of event one can jump to, in English. */
export const kindsEn = {
  wall: {
    built: 'Walls built',
    destroyed: 'Walls destroyed',
  },
  double: { built: 'Double walls' },
  tower: { built: 'Towers built' },
  neutral: { built: 'Neutral walls' },
  card: {
    laid: 'Cards laid',
    removed: 'Warriors at work',
  },
  province: {
    completed: 'Provinces completed',
    won: 'Provinces won',
  },
  cards: {
    revealed: 'Cards revealed',
    struck: 'Cards struck out',
  },
  threat: {
    removed: 'Threats removed',
    seen: 'Threats looked at',
    turned: 'Threats turned up',
  },
  value: { changed: 'Values changed' },
  walls: { swapped: 'Walls swapped' },
  emperor: { laid: 'Emperor cards' },
  board: { joined: 'Boards joined' },
  region: { raided: 'Mongol raids' },
  event: { scored: 'Event cards scored' },
} as const satisfies Texts
