/**
 * Information-set Monte Carlo tree search over the Game contract, for any number of seats.
 *
 * ```ts
 * const search = createSearch(game, { options, state, seat }, quickRandom('plum'))
 * search.run(1000)
 * search.best()
 * ```
 *
 * Every playout deals anew what the seat cannot see (`conceal`), so the true hidden state cannot affect the result;
 * chance is sampled; each seat maximises its own reward. The search has no clock and no random source of its own: equal
 * positions, seeds and playouts give equal answers.
 *
 * Source: P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012
 * (single observer); actions the seat sees only in part share one node, as with their partially observable moves.
 */
import { chanceWatch } from '../kernel/chance-run.ts'
import type { Game, GameEvent } from '../kernel/game.ts'
import { quickRandom, type Random, shuffled } from '../kernel/random.ts'
import type { Actor, Seat } from '../kernel/seat.ts'
import { rollout, rewardsOf } from './rollout.ts'
import { edgeFor, errorOf, meanOf, newNode, selectEdge, type Edge, type Node, widthOf } from './tree.ts'
import { firstItems } from '../kernel/rules/lists.ts'

/** Lists of legal actions up to this length are considered completely; longer ones are sampled. */
const LISTED = 100
/** How many actions to sample at a node whose choices differ between deals. */
const DRAWN = 8

/** The heuristics' candidates, or all legal actions in random order; undefined if there are too many. */
const listed = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  random: Random,
): readonly A[] | undefined => {
  const candidates = game.heuristics?.candidates?.(state, random)
  if (candidates !== undefined) return candidates
  const all = firstItems(game.legal(state), LISTED + 1)
  return all.length > LISTED ? undefined : shuffled(all, random)
}

/**
 * The sensible ones of a list without those that are overlooked, each with probability `missRate`; never empty. With a
 * rate of 0 the whole list.
 */
const withMisses = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  list: readonly A[],
  missRate: number,
  random: Random,
): readonly A[] => {
  if (missRate === 0) return list
  const sensible = game.heuristics?.sensible?.(state, list) ?? list
  const known = sensible.length === 0 ? list : sensible
  const seen = known.filter(() => random.below(2 ** 32) >= missRate * 2 ** 32)
  return seen.length === 0 ? known.slice(0, 1) : seen
}

/**
 * The choices for the next playout, as many as the node's visits allow. With `isKnown` they are the same in every deal
 * and computed once; then `missRate` is the share left out.
 */
const choicesIn = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  node: Node<S, A>,
  state: S,
  random: Random,
  seats: number,
  isKnown: boolean,
  missRate = 0,
): readonly Edge<A>[] => {
  const width = widthOf(node.visits)
  if (isKnown && node.choices !== undefined)
    return width < node.choices.length ? node.choices.slice(0, width) : node.choices
  const list = listed(game, state, random)
  if (list !== undefined) {
    if (!isKnown) return list.slice(0, width).map((action) => edgeFor(node, action, seats))
    node.choices = withMisses(game, state, list, missRate, random).map((action) =>
      edgeFor(node, action, seats),
    )
    return node.choices.slice(0, width)
  }
  if (!isKnown)
    return [
      ...new Set(Array.from({ length: DRAWN }, () => edgeFor(node, game.sampleLegal(state, random), seats))),
    ]
  for (let tries = 0; node.edges.size < width && tries < DRAWN; tries += 1)
    edgeFor(node, game.sampleLegal(state, random), seats)
  return [...node.edges.values()]
}

/** The position that a search starts from. */
export interface SearchPosition<O, S> {
  readonly options: O
  readonly state: S
  /** The seat to act, for which the search looks. */
  readonly seat: Seat
}

/** What the search found out about an action. */
export interface SearchChoice<A> {
  readonly action: A
  readonly visits: number
  /** The chance of each seat to win after it, 0 to 1. */
  readonly values: readonly number[]
  /** Standard error of the searching seat's value, as far as luck in the playouts goes. */
  readonly error: number
}

export interface Search<A> {
  /** Runs this many more playouts. */
  run(playouts: number): void
  playouts(): number
  /** Adds a legal action to those considered, whatever the heuristics say. */
  consider(action: A): void
  /** Runs playouts that all begin with this legal action. */
  visit(action: A, playouts: number): void
  /** The actions tried, most visited first. */
  choices(): readonly SearchChoice<A>[]
  /** The action to take; before the first playout, the first candidate. */
  best(): A
}

/** Exploration weight if the game's heuristics set none. */
const EXPLORATION = 1
/** Explores more at the root: its values are the answer, and trying an action there costs nothing. */
const ROOT = 2

