/** Plays matches at random and checks all that a game promises. */
import { describeGame } from '#kernel/testing/properties.ts'
import { diceTicTacToe } from './index.ts'

describeGame(diceTicTacToe, {
  setups: [{ options: {}, seats: 2 }],
  matches: 20,
  bound: 18,
  probes: [
    { type: 'roll', die: 2 },
    { type: 'mark', square: 4 },
  ],
  laws: {
    'seats mark in turn': ({ squares, turn }) => turn - 1 <= squares.filter((mark) => mark !== null).length,
  },
})
