/** Folds what the cards of a completed province do, and its scoring. */
import type { FoldsOf } from '../../../kernel/rules/folds.ts'
import { changed, replaced } from '../../../kernel/rules/lists.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Event } from '../event.ts'
import type { Space } from '../components/layout.ts'
import type { Card } from '../components/pieces.ts'
import type { Fate, Piece, Reveal, State, TurnedUp } from '../state.ts'
import { identifyCards } from './unidentified.ts'

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

/** The cards turned up after a fact, while there are any. */
const withReveal = (state: State, change: (reveal: Reveal) => Reveal): State =>
  state.reveal === null ? state : { ...state, reveal: change(state.reveal) }

/** The acting card has done something on the wall. */
const acted = (state: State, change: Partial<State> = {}): State =>
  state.reveal === null ? state : { ...state, ...change, reveal: spent(state.reveal, 'acted') }

const withPieces = (state: State, ...pieces: readonly (readonly [Space, Piece])[]): State['pieces'] =>
  pieces.reduce((all, [space, piece]) => replaced<Piece | null>(all, space, piece), state.pieces)

export const REVEAL: FoldsOf<
  State,
  Event,
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
> = {
  'cards.named': (state, { province, seat, cards }) => identifyCards(state, province, seat, cards),
  'cards.revealed': (state, { province, cards }) => {
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
  },
  'cards.struck': (state, event) => {
    const numbers = new Set(event.cards.map(({ card }) => card))
    return withReveal(state, (reveal) => ({
      ...reveal,
      cards: fated(reveal.cards, 'struck', ({ card }) => numbers.has(card)),
    }))
  },
  'card.declined': (state) => withReveal(state, (reveal) => spent(reveal, 'declined')),
  'card.lapsed': (state) => withReveal(state, (reveal) => spent(reveal, 'lapsed')),
  'card.removed': (state, { card }) =>
    withReveal(acted(state), (reveal) => ({
      ...reveal,
      cards: fated(reveal.cards, 'removed', isWaiting(card)),
    })),
  'wall.destroyed': (state, { space, owner }) =>
    acted(state, { pieces: withPieces(state, [space, { is: 'rubble', owner }]) }),
  'threat.removed': (state, { region }) => {
    const tile = state.threats[region]
    if (tile === undefined) return acted(state)
    return acted({ ...state, threats: replaced(state.threats, region, { ...tile, gone: true }) })
  },
  'value.changed': (state, { by }) =>
    withReveal(acted(state), (reveal) => ({ ...reveal, change: reveal.change + by })),
  'extra.gained': (state, { seat, walls }) =>
    withReveal(acted(state), (reveal) => ({ ...reveal, extra: changed(reveal.extra, seat, walls) })),
  'walls.swapped': (state, { here, hereOwner, there, thereOwner }) =>
    acted(state, {
      pieces: withPieces(
        state,
        [here, { is: 'wall', owner: thereOwner }],
        [there, { is: 'wall', owner: hereOwner }],
      ),
    }),
  'province.scored': (state, { province, value, winners }) => {
    const { change, extra } = state.reveal ?? { change: 0, extra: state.walls.map(() => 0) }
    const result = { value, winners, change, extra }
    return { ...state, reveal: null, results: replaced(state.results, province, result) }
  },
  'emperor.laid': (state, { province }) => ({ ...state, emperors: [...state.emperors, province] }),
}
