/** The tree of a search: what its seat knows at each node, and what each choice there has brought. */
import type { Turn } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'

export interface Edge<A> {
  readonly action: A
  readonly key: string
  visits: number
  /** Playouts in which the action could have been chosen: it is not legal in every deal. */
  available: number
  /** By seat, the sum of what its playouts brought. */
  readonly totals: number[]
  /** The sum of the squares of what they brought the seat that chooses. */
  squares: number
}

/** Everything that looks the same to the seat that searches is one node. */
export interface Node<S, A> {
  visits: number
  readonly edges: Map<string, Edge<A>>
  /** By what the seat sees of an action and of what it causes. */
  readonly children: Map<string, Node<S, A>>
  /** The choices in their order, where they are the same in every deal. */
  choices: readonly Edge<A>[] | undefined
  /** The position, where nothing is hidden. */
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

/** The edge of an action, made if it is new. */
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

/** What an action has brought a seat on average; only of one that was visited. */
export const meanOf = <A>({ totals, visits }: Edge<A>, seat: Seat): number => (totals[seat] ?? 0) / visits

/** The more visits, the more choices are looked at, in their order (progressive widening). */
export const widthOf = (visits: number): number => 1 + Math.floor(Math.sqrt(visits))

/** Playouts of even chances that every choice starts with, so that its variance is not underestimated at first. */
const PRIOR_PLAYOUTS = 4

/** How far apart the playouts of a choice lie (variance). */
const spreadOf = <A>({ squares, visits }: Edge<A>, mean: number): number =>
  (Math.max(0, squares - visits * mean ** 2) + PRIOR_PLAYOUTS / 4) / (visits + PRIOR_PLAYOUTS)

/** Standard error of what an edge has brought the seat that chooses there; only of one that was visited. */
export const errorOf = <A>(edge: Edge<A>, seat: Seat): number =>
  Math.sqrt(spreadOf(edge, meanOf(edge, seat)) / edge.visits)

/**
 * The choice for the next playout: one that was not tried yet, else the one with the highest upper
 * confidence bound. It counts the playouts in which the choice was there at all (P. Cowling,
 * E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012), and is the wider the
 * more the playouts of a choice differ (J.-Y. Audibert, R. Munos, C. Szepesvari,
 * "Exploration-exploitation tradeoff using variance estimates", 2009).
 */
export const selectEdge = <A>(
  edges: readonly Edge<A>[],
  seat: Seat,
  exploration: number,
): Edge<A> | undefined => {
  let best: Edge<A> | undefined
  let most = -Infinity
  for (const edge of edges) {
    edge.available += 1
    if (most === Infinity) continue
    const bound = edge.visits === 0 ? Infinity : boundOf(edge, seat, exploration)
    if (bound > most) [best, most] = [edge, bound]
  }
  return best
}

const boundOf = <A>(edge: Edge<A>, seat: Seat, exploration: number): number => {
  const mean = meanOf(edge, seat)
  return mean + exploration * Math.sqrt((spreadOf(edge, mean) * Math.log(edge.available)) / edge.visits)
}
