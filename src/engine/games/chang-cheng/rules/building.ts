/** The actions of a turn: building and laying cards (CC-7 to CC-18, CC-39 to CC-42b). */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { ActionOf } from '../action.ts'
import { hasNeutrals } from '../position/boards.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import type { Event, EventOf } from '../event.ts'
import { isComplete, unscored } from '../position/board-queries.ts'
import { layoutOf, provinceAt, provinceName, regionAt, spaceName, type Space } from '../components/layout.ts'
import { isAsking, turnTiles } from './identify.ts'
import {
  cardsToLay,
  doubleSpaces,
  isBesideTower,
  isFirstTurn,
  neutralObstacle,
  possibleLetters,
  secondSpaces,
  spaceRefusal,
} from './eligibility.ts'
import type { Card } from '../components/pieces.ts'
import type { Letter, State } from '../state.ts'
import { proceed } from './turn.ts'
import { handPool } from '../position/unidentified.ts'

/** CC-15, CC-15b: ends reservations of the builder that are used up or lapse. */
const endReservations = (batch: Batch, spaces: readonly Space[]): Batch => {
  const { keeps, mover, walls } = batch.state
  const { neighbours } = layoutOf(batch.state)
  const own = keeps.filter(({ seat }) => seat === mover)
  return own.reduce((sofar, { seat, space }) => {
    const isUsed = (neighbours[space] ?? []).some((next) => spaces.includes(next))
    if (!isUsed && (walls[mover] ?? 0) > 0) return sofar
    return withEvents(sofar, { type: 'reservation.ended', seat, space, why: isUsed ? 'used' : 'lapsed' })
  }, batch)
}

/** CC-17, CC-47: shows the tiles of these spaces' regions to the builder, or turns them up for all. */
const look = (batch: Batch, spaces: readonly Space[]): Batch => {
  const { threats, veiled, events, mover: seat, options } = batch.state
  const layout = layoutOf(batch.state)
  const regions = [...new Set(spaces.map((space) => regionAt(layout, space)))]
  if (events?.includes('scouting') === true) return turnTiles(batch, regions, null)
  const facts = regions.flatMap((region): readonly Event[] => {
    const tile = threats[region]
    if (tile === undefined || tile.gone || tile.up) return []
    const value = veiled.includes(region) ? null : tile.value
    return [{ type: 'threat.seen', seat, region, value, memory: options.memory }]
  })
  return withEvents(batch, ...facts)
}

/** CC-19: continues with the provinces that the new piece has completed. */
export const afterLook = (batch: Batch): Batch => {
  const completed = unscored(batch.state).map((province): EventOf<'province.completed'> => ({
    type: 'province.completed',
    province,
  }))
  return proceed(withEvents(batch, ...completed))
}

/** Applies everything a new piece causes, up to the next choice; the same for every kind of piece. */
const settle = (batch: Batch, spaces: readonly Space[]): Batch => {
  const looked = look(endReservations(batch, spaces), spaces)
  return isAsking(looked) ? looked : afterLook(looked)
}

const begin = (state: State, action: Letter): Batch =>
  withEvents(emptyBatch(state), { type: 'action.chosen', seat: state.mover, action })

const raise = (batch: Batch, space: Space): Batch => {
  const { state } = batch
  const { mover: seat, walls } = state
  const province = provinceAt(layoutOf(state), space)
  const left = (walls[seat] ?? 0) - 1
  return withEvents(batch, { type: 'wall.built', seat, space, province, left })
}

/** CC-7, CC-8: builds the wall of a first turn, or the first of A. */
export const buildFirst = (state: State, { space }: ActionOf<'wall'>): Decision<Event> => {
  if ((state.walls[state.mover] ?? 0) === 0) return refuse('noWallLeft', 'CC-1')
  const refused = spaceRefusal(state, state.mover, space)
  if (refused !== undefined) return refused
  return accepted(settle(raise(begin(state, isFirstTurn(state) ? 'W' : 'A'), space), [space]))
}

/** CC-8: builds the second wall of A. */
export const buildSecond = (state: State, { space }: ActionOf<'wall'>): Decision<Event> => {
  const refused = spaceRefusal(state, state.mover, space)
  if (refused !== undefined) return refused
  const province = provinceAt(layoutOf(state), space)
  if (!secondSpaces(state).includes(space))
    return refuse('sameProvince', 'CC-8', { province: provinceName(province) })
  return accepted(settle(raise(emptyBatch(state), space), [space]))
}

const cardsIn = ({ hands }: State, seat: Seat): number => hands[seat]?.length ?? 0

/** CC-1, CC-18: why a seat cannot lay a card, which may be unseen; undefined if it can. */
const cardRefusal = (state: State, seat: Seat, card: Card | null): Refused | undefined => {
  if (card === null) return state.unseen === true ? undefined : refuse('cardUnknown', 'CC-18')
  return handPool(state, seat).includes(card) ? undefined : refuse('notInHand', 'CC-1', { card })
}

