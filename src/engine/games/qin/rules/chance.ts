/** What chance does: it draws who starts, deals hands and draws tiles. */
import type { Odds } from '../../../kernel/game.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { drawnFrom, subsetProbability, subsetsOf } from '../../../kernel/rules/multisets.ts'
import type { Random } from '../../../kernel/random.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { BOX, HAND, kindIndex, KINDS, type Kind } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** The seat that starts the second game: the next one (QIN-G4). */
export const nextFirst = ({ first, seats }: State): Seat => ((first ?? 0) + 1) % seats

/** Whom chance is to deal a hand; undefined when no hand is due. */
export const toDeal = (state: State): Seat | undefined => {
  if (state.stage.is === 'deal') return state.stage.seat
  return state.stage.is === 'interval' ? nextFirst(state) : undefined
}

/** How many tiles of each kind can be drawn, as far as anybody knows; before a second game all of them (QIN-G4). */
export const poolOf = ({ stage, stock }: State): readonly number[] => (stage.is === 'interval' ? BOX : stock)

/** Tiles of a seat that nobody has seen, or nobody is told of. */
export const unseenOf = ({ veiled }: State, seat: Seat): number => veiled?.[seat] ?? 0

/** The seat has tiles that nobody has seen and that are named when they are placed. */
export const namesTiles = (state: State, seat: Seat): boolean =>
  state.unseen === true && unseenOf(state, seat) > 0

/** Tiles that are still in the stock: those that nobody has seen are in hands by now. */
export const stockLeft = ({ stock, veiled = [] }: State): number => sumOf(stock) - sumOf(veiled)

/** In the order of `KINDS`, as hands are dealt. */
export const sorted = (hand: readonly Kind[]): readonly Kind[] =>
  [...hand].sort((a, b) => kindIndex(a) - kindIndex(b))

/** Draws chance's next action; only where chance is to act. */
export const drawOutcome = (state: State, random: Random): Action => {
  const { stage, seats, mover } = state
  if (stage.is === 'first') return { type: 'first', seat: random.below(seats) }
  const pool = poolOf(state)
  const seat = toDeal(state)
  if (seat !== undefined) return { type: 'deal', seat, tiles: sorted(drawnFrom(KINDS, pool, HAND, random)) }
  const [tile] = stage.is === 'draw' ? drawnFrom(KINDS, pool, 1, random) : []
  if (tile === undefined) throw new Error('Chance is not to act')
  return { type: 'draw', seat: mover, tile }
}

/** What chance is to deal or draw, left open; undefined where it cannot be. */
export const unknownOutcome = (state: State): Action | undefined => {
  if (state.unseen !== true) return undefined
  const seat = toDeal(state)
  if (seat !== undefined) return { type: 'deal', seat, tiles: null }
  return state.stage.is === 'draw' ? { type: 'draw', seat: state.mover, tile: null } : undefined
}

/** Every outcome with its probability; undefined where chance is not to act. */
export const oddsOf = (state: State): readonly Odds<Action>[] | undefined => {
  const { stage, seats, mover } = state
  if (stage.is === 'first')
    return seatsOf(seats).map((seat) => ({ action: { type: 'first', seat }, probability: 1 / seats }))
  const pool = poolOf(state)
  const seat = toDeal(state)
  if (seat !== undefined)
    return Array.from(subsetsOf(KINDS, pool, HAND), (tiles) => ({
      action: { type: 'deal', seat, tiles: [...tiles] },
      probability: subsetProbability(KINDS, pool, tiles),
    }))
  if (stage.is !== 'draw') return undefined
  return KINDS.flatMap((tile, index) => {
    const copies = pool[index] ?? 0
    return copies === 0
      ? []
      : [{ action: { type: 'draw', seat: mover, tile }, probability: copies / sumOf(pool) }]
  })
}
