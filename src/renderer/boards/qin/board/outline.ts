/** The outline of any set of squares as one SVG path, so that a province looks like one piece. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import { stepFrom, CELL, cornerOf, type Point, type Turn } from './geometry.ts'

interface Edge {
  readonly from: Point
  readonly to: Point
}

const key = ({ x, y }: Point): string => `${x},${y}`
const SIDES: readonly Turn[] = [3, 0, 1, 2]

/** The sides of a square clockwise from the upper one, the square to the right of each. */
const sidesOf = (square: Square): readonly Edge[] => {
  const { x, y } = cornerOf(square)
  const corners = [
    { x, y },
    { x: x + CELL, y },
    { x: x + CELL, y: y + CELL },
    { x, y: y + CELL },
  ]
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]
    return to === undefined ? [] : [{ from, to }]
  })
}

/** The sides that only one of the squares has. */
const borderOf = (squares: readonly Square[]): readonly Edge[] =>
  squares.flatMap((square) =>
    sidesOf(square).filter((_, side) => {
      const beyond = stepFrom(square, SIDES[side] ?? 0)
      return beyond === undefined || !squares.includes(beyond)
    }),
  )

const heading = ({ from, to }: Edge): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) })

/** Where two squares share only a corner, the outline turns right and stays with its own square. */
const nextOf = (edge: Edge, from: readonly Edge[]): Edge | undefined => {
  const { x, y } = heading(edge)
  return (
    from.find((each) => {
      const next = heading(each)
      return next.x === -y && next.y === x
    }) ?? from[0]
  )
}

/** Closed loops of edges; a hole is a loop of its own. */
const loopsOf = (border: readonly Edge[]): readonly (readonly Edge[])[] => {
  const left = new Set(border)
  const loops: Edge[][] = []
  for (const start of border) {
    if (!left.has(start)) continue
    const loop: Edge[] = []
    for (
      let edge: Edge | undefined = start;
      edge !== undefined && left.has(edge);
      edge = nextOf(
        edge,
        [...left].filter(({ from }) => key(from) === key(edge?.to ?? start.from)),
      )
    ) {
      left.delete(edge)
      loop.push(edge)
    }
    loops.push(loop)
  }
  return loops
}

/** The corners of a loop, inset by `inset` towards the squares. */
const cornersOf = (loop: readonly Edge[], inset: number): readonly Point[] =>
  loop.flatMap((edge, index) => {
    const before = loop.at(index - 1) ?? edge
    const [into, out] = [heading(before), heading(edge)]
    if (into.x === out.x && into.y === out.y) return []
    // Every edge has its square on the right.
    return [
      {
        x: edge.from.x + inset * (-into.y - out.y),
        y: edge.from.y + inset * (into.x + out.x),
      },
    ]
  })

/** The outline of squares as an SVG path, a little inside their edges. */
export const outlineOf = (squares: readonly Square[], inset = 2): string =>
  loopsOf(borderOf(squares))
    .map((loop) => `M${cornersOf(loop, inset).map(key).join('L')}Z`)
    .join('')
