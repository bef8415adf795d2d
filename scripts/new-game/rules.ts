/** The rules: how a match starts, who acts, what is legal, what an action causes, and how events change the state. */
import type { Setup, Turn } from '#kernel/game.ts'
import { accept, refuse, type Decision } from '#kernel/refusal.ts'
import { addAt } from '#kernel/rules/lists.ts'
import { alike, type Weighted } from '#kernel/rules/outcomes.ts'
import { placesBy } from '#kernel/rules/places.ts'
import { seatsOf } from '#kernel/seat.ts'
import type { Action, Event, State } from './nouns.ts'

/** The seat that reaches this many points wins. */
const TARGET = 10
/** A throw of less than this is worth nothing. */
const LUCKY = 4

export const start = ({ seats }: Setup<unknown>): State => ({
  seats,
  stage: 'choose',
  turn: 1,
  mover: 0,
  points: seatsOf(seats).map(() => 0),
})

/** Who acts next. When nobody does, the match is over with this outcome; `ending.<ending>` is its sentence. */
export const turn = ({ stage, mover, seats, points }: State): Turn => {
  if (stage === 'choose') return { by: mover }
  if (stage === 'thrown') return { by: 'chance' }
  const isBetter = (one: number, other: number): boolean => (points[one] ?? 0) > (points[other] ?? 0)
  return { by: 'nobody', outcome: { places: placesBy(seats, isBetter), scores: points, ending: 'target' } }
}

/** Every choice of the seat to act. */
export const legal = ({ stage }: State): readonly Action[] =>
  stage === 'choose' ? [{ type: 'take' }, { type: 'throw' }] : []

/** Every outcome where chance acts, each equally often. */
export const outcomes = (): readonly Weighted<Action>[] =>
  alike(([1, 2, 3, 4, 5, 6] as const).map((die) => ({ type: 'fall', die })))

/** What follows once the mover has gained these points. */
const goOn = ({ seats, mover, turn: now, points }: State, gained: number): Event =>
  (points[mover] ?? 0) + gained >= TARGET
    ? { type: 'match.ended', seat: mover }
    : { type: 'turn.started', seat: (mover + 1) % seats, turn: now + 1 }

const worth = (die: number): number => (die < LUCKY ? 0 : die - 1)

/** Judges an action: the events it causes, or a code for why it is refused, whose sentence is `refusal.<code>`. */
export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage, mover: seat } = state
  if (stage === 'over') return refuse('matchOver')
  if (action.type === 'fall') {
    if (stage !== 'thrown') return refuse('notNow')
    return accept({ type: 'die.rolled', seat, die: action.die }, goOn(state, worth(action.die)))
  }
  if (stage === 'thrown') return refuse('luckFirst')
  return action.type === 'take'
    ? accept({ type: 'point.taken', seat }, goOn(state, 1))
    : accept({ type: 'die.thrown', seat })
}

/** Folds an event into the state. It judges nothing, because the event has happened. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'point.taken':
      return { ...state, points: addAt(state.points, event.seat, 1) }
    case 'die.thrown':
      return { ...state, stage: 'thrown' }
    case 'die.rolled':
      return { ...state, stage: 'choose', points: addAt(state.points, event.seat, worth(event.die)) }
    case 'turn.started':
      return { ...state, turn: event.turn, mover: event.seat }
    case 'match.ended':
      return { ...state, stage: 'over' }
  }
}
