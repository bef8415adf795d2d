/** What comes next: acting cards, completed provinces, what else the turn needs, the next turn. */
import { clockwiseFrom, type Seat } from '../../../kernel/seat.ts'
import { hasNeutrals, namedNext, boardsOf } from '../position/boards.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import { endMatch } from './ending.ts'
import type { EventOf, Event } from '../event.ts'
import { isFull, unscored } from '../position/board-queries.ts'
import { isAsking, seatToName } from './identify.ts'
import { canAct, neutralSpaces, secondSpaces } from './eligibility.ts'
import type { State, Reveal } from '../state.ts'
import type { Province } from '../components/layout.ts'
import { actingCard, effects, GREAT_ARCHITECT } from './card-effects.ts'
import { EMPERORS } from '../components/pieces.ts'
import { provinceStanding } from './majorities.ts'

// A completed province: its cards are turned up and act, then it is scored (CC-19 to CC-30).

/** CC-20, CC-21: turns up all cards, and removes equal numbers before anything else. */
const turnUp = (batch: Batch, province: Province): Batch => {
  const cards = batch.state.lying
    .filter((card) => card.province === province)
    .map(({ seat, card }) => ({ seat, card }))
    .sort((a, b) => a.card - b.card || a.seat - b.seat)
  const struck = cards.filter(({ card }) => cards.filter((other) => other.card === card).length > 1)
  const facts: Event[] = [{ type: 'cards.revealed', province, cards }]
  if (struck.length > 0) facts.push({ type: 'cards.struck', province, cards: struck })
  return withEvents(batch, ...facts)
}

/**
 * Turns up the cards of a province; before that its prestige tile if it lies face down (CC-49), and asks for unseen cards,
 * one seat after the other.
 */
const uncover = (batch: Batch, province: Province): Batch => {
  if (batch.state.prestige[province] === null) return withEvents(batch, { type: 'prestige.due', province })
  const seat = seatToName(batch.state, province)
  return seat === undefined
    ? turnUp(batch, province)
    : withEvents(batch, { type: 'cards.due', seat, province })
}

/**
 * What the next card does without a choice: a great architect's extra walls, a card that lapses (CC-21a), or the
 * question to its owner. Undefined if no card is left.
 */
const nextCard = (state: State, reveal: Reveal): Event | undefined => {
  const acting = actingCard(reveal)
  if (acting === undefined) return undefined
  const { province } = reveal
  const { seat, card } = acting
  if (card === 5) return { type: 'extra.gained', seat, province, card, walls: GREAT_ARCHITECT }
  const isIdle = effects(state, reveal).next().done === true
  return { type: isIdle ? 'card.lapsed' : 'card.due', seat, province, card }
}

/** CC-31 to CC-33: true while a board can still be joined, so that Emperor cards are laid. */
const laysEmperor = (state: State): boolean => state.boards.length < boardsOf(state)

/** CC-28 to CC-30: seats with most walls score the value, then an Emperor card is laid. */
const scoreProvince = (batch: Batch, { province }: Reveal): Batch => {
  const { walls, neutral, value, leaders } = provinceStanding(batch.state, province)
  const scored = withEvents(batch, {
    type: 'province.scored',
    province,
    value,
    walls,
    neutral,
    winners: leaders,
  })
  const won = leaders.reduce((sofar, seat) => {
    const score = (sofar.state.scores[seat] ?? 0) + value
    return withEvents(sofar, { type: 'province.won', seat, province, points: value, score })
  }, scored)
  if (!laysEmperor(won.state)) return won
  return withEvents(won, { type: 'emperor.laid', province, count: won.state.emperors.length + 1 })
}

/** CC-31: true once the third Emperor card is laid. */
const isExtensionDue = (state: State): boolean => state.emperors.length === EMPERORS && laysEmperor(state)

/**
 * CC-6: starts the next turn, from this seat on; skips seats that can do nothing, and ends the match if none can
 * (CC-34a).
 */
export const startTurn = (batch: Batch, from: Seat): Batch => {
  const { seats, turn } = batch.state
  const order = clockwiseFrom(from, seats)
  const ahead = { ...batch.state, turn: turn + 1 }
  const skipped = order.findIndex((seat) => canAct(ahead, seat))
  const next = order[skipped]
  if (next === undefined) return endMatch(batch, 'stuck')
  const skips = order
    .slice(0, skipped)
    .map((seat, at): EventOf<'seat.skipped'> => ({ type: 'seat.skipped', seat, turn: turn + 1 + at }))
  return withEvents(batch, ...skips, { type: 'turn.started', seat: next, turn: turn + 1 + skipped })
}

/** CC-31: draws a board or brings the named one; its end is chosen next. */
const startExtension = (batch: Batch): Batch => {
  const { mover, boards } = batch.state
  const due = withEvents(batch, { type: 'board.due', seat: mover })
  const face = namedNext(due.state)
  if (face === undefined) return due
  return withEvents(due, { type: 'board.drawn', seat: mover, slot: boards.length, face })
}

const isSecondDue = ({ plan }: State): boolean =>
  plan.action === 'A' && plan.provinces.length < 2 && !plan.omitted

const isNeutralDue = (state: State): boolean =>
  hasNeutrals(state) && 'ABCDE'.includes(state.plan.action ?? '-') && !state.plan.neutral

/** The rest of the turn if no province waits: the second wall, a neutral wall, the next turn or the end. */
const finishTurn = (batch: Batch): Batch => {
  const { state } = batch
  const { mover: seat } = state
  // CC-34: what is still due lapses.
  if (isFull(state)) return endMatch(batch, 'filled')
  if (isSecondDue(state)) {
    if (secondSpaces(state).length > 0) return withEvents(batch, { type: 'choice.due', seat, of: 'second' })
    return finishTurn(withEvents(batch, { type: 'wall.omitted', seat }))
  }
  if (isNeutralDue(state) && neutralSpaces(state).length > 0)
    return withEvents(batch, { type: 'choice.due', seat, of: 'neutral' })
  return startTurn(batch, (seat + 1) % state.seats)
}

/** CC-19, CC-20: opens a completed province, or first asks for its prestige tile or unseen cards in it. */
export const resolve = (batch: Batch, province: Province): Batch => {
  const opened = uncover(batch, province)
  return isAsking(opened) ? opened : proceed(opened)
}

/** CC-19, CC-19a: continues to the next choice or draw; resolves provinces completely, one after the other. */
export const proceed = (batch: Batch): Batch => {
  const { state } = batch
  const { reveal } = state
  if (reveal !== null) {
    const card = nextCard(state, reveal)
    if (card !== undefined) {
      const next = withEvents(batch, card)
      return card.type === 'card.due' ? next : proceed(next)
    }
    const scored = scoreProvince(batch, reveal)
    return isExtensionDue(scored.state) ? startExtension(scored) : proceed(scored)
  }
  const [province, other] = unscored(state)
  if (province === undefined) return finishTurn(batch)
  if (other !== undefined) return withEvents(batch, { type: 'choice.due', seat: state.mover, of: 'open' })
  return resolve(batch, province)
}
