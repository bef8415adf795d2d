/** The acts of chance: drawing the first seat, dealing hands and drawing tiles. */
import type { Odds } from '../../../kernel/game.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { drawnFrom, subsetProbability, subsetsOf } from '../../../kernel/rules/multisets.ts'
import type { Random } from '../../../kernel/random.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { BOX, HAND, kindIndex, KINDS, type Kind } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** The first seat of the second game: the next one (QIN-G4). */
export const nextFirst = ({ first, seats }: State): Seat => ((first ?? 0) + 1) % seats

/** The seat whose hand chance is to deal; undefined if no hand is due. */
export const toDeal = (state: State): Seat | undefined => {
  if (state.stage.is === 'deal') return state.stage.seat
  return state.stage.is === 'interval' ? nextFirst(state) : undefined
}

/**
 * The tiles of each kind that can still be drawn, as far as anybody knows; all of them before a second game (QIN-G4).
 */
export const poolOf = ({ stage, stock }: State): readonly number[] => (stage.is === 'interval' ? BOX : stock)

/** How many tiles of a seat are unseen or hidden from everybody. */
export const unseenOf = ({ veiled }: State, seat: Seat): number => veiled?.[seat] ?? 0

/** True if the seat has unseen tiles, which it names when it places them. */
export const namesTiles = (state: State, seat: Seat): boolean =>
  state.unseen === true && unseenOf(state, seat) > 0

/** The number of tiles in the stock; unseen tiles in hands are already subtracted. */
export const stockLeft = ({ stock, veiled = [] }: State): number => sumOf(stock) - sumOf(veiled)

/** Sorts in the order of `KINDS`, as hands are dealt. */
export const sorted = (hand: readonly Kind[]): readonly Kind[] =>
  [...hand].sort((a, b) => kindIndex(a) - kindIndex(b))

/** Draws chance's next action; call it only while chance is to act. */
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

/** Chance's next action with its tiles left open; undefined if it cannot be left open. */
export const unknownOutcome = (state: State): Action | undefined => {
  if (state.unseen !== true) return undefined
  const seat = toDeal(state)
  if (seat !== undefined) return { type: 'deal', seat, tiles: null }
  return state.stage.is === 'draw' ? { type: 'draw', seat: state.mover, tile: null } : undefined
}

/** Every outcome with its probability; undefined unless chance is to act. */
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