/** CC-9: B. */
export const layCards = (state: State, { cards }: ActionOf<'cards'>): Decision<Event> => {
  const { mover: seat, results } = state
  if (cardsIn(state, seat) === 0) return refuse('noCardLeft', 'CC-1')
  const due = cardsToLay(state, seat)
  if (cards.length !== due) return refuse('wrongCardCount', 'CC-35', { n: due })
  const facts: EventOf<'card.laid'>[] = []
  for (const [at, { card, province }] of cards.entries()) {
    const name = provinceName(province)
    if (province >= results.length) return refuse('noSuchProvince', 'CC-2', { province: name })
    if (isComplete(state, province)) return refuse('provinceComplete', 'CC-9', { province: name })
    const before = cards[at - 1]
    if (before?.province === province) return refuse('sameProvince', 'CC-9', { province: name })
    if (before !== undefined && before.province > province) return refuse('notInOrder', 'CC-9')
    const refused = cardRefusal(state, seat, card)
    if (refused !== undefined) return refused
    if (card !== null && before?.card === card) return refuse('notInHand', 'CC-1', { card })
    facts.push({ type: 'card.laid', seat, province, card })
  }
  return accepted(proceed(withEvents(begin(state, 'B'), ...facts)))
}

/** CC-10: C; the card is laid before the wall is built. */
export const layAndBuild = (state: State, { card, space }: ActionOf<'cardWall'>): Decision<Event> => {
  const { mover: seat } = state
  if (cardsIn(state, seat) === 0) return refuse('noCardLeft', 'CC-1')
  const unfit = cardRefusal(state, seat, card)
  if (unfit !== undefined) return unfit
  if ((state.walls[seat] ?? 0) === 0) return refuse('noWallLeft', 'CC-1')
  const refused = spaceRefusal(state, seat, space)
  if (refused !== undefined) return refused
  const province = provinceAt(layoutOf(state), space)
  const laid = withEvents(begin(state, 'C'), { type: 'card.laid', seat, province, card })
  return accepted(settle(raise(laid, space), [space]))
}

/** CC-11, CC-12: D; scores one for each province and each region the wall is in. */
export const buildDouble = (state: State, { spaces }: ActionOf<'double'>): Decision<Event> => {
  const { mover: seat, scores } = state
  if ((state.doubles[seat] ?? 0) === 0) return refuse('noDoubleLeft', 'CC-1')
  for (const space of spaces) {
    const refused = spaceRefusal(state, seat, space)
    if (refused !== undefined) return refused
  }
  const [left, right] = spaces
  if (!doubleSpaces(state, seat).some(([one, other]) => one === left && other === right))
    return refuse('notAPair', 'CC-11', { left: spaceName(left), right: spaceName(right) })
  const layout = layoutOf(state)
  const provinces = [...new Set(spaces.map((space) => provinceAt(layout, space)))]
  const regions = new Set(spaces.map((space) => regionAt(layout, space)))
  const points = provinces.length + regions.size
  const built = withEvents(
    begin(state, 'D'),
    { type: 'double.built', seat, spaces, provinces },
    { type: 'double.scored', seat, points, score: (scores[seat] ?? 0) + points },
  )
  return accepted(settle(built, spaces))
}

/** CC-14, CC-15: E. */
export const buildTower = (state: State, { space }: ActionOf<'tower'>): Decision<Event> => {
  const { mover: seat } = state
  if ((state.towers[seat] ?? 0) === 0) return refuse('noTowerLeft', 'CC-1')
  const refused = spaceRefusal(state, seat, space)
  if (refused !== undefined) return refused
  if (isBesideTower(state, space)) return refuse('besideTower', 'CC-14', { space: spaceName(space) })
  const province = provinceAt(layoutOf(state), space)
  return accepted(
    settle(withEvents(begin(state, 'E'), { type: 'tower.built', seat, space, province }), [space]),
  )
}

/** CC-39 to CC-42b: builds a neutral wall, after an action or instead of one. */
export const buildNeutral = (state: State, { space }: ActionOf<'neutral'>): Decision<Event> => {
  const { mover: seat, neutrals } = state
  const isInstead = state.stage.is === 'act'
  if (!hasNeutrals(state)) return refuse('noNeutrals', 'CC-39')
  if (isInstead && !possibleLetters(state, seat).includes('N')) return refuse('actFirst', 'CC-42b')
  const refused = spaceRefusal(state, seat, space)
  if (refused !== undefined) return refused
  const province = provinceAt(layoutOf(state), space)
  const [code, rule] = neutralObstacle(state, province) ?? []
  if (code !== undefined) return refuse(code, rule, { province: provinceName(province) })
  const begun = isInstead ? begin(state, 'N') : emptyBatch(state)
  return accepted(
    settle(withEvents(begun, { type: 'neutral.built', seat, space, left: neutrals - 1 }), [space]),
  )
}

/** CC-39: declines the neutral wall. */
export const declineNeutral = (state: State): Decision<Event> =>
  accepted(proceed(withEvents(emptyBatch(state), { type: 'neutral.declined', seat: state.mover })))
