/**
 * A bound on how often chance acts in a row, so that faulty rules end in a clear error and not in an endless
 * loop.
 *
 * Why it suffices: in each of the five games what chance has to do in a row is a list that only gets
 * shorter, except for two rolls that may have to be repeated.
 *
 * - Qin: who starts, a hand for each of four seats; or one tile, after which a game may end and the hands
 *   of the second are dealt. At most 6.
 * - Chang Cheng: two boards with two draws of tiles each, event cards and who starts, at most 8; when tiles
 *   and cards nobody has seen come to light, each of 12 tiles and of 4 seats' cards in 12 provinces once.
 * - San Marco: a roll for a banishment, at most two for roles, and for each of two distributors the limit
 *   cards and at most six action cards: at most 17. At the start who starts and four rolls for each of
 *   four seats, of which the fourth is void and made again while all four are equal (SM-5), 1 time in 6.
 * - Quake-nopoly: at the start who starts, and a role, three districts and three buildings for each of six
 *   seats: 43. Later six cards are turned up in a row at most. Each can ask for a roll and for one building
 *   a seat, and each building on the table can fall once and be replaced: 6 + 6 + 6 * 6 + 76 = 124.
 * - Quorsum: a roll; or tiles, then two dice, both rolled again while they are equal (QO-3), 1 time in 6.
 *
 * Repeated rolls have no longest run, but to pass the bound Quorsum's dice would have to be equal some
 * 500 times in a row, or San Marco's be void some 980 times: less than 1 time in 10 to the power of 300.
 */
import type { Turn } from './game.ts'

/** Acts of chance that can follow one another. */
export const CHANCE_RUN = 1000

/** Chance has acted more often in a row than the rules of any game can make it. */
export class EndlessChance extends Error {
  override readonly name = 'EndlessChance'
  constructor(game: string) {
    super(
      `Chance has acted ${CHANCE_RUN} times in a row in ${game} and no seat has come to act: the rules are at fault.`,
    )
  }
}

/** To be called with who acts before every action; throws an `EndlessChance` when chance acts too often in a row. */
export const chanceWatch = ({ id }: { readonly id: string }): ((by: Turn['by']) => void) => {
  let acts = 0
  return (by) => {
    acts = by === 'chance' ? acts + 1 : 0
    if (acts > CHANCE_RUN) throw new EndlessChance(id)
  }
}
