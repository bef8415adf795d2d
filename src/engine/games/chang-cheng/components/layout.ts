/** The map: which spaces are adjacent, and to which province and region each belongs. */
import { keepRecent } from '../../../kernel/rules/recent.ts'
import { PARTS, ROWS, SPACES, type Face } from './faces.ts'

/**
 * A space of the wall: 13 times the slot of its board plus its place in the board's row. Slots count boards in the
 * order joined, so that a space keeps its number wherever later boards go. People see it one higher: the first board
 * has 1 to 13.
 */
export type Space = number

/** A Chinese province: three times the slot of its board plus its place from the left. */
export type Province = number

/** A Mongol region, numbered like the provinces. */
export type Region = number

export interface Joined {
  readonly slot: number
  readonly face: Face
}

export interface Layout {
  /** All spaces from left to right. */
  readonly row: readonly Space[]
  /** Pairs of adjacent spaces from left to right; a joint between boards does not separate them. */
  readonly pairs: readonly (readonly [Space, Space])[]
  /** By space, its one or two neighbours. */
  readonly neighbours: readonly (readonly Space[])[]
  readonly provinceOf: readonly Province[]
  readonly regionOf: readonly Region[]
  /** From left to right. */
  readonly provinces: readonly Province[]
  readonly regions: readonly Region[]
  /** Spaces by province, and by region. */
  readonly inProvince: readonly (readonly Space[])[]
  readonly inRegion: readonly (readonly Space[])[]
  /** By province, the regions that share a space with it. */
  readonly facing: readonly (readonly Region[])[]
}

/** For each place of a row the index of its province or region. */
const partsOf = (sizes: readonly number[]): readonly number[] =>
  sizes.flatMap((size, part) => Array.from({ length: size }, () => part))

const grouped = (row: readonly Space[], groupOf: readonly number[], groups: number): Space[][] => {
  const lists = Array.from({ length: groups }, (): Space[] => [])
  for (const space of row) lists[groupOf[space] ?? 0]?.push(space)
  return lists
}

const layOut = (boards: readonly Joined[]): Layout => {
  const row = boards.flatMap(({ slot }) => Array.from({ length: SPACES }, (_, at) => slot * SPACES + at))
  const bySlot = [...boards].sort((a, b) => a.slot - b.slot)
  const numbered = (side: 'china' | 'mongols'): readonly number[] =>
    bySlot.flatMap(({ slot, face }) => partsOf(ROWS[face][side]).map((part) => slot * PARTS + part))
  const provinceOf = numbered('china')
  const regionOf = numbered('mongols')
  const parts = boards.flatMap(({ slot }) => Array.from({ length: PARTS }, (_, at) => slot * PARTS + at))
  const pairs = row.slice(1).map((space, at) => [row[at] ?? space, space] as const)
  const neighbours = row.map((): Space[] => [])
  for (const [left, right] of pairs) {
    neighbours[left]?.push(right)
    neighbours[right]?.unshift(left)
  }
  const inProvince = grouped(row, provinceOf, parts.length)
  return {
    row,
    pairs,
    neighbours,
    provinceOf,
    regionOf,
    provinces: parts,
    regions: parts,
    inProvince,
    inRegion: grouped(row, regionOf, parts.length),
    facing: inProvince.map((spaces) => [...new Set(spaces.map((space) => regionOf[space] ?? 0))]),
  }
}

/** By the slots and faces of the boards. */
const layouts = new Map<string, Layout>()

const layoutOn: (boards: readonly Joined[]) => Layout = keepRecent((boards: readonly Joined[]) => {
  const key = boards.map(({ slot, face }) => `${slot} ${face}`).join()
  const layout = layouts.get(key) ?? layOut(boards)
  layouts.set(key, layout)
  return layout
})

/** The map of these boards, computed once while they stay the same. */
export const layoutOf = ({ boards }: { readonly boards: readonly Joined[] }): Layout => layoutOn(boards)

export const provinceAt = (layout: Layout, space: Space): Province => layout.provinceOf[space] ?? -1
export const regionAt = (layout: Layout, space: Space): Region => layout.regionOf[space] ?? -1

/** The numbers that people see. */
export const spaceName = (space: Space): number => space + 1
export const provinceName = (province: Province): number => province + 1
export const regionName = (region: Region): number => region + 1
