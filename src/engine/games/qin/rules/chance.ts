/** What chance does: it draws who starts, deals hands and draws tiles. */
import type { Odds } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { BOX, HAND, kindIndex, KINDS } from '../components/pieces.ts'
import type { State } from '../state.ts'
import type { Kind } from '../components/pieces.ts'

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
export const stockLeft = ({ stock, veiled = [] }: State): number => totalOf(stock) - totalOf(veiled)

export const totalOf = (pool: readonly number[]): number => pool.reduce((sum, count) => sum + count, 0)

/** Tiles drawn one after the other from those left, each as likely; fewer if the pool holds fewer. */
export const drawFrom = (pool: readonly number[], count: number, random: Random): readonly Kind[] => {
  const left = [...pool]
  const drawn: Kind[] = []
  while (drawn.length < count && totalOf(left) > 0) {
    let pick = random.below(totalOf(left))
    const index = left.findIndex((copies) => (pick -= copies) < 0)
    const kind = KINDS[index]
    if (kind === undefined) throw new Error('The pool is larger than its parts')
    left[index] = (left[index] ?? 0) - 1
    drawn.push(kind)
  }
  return drawn
}

/** In the order of `KINDS`, as hands are dealt. */
export const sorted = (hand: readonly Kind[]): readonly Kind[] =>
  [...hand].sort((a, b) => kindIndex(a) - kindIndex(b))

/** Draws chance's next action; only where chance is to act. */
export const draw = (state: State, random: Random): Action => {
  const { stage, seats, mover } = state
  if (stage.is === 'first') return { type: 'first', seat: random.below(seats) }
  const pool = poolOf(state)
  const seat = toDeal(state)
  if (seat !== undefined) return { type: 'deal', seat, tiles: sorted(drawFrom(pool, HAND, random)) }
  const [tile] = stage.is === 'draw' ? drawFrom(pool, 1, random) : []
  if (tile === undefined) throw new Error('Chance is not to act')
  return { type: 'draw', seat: mover, tile }
}

/** Every hand the pool allows, in the order of the kinds: at most 56. */
const handsFrom = (pool: readonly number[], tiles = HAND, from = 0): readonly (readonly Kind[])[] => {
  if (tiles === 0) return [[]]
  return KINDS.flatMap((kind, index) => {
    if (index < from || (pool[index] ?? 0) === 0) return []
    const rest = pool.map((copies, at) => (at === index ? copies - 1 : copies))
    return handsFrom(rest, tiles - 1, index).map((hand) => [kind, ...hand])
  })
}

/** `n` over `k`. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

const handChance = (pool: readonly number[], hand: readonly Kind[]): number =>
  KINDS.reduce((ways, kind, index) => {
    const copies = hand.filter((tile) => tile === kind).length
    return ways * choose(pool[index] ?? 0, copies)
  }, 1) / choose(totalOf(pool), hand.length)

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
    return handsFrom(pool).map((tiles) => ({
      action: { type: 'deal', seat, tiles },
      probability: handChance(pool, tiles),
    }))
  if (stage.is !== 'draw') return undefined
  return KINDS.flatMap((tile, index) => {
    const copies = pool[index] ?? 0
    return copies === 0
      ? []
      : [{ action: { type: 'draw', seat: mover, tile }, probability: copies / totalOf(pool) }]
  })
}
