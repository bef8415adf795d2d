/** Estimates a pawn's distance from home in turns for the heuristics, along the easiest way that never turns back. */
import { distance, FARTHEST, homeOf, NEIGHBOURS, PLACES, type Place } from '../components/grid.ts'
import { isOccupied, tileAt } from '../position/board-queries.ts'
import type { Pawn, State } from '../state.ts'
import type { Side, TileValue } from '../components/pieces.ts'

/** Turns needed to enter a tile, and to flip it, by its value: fitted to self-play of the search. */
const ENTER: { readonly [V in TileValue]: number } = { 2: 0.39, 3: 0.42, 4: 0.49, 5: 0.52, 6: 0.7 }
const FLIP: { readonly [V in TileValue]: number } = { 2: 0.08, 3: 0.11, 4: 0.21, 5: 0.29, 6: 0.47 }
/** Extra turns for a pawn in the way: it may move on, or has to be bypassed. */
const BLOCKED = 0.36

/** For each home the other places from nearest to farthest, each with its neighbours nearer home. */
const HOMEWARD = new Map(
  PLACES.filter((corner) => homeOf(corner) === 15 - corner && [0, 3, 12, 15].includes(corner)).map((home) => [
    home,
    PLACES.filter((place) => place !== home)
      .sort((one, other) => distance(one, home) - distance(other, home))
      .map((place) => ({
        place,
        nearer: (NEIGHBOURS[place] ?? []).filter((next) => distance(next, home) < distance(place, home)),
      })),
  ]),
)

/** Turns from every place to a home for a pawn on tiles of one colour, as if the tile `flipped` were turned over. */
export const distancesHome = (state: State, home: Place, side: Side, flipped = -1): readonly number[] => {
  const cost = new Array<number>(PLACES.length).fill(0)
  for (const { place, nearer } of HOMEWARD.get(home) ?? []) {
    let least = Infinity
    for (const next of nearer) {
      const tile = tileAt(state, next)
      const matches = (tile.side === side) === (next !== flipped)
      const turns =
        (cost[next] ?? 0) +
        ENTER[tile.value] +
        (matches ? 0 : FLIP[tile.value]) +
        (isOccupied(state, next) ? BLOCKED : 0)
      if (turns < least) least = turns
    }
    cost[place] = least
  }
  return cost
}

/** Turns a pawn still needs. */
export const distanceHomeOf = (state: State, { at, home }: Pawn, flipped = -1): number =>
  at === home ? 0 : (distancesHome(state, home, tileAt(state, at).side, flipped)[at] ?? FARTHEST)
