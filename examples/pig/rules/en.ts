/** The words of the game in English. The program shows them to everybody, as there is no Chinese file beside it. */
import type { Texts } from '#kernel/text.ts'

export const en = {
  name: 'Pig',
  tagline: 'Roll again, or bank what you have before a 1 takes it.',
  minutes: '5–10',

  option: {
    target: {
      label: 'Target',
      help: 'The match ends as soon as somebody has banked this many points.',
      values: { 30: '30 points', 50: '50 points', 100: '100 points' },
    },
  },

  // `action.<type>` and `event.<type>`: the members of the action or event stand between braces. Where a member may be
  // hidden, there is one sentence with it and one without.
  action: {
    deal: { shown: 'Deal {seat} the bonus {card}', hidden: 'Deal {seat} a card' },
    roll: 'Roll',
    throw: 'The die shows {die}',
    hold: 'Hold',
  },
  event: {
    card: {
      dealt: { shown: '{seat} is dealt a bonus of {card}.', hidden: '{seat} is dealt a card.' },
      revealed: '{seat} shows a bonus of {card}.',
    },
    turn: { started: 'Turn {turn}: {seat}.' },
    die: { asked: '{seat} takes the die.', rolled: '{seat} rolls {die}.' },
    pot: { lost: '{seat} loses {pot} points of this turn.', banked: '{seat} banks {pot} points.' },
    match: { ended: 'The match is over.' },
  },

  ending: { target: 'The target is reached: all cards are shown and count.' },
  refusal: { cardGone: 'That card has been dealt already.' },
} as const satisfies Texts
