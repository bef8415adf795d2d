/** The rules of a game as data: the list of them for reading, and which events show each rule at work. */

/**
 * Reasons why a rule has no example: it describes the box or the setup; it says that nothing happens; it is about
 * hidden information, or about counting that examples of other rules show; it applies throughout a match; it allows
 * something without requiring it; or it hardly ever occurs.
 */
export const WITHOUT_EXAMPLE = [
  'box',
  'setup',
  'nothing',
  'hidden',
  'counting',
  'throughout',
  'allows',
  'rare',
] as const
export type WithoutExample = (typeof WITHOUT_EXAMPLE)[number]

/** One rule of a game. Its wording is in the texts `rules.<id>.text` and, for `house`, `rules.<id>.house`. */
export interface Rule {
  readonly id: string
  /** The section of the rule book; its heading is the text `rulesSections.<section>`. */
  readonly section: string
  /** `house`: the published rules leave something open, and this program decides it. */
  readonly kind: 'publisher' | 'house'
  /** Why the rule has no example; undefined if it has one. */
  readonly without?: WithoutExample
}

/**
 * Builds a game's rules from their sections in teaching order; ids are given without prefix and hyphen. `house` lists
 * the rules in which this program decides what the published rules leave open (the text `rules.<id>.house` says what),
 * `without` the rules that no example shows, by reason.
 */
export const ruleList = (
  prefix: string,
  sections: { readonly [section: string]: string },
  house: string,
  without: { readonly [R in WithoutExample]?: string },
): readonly Rule[] =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number): Rule => {
      const kind = house.split(' ').includes(number) ? 'house' : 'publisher'
      const reason = WITHOUT_EXAMPLE.find((each) => without[each]?.split(' ').includes(number))
      return {
        id: `${prefix}-${number}`,
        section,
        kind,
        ...(reason === undefined ? {} : { without: reason }),
      }
    }),
  )

/** The part of `GameEvent` that matchers need; importing it here would be circular. */
interface TypedEvent {
  readonly type: string
}

export interface EventMatcher {
  readonly type: string
  readonly when?: (event: TypedEvent) => boolean
}

/** The matchers of each rule, by rule id. */
export type RuleEvents = { readonly [rule: string]: readonly EventMatcher[] }

/**
 * Matchers for a game's events: `const on = eventMatchers<Event>()`, then `on('pawn.moved', ({ distance }) => distance
 * === 0)`.
 */
export const eventMatchers =
  <E extends TypedEvent>() =>
  <T extends E['type']>(type: T, when?: (event: Extract<E, { readonly type: T }>) => boolean): EventMatcher =>
    // `matches` calls `when` only with events of this type.
    when === undefined ? { type } : { type, when: when as (event: TypedEvent) => boolean }

const matches = ({ type, when }: EventMatcher, event: TypedEvent): boolean =>
  type === event.type && (when === undefined || when(event))

/** True if at least one of the events shows the rule. */
export const showsRule = (rules: RuleEvents, rule: string, events: readonly TypedEvent[]): boolean =>
  rules[rule]?.some((pattern) => events.some((event) => matches(pattern, event))) ?? false

/** The ids of the rules an event shows, in the order of the table. */
export const rulesOfEvent = (rules: RuleEvents, event: TypedEvent): readonly string[] =>
  Object.keys(rules).filter((rule) => showsRule(rules, rule, [event]))
