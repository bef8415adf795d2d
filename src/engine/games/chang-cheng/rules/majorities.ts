/** Majorities in provinces and regions, and what they are worth (CC-28, CC-29, CC-36, CC-37, CC-42a). */
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { ownerCounting, hasTower, pieceAt, spacesOf } from '../position/board-queries.ts'
import { layoutOf, type Province, type Region, type Space } from '../components/layout.ts'
import type { State } from '../state.ts'

export interface WallCount {
  /** By seat. */
  readonly walls: readonly number[]
  readonly neutral: number
}

export const countOn = (state: State, spaces: readonly Space[]): WallCount => {
  const walls = seatsOf(state.seats).map(() => 0)
  let neutral = 0
  for (const space of spaces) {
    const owner = ownerCounting(state, space)
    if (owner === 'neutral') neutral += 1
    else if (owner !== undefined) walls[owner] = (walls[owner] ?? 0) + 1
  }
  return { walls, neutral }
}

/** All seats with most walls; none if there are no walls or the neutral colour has strictly most (CC-42a). */
export const majorityOf = ({ walls, neutral }: WallCount): readonly Seat[] => {
  const most = Math.max(neutral, ...walls)
  return most === 0 ? [] : walls.flatMap((count, seat) => (count === most ? [seat] : []))
}

interface ProvinceStanding extends WallCount {
  /** Including extra walls (CC-26a). */
  readonly walls: readonly number[]
  /** Only pieces on the wall. */
  readonly built: readonly number[]
  readonly extra: readonly number[]
  readonly destroyed: number
  readonly change: number
  readonly value: number
  readonly leaders: readonly Seat[]
}

/** The state of a province now, including what cards have changed in it. */
export const provinceStanding = (state: State, province: Province): ProvinceStanding => {
  const spaces = spacesOf(state, province)
  const { walls: built, neutral } = countOn(state, spaces)
  const cards = state.reveal?.province === province ? state.reveal : (state.results[province] ?? null)
  const extra = cards?.extra ?? built.map(() => 0)
  const change = cards?.change ?? 0
  const walls = built.map((count, seat) => count + (extra[seat] ?? 0))
  const destroyed = spaces.filter((space) => pieceAt(state, space)?.is === 'rubble').length
  const value = spaces.length - destroyed + (state.prestige[province] ?? 0) + change
  return {
    walls,
    neutral,
    built,
    extra,
    destroyed,
    change,
    value,
    leaders: majorityOf({ walls, neutral }),
  }
}

interface RegionStanding extends WallCount {
  /** Seats with most walls, whether or not a tower saves them. */
  readonly leaders: readonly Seat[]
  /** Leaders whose tower is in the region lose nothing (CC-37). */
  readonly losers: readonly Seat[]
  readonly spared: readonly Seat[]
}

export const regionStanding = (state: State, region: Region): RegionStanding => {
  const spaces = layoutOf(state).inRegion[region] ?? []
  const count = countOn(state, spaces)
  const leaders = majorityOf(count)
  const spared = leaders.filter((seat) => hasTower(state, spaces, seat))
  return { ...count, leaders, losers: leaders.filter((seat) => !spared.includes(seat)), spared }
}
