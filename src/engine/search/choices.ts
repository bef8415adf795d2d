/** Which actions a search looks at in a node. */
import type { Game, GameEvent } from '../kernel/game.ts'
import { shuffled, type Random } from '../kernel/random.ts'
import { edgeFor, widthOf, type Edge, type Node } from './tree.ts'

/** Legal lists up to this length are looked at whole; of longer ones a sample is drawn. */
const LISTED = 100
/** Drawn at a node whose choices differ from deal to deal. */
const DRAWN = 8

const upTo = <A>(actions: Iterable<A>, most: number): readonly A[] => {
  const list: A[] = []
  for (const action of actions) {
    list.push(action)
    if (list.length === most) break
  }
  return list
}

/** The candidates of the heuristics, or all legal actions in random order; undefined where they are too many. */
const listed = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  random: Random,
): readonly A[] | undefined => {
  const candidates = game.heuristics?.candidates?.(state, random)
  if (candidates !== undefined) return candidates
  const all = upTo(game.legal(state), LISTED + 1)
  return all.length > LISTED ? undefined : shuffled(all, random)
}

/** What is left of a list when each action is overlooked so often; never nothing. */
const withMisses = <A>(list: readonly A[], missRate: number, random: Random): readonly A[] => {
  if (missRate === 0) return list
  const seen = list.filter(() => random.below(2 ** 32) >= missRate * 2 ** 32)
  return seen.length === 0 ? list.slice(0, 1) : seen
}

/**
 * The choices for the next playout, as many as the visits of the node allow. `isKnown`: they are the
 * same in every deal, and are worked out once; then `missRate` is the share of them that is left out.
 */
export const choicesIn = <O, S, A, E extends GameEvent, V>(
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
    node.choices = withMisses(list, missRate, random).map((action) => edgeFor(node, action, seats))
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
