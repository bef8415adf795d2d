/**
 * The parts of a draft: corners being picked, tiles being entered, dice being allotted. Nothing here knows the rules.
 */
import type { Allotment, Target } from '../../../../engine/games/quorsum/state.ts'
import {
  DICE,
  type PawnId,
  type Side,
  type Tile,
  type TileValue,
} from '../../../../engine/games/quorsum/components/pieces.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { CORNERS } from '../board/geometry.ts'

/** The pawns being placed on the four corners: two of each seat, six ways (QO-4). */
type PawnSeat = 0 | 1
type Corners = readonly [PawnSeat, PawnSeat, PawnSeat, PawnSeat]

/** Corners (0 to 3 for A1, D1, A4, D4) picked for the placing seat, oldest first; at most two. */
export type Picked = readonly number[]

/** Picks a corner or gives it back; a third pick replaces the oldest. */
export const pick = (picked: Picked, corner: number): Picked =>
  picked.includes(corner) ? picked.filter((each) => each !== corner) : [...picked, corner].slice(-2)

/** The placing, once two corners are picked: the other two are the opponent's. */
export const cornersOf = (picked: Picked, seat: Seat): Corners | null => {
  if (picked.length !== 2) return null
  const mine: PawnSeat = seat === 0 ? 0 : 1
  const theirs: PawnSeat = seat === 0 ? 1 : 0
  const at = (corner: number): PawnSeat => (picked.includes(corner) ? mine : theirs)
  return [at(0), at(1), at(2), at(3)]
}

/** The corners of a seat in a placing. */
export const cornersFor = (corners: Corners, seat: Seat): Picked =>
  corners.flatMap((owner, corner) => (owner === seat ? [corner] : []))

/** Pawns as they would stand, numbered like in the game: by seat, in the order of the corners. */
export const preview = (
  picked: Picked,
  seat: Seat,
): readonly { readonly seat: Seat; readonly number: number; readonly at: number }[] => {
  const corners = cornersOf(picked, seat)
  const seatAt = (corner: number): Seat | null =>
    corners ? (corners[corner] ?? null) : picked.includes(corner) ? seat : null
  const count = new Map<Seat, number>()
  return CORNERS.flatMap((at, corner) => {
    const owner = seatAt(corner)
    if (owner === null) return []
    const number = (count.get(owner) ?? 0) + 1
    count.set(owner, number)
    return [{ seat: owner, number, at }]
  })
}

/** Manual luck: the sixteen tiles being entered as they lie on the real table (QO-1, QO-2). */
export const VALUES: readonly TileValue[] = [2, 3, 4, 5, 6]
/** Each value has five tiles. */
const EACH = 5

export type Laid = readonly (Tile | null)[]

export const NOTHING_LAID: Laid = Array.from({ length: 16 }, () => null)

/** How many tiles of a value are not on the grid yet. */
export const leftOf = (laid: Laid, value: TileValue): number =>
  EACH - laid.filter((tile) => tile?.value === value).length

/** Puts a value on a place, if one is left; a tile that is there keeps its side. */
export const putValue = (laid: Laid, place: number, value: TileValue, side: Side): Laid => {
  const old = laid[place] ?? null
  if (old?.value !== value && leftOf(laid, value) === 0) return laid
  return laid.map((tile, at) => (at === place ? { value, side: old?.side ?? side } : tile))
}

/** Turns the tile of a place to this side; an empty place stays empty. */
export const putSide = (laid: Laid, place: number, side: Side): Laid =>
  laid.map((tile, at) => (at === place && tile ? { ...tile, side } : tile))

export const takeTile = (laid: Laid, place: number): Laid =>
  laid.map((tile, at) => (at === place ? null : tile))

/** The sixteen tiles in reading order, or null while any is missing. */
export const layout = (laid: Laid): readonly Tile[] | null => {
  const tiles = laid.filter((tile) => tile !== null)
  return tiles.length === laid.length ? tiles : null
}

/** The next empty place after this one, wrapping around; this one when the grid is full. */
export const nextEmpty = (laid: Laid, place: number): number => {
  for (let step = 1; step <= laid.length; step += 1) {
    const at = (place + step) % laid.length
    if (laid[at] === null) return at
  }
  return place
}

/** Dice on each pawn and each tile, as allotments in canonical order: pawns first, then tiles, ascending. */
export type Allotted = readonly Allotment[]

export const EMPTY: Allotted = []

export const isPawn = <T extends Target>(target: T): target is T & { readonly pawn: PawnId } =>
  'pawn' in target

/** `p0`, `t15`: identifies a target, for comparison and as a key. */
export const targetKey = (target: Target): string => (isPawn(target) ? `p${target.pawn}` : `t${target.tile}`)
export const sameTarget = (one: Target, other: Target): boolean => targetKey(one) === targetKey(other)

const order = (allotment: Allotment): number => (isPawn(allotment) ? allotment.pawn : 4 + allotment.tile)

export const usedDice = (allotted: Allotted): number => allotted.reduce((sum, each) => sum + each.dice, 0)
export const freeDice = (allotted: Allotted): number => DICE - usedDice(allotted)
export const diceOn = (allotted: Allotted, target: Target): number =>
  allotted.find((each) => sameTarget(each, target))?.dice ?? 0

/** Sets the dice of a target to `dice`, or to as many as are free: never more than four in all. */
export const withDice = (allotted: Allotted, target: Target, dice: number): Allotted => {
  const rest = allotted.filter((each) => !sameTarget(each, target))
  const count = Math.max(0, Math.min(dice, freeDice(rest)))
  if (count === 0) return rest
  const allotment: Allotment = isPawn(target)
    ? { pawn: target.pawn, dice: count }
    : { tile: target.tile, dice: count }
  return [...rest, allotment].sort((one, other) => order(one) - order(other))
}

export const addDie = (allotted: Allotted, target: Target): Allotted =>
  withDice(allotted, target, diceOn(allotted, target) + 1)
export const takeDie = (allotted: Allotted, target: Target): Allotted =>
  withDice(allotted, target, diceOn(allotted, target) - 1)

/** Moves a die from a target (or, with null, from the free ones) to another (or back). */
export const moveDie = (allotted: Allotted, from: Target | null, to: Target | null): Allotted => {
  const taken = from === null ? allotted : takeDie(allotted, from)
  return to === null ? taken : addDie(taken, to)
}

/** The letter of an action in the tray and on the board: a, b, c, d in the order allotted. */
export const letterOf = (index: number): string => 'abcd'.charAt(index)
