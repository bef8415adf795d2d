/** Folds events into the position without judging them. */
import { batchFunctions, type EventBatch } from '../../../kernel/rules/batch.ts'
import { foldBy, unchanged, type FoldsOf } from '../../../kernel/rules/by-type.ts'
import { minusEach, repeated, replaceAt, addAt } from '../../../kernel/rules/lists.ts'
import { outcomeOf } from '../../../kernel/rules/places.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import type { Event, EventOf } from '../event.ts'
import { setupStage } from './boards.ts'
import { PARTS, SPACES } from '../components/faces.ts'
import { PRESTIGES, type Card } from '../components/pieces.ts'
import { NO_PLAN } from './initial-state.ts'
import type { State, Piece, CardFate, Reveal, TurnedUp } from '../state.ts'
import type { Joined, Province, Space } from '../components/layout.ts'
import { identifyTile, withTiles, withLaid, identifyCards } from './unidentified.ts'
import { seatsOf } from '../../../kernel/seat.ts'

/** Gives the cards that match a fate. */
const fated = (
  cards: readonly TurnedUp[],
  fate: CardFate,
  isMeant: (card: TurnedUp) => boolean,
): readonly TurnedUp[] => cards.map((card) => (isMeant(card) ? { ...card, fate } : card))

/** Gives the first waiting card its fate. */
const spent = (reveal: Reveal, fate: CardFate): Reveal => {
  const acting = reveal.cards.find((card) => card.fate === 'waiting')
  return { ...reveal, cards: fated(reveal.cards, fate, (card) => card === acting) }
}

const isWaiting =
  (number: Card) =>
  ({ card, fate }: TurnedUp): boolean =>
    card === number && fate === 'waiting'

/** Changes the revealed cards, if there are any. */
const withReveal = (state: State, change: (reveal: Reveal) => Reveal): State =>
  state.reveal === null ? state : { ...state, reveal: change(state.reveal) }

/** Records that the acting card did something on the wall. */
const acted = (state: State, change: Partial<State> = {}): State =>
  state.reveal === null ? state : { ...state, ...change, reveal: spent(state.reveal, 'acted') }

const withPieces = (state: State, ...pieces: readonly (readonly [Space, Piece])[]): State['pieces'] =>
  pieces.reduce((all, [space, piece]) => replaceAt<Piece | null>(all, space, piece), state.pieces)

const REVEAL: FoldsOf<
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
    return acted({ ...state, threats: replaceAt(state.threats, region, { ...tile, gone: true }) })
  },
  'value.changed': (state, { by }) =>
    withReveal(acted(state), (reveal) => ({ ...reveal, change: reveal.change + by })),
  'extra.gained': (state, { seat, walls }) =>
    withReveal(acted(state), (reveal) => ({ ...reveal, extra: addAt(reveal.extra, seat, walls) })),
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
    return { ...state, reveal: null, results: replaceAt(state.results, province, result) }
  },
  'emperor.laid': (state, { province }) => ({ ...state, emperors: [...state.emperors, province] }),
}

/** Puts a piece on some spaces. */
const standing = (state: State, spaces: readonly Space[], piece: Piece): readonly (Piece | null)[] => {
  const pieces = [...state.pieces]
  for (const space of spaces) pieces[space] = piece
  return pieces
}

const used = ({ plan }: State, provinces: readonly Province[]): State['plan'] => ({
  ...plan,
  provinces: [...plan.provinces, ...provinces.filter((province) => !plan.provinces.includes(province))],
})

const BUILDING: FoldsOf<
  State,
  Event,
  'wall.built' | 'double.built' | 'tower.built' | 'neutral.built' | 'card.laid' | 'reservation.ended'
> = {
  'wall.built': (state, { seat, space, province, left }) => ({
    ...state,
    pieces: standing(state, [space], { is: 'wall', owner: seat }),
    walls: replaceAt(state.walls, seat, left),
    plan: used(state, [province]),
  }),
  'double.built': (state, { seat, spaces, provinces }) => ({
    ...state,
    pieces: standing(state, spaces, { is: 'double', owner: seat }),
    doubles: replaceAt(state.doubles, seat, 0),
    plan: used(state, provinces),
  }),
  'tower.built': (state, { seat, space, province }) => ({
    ...state,
    pieces: standing(state, [space], { is: 'tower', owner: seat }),
    towers: replaceAt(state.towers, seat, 0),
    keeps: [...state.keeps, { seat, space }],
    plan: used(state, [province]),
  }),
  'neutral.built': (state, { space, left }) => ({
    ...state,
    pieces: standing(state, [space], { is: 'wall', owner: 'neutral' }),
    neutrals: left,
    plan: { ...state.plan, neutral: true },
  }),
  'card.laid': (state, { seat, province, card }) => ({
    ...withLaid(state, seat, province, card),
    plan: used(state, [province]),
  }),
  'reservation.ended': (state, { space }) => ({
    ...state,
    keeps: state.keeps.filter((keep) => keep.space !== space),
  }),
}

