/** What is hidden: a seat sees the cards in its own hand alone. */
import type { Secrets } from '#kernel/define-game.ts'
import { nextPiece } from '#kernel/hidden-information.ts'
import { shuffled } from '#kernel/random.ts'
import { withoutEach } from '#kernel/rules/lists.ts'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import { BOX, type Card, type State } from './state.ts'

export const secrets: Secrets<object, State, Action, Event, State> = {
  // The members that others see as null: of events, of actions, and of the state.
  events: { 'card.dealt': 'card' },
  actions: { deal: 'card' },
  conceal: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, seat) =>
      viewer === 'all' || viewer === seat ? hand : hand.map(() => null),
    ),
  }),
  // Bots think about positions dealt like this. It is given only what `conceal` kept, so they cannot cheat.
  deal: (known, random) => {
    const seen = [...known.hands.flat(), ...known.played]
    const unseen = shuffled(withoutEach<Card | null>(BOX, seen), random)
    return { ...known, hands: known.hands.map((hand) => hand.map((card) => card ?? nextPiece(unseen))) }
  },
}
