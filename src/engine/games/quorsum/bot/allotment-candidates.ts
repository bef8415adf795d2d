/** Which allotments are worth a look: the candidates among the 7,315 there are. */
import type { Action } from '../action.ts'
import { successChance } from '../rules/chance.ts'
import { NEIGHBOURS, otherSeat, pawnsOf, PLACES, type Place } from '../components/grid.ts'
import { isOccupied, pawnAt, tileAt } from '../position/board-queries.ts'
import { DICE, type PawnId, type Side } from '../components/pieces.ts'
import { isLocked } from '../rules/eligibility.ts'
import type { Allotment, State } from '../state.ts'
import { distanceHomeOf, distancesHome } from './distance-home.ts'

/** Tiles looked at besides the pawns. */
const TILES = 4

/** `chances[dice][value][hits]`: exactly so many of the dice show the value or more. */
const HITS: readonly (readonly (readonly number[])[])[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  Array.from({ length: 7 }, (_, value) => {
    const hit = (7 - value) / 6
    return Array.from({ length: dice + 1 }, (_, hits) => {
      let ways = 1
      for (let each = 0; each < hits; each += 1) ways *= (dice - each) / (each + 1)
      return ways * hit ** hits * (1 - hit) ** (dice - hits)
    })
  }),
)

const FLIPPED = { dark: 'light', light: 'dark' } as const satisfies { readonly [S in Side]: Side }

/** The position with some tiles lying the other way. */
const withFlipped = (state: State, flipped: readonly Place[]): State =>
  flipped.length === 0
    ? state
    : {
        ...state,
        tiles: state.tiles.map((tile, at) =>
          flipped.includes(at) ? { ...tile, side: FLIPPED[tile.side] } : tile,
        ),
      }

/** Turns a pawn can expect to come nearer home with so many dice, going on as long as it gains. */
const gainOf = (state: State, pawn: PawnId, dice: number): number => {
  const { at, home } = pawnAt(state, pawn)
  if (at === home) return 0
  const { side } = tileAt(state, at)
  const ways = distancesHome(state, home, side)
  const known = new Map<number, number>()
  const from = (place: Place, left: number): number => {
    if (left === 0 || place === home) return 0
    const key = place * (DICE + 1) + left
    const before = known.get(key)
    if (before !== undefined) return before
    let most = 0
    for (const next of NEIGHBOURS[place] ?? []) {
      const nearer = (ways[place] ?? 0) - (ways[next] ?? 0)
      const tile = tileAt(state, next)
      if (nearer <= 0 || tile.side !== side || (next !== at && isOccupied(state, next))) continue
      const chances = HITS[left]?.[tile.value] ?? []
      let gain = 0
      for (let hits = 1; hits <= left; hits += 1) gain += (chances[hits] ?? 0) * (nearer + from(next, hits))
      if (gain > most) most = gain
    }
    known.set(key, most)
    return most
  }
  return from(at, dice)
}

/** Turns by which a flip shortens the own ways and lengthens the opponent's. */
const flipWorth = (state: State, tile: Place): number => {
  const change = (pawn: PawnId): number => {
    const stands = pawnAt(state, pawn)
    return distanceHomeOf(state, stands, tile) - distanceHomeOf(state, stands)
  }
  const sum = (pawns: readonly PawnId[]): number =>
    pawns.reduce<number>((turns, pawn) => turns + change(pawn), 0)
  return sum(pawnsOf(otherSeat(state.mover))) - sum(pawnsOf(state.mover))
}

/** Every way to give all dice to some of the targets, in their order. */
function* sharings(targets: number, dice: number): Generator<readonly number[]> {
  if (targets === 1) {
    yield [dice]
    return
  }
  for (let first = dice; first >= 0; first -= 1)
    for (const rest of sharings(targets - 1, dice - first)) yield [first, ...rest]
}

const SHARINGS = Array.from({ length: TILES + 3 }, (_, targets) =>
  targets === 0 ? [] : [...sharings(targets, DICE)],
)

/** All of the dice on the pawns and the tiles whose flip matters most, the most promising first. */
export const allotmentCandidates = (state: State): readonly Action[] => {
  const pawns = pawnsOf(state.mover)
  const tiles = PLACES.filter((place) => !isOccupied(state, place) && !isLocked(state, place))
    .map((place) => ({ place, worth: flipWorth(state, place) }))
    .sort((one, other) => other.worth - one.worth)
    .filter(({ worth }, rank) => rank < TILES && worth > -0.2)
  const gains = new Map<number, number>()
  /** Of a pawn once the flips named by the bits have worked. */
  const gain = (pawn: PawnId, dice: number, bits: number): number => {
    const key = (bits * 4 + pawn) * (DICE + 1) + dice
    const known = gains.get(key)
    if (known !== undefined) return known
    const flipped = tiles.filter((_, rank) => (bits >> rank) & 1).map(({ place }) => place)
    const value = gainOf(withFlipped(state, flipped), pawn, dice)
    gains.set(key, value)
    return value
  }
  const worthOf = (dice: readonly number[]): number => {
    const flips = tiles.flatMap(({ place, worth }, rank) => {
      const on = dice[pawns.length + rank] ?? 0
      return on === 0 ? [] : [{ rank, worth, chance: successChance(on, tileAt(state, place).value) }]
    })
    const after = (at: number, bits: number): number => {
      const flip = flips[at]
      if (flip === undefined)
        return pawns.reduce<number>((sum, pawn, rank) => {
          const on = dice[rank] ?? 0
          return on === 0 ? sum : sum + gain(pawn, on, bits)
        }, 0)
      const { chance, worth, rank } = flip
      return chance * (worth + after(at + 1, bits | (1 << rank))) + (1 - chance) * after(at + 1, bits)
    }
    return after(0, 0)
  }
  const allotted = (dice: readonly number[]): readonly Allotment[] => [
    ...pawns.flatMap((pawn, rank): Allotment[] => {
      const on = dice[rank] ?? 0
      return on === 0 ? [] : [{ pawn, dice: on }]
    }),
    ...tiles
      .flatMap(({ place }, rank): { tile: Place; dice: number }[] => {
        const on = dice[pawns.length + rank] ?? 0
        return on === 0 ? [] : [{ tile: place, dice: on }]
      })
      .sort((one, other) => one.tile - other.tile),
  ]
  return (SHARINGS[pawns.length + tiles.length] ?? [])
    .map((dice) => ({ dice, worth: worthOf(dice) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ dice }): Action => ({ type: 'allot', allotments: allotted(dice) }))
}

/** Allotments kept. */
const MOST = 40
