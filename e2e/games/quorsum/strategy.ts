/** A simple strategy for Quorsum from the visible board: the shortest way home, flips where needed. */
import type { Cell, TableSnapshot } from './locators.ts'

/** Dice on a pawn or on a tile, both by their place. */
export interface Dice {
  readonly on: 'pawn' | 'tile'
  readonly place: string
  readonly dice: number
}

const nearby = (cells: readonly Cell[], { place }: Cell): readonly Cell[] =>
  cells.filter((other) => {
    const columns = Math.abs(place.charCodeAt(0) - other.place.charCodeAt(0))
    const rows = Math.abs(Number(place[1]) - Number(other.place[1]))
    return columns + rows === 1
  })

/** The cost of entering a tile, roughly in turns: another colour requires a flip, a pawn may stay for long. */
const cost = (from: Cell, to: Cell): number =>
  (to.pawn === null ? 1 : 8) + (from.side === to.side ? 0 : 1.5) + to.value / 10

/** The tiles from a pawn to its home in order; empty when it is there. */
export const wayHome = (cells: readonly Cell[], pawn: Cell): readonly Cell[] => {
  const isHome = ({ home }: Cell): boolean =>
    home?.owner === pawn.pawn?.owner && home?.number === pawn.pawn?.number
  const ways = new Map<Cell, { readonly total: number; readonly way: readonly Cell[] }>([
    [pawn, { total: 0, way: [] }],
  ])
  // Sixteen rounds are enough for every shortest path over sixteen tiles.
  for (let round = 0; round < cells.length; round += 1)
    for (const [from, { total, way }] of ways)
      for (const to of nearby(cells, from)) {
        const sum = total + cost(from, to)
        if (sum < (ways.get(to)?.total ?? Infinity)) ways.set(to, { total: sum, way: [...way, to] })
      }
  return [...ways].find(([each]) => isHome(each))?.[1].way ?? []
}

/** The next tile on a pawn's way, if the pawn can try to step there at once. */
export const stepFrom = (cells: readonly Cell[], pawn: Cell): Cell | null => {
  const [next] = wayHome(cells, pawn)
  return next && next.pawn === null && next.side === pawn.side ? next : null
}

/** The allotment of a turn's four dice: dice on a pawn, after a flip where one is needed. */
export const allotment = ({ cells, mover }: TableSnapshot): readonly Dice[] => {
  const pawns = cells
    .filter(({ pawn }) => pawn?.owner === mover)
    .map((pawn) => ({ pawn, way: wayHome(cells, pawn) }))
    .filter(({ way }) => way.length > 0)
    .sort((one, other) => one.way.length - other.way.length)
  const free = pawns.find(({ pawn }) => stepFrom(cells, pawn) !== null)
  if (free) return [{ on: 'pawn', place: free.pawn.place, dice: 4 }]
  const shut = pawns.find(({ way }) => way[0]?.pawn === null && !way[0].locked)
  if (!shut?.way[0]) return []
  return [
    { on: 'pawn', place: shut.pawn.place, dice: 2 },
    { on: 'tile', place: shut.way[0].place, dice: 2 },
  ]
}
