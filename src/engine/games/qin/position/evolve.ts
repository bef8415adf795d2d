/** Folds events into the position without judging them. */
import { batchFunctions, type EventBatch } from '../../../kernel/rules/batch.ts'
import { foldBy, unchanged } from '../../../kernel/rules/by-type.ts'
import { addAt, minusEach, replaceAt, without } from '../../../kernel/rules/lists.ts'
import { outcomeOf } from '../../../kernel/rules/places.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { MAPS } from '../components/maps.ts'
import { HAND, kindIndex, KINDS, type Kind } from '../components/pieces.ts'
import { emptyGame } from './initial-state.ts'
import type { Province, Stack, State } from '../state.ts'
import type { Square } from '../components/grid.ts'
import { identified, veiled } from './unidentified.ts'

const received = (state: State, seat: Seat, tiles: readonly Kind[]): State => {
  const stock = minusEach(state.stock, countsOf(KINDS, tiles))
  return { ...state, stock, hands: replaceAt(state.hands, seat, [...(state.hands[seat] ?? []), ...tiles]) }
}

/** After a tile, seats that had to pass may be able to place again. */
const unstuck = ({ stuck: _, ...state }: State): State => state

/** Nobody can check whether unseen tiles fit, so the position keeps that the seat said they do not. */
const passed = (state: State, seat: Seat): State =>
  (state.veiled?.[seat] ?? 0) === 0 ? state : { ...state, stuck: [...(state.stuck ?? []), seat] }

/** The tile leaves the hand; an unseen one leaves the stock instead, which still counted it. */
const parted = (state: State, seat: Seat, tile: Kind): State => {
  const hand = state.hands[seat] ?? []
  if (hand.includes(tile)) return { ...state, hands: replaceAt(state.hands, seat, without(hand, tile)) }
  if ((state.veiled?.[seat] ?? 0) === 0) return state
  return { ...veiled(state, seat, -1), stock: addAt(state.stock, kindIndex(tile), -1) }
}

const grown = (province: Province, squares: readonly Square[]): Province => ({
  ...province,
  squares: [...province.squares, ...squares].sort((a, b) => a - b),
})

/** Province `at` becomes part of province `into`. */
const merged = (state: State, at: Square, into: Square): State => {
  const part = state.provinces.find((province) => province.at === at)
  if (part === undefined) return state
  return {
    ...state,
    provinces: state.provinces.flatMap((province) =>
      province === part ? [] : [province.at === into ? grown(province, part.squares) : province],
    ),
  }
}

/** Adds `change` pagodas of a seat to a square. */
const stacked = (stacks: readonly Stack[], at: Square, seat: Seat, change: number): readonly Stack[] => {
  const index = stacks.findIndex((stack) => stack.at === at)
  const stack = stacks[index]
  if (stack === undefined) return [...stacks, { at, seat, count: change }]
  const count = stack.count + change
  return count === 0 ? stacks.toSpliced(index, 1) : replaceAt(stacks, index, { ...stack, count })
}

/** Sets who holds the village on this square. */
const held = (state: State, at: Square, holder: Seat | null): State => ({
  ...state,
  holders: replaceAt(state.holders, MAPS[state.side].villages.indexOf(at), holder),
})

/** Adds or removes a pagoda on a square and updates its seat's supply. */
const withPagoda = (
  state: State,
  { at, seat, left }: EventOf<'pagoda.placed' | 'pagoda.returned'>,
  change: number,
): State => ({
  ...state,
  stacks: stacked(state.stacks, at, seat, change),
  supplies: replaceAt(state.supplies, seat, left),
})

export const evolve = foldBy<State, Event>({
  'first.drawn': (state, { seat }) => ({ ...state, first: seat, stage: { is: 'deal', seat } }),
  'game.started': (state, { game, side, seat }) => ({
    ...identified(state),
    ...emptyGame(side, state.seats),
    game,
    first: seat,
    stage: { is: 'deal', seat },
  }),
  'hand.dealt': (state, { seat, tiles }) => ({
    ...(tiles === null ? veiled(state, seat, HAND) : received(state, seat, tiles)),
    stage: { is: 'deal', seat: (seat + 1) % state.seats },
  }),
  'hand.drawn': (state, { seat, tile }) =>
    tile === null ? veiled(state, seat, 1) : received(state, seat, [tile]),
  'turn.started': (state, { seat, turn }) => ({ ...state, mover: seat, turn, stage: { is: 'place' } }),
  'seat.passed': (state, { seat, turn }) => ({ ...passed(state, seat), mover: seat, turn }),
  'tile.placed': (state, { seat, tile, at }) => ({
    ...parted(unstuck(state), seat, tile),
    tiles: [...state.tiles, { tile, at, seat }],
    stage: { is: 'draw' },
  }),
  'province.founded': (state, { at, colour, seat, squares }) => ({
    ...state,
    provinces: [...state.provinces, { at, colour, owner: seat, squares }],
  }),
  'province.extended': (state, { at, squares }) => ({
    ...state,
    provinces: state.provinces.map((province) => (province.at === at ? grown(province, squares) : province)),
  }),
  'province.joined': (state, { at, into }) => merged(state, at, into),
  'province.absorbed': (state, { at, into }) => merged(state, at, into),
  'pagoda.returned': (state, event) => withPagoda(state, event, -1),
  'pagoda.moved': (state, { seat, from, to }) => ({
    ...state,
    stacks: stacked(stacked(state.stacks, from, seat, -1), to, seat, 1),
  }),
  'pagoda.placed': (state, event) => withPagoda(state, event, 1),
  'village.lost': (state, { at }) => held(state, at, null),
  'village.won': (state, { at, seat }) => held(state, at, seat),
  'game.ended': (state, { pagodas }) => ({
    ...state,
    finished: [...state.finished, { side: state.side, pagodas, winners: [] }],
    stage: { is: 'interval' },
  }),
  'game.won': (state, { seat }) => {
    const last = state.finished.at(-1)
    if (last === undefined) return state
    const won = { ...last, winners: [...last.winners, seat] }
    return { ...state, finished: [...state.finished.slice(0, -1), won] }
  },
  'match.won': unchanged,
  'match.ended': (state, event) => ({ ...state, stage: { is: 'over', outcome: outcomeOf(event) } }),
})

export type Batch = EventBatch<State, Event>
export const { emptyBatch, withEvents } = batchFunctions(evolve)
