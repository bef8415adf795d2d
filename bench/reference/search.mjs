// The reference's own tree search (MCTSBot) on a first allotment of Quorsum.
import { createRequire } from 'node:module'
import { randomAllotment } from './play.mjs'
import { movesOf, PLACINGS, Quorsum } from './quorsum.mjs'

const load = createRequire(import.meta.url)
const { Client } = load('boardgame.io/client')
const { MCTSBot } = load('boardgame.io/ai')

/** Allotments it looks at in each position; there are 7,315. */
const ALLOTMENTS = 20
/** More moves than any game has: playouts go to the end. */
const DEPTH = 100_000

// Its bot knows seats by text.
const game = {
  ...Quorsum,
  endIf: ({ G }) => (G.outcome ? { ...G.outcome, winner: String(G.outcome.winner) } : undefined),
}

const enumerate = (G) =>
  G.stage === 'allot'
    ? Array.from({ length: ALLOTMENTS }, () => ({ move: 'allot', args: [randomAllotment(G.mover)] }))
    : movesOf(G).map(([move, ...args]) => ({ move, args }))

/** Searches a first allotment for some playouts; answers how many there were. */
export const searchReference = async (playouts) => {
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  client.moves.choose('first')
  client.moves.place(PLACINGS[0])
  const state = client.getState()
  client.stop()
  // Options of its own settings pane would overrule a number.
  const bot = new MCTSBot({ game, enumerate, iterations: () => playouts, playoutDepth: () => DEPTH })
  await bot.play(state, state.ctx.currentPlayer)
  return playouts
}
