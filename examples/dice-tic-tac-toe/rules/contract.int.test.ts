/** Plays matches at random and checks all that a game promises: docs/adding-a-game.md says what that is. */
import { describeGame } from '#kernel/testing/properties.ts'
import { diceTicTacToe } from './index.ts'

describeGame(diceTicTacToe, {
  setups: [{ options: {}, seats: 2 }],
  matches: 20,
  bound: 30,
  // At least one action of each kind; they are tried in every position.
  probes: [
    { type: 'deal', seat: 0, card: 'again' },
    { type: 'roll', die: 2 },
    { type: 'mark', square: 4 },
    { type: 'play', card: 'again' },
    { type: 'play', card: 'anywhere' },
  ],
  // What is true in every position.
  laws: {
    'the cards come from the box': ({ hands, played }) => {
      const cards = [...hands.flat(), ...played]
      return (['again', 'anywhere'] as const).every(
        (card) => cards.filter((each) => each === card).length <= 3,
      )
    },
    'nobody has more than two cards': ({ hands }) => hands.every((hand) => hand.length <= 2),
  },
})
