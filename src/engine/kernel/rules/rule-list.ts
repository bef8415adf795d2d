/** The rules of a game as data: the list of them for reading, and which events show each rule at work. */

/**
 * Why a rule has no example: it says what is in the box, how the table is laid, or that nothing happens; it is about what is
 * hidden, about counting that is seen in the examples of other rules, or holds all through a match; it allows
 * something without asking for it; or it hardly ever comes to pass.
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

/** One rule of the game's rule list. Its words are the texts `rules.<id>.text` and, for `house`, `rules.<id>.house`. */
export interface Rule {
  readonly id: string
  /** Its heading is the text `rulesSections.<section>`. */
  readonly section: string
  /** `house`: the published rules leave something open that is decided here. */
  readonly kind: 'publisher' | 'house'
  /** Why no example shows it, where none does. */
  readonly without?: WithoutExample
}

/**
 * The rules of a game by section, in the order in which they are taught, their ids without the prefix and the hyphen. `house`: those in
 * which the published rules leave something open that is decided here; the text `rules.<id>.house` says what.
 * `without`: those that no example shows, by the reason.
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
