/** What is hidden: a seat sees its own card alone, and spectators see none, until all are shown at the end. */
import type { Secrets } from '#kernel/define-game.ts'
import { nextPiece } from '#kernel/hidden-information.ts'
import { shuffled } from '#kernel/random.ts'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { CARDS, type Options, type State } from './state.ts'

export const secrets: Secrets<Options, State, Action, Event, State> = {
  // The members that others see as null: of events, of actions, and of the state.
  events: { 'card.dealt': 'card' },
  actions: { deal: 'card' },
  conceal: (state, viewer) =>
    state.stage === 'over'
      ? state
      : {
          ...state,
          cards: state.cards.map((card, seat) => (viewer === 'all' || viewer === seat ? card : null)),
        },
  // Bots think about positions dealt like this. It is given only what `conceal` kept, so they cannot cheat.
  deal: (known, random) => {
    const unseen = shuffled(CARDS, random).filter((card) => !known.cards.includes(card))
    return { ...known, cards: known.cards.map((card) => card ?? nextPiece(unseen)) }
  },
}
