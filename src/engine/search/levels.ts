/** Five strengths of bot, from a friendly beginner to the strongest. */
import type { Game, GameEvent } from '../kernel/game.ts'
import type { Level, Strength } from '../kernel/heuristics.ts'
import { quickRandom, type Random } from '../kernel/random.ts'
import { createSearch, type Choice, type Position, type Search } from './search.ts'

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Level[]
export type { Level }

const STRENGTHS: { readonly [L in Level]: Strength } = {
  1: { share: 0.01, blur: 0.2, overlooks: 0.6 },
  2: { share: 0.03, blur: 0.1, overlooks: 0.4 },
  3: { share: 0.1, blur: 0.03, overlooks: 0.2 },
  4: { share: 0.3, blur: 0.015, overlooks: 0.1 },
  5: { share: 1, blur: 0, overlooks: 0 },
}

const strengthOf = <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, level: Level): Strength => ({
  ...STRENGTHS[level],
  ...(level === 5 ? {} : game.guide?.strengths?.[level]),
})

/** Of the strongest level where no guide tells. */
const PLAYOUTS = 2000
const LEAST = 20

/** How many playouts a level thinks for. */
export const playoutsOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  level: Level,
): number => Math.max(LEAST, Math.round((game.guide?.playouts ?? PLAYOUTS) * strengthOf(game, level).share))

/** Playouts of the average that each choice is thought to have had: luck with a few is not taken for strength. */
const DOUBT = 4

/** One of the choices: one that costs `blur` more of the chance to win is e times less likely. */
const blurred = <A>(
  choices: readonly Choice<A>[],
  seat: number,
  blur: number,
  random: Random,
): A | undefined => {
  const brought = (choice: Choice<A>): number => (choice.values[seat] ?? 0) * choice.visits
  const all = choices.reduce((sum, { visits }) => sum + visits, 0)
  const average = choices.reduce((sum, choice) => sum + brought(choice), 0) / all
  const values = choices.map((choice) => (brought(choice) + DOUBT * average) / (choice.visits + DOUBT))
  const best = Math.max(...values)
  const weights = values.map((value) => Math.exp((value - best) / blur))
  let pick = (random.below(2 ** 32) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
  return choices[weights.findIndex((weight) => (pick -= weight) < 0)]?.action
}

export interface Thinker<A> {
  readonly search: Search<A>
  /** Playouts the level wants; with fewer it is weaker. */
  readonly playouts: number
  /** The action the level takes after the playouts so far. */
  decision(): A
}

/** A bot of a level in front of a position; the same seed decides the same. */
export const createThinker = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  position: Position<O, S>,
  level: Level,
  seed: string,
): Thinker<A> => {
  const { blur, overlooks } = strengthOf(game, level)
  const search = createSearch(game, position, quickRandom(seed), overlooks)
  return {
    search,
    playouts: playoutsOf(game, level),
    decision() {
      const choices = search.choices()
      if (blur === 0 || choices.length === 0) return search.best()
      return blurred(choices, position.seat, blur, quickRandom(`${seed} slip`)) ?? search.best()
    },
  }
}
