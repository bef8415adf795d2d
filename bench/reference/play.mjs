// Random legal play of the reference: whole games a second through boardgame.io's local client.
import { createRequire } from 'node:module'
import { Quorsum, movesOf } from './quorsum.mjs'

process.env.NODE_ENV = 'production'
const { Client } = createRequire(import.meta.url)('boardgame.io/client')

/** A uniform multiset of 4 dice over 2 pawns, 16 tiles and "unallotted". */
export const randomAllotment = (mover) => {
  const picked = new Set()
  for (let top = 18; top < 22; top += 1) {
    const value = Math.floor(Math.random() * (top + 1))
    picked.add(picked.has(value) ? top : value)
  }
  const dice = new Map()
  ;[...picked]
    .sort((a, b) => a - b)
    .forEach((value, index) => dice.set(value - index, (dice.get(value - index) ?? 0) + 1))
  const list = []
  for (const [target, count] of dice) {
    if (target < 2) list.push({ pawn: mover * 2 + target, dice: count })
    else if (target < 18) list.push({ tile: target - 2, dice: count })
  }
  return list
}

/** Plays `games` games to their end; answers the turns and moves played. */
export const playReference = (games) => {
  let turns = 0
  let moves = 0
  let stalled = 0
  for (let game = 0; game < games; game += 1) {
    const client = Client({ game: Quorsum, numPlayers: 2, debug: false })
    client.start()
    for (;;) {
      const { G, ctx } = client.getState()
      if (ctx.gameover) {
        turns += G.turn
        if (ctx.gameover.double === undefined) stalled += 1
        break
      }
      if (G.stage === 'allot') client.moves.allot(randomAllotment(G.mover))
      else {
        const list = movesOf(G)
        const [name, ...args] = list[Math.floor(Math.random() * list.length)]
        client.moves[name](...args)
      }
      moves += 1
    }
    client.stop()
  }
  return { games, turns, moves, stalled }
}
