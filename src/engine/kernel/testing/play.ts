/** Random legal play to the end of a match, for tests and benches, and what choosing actions there needs. */
import { chanceWatch } from '../chance-run.ts'
import type { Game, GameEvent, Setup } from '../game.ts'
import type { Random } from '../random.ts'
import type { Actor } from '../seat.ts'

/** The item with the greatest worth, the first if several tie; undefined if there is none. */
export const bestBy = <T>(items: Iterable<T>, worthOf: (item: T) => number): T | undefined => {
  let best: T | undefined
  let most = -Infinity
  for (const item of items) {
    const worth = worthOf(item)
    if (best === undefined || worth > most) [best, most] = [item, worth]
  }
  return best
}

/** Freezes a plain value deeply, so that changing it in place throws. */
const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}

interface PlayedStep<A, E> {
  readonly actor: Actor
  readonly action: A
  readonly events: readonly E[]
}

/** A finished match: `states[i]` is the position in which `steps[i]` was taken; there is one state more than steps. */
export interface Played<S, A, E> {
  readonly steps: readonly PlayedStep<A, E>[]
  readonly actions: readonly A[]
  readonly events: readonly E[]
  readonly states: readonly S[]
  /** The last state: the match is over. */
  readonly final: S
}

/** Picks an action for the seat to act; `all` lists the legal ones when called. */
export type Choose<S, A> = (state: S, all: () => readonly A[], random: Random) => A

interface PlayRules<S, A> {
  /** The number of steps after which the match counts as endless; 20,000 by default. */
  readonly bound?: number
  /** Chooses the seats' actions; by default uniformly among all legal ones. */
  readonly choose?: Choose<S, A>
  /** The random source of outcome `k`, counted from 0; by default the one used for the choices. */
  readonly luck?: (k: number) => Random
  /** Chooses chance's actions; by default draws them as at a table. */
  readonly chance?: (state: S, random: Random) => A
}

/** Plays a match to its end. Freezes everything it returns. Throws if the game breaks its contract. */
export const playRandomly = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<O>,
  random: Random,
  rules: PlayRules<S, A> = {},
): Played<S, A, E> => playFrom(game, game.start(setup), random, rules)

/** Plays on from a position of a match. */
export const playFrom = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  from: S,
  random: Random,
  rules: PlayRules<S, A> = {},
): Played<S, A, E> => {
  const choose: Choose<S, A> = rules.choose ?? ((state, _, random) => game.sampleLegal(state, random))
  const draw = rules.chance ?? ((state, random) => game.chance(state, random))
  const bound = rules.bound ?? 20_000
  const steps: PlayedStep<A, E>[] = []
  let state = deepFreeze(from)
  const states = [state]
  let k = 0
  const watch = chanceWatch(game)
  for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
    if (steps.length >= bound) throw new Error(`${game.id} is not over after ${bound} steps`)
    watch(turn.by)
    const here = state
    const action = deepFreeze(
      turn.by === 'chance'
        ? draw(here, rules.luck?.(k) ?? random)
        : choose(here, () => [...game.legal(here)], random),
    )
    if (turn.by === 'chance') k += 1
    const decision = game.decide(here, action)
    if (!decision.ok)
      throw new Error(`${game.id} refuses ${JSON.stringify(action)}: ${JSON.stringify(decision.refusal)}`)
    const events = deepFreeze([...decision.events])
    for (const event of events) state = deepFreeze(game.evolve(state, event))
    steps.push({ actor: turn.by, action, events })
    states.push(state)
  }
  return {
    steps,
    actions: steps.map(({ action }) => action),
    events: steps.flatMap(({ events }) => events),
    states,
    final: state,
  }
}
