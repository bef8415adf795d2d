/**
 * Dice tic-tac-toe in its first form: a whole game in one file. The die says in which row or column the next mark goes;
 * three marks in a line win. In ../rules it has grown by a hand of secret cards, and each part has a file of its own.
 */
import { z } from 'zod'
import { defineGame } from '#kernel/define-game.ts'
import type { Turn } from '#kernel/game.ts'
import { accept, refuse, type Decision } from '#kernel/refusal.ts'
import { variant } from '#kernel/rules/by-type.ts'
import { alike, type Weighted } from '#kernel/rules/outcomes.ts'
import { en } from './en.ts'

const seatSchema = z.literal([0, 1])
const dieSchema = z.literal([1, 2, 3, 4, 5, 6])
/** The squares from the top left to the bottom right. */
const squareSchema = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8])
const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** What can be done: chance rolls, a seat marks a square. */
const actionSchema = z.discriminatedUnion('type', [
  variant('roll', { die: dieSchema }),
  variant('mark', { square: squareSchema }),
])
type Action = z.infer<typeof actionSchema>

/** What can happen. */
const eventSchema = z.discriminatedUnion('type', [
  variant('die.rolled', { seat: seatSchema, die: dieSchema }),
  variant('square.marked', { seat: seatSchema, square: squareSchema }),
  variant('turn.passed', { seat: seatSchema }),
  variant('match.ended', { winner: seatSchema.nullable() }),
])
type Event = z.infer<typeof eventSchema>
type Seat = z.infer<typeof seatSchema>
type Square = z.infer<typeof squareSchema>

/** A position of the game, as plain data. */
interface State {
  /** The seat that marked each square; null for an empty one. */
  readonly squares: readonly (Seat | null)[]
  readonly mover: Seat
  /** The turn, counted from 1. */
  readonly turn: number
  /** What was rolled this turn; null before the roll. */
  readonly die: number | null
  readonly result: 'open' | 'drawn' | 'won'
}

/** Rows from the top, columns from the left, and the diagonals. The die names one of the first six. */
const LINES: readonly (readonly Square[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const start = (): State => ({
  squares: SQUARES.map(() => null),
  mover: 0,
  turn: 1,
  die: null,
  result: 'open',
})

/** Who acts: chance rolls first, then the seat whose turn it is marks. When the match is over, this is its outcome. */
const turn = ({ die, mover, result }: State): Turn => {
  if (result === 'open') return { by: die === null ? 'chance' : mover }
  const [first, second] = mover === 0 ? [1, 2] : [2, 1]
  return result === 'won'
    ? { by: 'nobody', outcome: { places: [first, second], scores: [2 - first, 2 - second], ending: 'line' } }
    : { by: 'nobody', outcome: { places: [1, 1], scores: [0, 0], ending: 'full' } }
}

/** The squares that can be marked: the empty ones of the line rolled or, if it is full, all empty ones. */
const open = ({ squares, die }: State): readonly Square[] => {
  const empty = SQUARES.filter((square) => squares[square] === null)
  const inLine = empty.filter((square) => die !== null && LINES[die - 1]?.includes(square))
  return inLine.length > 0 ? inLine : empty
}

/** What can come up where chance is to act. */
const outcomes = (): readonly Weighted<Action>[] =>
  alike(([1, 2, 3, 4, 5, 6] as const).map((die) => ({ type: 'roll', die })))

/** Decides what an action causes, or says by a code why it is refused. */
const decide = (state: State, action: Action): Decision<Event> => {
  const { mover: seat, die, result, squares } = state
  if (result !== 'open') return refuse('matchOver')
  if (action.type === 'roll')
    return die === null ? accept({ type: 'die.rolled', seat, die: action.die }) : refuse('notNow')
  if (die === null) return refuse('luckFirst')
  const { square } = action
  if (!open(state).includes(square)) return refuse(squares[square] === null ? 'notInLine' : 'taken')
  const marked = { type: 'square.marked', seat, square } as const
  const after = squares.with(square, seat)
  if (LINES.some((line) => line.every((each) => after[each] === seat)))
    return accept(marked, { type: 'match.ended', winner: seat })
  if (!after.includes(null)) return accept(marked, { type: 'match.ended', winner: null })
  return accept(marked, { type: 'turn.passed', seat })
}

/** Folds an event into the state. It judges nothing: the event has happened. */
const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'die.rolled':
      return { ...state, die: event.die }
    case 'square.marked':
      return { ...state, squares: state.squares.with(event.square, event.seat) }
    case 'turn.passed':
      return { ...state, mover: event.seat === 0 ? 1 : 0, turn: state.turn + 1, die: null }
    case 'match.ended':
      return { ...state, result: event.winner === null ? 'drawn' : 'won' }
  }
}

export const diceTicTacToe = defineGame({
  id: 'dice-tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  action: actionSchema,
  event: eventSchema,
  start,
  turn,
  legal: (state) =>
    typeof turn(state).by === 'number' ? open(state).map((square) => ({ type: 'mark', square })) : [],
  outcomes,
  decide,
  evolve,
  texts: { en },
})
