import type { Game, GameEvent } from '../../game.ts'
import { seededRandom, type Random } from '../../random.ts'
import { expectSame } from '../same.ts'
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
