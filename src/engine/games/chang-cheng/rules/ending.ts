/** The end: Mongol losses, event cards, final ranks (CC-34 to CC-38, CC-44 to CC-46). */
import { placesBy, winnersOf } from '../../../kernel/rules/places.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import type { EventOf } from '../event.ts'
import { ownerCounting } from '../position/board-queries.ts'
import { layoutOf, type Region } from '../components/layout.ts'
import { isAsking, turnTiles } from './identify.ts'
import type { EventCard } from '../components/pieces.ts'
import { regionStanding } from './majorities.ts'
import type { Ending, State } from '../state.ts'

const scoreAfter = ({ scores }: State, seat: Seat, points: number): number => (scores[seat] ?? 0) + points

/** CC-36, CC-37: seats with most walls in a region lose its tile's number, unless a tower saves them. */
const raid = (batch: Batch, region: Region): Batch => {
  const tile = batch.state.threats[region]
  if (tile === undefined || tile.gone) return batch
  const { value } = tile
  const { walls, neutral, losers, spared } = regionStanding(batch.state, region)
  const raided = withEvents(batch, { type: 'region.raided', region, value, walls, neutral })
  const lost = losers.reduce((sofar, seat) => {
    const score = scoreAfter(sofar.state, seat, value)
    return withEvents(sofar, { type: 'region.lost', seat, region, points: value, score })
  }, raided)
  return withEvents(
    lost,
    ...spared.map((seat): EventOf<'region.spared'> => ({ type: 'region.spared', seat, region })),
  )
}

/** The number of Chinese provinces in which a seat has a standing piece (CC-44). */
const provincesHeld = (state: State, seat: Seat): number =>
  layoutOf(state).inProvince.filter((spaces) => spaces.some((space) => ownerCounting(state, space) === seat))
    .length

/** The longest run of a seat's adjacent pieces (CC-45). */
export const longestRun = (state: State, seat: Seat): number => {
  let longest = 0
  let run = 0
  for (const space of layoutOf(state).row) {
    run = ownerCounting(state, space) === seat ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** By seat, what an event card counts; Scouting counts nothing at the end (CC-47). */
const counted = (state: State, card: EventCard): readonly number[] => {
  const seats = seatsOf(state.seats)
  switch (card) {
    case 'diplomacy':
      return seats.map((seat) => provincesHeld(state, seat))
    case 'overlord':
      return seats.map((seat) => longestRun(state, seat))
    case 'reward':
      return seats.map((seat) => state.hands[seat]?.length ?? 0)
    case 'scouting':
      return seats.map(() => 0)
  }
}

const pointsFor = (card: EventCard, count: number): number => {
  if (card === 'diplomacy') return 4
  return card === 'reward' ? 2 * count : count
}

/** Points of an event card for one seat. */
export interface Reward {
  readonly event: EventCard
  readonly seat: Seat
  /** The number of provinces, adjacent spaces or cards. */
  readonly count: number
  readonly points: number
}

/** CC-44, CC-45 go to all seats with the most; CC-46 goes to every seat. */
export const eventRewardsOf = (state: State): readonly Reward[] =>
  (state.events ?? []).flatMap((event) => {
    const counts = counted(state, event)
    const most = Math.max(...counts)
    return counts.flatMap((count, seat): readonly Reward[] => {
      if (count === 0 || (event !== 'reward' && count < most)) return []
      return [{ event, seat, count, points: pointsFor(event, count) }]
    })
  })

const reward = (batch: Batch, { event, seat, count, points }: Reward): Batch =>
  withEvents(batch, {
    type: 'event.scored',
    seat,
    event,
    count,
    points,
    score: scoreAfter(batch.state, seat, points),
  })

/** CC-36, CC-44 to CC-46, CC-38: everything after the last turn, up to a tile that must be named. */
export const endMatch = (batch: Batch, why: Ending): Batch => {
  const { regions } = layoutOf(batch.state)
  const turned = turnTiles(withEvents(batch, { type: 'map.closed', why }), regions, why)
  return isAsking(turned) ? turned : raidAll(turned, why)
}

/** CC-36, CC-44 to CC-46, CC-38: the end once all tiles are face up. */
export const raidAll = (batch: Batch, why: Ending): Batch => {
  const raided = layoutOf(batch.state).regions.reduce(raid, batch)
  const rewarded = eventRewardsOf(raided.state).reduce(reward, raided)
  const { scores } = rewarded.state
  const places = placesBy(scores.length, (one, other) => (scores[one] ?? 0) > (scores[other] ?? 0))
  const won = winnersOf(places, scores).map((win): EventOf<'match.won'> => ({ type: 'match.won', ...win }))
  return withEvents(rewarded, ...won, { type: 'match.ended', places, scores, ending: why })
}
