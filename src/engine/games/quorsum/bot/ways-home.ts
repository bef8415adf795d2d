/** A pawn's distance from home in turns, estimated along the easiest way that never turns back. */
import { distance, FARTHEST, homeOf, NEIGHBOURS, PLACES, type Place } from '../components/grid.ts'
import { DICE, type Side, type TileValue } from '../components/pieces.ts'
import { isOccupied, tileAt } from '../position/board-queries.ts'
import { isSprint } from '../rules/eligibility.ts'
import type { Pawn, State } from '../state.ts'

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

/** More turns than any way home takes: for pawns whose colour does not lead there. */
const STRANDED = 8

/**
 * Turns from every place to a home over tiles of one colour, detours included; where the colour does not lead home, more
 * than that by the distance, which decides in the end (QO-21).
 */
const sprintDistances = (state: State, home: Place, side: Side): readonly number[] => {
  const cost = PLACES.map((place) => STRANDED + distance(place, home))
  const isOpen = (place: Place): boolean => tileAt(state, place).side === side
  if (!isOpen(home)) return cost
  cost[home] = 0
  const reached = [home]
  for (const place of reached) {
    const { value } = tileAt(state, place)
    const turns = (cost[place] ?? 0) + ENTER[value] + (isOccupied(state, place) ? BLOCKED : 0)
    for (const next of NEIGHBOURS[place] ?? []) {
      if (!isOpen(next) || turns >= (cost[next] ?? 0)) continue
      cost[next] = turns
      reached.push(next)
    }
  }
  return cost
}

/** Turns from every place to a home for a pawn on tiles of one colour, as if the tile `flipped` were turned over. */
export const distancesHome = (state: State, home: Place, side: Side, flipped = -1): readonly number[] => {
  if (isSprint(state)) return sprintDistances(state, home, side)
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
export const turnsHome = (state: State, { at, home }: Pawn, flipped = -1): number =>
  at === home ? 0 : (distancesHome(state, home, tileAt(state, at).side, flipped)[at] ?? FARTHEST)

/** `HITS[dice][value][hits]`: the probability that exactly that many of the dice show the value or more. */
export const HITS: readonly (readonly (readonly number[])[])[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  Array.from({ length: 7 }, (_, value) => {
    const hit = (7 - value) / 6
    return Array.from({ length: dice + 1 }, (_, hits) => {
      let ways = 1
      for (let each = 0; each < hits; each += 1) ways *= (dice - each) / (each + 1)
      return ways * hit ** hits * (1 - hit) ** (dice - hits)
    })
  }),
)
