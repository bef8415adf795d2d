/** The rules: how a match starts, whose turn it is, what can be done, and what comes of it. */
import type { Turn } from '#kernel/game.ts'
import { accept, refuse, type Decision } from '#kernel/refusal.ts'
import { replaceAt, without, withoutEach } from '#kernel/rules/lists.ts'
import { alike, type Weighted } from '#kernel/rules/outcomes.ts'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { BOX, HAND, LINES, SQUARES, type Card, type Seat, type Square, type State } from './state.ts'

export const start = (): State => ({
  squares: SQUARES.map(() => null),
  hands: [[], []],
  played: [],
  mover: 0,
  turn: 1,
  stage: 'deal',
  die: null,
})

/** Chance deals and rolls, the seat whose turn it is marks. When the match is over, this is its outcome. */
export const turn = ({ stage, mover }: State): Turn => {
  switch (stage) {
    case 'deal':
    case 'roll':
      return { by: 'chance' }
    case 'mark':
      return { by: mover }
    case 'drawn':
      return { by: 'nobody', outcome: { places: [1, 1], scores: [0, 0], ending: 'full' } }
    case 'won':
      return mover === 0
        ? { by: 'nobody', outcome: { places: [1, 2], scores: [1, 0], ending: 'line' } }
        : { by: 'nobody', outcome: { places: [2, 1], scores: [0, 1], ending: 'line' } }
  }
}

/** The squares that can be marked: the empty ones of the line rolled or, if there are none, all empty ones. */
const open = ({ squares, die }: State): readonly Square[] => {
  const empty = SQUARES.filter((square) => squares[square] === null)
  const inLine = empty.filter((square) => die !== null && LINES[die - 1]?.includes(square))
  return inLine.length > 0 ? inLine : empty
}

/** The kinds of cards the seat to act can play, each once: none once it may mark any square. */
const playable = ({ hands, mover, die }: State): readonly Card[] =>
  die === null ? [] : (['again', 'anywhere'] as const).filter((card) => hands[mover]?.includes(card))

/** The choices of the seat to act. */
export const legal = (state: State): readonly Action[] =>
  state.stage === 'mark'
    ? [
        ...open(state).map((square): Action => ({ type: 'mark', square })),
        ...playable(state).map((card): Action => ({ type: 'play', card })),
      ]
    : []

/** The seat that is dealt the next card: seat 0 until its hand is full. */
const toDeal = ({ hands }: State): Seat => ((hands[0]?.length ?? 0) < HAND ? 0 : 1)

/** The cards left in the box. */
const left = ({ hands }: State): readonly (Card | null)[] => withoutEach<Card | null>(BOX, hands.flat())

/** What can come up where chance is to act. A card comes the more often, the more of its kind are left. */
export const outcomes = (state: State): readonly Weighted<Action>[] => {
  if (state.stage === 'roll')
    return alike(([1, 2, 3, 4, 5, 6] as const).map((die) => ({ type: 'roll', die })))
  const seat = toDeal(state)
  return (['again', 'anywhere'] as const)
    .map((card) => ({
      action: { type: 'deal', seat, card } as const,
      weight: left(state).filter((each) => each === card).length,
    }))
    .filter(({ weight }) => weight > 0)
}

/** Marks a square. Three in a line win; a full board without a line is a draw. */
const mark = (state: State, square: Square): Decision<Event> => {
  const { mover: seat, squares } = state
  if (squares[square] !== null) return refuse('taken')
  if (!open(state).includes(square)) return refuse('notInLine')
  const marked = { type: 'square.marked', seat, square } as const
  const after = squares.with(square, seat)
  if (LINES.some((line) => line.every((each) => after[each] === seat)))
    return accept(marked, { type: 'match.ended', winner: seat })
  if (!after.includes(null)) return accept(marked, { type: 'match.ended', winner: null })
  return accept(marked, { type: 'turn.passed', seat })
}

/** Decides what an action causes, or says by a code why it is refused: `refusal.<code>` is the sentence. */
export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage, mover: seat } = state
  if (turn(state).by === 'nobody') return refuse('matchOver')
  switch (action.type) {
    case 'deal':
      if (stage !== 'deal' || action.seat !== toDeal(state)) return refuse('notNow')
      return action.card === null || !left(state).includes(action.card)
        ? refuse('noSuchCard')
        : accept({ ...action, type: 'card.dealt' })
    case 'roll':
      return stage === 'roll' ? accept({ type: 'die.rolled', seat, die: action.die }) : refuse('notNow')
    case 'mark':
      return stage === 'mark' ? mark(state, action.square) : refuse('luckFirst')
    case 'play':
      if (stage !== 'mark') return refuse('luckFirst')
      return playable(state).includes(action.card)
        ? accept({ type: 'card.played', seat, card: action.card })
        : refuse('noSuchCard')
  }
}

/** The hands without a card played. Somebody who does not see the hand knows only that it has a card less. */
const afterPlaying = (hands: State['hands'], seat: Seat, card: Card): State['hands'] => {
  const hand = hands[seat] ?? []
  return replaceAt(hands, seat, without(hand, hand.includes(card) ? card : null))
}

/** Folds an event into the state. It judges nothing: the event has happened. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'card.dealt': {
      const hands = replaceAt(state.hands, event.seat, [...(state.hands[event.seat] ?? []), event.card])
      return { ...state, hands, stage: hands.flat().length < 2 * HAND ? 'deal' : 'roll' }
    }
    case 'die.rolled':
      return { ...state, die: event.die, stage: 'mark' }
    case 'card.played':
      return {
        ...state,
        hands: afterPlaying(state.hands, event.seat, event.card),
        played: [...state.played, event.card],
        die: null,
        stage: event.card === 'again' ? 'roll' : 'mark',
      }
    case 'square.marked':
      return { ...state, squares: state.squares.with(event.square, event.seat) }
    case 'turn.passed':
      return { ...state, mover: event.seat === 0 ? 1 : 0, turn: state.turn + 1, die: null, stage: 'roll' }
    case 'match.ended':
      return { ...state, stage: event.winner === null ? 'drawn' : 'won' }
  }
}
