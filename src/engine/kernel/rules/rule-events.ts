/** Which events show a rule of a game at work: for links from what happened to the rule, and for examples. */

/** As `GameEvent`, which knows of these patterns. */
interface TypedEvent {
  readonly type: string
}

export interface EventMatcher {
  readonly type: string
  readonly when?: (event: TypedEvent) => boolean
}

/** By the id of a rule. */
export type RuleEvents = { readonly [rule: string]: readonly EventMatcher[] }

/** `const on = patternsFor<Event>()`, then `on('pawn.moved', ({ distance }) => distance === 0)`. */
export const eventMatchers =
  <E extends TypedEvent>() =>
  <T extends E['type']>(type: T, when?: (event: Extract<E, { readonly type: T }>) => boolean): EventMatcher =>
    // A pattern is asked about events of its type alone.
    when === undefined ? { type } : { type, when: when as (event: TypedEvent) => boolean }

const matches = ({ type, when }: EventMatcher, event: TypedEvent): boolean =>
  type === event.type && (when === undefined || when(event))

/** True if one of the events shows the rule. */
export const showsRule = (rules: RuleEvents, rule: string, events: readonly TypedEvent[]): boolean =>
  rules[rule]?.some((pattern) => events.some((event) => matches(pattern, event))) ?? false

/** The rules an event shows, as they are listed. */
export const rulesOfEvent = (rules: RuleEvents, event: TypedEvent): readonly string[] =>
  Object.keys(rules).filter((rule) => showsRule(rules, rule, [event]))
