/** Folds facts into the position. No judgement of the rules is made here. */
import type { Setup } from '../../../kernel/game.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { MAPS } from '../components/maps.ts'
import { BOX, HAND, kindIndex, pagodasFor } from '../components/pieces.ts'
import type { Options, Province, Stack, State } from '../state.ts'
import type { Kind } from '../components/pieces.ts'
import type { Side } from '../components/maps.ts'
import type { Square } from '../components/grid.ts'

/** What every game of a match begins with: an empty board, full supplies, all tiles in the stock. */
const bare = (
  side: Side,
  seats: number,
): Omit<State, 'options' | 'game' | 'first' | 'finished' | 'stage'> => ({
  seats,
  side,
  tiles: [],
  provinces: [],
  stacks: [],
  holders: MAPS[side].villages.map(() => null),
  supplies: seatsOf(seats).map(() => pagodasFor(seats)),
  hands: seatsOf(seats).map(() => []),
  stock: BOX,
  mover: 0,
  turn: 0,
})

export const start = ({ options, seats, partialEntry: unseen = false }: Setup<Options>): State => {
  const opening = {
    ...bare(options.side === 'lion' ? 'lion' : 'bird', seats),
    options,
    game: 1,
    finished: [],
    // With open hands everybody has seen everything.
    ...(unseen && options.openHands === 'off' ? { unseen: true as const } : {}),
  }
  if (options.firstSeat === 'random') return { ...opening, first: null, stage: { is: 'first' } }
  // Seats are counted from 1 in options; a fourth of three is the first again.
  const seat = (options.firstSeat - 1) % seats
  return { ...opening, first: seat, stage: { is: 'deal', seat } }
}

const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = [...items]
  copy[index] = item
  return copy
}

const received = (state: State, seat: Seat, tiles: readonly Kind[]): State => {
  const stock = [...state.stock]
  for (const tile of tiles) stock[kindIndex(tile)] = (stock[kindIndex(tile)] ?? 0) - 1
  return { ...state, stock, hands: replaced(state.hands, seat, [...(state.hands[seat] ?? []), ...tiles]) }
}

/** The seat got tiles that nobody has seen or whoever this record is for may not know, or lost such (QIN-H1). */
const veiled = (state: State, seat: Seat, tiles: number): State => {
  const before = state.veiled ?? seatsOf(state.seats).map(() => 0)
  return { ...state, veiled: replaced(before, seat, (before[seat] ?? 0) + tiles) }
}

/** No hand has tiles that are not known: those of a game before are laid down, or dealt anew. */
export const identified = ({ veiled: _, stuck: _stuck, ...state }: State): State => state

/** A tile was placed: whoever had to pass before may have room now. */
const unstuck = ({ stuck: _, ...state }: State): State => state

/** Nobody can look whether tiles fit that nobody has seen: what their seat says of them is kept. */
const passed = (state: State, seat: Seat): State =>
  (state.veiled?.[seat] ?? 0) === 0 ? state : { ...state, stuck: [...(state.stuck ?? []), seat] }

/** The tile leaves the hand; one nobody was told of leaves the stock, where it was still counted. */
const parted = (state: State, seat: Seat, tile: Kind): State => {
  const hand = state.hands[seat] ?? []
  const index = hand.indexOf(tile)
  if (index >= 0) return { ...state, hands: replaced(state.hands, seat, hand.toSpliced(index, 1)) }
  if ((state.veiled?.[seat] ?? 0) === 0) return state
  const left = (state.stock[kindIndex(tile)] ?? 0) - 1
  return { ...veiled(state, seat, -1), stock: replaced(state.stock, kindIndex(tile), left) }
}

const grown = (province: Province, squares: readonly Square[]): Province => ({
  ...province,
  squares: [...province.squares, ...squares].sort((a, b) => a - b),
})

/** The province `at` becomes part of the province `into`. */
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

/** Pagodas of a seat on a square, so many more or fewer. */
const stacked = (stacks: readonly Stack[], at: Square, seat: Seat, change: number): readonly Stack[] => {
  const index = stacks.findIndex((stack) => stack.at === at)
  const stack = stacks[index]
  if (stack === undefined) return [...stacks, { at, seat, count: change }]
  const count = stack.count + change
  return count === 0 ? stacks.toSpliced(index, 1) : replaced(stacks, index, { ...stack, count })
}

