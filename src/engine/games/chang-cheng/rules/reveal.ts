/** A completed province: its cards are turned up and act, then it is scored (CC-19 to CC-30). */
import { boardsOf } from '../position/boards.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import { actingCard, effects, GREAT_ARCHITECT } from './card-effects.ts'
import type { Event } from '../event.ts'
import { seatToName } from './identify.ts'
import { EMPERORS } from '../components/pieces.ts'
import { provinceStanding } from './majorities.ts'
import type { Reveal, State } from '../state.ts'
import type { Province } from '../components/layout.ts'

/** CC-20, CC-21: all cards are turned up, and equal numbers are removed before anything else. */
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

/** The cards of a province are turned up; those nobody has seen are asked for first, one seat after the other. */
export const uncover = (batch: Batch, province: Province): Batch => {
  const seat = seatToName(batch.state, province)
  return seat === undefined
    ? turnUp(batch, province)
    : withEvents(batch, { type: 'cards.due', seat, province })
}

/**
 * The next card's part as far as nobody has to choose: the great architect's extra walls, a card
 * that lapses (CC-21a), or the question to its owner. Undefined when no card is left.
 */
export const nextCard = (state: State, reveal: Reveal): Event | undefined => {
  const acting = actingCard(reveal)
  if (acting === undefined) return undefined
  const { province } = reveal
  const { seat, card } = acting
  if (card === 5) return { type: 'extra.gained', seat, province, card, walls: GREAT_ARCHITECT }
  const isIdle = effects(state, reveal).next().done === true
  return { type: isIdle ? 'card.lapsed' : 'card.due', seat, province, card }
}

/** CC-31 to CC-33: Emperor cards are laid as long as a board can still be joined. */
const laysEmperor = (state: State): boolean => state.boards.length < boardsOf(state)

/** CC-28 to CC-30: most walls score the value, then an Emperor card is laid. */
export const scoreProvince = (batch: Batch, { province }: Reveal): Batch => {
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

/** CC-31: the third Emperor card lies. */
export const isExtensionDue = (state: State): boolean =>
  state.emperors.length === EMPERORS && laysEmperor(state)
