/** The strengths of bots, from a friendly beginner to a master. */
import type { Game, GameEvent } from '../kernel/game.ts'
import type { Level, LevelStrength } from '../kernel/heuristics.ts'
import { quickRandom, type Random } from '../kernel/random.ts'
import { createSearch, type SearchChoice, type SearchPosition, type Search } from './search.ts'

/** All levels, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Level[]
/** Thinks as long as it is given. */
export const MASTER = 6
export type { Level }

const STRENGTHS: { readonly [L in Level]: LevelStrength } = {
  1: { share: 0.01, temperature: 0.2, missRate: 0.6 },
  2: { share: 0.03, temperature: 0.1, missRate: 0.4 },
  3: { share: 0.1, temperature: 0.03, missRate: 0.2 },
  4: { share: 0.3, temperature: 0.015, missRate: 0.1 },
  5: { share: 1, temperature: 0, missRate: 0 },
  // As many as half a gigabyte of memory holds.
  6: { share: 30, temperature: 0, missRate: 0 },
}

const strengthOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  level: Level,
): LevelStrength => ({
  ...STRENGTHS[level],
  ...(level === 5 || level === MASTER ? {} : game.heuristics?.strengths?.[level]),
})

/** Playouts of level 5 if the game's heuristics set none. */
const PLAYOUTS = 2000
const MIN_PLAYOUTS = 20

/** How many playouts a level uses for a decision. */
export const playoutsOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  level: Level,
): number =>
  Math.max(MIN_PLAYOUTS, Math.round((game.heuristics?.playouts ?? PLAYOUTS) * strengthOf(game, level).share))

/**
 * Virtual playouts at the average value that every choice starts with, so that luck in few playouts does not look like
 * strength.
 */
const PRIOR_VISITS = 4

/** Draws a choice by softmax: one that costs `temperature` more of the chance to win is e times less likely. */
const softened = <A>(
  choices: readonly SearchChoice<A>[],
  seat: number,
  temperature: number,
  random: Random,
): A | undefined => {
  const brought = (choice: SearchChoice<A>): number => (choice.values[seat] ?? 0) * choice.visits
  const all = choices.reduce((sum, { visits }) => sum + visits, 0)
  const average = choices.reduce((sum, choice) => sum + brought(choice), 0) / all
  const values = choices.map(
    (choice) => (brought(choice) + PRIOR_VISITS * average) / (choice.visits + PRIOR_VISITS),
  )
  const best = Math.max(...values)
  const weights = values.map((value) => Math.exp((value - best) / temperature))
  let pick = (random.below(2 ** 32) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
  return choices[weights.findIndex((weight) => (pick -= weight) < 0)]?.action
}

interface Thinker<A> {
  readonly search: Search<A>
  /** The playouts the level wants; it plays weaker with fewer. */
  readonly playouts: number
  /** The level's action after the playouts so far. */
  decision(): A
}

/** A bot of one level thinking about a position; the same seed gives the same decision. */
export const createThinker = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  position: SearchPosition<O, S>,
  level: Level,
  seed: string,
): Thinker<A> => {
  const { temperature, missRate } = strengthOf(game, level)
  const search = createSearch(game, position, quickRandom(seed), missRate)
  return {
    search,
    playouts: playoutsOf(game, level),
    decision() {
      const choices = search.choices()
      if (temperature === 0 || choices.length === 0) return search.best()
      return softened(choices, position.seat, temperature, quickRandom(`${seed} slip`)) ?? search.best()
    },
  }
}

/** The action of a level that thinks as long as it wants. */
export const decisionOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  position: SearchPosition<O, S>,
  level: Level,
  seed: string,
): A => {
  const thinker = createThinker(game, position, level, seed)
  thinker.search.run(thinker.playouts)
  return thinker.decision()
}