/** CC-49: face-down prestige tiles are laid with the threat tiles, since there is nothing to see. */
const withFaceDownPrestige = (state: State): State =>
  state.options.prestige === 'down'
    ? { ...state, prestige: [...state.prestige, ...repeated(null, PARTS)] }
    : state

const staged = (state: State): State => ({ ...state, stage: setupStage(state) })

const joined = (state: State, { seat, slot, face, side }: EventOf<'board.joined'>): State => {
  const board: Joined = { slot, face }
  return staged({
    ...state,
    boards: side === 'left' ? [board, ...state.boards] : [...state.boards, board],
    pieces: [...state.pieces, ...repeated(null, SPACES)],
    results: [...state.results, ...repeated(null, PARTS)],
    // Joining a board returns the Emperor cards (CC-31).
    emperors: seat === null ? state.emperors : [],
  })
}

/** With the option `once`, a look ends with its turn (CC-17). */
const newTurn = (state: State, { seat, turn }: EventOf<'turn.started' | 'seat.skipped'>): State => {
  const looks = state.options.memory === 'once' ? state.looks.map(() => []) : state.looks
  return { ...state, looks, mover: seat, turn, plan: NO_PLAN, stage: { is: 'act' } }
}

const scored = (
  state: State,
  { seat, score }: EventOf<'double.scored' | 'province.won' | 'region.lost' | 'event.scored'>,
): State => ({ ...state, scores: replaceAt(state.scores, seat, score) })

export const evolve = foldBy<State, Event>({
  ...BUILDING,
  ...REVEAL,

  // Boards, tiles and everything else that chance brings
  'board.joined': joined,
  'board.due': (state) => ({ ...state, stage: { is: 'board' } }),
  'board.drawn': (state, { face }) => ({ ...state, stage: { is: 'side', face } }),
  'threats.laid': (state, { values }) => staged(withFaceDownPrestige(withTiles(state, values))),
  'prestige.laid': (state, { values }) =>
    staged({
      ...state,
      prestige: [...state.prestige, ...values],
      prestigeStock: minusEach(state.prestigeStock, countsOf<number>(PRESTIGES, values)),
    }),
  'events.drawn': (state, { cards }) => staged({ ...state, events: cards }),
  'first.drawn': (state, { seat }) => staged({ ...state, first: seat, mover: seat }),
  'threat.seen': (state, { seat, region, value }) => {
    const known = value === null ? state : identifyTile(state, region, value)
    const seen = known.looks[seat] ?? []
    if (seen.includes(region)) return known
    const regions = [...seen, region].sort((a, b) => a - b)
    return { ...known, looks: replaceAt(known.looks, seat, regions) }
  },
  'threat.turned': (state, { region, value }) => {
    const known = identifyTile(state, region, value)
    return { ...known, threats: replaceAt(known.threats, region, { value, up: true, gone: false }) }
  },

  // Turns and what is due
  'turn.started': newTurn,
  'seat.skipped': newTurn,
  'action.chosen': (state, { action }) => ({ ...state, plan: { ...NO_PLAN, action } }),
  'wall.omitted': (state) => ({ ...state, plan: { ...state.plan, omitted: true } }),
  'neutral.declined': (state) => ({ ...state, plan: { ...state.plan, neutral: true } }),
  'choice.due': (state, { of }) => ({ ...state, stage: { is: of } }),
  'card.due': (state) => ({ ...state, stage: { is: 'effect' } }),
  'threat.due': (state, { regions, closed }) => ({ ...state, stage: { is: 'turn', regions, closed } }),
  'cards.due': (state, { seat, province }) => ({ ...state, stage: { is: 'name', seat, province } }),
  'province.completed': unchanged,
  'prestige.due': (state, { province }) => ({ ...state, stage: { is: 'worth', province } }),
  'prestige.turned': (state, { province, value }) => ({
    ...state,
    prestige: replaceAt<number | null>(state.prestige, province, value),
    prestigeStock: minusEach(state.prestigeStock, countsOf<number>(PRESTIGES, [value])),
  }),

  // Points and the end
  'double.scored': scored,
  'province.won': scored,
  'region.lost': scored,
  'event.scored': scored,
  'region.raided': unchanged,
  'region.spared': unchanged,
  'map.closed': unchanged,
  'match.won': unchanged,
  'match.ended': (state, event) => ({ ...state, stage: { is: 'over', outcome: outcomeOf(event) } }),
})

export type Batch = EventBatch<State, Event>
export const { emptyBatch, withEvents } = batchFunctions(evolve)
