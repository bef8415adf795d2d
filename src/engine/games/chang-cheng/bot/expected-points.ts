/** What provinces and regions can be expected to bring, for the heuristics. */
import { changed } from '../../../kernel/rules/lists.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { hasTower, isEmpty, pieceAt } from '../position/board-queries.ts'
import { layoutOf, type Province, type Region, type Space } from '../components/layout.ts'
import type { Card } from '../components/pieces.ts'
import { seesThreat } from '../view/hidden-information.ts'
import { countOn, leadersOf, type Count } from '../rules/majorities.ts'
import type { State } from '../state.ts'

/** What stands on some spaces, and what is still to come. */
interface Tally extends Count {
  readonly empty: number
}

/** Pieces added to a tally, before they are built. */
export interface Added {
  readonly seat: Seat | 'neutral'
  readonly count: number
}

/** Walls a card is worth to its owner in the province it lies in. */
export const CARD_WORTH: { readonly [C in Card]: number } = { 1: 0.3, 2: 0.8, 3: 0.5, 4: 0.8, 5: 1.6, 6: 0.9 }
/** Of a card whose number the viewer does not know. */
const UNKNOWN = 0.8
/** Of a threat tile that the viewer has not seen. */
const THREAT = -3

const tallyOf = (state: State, spaces: readonly Space[], added?: Added): Tally => {
  const { walls, neutral } = countOn(state, spaces)
  const empty = spaces.filter((space) => isEmpty(state, space)).length
  if (added === undefined) return { walls, neutral, empty }
  const { seat, count } = added
  return seat === 'neutral'
    ? { walls, neutral: neutral + count, empty: empty - count }
    : { walls: changed(walls, seat, count), neutral, empty: empty - count }
}

/** By seat, the chance to have most walls in the end; a lead is the safer the fewer spaces are empty. */
const leadChances = ({ walls, neutral, empty }: Tally): readonly number[] => {
  if (empty <= 0) {
    const leaders = leadersOf({ walls, neutral })
    return walls.map((_, seat) => (leaders.includes(seat) ? 1 : 0))
  }
  const weight = 2.4 / (1 + 0.5 * empty)
  const parts = walls.map((count) => Math.exp(weight * count))
  const sum = parts.reduce(
    (total, part) => total + part,
    Math.exp(weight * neutral) - (neutral === 0 ? 0.8 : 0),
  )
  return parts.map((part) => part / sum)
}

/** By seat, the walls its face-down cards in a province stand for; equal numbers undo one another (CC-21). */
const cardWalls = (state: State, province: Province, viewer: Seat | undefined): readonly number[] => {
  const walls = seatsOf(state.seats).map(() => 0)
  const here = state.lying.filter((card) => card.province === province)
  for (const { seat, card } of here) {
    const isKnown = viewer === undefined || viewer === seat
    const isStruck =
      isKnown && here.some((other) => other.seat !== seat && other.card === card && viewer === undefined)
    if (!isStruck) walls[seat] = (walls[seat] ?? 0) + (isKnown ? CARD_WORTH[card] : UNKNOWN)
  }
  return walls
}

/** Pieces and cards that would be added to a province. */
export interface Change {
  readonly added?: Added
  readonly cards?: { readonly seat: Seat; readonly worth: number }
}

/** By seat, points expected from a province that is not scored. `viewer` knows its own cards only. */
export const expectedProvincePoints = (
  state: State,
  province: Province,
  viewer?: Seat,
  { added, cards }: Change = {},
): readonly number[] => {
  const spaces = layoutOf(state).inProvince[province] ?? []
  const tally = tallyOf(state, spaces, added)
  const { reveal } = state
  const lying = reveal?.province === province ? reveal.extra : cardWalls(state, province, viewer)
  const walls = tally.walls.map(
    (count, seat) => count + (lying[seat] ?? 0) + (cards?.seat === seat ? cards.worth : 0),
  )
  const rubble = spaces.filter((space) => pieceAt(state, space)?.is === 'rubble').length
  const change = reveal?.province === province ? reveal.change : 0
  const value = spaces.length - rubble + (state.prestige[province] ?? 0) + change
  return leadChances({ ...tally, walls }).map((chance) => chance * value)
}

/** By seat, points expected to be lost in a region, negative. `tower`: a seat that would build its tower there. */
export const expectedRegionPoints = (
  state: State,
  region: Region,
  viewer?: Seat,
  added?: Added,
  tower?: Seat,
): readonly number[] => {
  const tile = state.threats[region]
  if (tile === undefined || tile.gone) return seatsOf(state.seats).map(() => 0)
  const value = viewer === undefined || seesThreat(state, viewer, region) ? tile.value : THREAT
  const spaces = layoutOf(state).inRegion[region] ?? []
  return leadChances(tallyOf(state, spaces, added)).map((chance, seat) =>
    seat === tower || hasTower(state, spaces, seat) ? 0 : chance * value,
  )
}

/** By seat, the points so far and all that can be expected, for one who knows everything. */
export const expectedPoints = (state: State): readonly number[] => {
  const { provinces, regions } = layoutOf(state)
  const hopes = [...state.scores]
  const add = (points: readonly number[]): void =>
    points.forEach((each, seat) => (hopes[seat] = (hopes[seat] ?? 0) + each))
  for (const province of provinces)
    if ((state.results[province] ?? null) === null) add(expectedProvincePoints(state, province))
  for (const region of regions) add(expectedRegionPoints(state, region))
  state.doubles.forEach((left, seat) => (hopes[seat] = (hopes[seat] ?? 0) + 2.5 * left))
  state.towers.forEach((left, seat) => (hopes[seat] = (hopes[seat] ?? 0) + left))
  state.hands.forEach((hand, seat) => {
    const worth = hand.reduce((sum, card) => sum + CARD_WORTH[card], 0)
    hopes[seat] = (hopes[seat] ?? 0) + 0.5 * worth
  })
  return hopes
}
