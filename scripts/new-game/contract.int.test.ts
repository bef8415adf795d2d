/** Plays matches at random and checks everything that a game promises to the rest of the program. */
import { describeGame } from '#kernel/testing/properties.ts'
import { newGame } from './index.ts'

describeGame(newGame, {
  setups: [2, 3, 4].map((seats) => ({ options: {}, seats })),
  // No match is longer, in actions.
  bound: 500,
  // An action of each kind; they are tried in every position.
  probes: [{ type: 'take' }, { type: 'throw' }, { type: 'fall', die: 4 }],
  // What is true in every position, by the sentence that says so.
  laws: {
    'nobody has more than a throw beyond ten points': ({ points }) => Math.max(...points) < 10 + 5,
  },
})