/** Starts a search. `missRate` is the share of candidates it does not consider, 0 to 1. */
export const createSearch = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { options, state: origin, seat }: SearchPosition<O, S>,
  random: Random,
  missRate = 0,
): Search<A> => {
  const { heuristics = {} } = game
  const exploration = heuristics.exploration ?? EXPLORATION
  const lucks = heuristics.sharesLuck === true ? String(random.below(2 ** 32)) : undefined
  const isOpen = !game.hasHiddenInformation(options)
  const seats = game.score(origin).length
  const root = newNode<S, A>()
  const considered: Edge<A>[] = []
  let done = 0

  /** The position after an action, and the node it leads to from the seat's point of view. */
  const follow = (node: Node<S, A>, state: S, action: A, actor: Actor, key: string | undefined) => {
    const known = key === undefined || !isOpen ? undefined : node.children.get(key)
    if (known?.state !== undefined) return { state: known.state, child: known, isNew: false }
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses what it calls legal: ${decision.refusal.code}`)
    let next = state
    for (const event of decision.events) next = game.evolve(next, event)
    const seen = isOpen && key !== undefined ? key : seenOf(action, actor, decision.events)
    const before = node.children.get(seen)
    if (before !== undefined) return { state: next, child: before, isNew: false }
    const child = newNode<S, A>()
    if (isOpen) child.state = next
    node.children.set(seen, child)
    return { state: next, child, isNew: true }
  }

  /** Everything the seat sees: the action, and what it reveals. */
  const seenOf = (action: A, actor: Actor, events: readonly E[]): string => {
    const told = events.filter((event) => game.reveals(event)).map((event) => game.redactEvent(event, seat))
    return JSON.stringify([game.redactAction(action, actor, seat), told])
  }

  const turnAt = (node: Node<S, A>, state: S) => {
    if (node.turn !== undefined) return node.turn
    const turn = game.turn(state)
    if (isOpen) node.turn = turn
    return turn
  }

  /** The position with what the seat cannot see dealt anew. */
  const concealed = isOpen ? undefined : game.conceal(origin, seat)
  const dealt = (luck = random): S => (concealed === undefined ? origin : concealed.deal(luck))

  /** The choices at a node; at the root also the actions passed to `consider`. */
  const choicesAt = (node: Node<S, A>, state: S, isKnown: boolean): readonly Edge<A>[] => {
    const unseen = node === root ? missRate : 0
    const choices = choicesIn(game, node, state, random, seats, isKnown, unseen)
    if (node !== root || considered.length === 0) return choices
    return [...choices, ...considered.filter((edge) => !choices.includes(edge))]
  }

  /** The choice at the root for the next playout. */
  const selected = (state: S): Edge<A> | undefined =>
    selectEdge(choicesAt(root, state, true), seat, ROOT * exploration, heuristics.orderWorth)

  const step = (given?: Edge<A>): void => {
    const path: { readonly edge: Edge<A>; readonly by: Seat }[] = []
    const visited: Node<S, A>[] = [root]
    const first = given ?? (lucks === undefined ? undefined : selected(origin))
    const luck = lucks === undefined || first === undefined ? random : quickRandom(`${lucks} ${first.visits}`)
    let state = dealt(luck)
    let node = root
    let values: readonly number[] | undefined
    const watch = chanceWatch(game)
    while (values === undefined) {
      const turn = turnAt(node, state)
      watch(turn.by)
      if (turn.by === 'nobody') {
        values = rewardsOf(turn.outcome)
        break
      }
      let action: A
      let key: string | undefined
      if (turn.by === 'chance') {
        action = game.chance(state, luck)
        key = heuristics.outcome?.(state, action) ?? (isOpen ? JSON.stringify(action) : undefined)
      } else {
        const isKnown = isOpen || turn.by === seat
        const edge =
          node === root
            ? (first ?? selected(state))
            : selectEdge(choicesAt(node, state, isKnown), turn.by, exploration)
        if (edge === undefined) throw new Error(`${game.id} has no action for seat ${turn.by}`)
        path.push({ edge, by: turn.by })
        action = edge.action
        key = edge.key
      }
      const next = follow(node, state, action, turn.by, key)
      state = next.state
      node = next.child
      visited.push(node)
      if (next.isNew) values = rollout(game, state, luck)
    }
    for (const each of visited) each.visits += 1
    for (const { edge, by } of path) {
      edge.visits += 1
      edge.squares += (values[by] ?? 0) ** 2
      for (let each = 0; each < seats; each += 1)
        edge.totals[each] = (edge.totals[each] ?? 0) + (values[each] ?? 0)
    }
    done += 1
  }

  const tried = (): readonly Edge<A>[] =>
    [...root.edges.values()]
      .filter(({ visits }) => visits > 0)
      .sort((one, other) => other.visits - one.visits || meanOf(other, seat) - meanOf(one, seat))

  return {
    run(playouts) {
      for (let count = 0; count < playouts; count += 1) step()
    },
    playouts: () => done,
    consider(action) {
      const edge = edgeFor(root, action, seats)
      if (!considered.includes(edge)) considered.push(edge)
    },
    visit(action, playouts) {
      const edge = edgeFor(root, action, seats)
      for (let count = 0; count < playouts; count += 1) step(edge)
    },
    choices: () =>
      tried().map((edge) => ({
        action: edge.action,
        visits: edge.visits,
        values: edge.totals.map((total) => total / edge.visits),
        error: errorOf(edge, seat),
      })),
    best() {
      const [edge] = tried()
      if (edge !== undefined) return edge.action
      const [first] = choicesIn(game, root, dealt(), random, seats, true, missRate)
      if (first === undefined) throw new Error(`${game.id} has no action for seat ${seat}`)
      return first.action
    },
  }
}
