/**
 * Bounds how often chance may act in a row, so that faulty rules end in a clear error instead of an endless loop.
 *
 * No correct game reaches the bound: in each of the five games the list of things chance has to do only gets shorter,
 * except for two rolls that may have to be repeated.
 *
 * - Qin: draws the first seat and deals a hand to each of four seats; or draws one tile, after which a game may end and
 *   chance deals the hands of the second. At most 6.
 * - Chang Cheng: two boards with two draws of tiles each, event cards and the first seat, at most 8; when unseen tiles
 *   and cards come to light, each of 12 tiles and of 4 seats' cards in 12 provinces once.
 * - San Marco: a roll for a banishment, at most two for roles, and for each of two distributors the limit cards and at
 *   most six action cards: at most 17. During setup the first seat and four rolls for each of four seats; a fourth roll
 *   that makes all four equal is void and repeated (SM-5), 1 time in 6.
 * - Quake-nopoly: during setup the first seat, and a role, three districts and three buildings for each of six seats:
 *   43. Later at most six cards are turned up in a row. Each can ask for a roll and for one building a seat, and each
 *   building on the table can fall once and be replaced: 6 + 6 + 6 * 6 + 76 = 124.
 * - Quorsum: a roll; or tiles, then two dice, both rolled again while they are equal (QO-3), 1 time in 6.
 *
 * Repeated rolls have no longest run, but to pass the bound Quorsum's dice would have to be equal some 500 times in a
 * row, or San Marco's rolls void some 980 times: a chance below 10 to the power of -300.
 */
import type { Turn } from './game.ts'

/** How many acts of chance may follow one another. */
export const CHANCE_RUN = 1000

/** Thrown when chance acts more often in a row than any correct game can make it. */
export class EndlessChance extends Error {
  override readonly name = 'EndlessChance'
  constructor(game: string) {
    super(
      `Chance has acted ${CHANCE_RUN} times in a row in ${game} and no seat has come to act: the rules are at fault.`,
    )
  }
}

/**
 * Returns a function to call with the actor before every action; it throws `EndlessChance` once chance acts too often
 * in a row.
 */
export const chanceWatch = ({ id }: { readonly id: string }): ((by: Turn['by']) => void) => {
  let acts = 0
  return (by) => {
    acts = by === 'chance' ? acts + 1 : 0
    if (acts > CHANCE_RUN) throw new EndlessChance(id)
  }
}
