/** Single actions in a position, for the tests of a game's rules. */
import type { DecideAndFold } from '../rules/batch.ts'
import type { Refusal } from '../refusal.ts'

/** Reads actions by their notation; throws where a text stands for none. */
export const readWith =
  <A>(parseNotation: (text: string) => A | undefined) =>
  (text: string): A => {
    const action = parseNotation(text)
    if (action === undefined) throw new RangeError(`No action ${text}`)
    return action
  }

/** The position a legal action leads to, and its events; throws where it is refused. */
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
  /** The action that a test writes down. */
  readonly read: (told: T) => A
  /** Whose events are looked at after several actions. */
  readonly eventsOf: 'last' | 'all'
}

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

  /** Why an action is refused; undefined if it is not. */
  refusalOf: (state: S, told: T): Refusal | undefined => {
    const decision = rules.decide(state, read(told))
    return decision.ok ? undefined : decision.refusal
  },
})

/** Words of a text between spaces. */
export const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')
