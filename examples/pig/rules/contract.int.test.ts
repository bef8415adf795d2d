/** Plays matches at random and checks all that a game promises: docs/adding-a-game.md says what that is. */
import { describeGame } from '#kernel/testing/properties.ts'
import { pig } from './index.ts'

describeGame(pig, {
  setups: [2, 3, 4].map((seats) => ({ options: { target: 30 }, seats })),
  bound: 5_000,
  // At least one action of each kind; they are tried in every position.
  probes: [{ type: 'deal', seat: 0, card: 5 }, { type: 'roll' }, { type: 'throw', die: 3 }, { type: 'hold' }],
  // What is true in every position.
  laws: {
    'no card is dealt twice': ({ cards }) => new Set(cards).size === cards.length,
    'a seat that reaches the target ends the match': ({ stage, points, options }) =>
      stage === 'over' || Math.max(...points) < options.target,
  },
})
