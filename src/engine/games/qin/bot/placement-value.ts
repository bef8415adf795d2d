/** What placements would bring, worked out from the board alone: the quick look the heuristics take at all of them. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Placement } from '../action.ts'
import { neighboursOf, type Square } from '../components/grid.ts'
import { boardIndexOf, loneBeside, provincesBeside, type BoardIndex } from '../position/board-queries.ts'
import { halvesAt, stayingOf, type Half } from '../rules/province-merges.ts'
import { MAPS } from '../components/maps.ts'
import { MAJOR, pagodasOn, type Kind } from '../components/pieces.ts'
import { placements } from '../rules/eligibility.ts'
import type { Province, State } from '../state.ts'
import { holderOf } from '../rules/villages.ts'

export interface PlacementValue {
  readonly action: Placement
  /** Pagodas of the mover more than of the others by it, and some credit for what it prepares. */
  readonly worth: number
}

/**
 * What a province of each size is worth to its owner besides its pagodas, and what a village is worth
 * with its own: small provinces are taken, large ones grow, villages change hands. Fitted to how 500
 * matches went on.
 */
const STANDING = [0, 0, -0.13, 0.25, 0.44, 0.01] as const
export const VILLAGE = 0.6
export const standingOf = (squares: number): number => STANDING[Math.min(squares, MAJOR)] ?? 0

const valueOf = (squares: number): number => pagodasOn(squares) + standingOf(squares)

/** A province as it would be. */
interface Shaped {
  readonly owner: Seat
  readonly size: number
  readonly joined: readonly Province[]
  readonly fresh: readonly Square[]
}

const shapedBy = (ground: BoardIndex, seat: Seat, { colour, squares }: Half): Shaped | undefined => {
  const joined = provincesBeside(ground, squares, colour)
  const fresh = [...squares, ...loneBeside(ground, squares, colour)]
  const size = joined.reduce((sum, province) => sum + province.squares.length, fresh.length)
  if (size < 2) return undefined
  return { owner: stayingOf(joined)?.owner ?? seat, size, joined, fresh }
}

/** Villages that touch each square. */
const villagesBeside = (side: State['side']): readonly (readonly number[])[] => {
  const { villages, land } = MAPS[side]
  const beside = Array.from(land, (): number[] => [])
  villages.forEach((at, village) => {
    for (const next of neighboursOf(at)) beside[next]?.push(village)
  })
  return beside
}
const BESIDE = { bird: villagesBeside('bird'), lion: villagesBeside('lion') } as const

/** The seat that would hold a village once a province has its new shape. */
const holderAfter = (state: State, ground: BoardIndex, village: number, shaped: Shaped): Seat | null => {
  const strengths = Array.from({ length: state.seats }, () => 0)
  const counted: Province[] = []
  let isCounted = false
  for (const next of neighboursOf(MAPS[state.side].villages[village] ?? 0)) {
    const province = ground.provinces[ground.province[next] ?? -1]
    if (shaped.fresh.includes(next) || (province !== undefined && shaped.joined.includes(province))) {
      if (!isCounted) strengths[shaped.owner] = (strengths[shaped.owner] ?? 0) + pagodasOn(shaped.size)
      isCounted = true
    } else if (province !== undefined && !counted.includes(province)) {
      counted.push(province)
      strengths[province.owner] = (strengths[province.owner] ?? 0) + pagodasOn(province.squares.length)
    }
  }
  return holderOf(strengths, state.holders[village] ?? null, state.options).holder
}

/** What a half brings the mover, by itself. */
const halfWorth = (state: State, ground: BoardIndex, half: Half): number => {
  const seat = state.mover
  const shaped = shapedBy(ground, seat, half)
  if (shaped === undefined) return 0
  const sign = (owner: Seat): number => (owner === seat ? 1 : -1)
  let worth = sign(shaped.owner) * valueOf(shaped.size)
  for (const { owner, squares } of shaped.joined) worth -= sign(owner) * valueOf(squares.length)
  const beside = BESIDE[state.side]
  const villages = new Set<number>()
  for (const square of shaped.fresh) for (const village of beside[square] ?? []) villages.add(village)
  for (const { squares } of shaped.joined)
    for (const square of squares) for (const village of beside[square] ?? []) villages.add(village)
  for (const village of villages) {
    const before = state.holders[village] ?? null
    const after = holderAfter(state, ground, village, shaped)
    if (before === after) continue
    if (before !== null) worth -= sign(before) * VILLAGE
    if (after !== null) worth += sign(after) * VILLAGE
  }
  return worth
}

/** The prospects of one board, each kind of tile worked out when it is asked for. */
const boardProspects = (state: State): ((kind: Kind) => readonly PlacementValue[]) => {
  const ground = boardIndexOf(state)
  const halves = new Map<string, number>()
  const kinds = new Map<Kind, readonly PlacementValue[]>()
  const worthOf = (half: Half): number => {
    if (half.squares.length > 1) return halfWorth(state, ground, half)
    const key = `${half.colour}${half.squares[0] ?? -1}`
    const known = halves.get(key)
    if (known !== undefined) return known
    const worth = halfWorth(state, ground, half)
    halves.set(key, worth)
    return worth
  }
  return (kind) => {
    const known = kinds.get(kind)
    if (known !== undefined) return known
    const list = Array.from(placements(ground, [kind]), (action): PlacementValue => {
      const worth = halvesAt(kind, action.at).reduce((sum, half) => sum + worthOf(half), 0)
      return { action, worth }
    }).sort((one, other) => other.worth - one.worth)
    kinds.set(kind, list)
    return list
  }
}

/** Boards remembered: a search comes back to the same ones with other hands. */
const REMEMBERED = 2000
const remembered = new Map<string, (kind: Kind) => readonly PlacementValue[]>()

/** Every placement of a kind for the seat to move, the best first. */
export const placementValues = (state: State, kind: Kind): readonly PlacementValue[] => {
  const { side, mover, tiles, options, seats } = state
  // Who placed a tile and in which order decides who owns what.
  const laid = tiles.map((placed) => `${placed.tile}${placed.at.join('.')}${placed.seat}`).join()
  const key = `${side}${mover}${seats}${options.villageTie}${laid}`
  const known = remembered.get(key)
  if (known !== undefined) return known(kind)
  if (remembered.size >= REMEMBERED) remembered.clear()
  const found = boardProspects(state)
  remembered.set(key, found)
  return found(kind)
}
