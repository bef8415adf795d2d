/** Looks for the best action in a position, and for how much it is better than the others. */
import type { AnyGame } from '../kernel/game.ts'
import { quickRandom, type Random } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'
import { canonicalJson } from '../record/canonical.ts'
import { LEVELS, createThinker } from '../search/levels.ts'
import { createSearch, type SearchChoice, type Search } from '../search/search.ts'
import { MAX_CANDIDATES, isClear, type Candidate } from './puzzle.ts'

export interface Examined {
  readonly game: AnyGame
  readonly options: unknown
  readonly state: unknown
  readonly seat: Seat
}

/** Legal actions that are looked at although the heuristics do not name them, so that nothing good is called wrong. */
const OUTSIDERS = 24
/** Actions looked at again, each with this part of the visits of the best. */
const AGAIN = 12
const AS_OFTEN = 0.5
const DIGITS = 10_000
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** What an action comes to, however it is written. */
const outcomeOf = ({ game, state }: Examined, action: unknown): string => {
  const decision = game.decide(state, action)
  return decision.ok ? canonicalJson(decision.events) : ''
}

/** Some legal actions, any as likely as another; of very many the first. */
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

/** The actions looked at, the best first, each outcome once. */
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

/** What a search of so many playouts thinks of the actions; the best ones have been looked at about equally often. */
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

/** Whether the weakest bot would hardly ever go wrong here: what is found by anybody is no puzzle. */
const isObvious = (position: Examined, best: string, seed: string): boolean =>
  [1, 2, 3, 4, 5].every((number) => {
    const thinker = createThinker(position.game, position, LEVELS[0], `${seed} ${number}`)
    thinker.search.run(thinker.playouts)
    return outcomeOf(position, thinker.decision()) === best
  })

/** What a quick search must see before a thorough one is made: half of what is clear in the end. */
const looksClear = ([best, second]: readonly Candidate[]): boolean =>
  best !== undefined && second !== undefined && best.chance - second.chance >= 0.06

/**
 * The actions of a position that makes a puzzle, or undefined: a quick search finds it promising, two thorough ones
 * with other luck agree on the action and find it clear, and the weakest bot may go wrong.
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
