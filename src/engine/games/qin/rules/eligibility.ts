/** Where tiles can be placed, and why not elsewhere (QIN-T1, QIN-P1 to QIN-P3, QIN-A7, QIN-A8, QIN-A10). */
import type { Json } from '../../../kernel/json.ts'
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Placement } from '../action.ts'
import { openPairs } from './openings.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { namesTiles, unseenOf } from './chance.ts'
import { areAdjacent, squareName } from '../components/grid.ts'
import { isFree, landAt, provincesBeside, touchesColour, type BoardIndex } from '../position/board-queries.ts'
import {
  equalProvinces,
  halvesAt,
  threeProvinces,
  twoMajors,
  type MergeFault,
  type Half,
} from './province-merges.ts'
import { isDouble, tilePart, KINDS, type Kind } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** Each kind in a hand once, in the order of `KINDS`. */
export const kindsIn = (hand: readonly Kind[]): readonly Kind[] => KINDS.filter((kind) => hand.includes(kind))

/** Kinds a seat may place: those known in its hand, plus every kind its unseen tiles may be. */
export const kindsFor = (state: State, seat: Seat): readonly Kind[] => {
  const hand = state.hands[seat] ?? []
  if (!namesTiles(state, seat)) return kindsIn(hand)
  return KINDS.filter((kind, index) => hand.includes(kind) || (state.stock[index] ?? 0) > 0)
}

/** Every placement of each kind, lazily, with its squares in the order of `openPairs`. */
export function* placements(ground: BoardIndex, kinds: readonly Kind[]): Generator<Placement> {
  for (const tile of kinds) for (const at of openPairs(ground, tile)) yield { type: 'place', tile, at }
}

/** How many placements there are of these kinds. */
export const placementCount = (ground: BoardIndex, kinds: readonly Kind[]): number =>
  sumOf(kinds.map((kind) => openPairs(ground, kind).length))

/** The placement with this number in the order of `placements`, from 0; undefined if there are fewer. */
export const placementAt = (
  ground: BoardIndex,
  kinds: readonly Kind[],
  index: number,
): Placement | undefined => {
  let left = index
  for (const tile of kinds) {
    const pairs = openPairs(ground, tile)
    const at = pairs[left]
    if (at !== undefined) return { type: 'place', tile, at }
    left -= pairs.length
  }
  return undefined
}

/** True if a tile of these kinds fits somewhere (QIN-T2). */
export const canPlace = (ground: BoardIndex, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => openPairs(ground, kind).length > 0)

/**
 * QIN-T2: true if the seat has unseen tiles, none of its known tiles fits, and its unseen ones may all be of kinds that
 * fit nowhere. Then the seat says whether it can place.
 */
export const mayPass = (state: State, ground: BoardIndex, seat: Seat): boolean => {
  if (!namesTiles(state, seat) || canPlace(ground, state.hands[seat] ?? [])) return false
  const unfit = KINDS.map((kind, index) => (canPlace(ground, [kind]) ? 0 : (state.stock[index] ?? 0)))
  return sumOf(unfit) >= unseenOf(state, seat)
}

/** Why a square cannot be covered, by its terrain. */
const TAKEN = {
  '.': 'squareCovered',
  V: 'onVillage',
  W: 'onWater',
  R: 'onStart',
  Y: 'onStart',
  B: 'onStart',
} as const

const RULE_OF = { twoMajors: 'QIN-A7', equalProvinces: 'QIN-A8', threeProvinces: 'QIN-A10' } as const

/** Gives the provinces as lists of squares for the board, and by the squares of their pagodas for the sentence. */
const faultRefusal = ({ colour }: Half, { is, first, second }: MergeFault): Refused => {
  const details: { readonly [name: string]: Json } = {
    colour,
    first: squareName(first.at),
    second: squareName(second.at),
    size: first.squares.length,
    provinces: [first.squares, second.squares],
  }
  return refuse(is, RULE_OF[is], details)
}

/** The refusal of the first rule (QIN-T1, P1, P3, P2, A7, A8, A10) that a placement breaks; undefined if it is legal. */
export const placementRefusal = (
  ground: BoardIndex,
  kinds: readonly Kind[],
  { tile, at }: Placement,
): Refused | undefined => {
  const [one, other] = at
  const names = { first: squareName(one), second: squareName(other), squares: [one, other] }
  if (!kinds.includes(tile)) return refuse('notInHand', 'QIN-T1', { tile: tilePart(tile) })
  if (!areAdjacent(one, other)) return refuse('notAdjacent', 'QIN-P1', names)
  if (isDouble(tile) && one > other) return refuse('notInOrder', 'QIN-P1', names)
  const taken = at.find((square) => !isFree(ground, square))
  if (taken !== undefined)
    return refuse(TAKEN[landAt(ground.side, taken)], 'QIN-P3', {
      square: squareName(taken),
      squares: [taken],
    })
  if (!at.some((square) => touchesColour(ground, square))) return refuse('notTouching', 'QIN-P2', names)
  const halves = halvesAt(tile, at)
  for (const look of [twoMajors, equalProvinces, threeProvinces])
    for (const half of halves) {
      const fault = look(provincesBeside(ground, half.squares, half.colour), ground.mostJoined)
      if (fault !== undefined) return faultRefusal(half, fault)
    }
  return undefined
}
