/** The search tree: what the searching seat knows at each node, and how each choice there has done. */
import type { Turn } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'

export interface Edge<A> {
  readonly action: A
  readonly key: string
  visits: number
  /** Playouts in which the action was legal: it may not be in every deal. */
  available: number
  /** By seat, the sum of the rewards of its playouts. */
  readonly totals: number[]
  /** The sum of the squared rewards of the choosing seat. */
  squares: number
}

/** A node: all positions that look the same to the searching seat. */
export interface Node<S, A> {
  visits: number
  readonly edges: Map<string, Edge<A>>
  /** Children by what the seat sees of an action and its events. */
  readonly children: Map<string, Node<S, A>>
  /** The choices in their order, if they are the same in every deal. */
  choices: readonly Edge<A>[] | undefined
  /** The position, if nothing is hidden. */
  state: S | undefined
  turn: Turn | undefined
}

export const newNode = <S, A>(): Node<S, A> => ({
  visits: 0,
  edges: new Map(),
  children: new Map(),
  choices: undefined,
  state: undefined,
  turn: undefined,
})

/** Returns the edge of an action, creating it if it is new. */
export const edgeFor = <S, A>(node: Node<S, A>, action: A, seats: number): Edge<A> => {
  const key = JSON.stringify(action)
  const known = node.edges.get(key)
  if (known !== undefined) return known
  const edge: Edge<A> = {
    action,
    key,
    visits: 0,
    available: 0,
    totals: Array.from({ length: seats }, () => 0),
    squares: 0,
  }
  node.edges.set(key, edge)
  return edge
}

/** The average reward of an action for a seat; requires a visit. */
export const meanOf = <A>({ totals, visits }: Edge<A>, seat: Seat): number => (totals[seat] ?? 0) / visits

/** The number of choices to consider grows with the visits (progressive widening). */
export const widthOf = (visits: number): number => 1 + Math.floor(Math.sqrt(visits))

/**
 * Virtual playouts at even chances that every choice starts with, so that few playouts do not underestimate its
 * variance.
 */
const PRIOR_PLAYOUTS = 4

/** The variance of a choice's playouts. */
const spreadOf = <A>({ squares, visits }: Edge<A>, mean: number): number =>
  (Math.max(0, squares - visits * mean ** 2) + PRIOR_PLAYOUTS / 4) / (visits + PRIOR_PLAYOUTS)

/** Standard error of an edge's value for the seat that chooses there; requires a visit. */
export const errorOf = <A>(edge: Edge<A>, seat: Seat): number =>
  Math.sqrt(spreadOf(edge, meanOf(edge, seat)) / edge.visits)

/**
 * Selects the choice for the next playout: an untried one, else the one with the highest upper confidence bound. The
 * bound counts the playouts in which the choice was available (P. Cowling, E. Powley, D. Whitehouse, "Information Set
 * Monte Carlo Tree Search", 2012) and widens with the variance of its playouts (J.-Y. Audibert, R. Munos, C.
 * Szepesvari, "Exploration-exploitation tradeoff using variance estimates", 2009). Each place later in the order of the
 * choices takes `orderWorth` from it.
 */
export const selectEdge = <A>(
  edges: readonly Edge<A>[],
  seat: Seat,
  exploration: number,
  orderWorth = 0,
): Edge<A> | undefined => {
  let best: Edge<A> | undefined
  let most = -Infinity
  let later = -orderWorth
  for (const edge of edges) {
    edge.available += 1
    later += orderWorth
    if (most === Infinity) continue
    const bound = edge.visits === 0 ? Infinity : boundOf(edge, seat, exploration) - later
    if (bound > most) [best, most] = [edge, bound]
  }
  return best
}

const boundOf = <A>(edge: Edge<A>, seat: Seat, exploration: number): number => {
  const mean = meanOf(edge, seat)
  return mean + exploration * Math.sqrt((spreadOf(edge, mean) * Math.log(edge.available)) / edge.visits)
}
