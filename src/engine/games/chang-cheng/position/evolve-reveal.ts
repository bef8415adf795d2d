/** Folds what the cards of a completed province do, and its scoring. */
import { seatsOf } from '../../../kernel/seat.ts'
import type { EventOf } from '../event.ts'
import { replaced } from './lists.ts'
import type { Card } from '../components/pieces.ts'
import type { Fate, Piece, Reveal, State, TurnedUp } from '../state.ts'
import { identifyCards } from './unidentified.ts'

type RevealEvent = EventOf<
  | 'cards.named'
  | 'cards.revealed'
  | 'cards.struck'
  | 'card.declined'
  | 'card.lapsed'
  | 'card.removed'
  | 'wall.destroyed'
  | 'threat.removed'
  | 'value.changed'
  | 'extra.gained'
  | 'walls.swapped'
  | 'province.scored'
  | 'emperor.laid'
>

const fated = (
  cards: readonly TurnedUp[],
  fate: Fate,
  isMeant: (card: TurnedUp) => boolean,
): readonly TurnedUp[] => cards.map((card) => (isMeant(card) ? { ...card, fate } : card))

/** The first card that waits has had its turn. */
const spent = (reveal: Reveal, fate: Fate): Reveal => {
  const acting = reveal.cards.find((card) => card.fate === 'waiting')
  return { ...reveal, cards: fated(reveal.cards, fate, (card) => card === acting) }
}

const isWaiting =
  (number: Card) =>
  ({ card, fate }: TurnedUp): boolean =>
    card === number && fate === 'waiting'

type CardEvent = Exclude<
  RevealEvent,
  EventOf<'cards.named' | 'cards.revealed' | 'province.scored' | 'emperor.laid'>
>

/** What the event changes in the cards turned up. */
const evolveCards = (reveal: Reveal, event: CardEvent): Reveal => {
  switch (event.type) {
    case 'cards.struck': {
      const numbers = new Set(event.cards.map(({ card }) => card))
      return { ...reveal, cards: fated(reveal.cards, 'struck', ({ card }) => numbers.has(card)) }
    }
    case 'card.declined':
      return spent(reveal, 'declined')
    case 'card.lapsed':
      return spent(reveal, 'lapsed')
    case 'card.removed': {
      const acted = spent(reveal, 'acted')
      return { ...acted, cards: fated(acted.cards, 'removed', isWaiting(event.card)) }
    }
    case 'value.changed':
      return { ...spent(reveal, 'acted'), change: reveal.change + event.by }
    case 'extra.gained': {
      const walls = (reveal.extra[event.seat] ?? 0) + event.walls
      return { ...spent(reveal, 'acted'), extra: replaced(reveal.extra, event.seat, walls) }
    }
    case 'wall.destroyed':
    case 'threat.removed':
    case 'walls.swapped':
      return spent(reveal, 'acted')
  }
}

/** What the event changes on the wall. */
const piecesAfter = (pieces: State['pieces'], event: CardEvent): State['pieces'] => {
  if (event.type === 'wall.destroyed')
    return replaced<Piece | null>(pieces, event.space, { is: 'rubble', owner: event.owner })
  if (event.type !== 'walls.swapped') return pieces
  const here = replaced<Piece | null>(pieces, event.here, { is: 'wall', owner: event.thereOwner })
  return replaced<Piece | null>(here, event.there, { is: 'wall', owner: event.hereOwner })
}

export const evolveReveal = (state: State, event: RevealEvent): State => {
  switch (event.type) {
    case 'cards.named':
      return identifyCards(state, event.province, event.seat, event.cards)
    case 'cards.revealed': {
      const { province, cards } = event
      const known = seatsOf(state.seats).reduce((now, seat) => {
        const own = cards.filter((each) => each.seat === seat).map(({ card }) => card)
        return identifyCards(now, province, seat, own)
      }, state)
      return {
        ...known,
        lying: known.lying.filter((card) => card.province !== province),
        reveal: {
          province,
          cards: cards.map((card) => ({ ...card, fate: 'waiting' })),
          change: 0,
          extra: state.walls.map(() => 0),
        },
      }
    }
    case 'province.scored': {
      const { province, value, winners } = event
      const { change, extra } = state.reveal ?? { change: 0, extra: state.walls.map(() => 0) }
      const result = { value, winners, change, extra }
      return { ...state, reveal: null, results: replaced(state.results, province, result) }
    }
    case 'emperor.laid':
      return { ...state, emperors: [...state.emperors, event.province] }
    default: {
      if (state.reveal === null) return state
      const pieces = piecesAfter(state.pieces, event)
      return { ...state, pieces, reveal: evolveCards(state.reveal, event) }
    }
  }
}
