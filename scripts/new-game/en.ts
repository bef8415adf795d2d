/** The words of the game. docs/adding-a-game.md lists which are required; the kernel has the others. */
import type { Texts } from '#kernel/text.ts'

export const en = {
  name: 'New game',
  tagline: 'A point for sure, or a throw of the die.',
  minutes: '5',

  // The members of an action or event stand between braces; a seat becomes the name of its player.
  action: {
    take: 'Take a point',
    throw: 'Throw the die',
    fall: 'The die shows {die}',
  },
  event: {
    point: { taken: '{seat} takes a point.' },
    die: { thrown: '{seat} throws the die.', rolled: '{seat} rolls {die}.' },
    turn: { started: 'Turn {turn}: {seat}.' },
    match: { ended: '{seat} has ten points.' },
  },

  ending: { target: 'Ten points are reached.' },
} as const satisfies Texts