/** Who holds the village on this square from now on. */
const held = (state: State, at: Square, holder: Seat | null): State => ({
  ...state,
  holders: replaced(state.holders, MAPS[state.side].villages.indexOf(at), holder),
})

type BoardEvent = EventOf<
  | 'province.founded'
  | 'province.extended'
  | 'province.joined'
  | 'province.absorbed'
  | 'pagoda.returned'
  | 'pagoda.moved'
  | 'pagoda.placed'
  | 'village.lost'
  | 'village.won'
>

/** What a tile changes on the board. */
const evolveBoard = (state: State, event: BoardEvent): State => {
  switch (event.type) {
    case 'province.founded': {
      const { at, colour, seat, squares } = event
      return { ...state, provinces: [...state.provinces, { at, colour, owner: seat, squares }] }
    }
    case 'province.extended':
      return {
        ...state,
        provinces: state.provinces.map((province) =>
          province.at === event.at ? grown(province, event.squares) : province,
        ),
      }
    case 'province.joined':
    case 'province.absorbed':
      return merged(state, event.at, event.into)
    case 'pagoda.returned':
      return {
        ...state,
        stacks: stacked(state.stacks, event.at, event.seat, -1),
        supplies: replaced(state.supplies, event.seat, event.left),
      }
    case 'pagoda.moved': {
      const taken = stacked(state.stacks, event.from, event.seat, -1)
      return { ...state, stacks: stacked(taken, event.to, event.seat, 1) }
    }
    case 'pagoda.placed':
      return {
        ...state,
        stacks: stacked(state.stacks, event.at, event.seat, 1),
        supplies: replaced(state.supplies, event.seat, event.left),
      }
    case 'village.lost':
      return held(state, event.at, null)
    case 'village.won':
      return held(state, event.at, event.seat)
  }
}

type MatchEvent = Exclude<Event, BoardEvent>

/** Deals, turns, draws and endings. */
const evolveMatch = (state: State, event: MatchEvent): State => {
  switch (event.type) {
    case 'first.drawn':
      return { ...state, first: event.seat, stage: { is: 'deal', seat: event.seat } }
    case 'game.started': {
      const { game, side, seat } = event
      return {
        ...identified(state),
        ...bare(side, state.seats),
        game,
        first: seat,
        stage: { is: 'deal', seat },
      }
    }
    case 'hand.dealt':
      return {
        ...(event.tiles === null
          ? veiled(state, event.seat, HAND)
          : received(state, event.seat, event.tiles)),
        stage: { is: 'deal', seat: (event.seat + 1) % state.seats },
      }
    case 'hand.drawn':
      return event.tile === null ? veiled(state, event.seat, 1) : received(state, event.seat, [event.tile])
    case 'turn.started':
      return { ...state, mover: event.seat, turn: event.turn, stage: { is: 'place' } }
    case 'seat.passed':
      return { ...passed(state, event.seat), mover: event.seat, turn: event.turn }
    case 'tile.placed': {
      const { seat, tile, at } = event
      return {
        ...parted(unstuck(state), seat, tile),
        tiles: [...state.tiles, { tile, at, seat }],
        stage: { is: 'draw' },
      }
    }
    case 'game.ended': {
      const game = { side: state.side, pagodas: event.pagodas, winners: [] }
      return { ...state, finished: [...state.finished, game], stage: { is: 'interval' } }
    }
    case 'game.won': {
      const last = state.finished.at(-1)
      if (last === undefined) return state
      const won = { ...last, winners: [...last.winners, event.seat] }
      return { ...state, finished: [...state.finished.slice(0, -1), won] }
    }
    case 'match.won':
      return state
    case 'match.ended': {
      const { places, scores, ending } = event
      return { ...state, stage: { is: 'over', outcome: { places, scores, ending } } }
    }
  }
}

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'province.founded':
    case 'province.extended':
    case 'province.joined':
    case 'province.absorbed':
    case 'pagoda.returned':
    case 'pagoda.moved':
    case 'pagoda.placed':
    case 'village.lost':
    case 'village.won':
      return evolveBoard(state, event)
    default:
      return evolveMatch(state, event)
  }
}
