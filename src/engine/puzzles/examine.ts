/** Finds the best action in a position and how much better it is than the others. */
import type { AnyGame } from '../kernel/game.ts'
import { quickRandom, type Random } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'
import { canonicalJson } from '../record/canonical.ts'
import { LEVELS, decisionOf } from '../search/levels.ts'
import { createSearch, type SearchChoice, type Search } from '../search/search.ts'
import { MAX_CANDIDATES, isClear, type Candidate } from './puzzle.ts'

export interface Examined {
  readonly game: AnyGame
  readonly options: unknown
  readonly state: unknown
  readonly seat: Seat
}

/** Legal actions to consider although the heuristics do not suggest them, so that no good action counts as wrong. */
const OUTSIDERS = 24
/** Actions to search again, each until it has this share of the best action's visits. */
const AGAIN = 12
const AS_OFTEN = 0.5
const DIGITS = 10_000
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** The events an action causes, as text: equal for equal effects, however the action is written. */
const outcomeOf = ({ game, state }: Examined, action: unknown): string => {
  const decision = game.decide(state, action)
  return decision.ok ? canonicalJson(decision.events) : ''
}

/** Some legal actions, drawn uniformly; from very long lists, only the first. */
const someLegal = ({ game, state }: Examined, random: Random): readonly unknown[] => {
  const pool: unknown[] = []
  let seen = 0
  for (const action of game.legal(state)) {
    seen += 1
    if (pool.length < OUTSIDERS) pool.push(action)
    else {
      const at = random.below(seen)
      if (at < OUTSIDERS) pool[at] = action
    }
    if (seen === 20_000) break
  }
  return pool
}

const candidateOf = (seat: Seat, { action, values, error, visits }: SearchChoice<unknown>): Candidate => ({
  action,
  chance: rounded(values[seat] ?? 0),
  error: rounded(error),
  visits,
})

/** The actions considered, the best first, each effect once. */
const ranked = (position: Examined, search: Search<unknown>): readonly Candidate[] => {
  const outcomes = new Set<string>()
  return search
    .choices()
    .filter(({ visits }) => visits > 1)
    .map((choice) => candidateOf(position.seat, choice))
    .toSorted((one, other) => other.chance - one.chance)
    .filter(({ action }) => {
      const outcome = outcomeOf(position, action)
      const isNew = !outcomes.has(outcome)
      outcomes.add(outcome)
      return isNew
    })
}

/** Searches a position and ranks its actions; gives the best ones about equally many visits. */
export const examined = (position: Examined, playouts: number, seed: string): readonly Candidate[] => {
  const { game, options, state, seat } = position
  const random = quickRandom(`${seed} others`)
  const search = createSearch(game, { options, state, seat }, quickRandom(seed))
  for (const action of someLegal(position, random)) search.consider(action)
  search.run(playouts)
  const most = search.choices()[0]?.visits ?? 0
  for (const { action, visits } of ranked(position, search).slice(0, AGAIN))
    search.visit(action, Math.max(0, Math.ceil(AS_OFTEN * most) - visits))
  return ranked(position, search).slice(0, MAX_CANDIDATES)
}

/** True if the weakest bot hardly ever goes wrong here: a puzzle must not be obvious. */
const isObvious = (position: Examined, best: string, seed: string): boolean =>
  [1, 2, 3, 4, 5].every((number) => {
    const action = decisionOf(position.game, position, LEVELS[0], `${seed} ${number}`)
    return outcomeOf(position, action) === best
  })

/** What a quick search must see before a thorough one runs: half of the final margin. */
const looksClear = ([best, second]: readonly Candidate[]): boolean =>
  best !== undefined && second !== undefined && best.chance - second.chance >= 0.06

/**
 * The actions of a position that makes a puzzle, or undefined. A quick search must find it promising, two thorough ones
 * with other luck must agree on the action and find it clear, and the weakest bot may go wrong.
 */
export const puzzleIn = (
  position: Examined,
  playouts: number,
  seed: string,
): readonly Candidate[] | undefined => {
  const quick = examined(position, Math.max(60, Math.round(playouts / 10)), `${seed} quick`)
  if (!looksClear(quick)) return undefined
  const first = examined(position, playouts, `${seed} first`)
  const [best] = first
  if (best === undefined || !isClear(first)) return undefined
  const outcome = outcomeOf(position, best.action)
  if (isObvious(position, outcome, seed)) return undefined
  const second = examined(position, playouts, `${seed} second`)
  const [again] = second
  return again !== undefined && isClear(second) && outcomeOf(position, again.action) === outcome
    ? first
    : undefined
}
