/**
 * Tests of a game's rules by single actions: given a position, when these actions, then these events or this refusal.
 */
import type { DecideAndFold } from '../rules/batch.ts'
import type { Refusal } from '../refusal.ts'

/** Reads actions by their notation. Throws if a text denotes none. */
export const readWith =
  <A>(parseNotation: (text: string) => A | undefined) =>
  (text: string): A => {
    const action = parseNotation(text)
    if (action === undefined) throw new RangeError(`No action ${text}`)
    return action
  }

/** The position after a legal action, and its events. Throws if the action is refused. */
const afterLegal = <S, A, E>(
  { decide, evolve }: DecideAndFold<S, A, E>,
  state: S,
  action: A,
): { readonly state: S; readonly events: readonly E[] } => {
  const decision = decide(state, action)
  if (!decision.ok)
    throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(decision.refusal)}`)
  const { events } = decision
  return { state: events.reduce((now, event) => evolve(now, event), state), events }
}

export interface After<S, E extends { readonly type: string }> {
  readonly state: S
  readonly events: readonly E[]
  readonly types: readonly E['type'][]
}

interface RulesUnderTest<S, A, E, T> extends DecideAndFold<S, A, E> {
  /** Turns what a test writes into an action. */
  readonly read: (told: T) => A
  /** Whether `after` returns the events of the last action or of all. */
  readonly eventsOf: 'last' | 'all'
}

/** Functions that take actions in a position and return their result, for a game. */
export const rulesUnderTest = <S, A, E extends { readonly type: string }, T>({
  read,
  eventsOf,
  ...rules
}: RulesUnderTest<S, A, E, T>) => ({
  /** Takes actions one after the other. Throws if one is refused. */
  after: (state: S, ...actions: readonly T[]): After<S, E> => {
    const steps: { readonly state: S; readonly events: readonly E[] }[] = [{ state, events: [] }]
    for (const told of actions) steps.push(afterLegal(rules, steps.at(-1)?.state ?? state, read(told)))
    const events = steps.slice(eventsOf === 'all' ? 0 : -1).flatMap((step) => step.events)
    return { state: steps.at(-1)?.state ?? state, events, types: events.map(({ type }) => type) }
  },

  /** Why an action is refused; undefined if it is legal. */
  refusalOf: (state: S, told: T): Refusal | undefined => {
    const decision = rules.decide(state, read(told))
    return decision.ok ? undefined : decision.refusal
  },
})

/** The words of a text, split at spaces. */
export const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')
