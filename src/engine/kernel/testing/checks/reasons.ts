import { describe, expect, it } from 'vitest'
import type { Game, GameEvent, Setup } from '../../game.ts'
import { seededRandom, type Random } from '../../random.ts'
import { expectSame } from '../same.ts'
import type { Seat } from '../../seat.ts'
import { playRandomly, type Choose } from '../play.ts'
import type { PlayedMatch } from './unseen.ts'
import type { Json } from '../../json.ts'
import { messagesIn, type Message } from '../../text.ts'
import { checkMessage } from './sentences.ts'

/** The most positions checked in one match, and the actions checked in each: some promising, some drawn at random. */
const MAX_POSITIONS = 16
const ACTIONS = 4

const someActions = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  random: Random,
): readonly A[] => [
  ...(game.heuristics?.candidates?.(state, random) ?? []).slice(0, ACTIONS),
  ...Array.from({ length: ACTIONS }, () => game.sampleLegal(state, random)),
]

/**
 * Checks that each reason for an action has a text in every language and stays the same however the hidden pieces are
 * dealt; so it reveals nothing and is true. Returns the number of reasons given.
 */
export const checkReasons = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, unseen }: PlayedMatch<O, S, A, E>,
  number: number,
): number => {
  const reason = game.heuristics?.reason
  if (reason === undefined) return 0
  const random = seededRandom(`${game.id} reasons`, number)
  const acting = states.flatMap((state) => {
    const { by } = game.turn(state)
    return typeof by === 'number' ? [{ state, by }] : []
  })
  const stride = Math.ceil(acting.length / MAX_POSITIONS)
  let given = 0
  for (const { state, by } of acting.filter((_, at) => at % stride === 0)) {
    // Reasons are defined only for positions without unknowns.
    const here = unseen?.knows(state, by) === false ? game.conceal(state, by).deal(random) : state
    const other = game.conceal(here, by).deal(random)
    for (const action of someActions(game, here, random)) {
      const told = reason(here, action)
      expectSame(reason(other, action), told)
      if (told === undefined) continue
      checkMessage(game, told)
      given += 1
    }
  }
  return given
}

const filledIn = (value: Json): string =>
  messagesIn(value)
    ?.map(({ key }) => key)
    .join() ?? String(value)

/** The facts of a reason as short texts, each the key without `reason.` and its parameters: `wins 2 6`. */
export const factsTold = (reason: Message | undefined): readonly string[] =>
  Object.values(reason?.params ?? {})
    .flatMap((fact) => messagesIn(fact) ?? [])
    .map(({ key, params }) =>
      [key.replace(/^reason\./, ''), ...Object.values(params).map(filledIn)].join(' '),
    )

/** An action for which a reason was given, with what it causes, computed from the rules. */
export interface ReasonedAction<S, A, E> {
  readonly before: S
  /** The position after everything the action causes. */
  readonly after: S
  readonly events: readonly E[]
  /** The seat that asked. */
  readonly seat: Seat
  readonly action: A
  /** The best of the actions it was compared with. */
  readonly instead: A | undefined
}

/**
 * For each fact a game's reasons tell, by its key without `reason.`, whether it is true of what an action causes. It
 * must be computed in another way than the reason. A parameter that is a message is given by its key.
 */
export type FactChecks<S, A, E> = {
  readonly [fact: string]: (
    params: { readonly [name: string]: string | number },
    of: ReasonedAction<S, A, E>,
  ) => boolean
}

const spelt = (params: Message['params']): { readonly [name: string]: string | number } =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : filledIn(value),
    ]),
  )

/** No alternative has a reason that says all the same. */
const checkSetsApart = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  told: Message | undefined,
  others: readonly A[],
): void => {
  const facts = factsTold(told)
  for (const other of facts.length === 0 ? [] : others) {
    const same = factsTold(game.heuristics?.reason?.(state, other))
    if (facts.every((fact) => same.includes(fact)))
      expect.fail(`${facts.join(', ')} is true of ${JSON.stringify(other)} as well`)
  }
}

const MATCHES = 4
const SWEPT_MATCHES = 200
/** The most positions looked at in one match. */
const LOOKED_AT = 24

/**
 * Tests, over matches of good and of random play, that every fact of every reason is one of `checks` and true of what
 * the action causes, with and without another action to compare with. Every fact must come up in the sweep, but those
 * too `rare` for it.
 */
export const describeReasons = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setups: readonly Setup<O>[],
  checks: FactChecks<S, A, E>,
  rare: readonly string[] = [],
): void => {
  const checkMatch = (number: number, met: Set<string>): void => {
    const setup = setups[number % setups.length] as Setup<O>
    const random = seededRandom(`${game.id} true reasons`, number)
    const policy = game.heuristics?.rolloutPolicy
    const choose: Choose<S, A> = (state, _, random) =>
      policy === undefined || random.below(4) === 0 ? game.sampleLegal(state, random) : policy(state, random)
    const { states } = playRandomly(game, setup, random, { choose })
    const stride = Math.ceil(states.length / LOOKED_AT)
    for (const before of states.filter((_, at) => at % stride === number % stride)) {
      const { by: seat } = game.turn(before)
      if (typeof seat !== 'number') continue
      const actions = someActions(game, before, random)
      for (const [rank, action] of actions.entries()) {
        const decision = game.decide(before, action)
        if (!decision.ok) continue
        const { events } = decision
        const after = events.reduce((state, event) => game.evolve(state, event), before)
        const near = [1, 2].flatMap((by) => actions[(rank + by) % actions.length] ?? [])
        for (const others of [[], near.slice(0, 1), near]) {
          const [instead] = others
          const told = game.heuristics?.reason?.(before, action, others)
          checkSetsApart(game, before, told, others)
          for (const part of Object.values(told?.params ?? {}).flatMap((fact) => messagesIn(fact) ?? [])) {
            const fact = part.key.replace(/^reason\./, '')
            met.add(fact)
            const isTrue = checks[fact]?.(spelt(part.params), {
              before,
              after,
              events,
              seat,
              action,
              instead,
            })
            if (isTrue !== true)
              expect.fail(
                `${fact} ${JSON.stringify(part.params)} is not known to be true of ${JSON.stringify(action)}`,
              )
          }
        }
      }
    }
  }
  const checkMatches = (matches: number): ReadonlySet<string> => {
    const met = new Set<string>()
    for (let number = 0; number < matches; number += 1) checkMatch(number, met)
    return met
  }
  describe('the reasons for actions', () => {
    it('are true of what the action causes for the seat that asked', () => {
      expect(checkMatches(MATCHES).size).toBeGreaterThan(0)
    })
    it(`are so in ${SWEPT_MATCHES} matches, in which each comes up`, { tags: ['sweep'] }, () => {
      const met = checkMatches(SWEPT_MATCHES)
      expect(Object.keys(checks).filter((fact) => !met.has(fact) && !rare.includes(fact))).toEqual([])
    })
  })
}
