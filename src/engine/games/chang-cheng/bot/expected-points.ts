/** What provinces and regions can be expected to score for each seat. */
import { addAt, sumOf } from '../../../kernel/rules/lists.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { layoutOf, type Province, type Region, type Space } from '../components/layout.ts'
import { PRESTIGES, type Card } from '../components/pieces.ts'
import { hasTower, isEmpty, pieceAt } from '../position/board-queries.ts'
import { countOn, majorityOf, type WallCount } from '../rules/majorities.ts'
import type { State } from '../state.ts'
import { seesThreat } from '../view/hidden-information.ts'

/** The pieces on some spaces, and the spaces still empty. */
interface Tally extends WallCount {
  readonly empty: number
}

/** Pieces to add to a tally before they are built. */
export interface Added {
  readonly seat: Seat | 'neutral'
  readonly count: number
}

/** How many walls a card is worth to its owner in its province. */
export const CARD_WORTH: { readonly [C in Card]: number } = { 1: 0.3, 2: 0.8, 3: 0.5, 4: 0.8, 5: 1.6, 6: 0.9 }
/** The same for a card whose number the viewer does not know. */
const UNKNOWN = 0.8
/** The assumed value of an unseen threat tile. */
const THREAT = -3

const tallyOf = (state: State, spaces: readonly Space[], added?: Added): Tally => {
  const { walls, neutral } = countOn(state, spaces)
  const empty = spaces.filter((space) => isEmpty(state, space)).length
  if (added === undefined) return { walls, neutral, empty }
  const { seat, count } = added
  return seat === 'neutral'
    ? { walls, neutral: neutral + count, empty: empty - count }
    : { walls: addAt(walls, seat, count), neutral, empty: empty - count }
}

/** By seat, the chance to have most walls in the end; the fewer empty spaces, the safer a lead. */
const leadChances = ({ walls, neutral, empty }: Tally): readonly number[] => {
  if (empty <= 0) {
    const leaders = majorityOf({ walls, neutral })
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

/** By seat, the wall value of its face-down cards in a province; equal numbers cancel each other (CC-21). */
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
interface Change {
  readonly added?: Added
  readonly cards?: { readonly seat: Seat; readonly worth: number }
}

/** The number of a province's prestige tile; face down, the average of those not turned up yet (CC-49). */
const prestigeOf = ({ prestige, prestigeStock }: State, province: Province): number => {
  const tile = prestige[province] ?? null
  if (tile !== null) return tile
  const sum = PRESTIGES.reduce<number>((all, value, at) => all + value * (prestigeStock[at] ?? 0), 0)
  return sum / Math.max(1, sumOf(prestigeStock))
}

interface Prospect {
  /** What the province will bring. */
  readonly value: number
  /** By seat, the part of its spaces that it holds, cards as walls. */
  readonly parts: readonly number[]
  /** By seat, the expected points. */
  readonly points: readonly number[]
}

/** What an unscored province may bring. `viewer` knows only its own cards. */
export const prospectOf = (
  state: State,
  province: Province,
  viewer?: Seat,
  { added, cards }: Change = {},
): Prospect => {
  const spaces = layoutOf(state).inProvince[province] ?? []
  const tally = tallyOf(state, spaces, added)
  const { reveal } = state
  const lying = reveal?.province === province ? reveal.extra : cardWalls(state, province, viewer)
  const walls = tally.walls.map(
    (count, seat) => count + (lying[seat] ?? 0) + (cards?.seat === seat ? cards.worth : 0),
  )
  const rubble = spaces.filter((space) => pieceAt(state, space)?.is === 'rubble').length
  const change = reveal?.province === province ? reveal.change : 0
  const value = spaces.length - rubble + prestigeOf(state, province) + change
  return {
    value,
    parts: walls.map((count) => count / spaces.length),
    points: leadChances({ ...tally, walls }).map((chance) => chance * value),
  }
}

/** The number of a region's threat tile, negative; the average if the viewer has not seen it. */
export const threatFor = (state: State, region: Region, viewer?: Seat): number => {
  const isSeen = viewer === undefined || seesThreat(state, viewer, region)
  return (isSeen ? state.threats[region]?.value : undefined) ?? THREAT
}

/** By seat, the expected loss in a region, as negative points. `tower` is a seat that would build its tower there. */
export const expectedRegionPoints = (
  state: State,
  region: Region,
  viewer?: Seat,
  added?: Added,
  tower?: Seat,
): readonly number[] => {
  const tile = state.threats[region]
  if (tile === undefined || tile.gone) return seatsOf(state.seats).map(() => 0)
  const value = threatFor(state, region, viewer)
  const spaces = layoutOf(state).inRegion[region] ?? []
  return leadChances(tallyOf(state, spaces, added)).map((chance, seat) =>
    seat === tower || hasTower(state, spaces, seat) ? 0 : chance * value,
  )
}

/** By seat, the points so far plus all expected ones, with everything known. */
export const expectedPoints = (state: State): readonly number[] => {
  const { provinces, regions } = layoutOf(state)
  const hopes = [...state.scores]
  const add = (points: readonly number[]): void =>
    points.forEach((each, seat) => (hopes[seat] = (hopes[seat] ?? 0) + each))
  for (const province of provinces)
    if ((state.results[province] ?? null) === null) add(prospectOf(state, province).points)
  for (const region of regions) add(expectedRegionPoints(state, region))
  state.doubles.forEach((left, seat) => (hopes[seat] = (hopes[seat] ?? 0) + 2.5 * left))
  state.towers.forEach((left, seat) => (hopes[seat] = (hopes[seat] ?? 0) + left))
  state.hands.forEach((hand, seat) => {
    const worth = hand.reduce((sum, card) => sum + CARD_WORTH[card], 0)
    hopes[seat] = (hopes[seat] ?? 0) + 0.5 * worth
  })
  return hopes
}
