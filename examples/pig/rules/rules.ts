/** The rules: how a match starts, whose turn it is, what can be done, and what comes of it. */
import type { Setup, Turn } from '#kernel/game.ts'
import { accept, refuse, type Decision } from '#kernel/refusal.ts'
import { addAt } from '#kernel/rules/lists.ts'
import { alike, type Weighted } from '#kernel/rules/outcomes.ts'
import { placesBy } from '#kernel/rules/places.ts'
import { seatsOf } from '#kernel/seat.ts'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { CARDS, type Options, type State } from './state.ts'

export const start = ({ options, seats }: Setup<Options>): State => ({
  options,
  seats,
  stage: 'deal',
  turn: 0,
  mover: 0,
  points: seatsOf(seats).map(() => 0),
  pot: 0,
  cards: [],
})

/** Chance deals and throws, a seat chooses. When the match is over, nobody acts, and this is its outcome. */
export const turn = ({ stage, mover, seats, points }: State): Turn => {
  if (stage === 'choose') return { by: mover }
  if (stage !== 'over') return { by: 'chance' }
  const isBetter = (one: number, other: number): boolean => (points[one] ?? 0) > (points[other] ?? 0)
  return { by: 'nobody', outcome: { places: placesBy(seats, isBetter), scores: points, ending: 'target' } }
}

/** The choices of the seat to act. */
export const legal = ({ stage }: State): readonly Action[] =>
  stage === 'choose' ? [{ type: 'roll' }, { type: 'hold' }] : []

/** What can come up where chance is to act, each outcome equally often. */
export const outcomes = ({ stage, cards }: State): readonly Weighted<Action>[] =>
  stage === 'deal'
    ? alike(
        CARDS.filter((card) => !cards.includes(card)).map((card) => ({
          type: 'deal',
          seat: cards.length,
          card,
        })),
      )
    : alike(([1, 2, 3, 4, 5, 6] as const).map((die) => ({ type: 'throw', die })))

/** The next seat's turn begins. */
const nextTurn = ({ mover, seats, turn: before }: State): Event => ({
  type: 'turn.started',
  // The first turn is seat 0's.
  seat: before === 0 ? 0 : (mover + 1) % seats,
  turn: before + 1,
})

/** Banks the pot. A seat that reaches the target ends the match, and all cards count. */
const hold = (state: State): Decision<Event> => {
  const { mover: seat, pot, cards, options } = state
  const banked = { type: 'pot.banked', seat, pot } as const
  const points = addAt(state.points, seat, pot)
  if ((points[seat] ?? 0) < options.target) return accept(banked, nextTurn(state))
  const revealed = cards.map((card, owner): Event => ({
    type: 'card.revealed',
    seat: owner,
    card: card ?? 0,
  }))
  const total = points.map((each, owner) => each + (cards[owner] ?? 0))
  return accept(banked, ...revealed, { type: 'match.ended', points: total })
}

/** Decides what an action causes, or says by a code why it is refused: `refusal.<code>` is the sentence. */
export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage, mover: seat, pot, cards, seats } = state
  if (stage === 'over') return refuse('matchOver')
  switch (action.type) {
    case 'deal': {
      if (stage !== 'deal' || action.seat !== cards.length) return refuse('notNow')
      if (action.card === null || cards.includes(action.card)) return refuse('cardGone')
      const dealt = { ...action, type: 'card.dealt' } as const
      return cards.length + 1 < seats ? accept(dealt) : accept(dealt, nextTurn(state))
    }
    case 'throw': {
      if (stage !== 'throw') return refuse('notNow')
      const rolled = { type: 'die.rolled', seat, die: action.die } as const
      return action.die === 1
        ? accept(rolled, { type: 'pot.lost', seat, pot }, nextTurn(state))
        : accept(rolled)
    }
    case 'roll':
      return stage === 'choose' ? accept({ type: 'die.asked', seat }) : refuse('luckFirst')
    case 'hold':
      return stage === 'choose' ? hold(state) : refuse('luckFirst')
  }
}

/** Folds an event into the state. It judges nothing: the event has happened. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'card.dealt':
      return { ...state, cards: [...state.cards, event.card] }
    case 'turn.started':
      return { ...state, stage: 'choose', turn: event.turn, mover: event.seat, pot: 0 }
    case 'die.asked':
      return { ...state, stage: 'throw' }
    case 'die.rolled':
      return { ...state, stage: 'choose', pot: state.pot + event.die }
    case 'pot.lost':
      return { ...state, pot: 0 }
    case 'pot.banked':
      return { ...state, pot: 0, points: addAt(state.points, event.seat, event.pot) }
    case 'card.revealed':
      return { ...state, cards: state.cards.with(event.seat, event.card) }
    case 'match.ended':
      return { ...state, stage: 'over', points: event.points }
  }
}
