/**
 * Builds a whole `Game` from what only the game itself can know; everything else has a default, which a game replaces
 * one piece at a time as it grows.
 *
 * ```ts
 * export const pig = defineGame({
 *   id: 'pig',
 *   version: 1,
 *   seats: { min: 2, max: 4 },
 *   action: actionSchema,
 *   event: eventSchema,
 *   start,
 *   turn,
 *   outcomes: () => alike(FACES.map((die) => ({ type: 'roll', die }))),
 *   legal: () => [{ type: 'roll' }, { type: 'hold' }],
 *   decide,
 *   evolve,
 *   texts: { en },
 * })
 * ```
 */
import type { z } from 'zod'
import { languagesOf, localesFrom, type GameTexts } from './default-texts.ts'
import { defaultBoard, defaultNotation, defaultSentence } from './default-sentences.ts'
import type { Game, Outcome, RollStatistic, Setup, Turn } from './game.ts'
import { concealing, concealNothing } from './hidden-information.ts'
import { optionsSchema, type OptionField, type OptionFields, type OptionsOf } from './options.ts'
import { oneOf, type Random } from './random.ts'
import type { Decision } from './refusal.ts'
import { eventTypes, valuesOf } from './rules/event-types.ts'
import { firstItems, repeated } from './rules/lists.ts'
import { drawWeighted, oddsFrom, type Weighted } from './rules/outcomes.ts'
import { momentAt } from './rules/places.ts'
import { redactActions, redactEvents, type Hidden } from './rules/redact.ts'
import type { Viewer } from './seat.ts'

interface Fact {
  readonly type: string
}

/** Members of a state that defaults look at, if it has them. */
export interface Position {
  /** How many seats play. A game in which their number varies needs it for the default moment, view and score. */
  readonly seats?: number
  /** The turn, counted from 1; 0 before the first. */
  readonly turn?: number
  /** The points of each seat. */
  readonly points?: readonly number[]
}

/** What keeps a game's secrets. A game without this part has none. */
export interface Secrets<O, S, A extends Fact, E extends Fact, K> {
  /** For each type of event that carries a secret, the member that others see as null; or `Game.redactEvent`. */
  readonly events: Hidden<E> | ((event: E, viewer: Viewer) => E)
  /** The same for actions. */
  readonly actions: Hidden<A>
  /** The same for a viewer who watches an event happen; needed only if the record later shows that viewer less. */
  readonly witnessed?: Hidden<E>
  /** What a viewer knows of a position. Positions that it cannot tell apart must give equal values. */
  readonly conceal: (state: S, viewer: Viewer) => K
  /** Deals a whole position at random that agrees with what a viewer knows. */
  readonly deal: (known: K, random: Random) => S
  /** True if a match with these options has secrets; if left out, every match has. */
  readonly hidden?: (options: O) => boolean
}

/** The view of a game that defines none: what the viewer knows of the state, and what a board needs besides. */
export type DefaultView<K, A> = K & {
  readonly seats: number
  readonly by: Turn['by']
  readonly outcome: Outcome | null
  /**
   * The choices of the viewer if it is to act (for `all`, of the seat to act), or the outcomes of chance if none of
   * them is a secret. Empty otherwise, and cut short after 500.
   */
  readonly legal: readonly A[]
}

/** Members of `Game` that are the same in a definition. */
type Own<O, S, A, E extends Fact, V> = Pick<
  Game<O, S, A, E, V>,
  | 'id'
  | 'version'
  | 'oldest'
  | 'partialEntrySince'
  | 'shelf'
  | 'seats'
  | 'heuristics'
  | 'isAlreadyKnown'
  | 'hasSeveralParts'
>
/** Members of `Game` that replace a default. */
type Replaced<O, S, A, E extends Fact, V> = Pick<
  Game<O, S, A, E, V>,
  'rules' | 'ruleEvents' | 'moment' | 'sampleLegal' | 'reveals' | 'score' | 'rollStatistics'
>

/** What `defineGame` needs. The required members come first. */
export interface GameDefinition<F extends OptionFields, S, A extends Fact, E extends Fact, V, K>
  extends Own<OptionsOf<F>, S, A, E, V>, Partial<Replaced<OptionsOf<F>, S, A, E, V>> {
  /** The options of a match; none if left out. */
  readonly fields?: F
  readonly action: z.ZodType<A>
  readonly event: z.ZodType<E>
  readonly start: (setup: Setup<OptionsOf<F>>) => S
  readonly turn: (state: S) => Turn
  /** The legal actions of the seat to act; with `outcomes` it is not called where chance acts. */
  readonly legal: (state: S) => Iterable<NoInfer<A>>
  readonly decide: (state: S, action: NoInfer<A>) => Decision<NoInfer<E>>
  readonly evolve: (state: S, event: E) => S
  /** The texts, in at least one language. */
  readonly texts: GameTexts

  /**
   * Every outcome where chance acts, with its weight. If there are too many to list, give `chance` and `odds` instead,
   * and let `legal` list them lazily. A game without luck needs neither.
   */
  readonly outcomes?: (state: S) => readonly Weighted<NoInfer<A>>[]
  /** An outcome of chance left open by people who have not seen it (`partialEntrySince`), where that is possible. */
  readonly unknownOutcome?: (state: S) => NoInfer<A> | undefined
  readonly chance?: Game<OptionsOf<F>, S, A, E, V>['chance']
  readonly odds?: Game<OptionsOf<F>, S, A, E, V>['odds']

  readonly secrets?: Secrets<OptionsOf<F>, S, A, E, K>
  readonly view?: (state: S, viewer: Viewer) => V
  /** Parts of `Game.text` that replace the sentences made from the texts. */
  readonly text?: Partial<Omit<Game<OptionsOf<F>, S, A, E, V>['text'], 'locales'>>
}

/** The most actions listed in a default view. */
const MOST_LISTED = 500

/** Events that tell what was not known before, by the last word of their type. */
const REVEALING = /\.(rolled|drawn|dealt|turned|revealed)$/

/** Dice to count: the member `die` of events whose type ends in `.rolled`, if its schema lists the faces. */
const diceOf = (schema: z.ZodType): readonly RollStatistic[] => {
  const rolled = [...eventTypes(schema)].filter(
    ([type, { die }]) => type.endsWith('.rolled') && valuesOf(die).length > 0,
  )
  const [first] = rolled
  if (first === undefined) return []
  const faces = valuesOf(first[1]['die']).map((face) => ({ face: String(face), weight: 1 }))
  return [{ id: 'die', events: rolled.map(([type]) => type), faces }]
}

/** The functions of chance for a game that lists its outcomes, or has no luck at all. */
const chanceFrom = <S, A>(
  turn: (state: S) => Turn,
  legal: (state: S) => Iterable<A>,
  outcomes: (state: S) => readonly Weighted<A>[],
  unknownOutcome: (state: S) => A | undefined,
) => ({
  legal: (state: S): Iterable<A> => {
    if (turn(state).by !== 'chance') return legal(state)
    const open = unknownOutcome(state)
    return [...(open === undefined ? [] : [open]), ...outcomes(state).map(({ action }) => action)]
  },
  chance: (state: S, random: Random): A => drawWeighted(outcomes(state), random),
  odds: (state: S) => (turn(state).by === 'chance' ? oddsFrom(outcomes(state)) : undefined),
})

/** The functions that keep secrets, or that show everything to everybody. */
const secrecyFrom = <O, S, A extends Fact, E extends Fact, K>(
  secrets: Secrets<O, S, A, E, K> | undefined,
) => {
  if (secrets === undefined)
    return {
      hasHiddenInformation: () => false,
      redactEvent: (event: E) => event,
      redactAction: (action: A) => action,
      conceal: concealNothing<S>,
    }
  const { events, actions, witnessed, conceal, deal, hidden } = secrets
  return {
    hasHiddenInformation: hidden ?? (() => true),
    redactEvent: typeof events === 'function' ? events : redactEvents<E>(events),
    redactAction: redactActions<A>(actions),
    conceal: concealing(conceal, deal),
    ...(witnessed === undefined ? {} : { witnessEvent: redactEvents<E>(witnessed) }),
  }
}

/** Builds a game from its definition. Throws if the definition has no texts. */
export const defineGame = <
  S extends Position,
  A extends Fact,
  E extends Fact,
  F extends OptionFields = Record<never, OptionField>,
  K extends object = S,
  V extends object = DefaultView<K, A>,
>(
  definition: GameDefinition<F, S, A, E, V, K>,
): Game<OptionsOf<F>, S, A, E, V> => {
  const {
    fields,
    action,
    event,
    texts,
    legal,
    outcomes,
    unknownOutcome,
    chance,
    odds,
    secrets,
    view,
    text,
    ...given
  } = definition
  const { turn, seats } = given
  const locales = localesFrom(texts)
  const languages = languagesOf(texts)
  const words = locales[languages[0]]
  const secrecy = secrecyFrom(secrets)
  const dice = diceOf(event)
  // Without options there are no fields; the compiler cannot tell that `F` is its default then.
  const options = fields ?? ({} as F)
  const fair = chanceFrom(turn, legal, outcomes ?? (() => []), unknownOutcome ?? (() => undefined))
  const luck = chance === undefined || odds === undefined ? fair : { legal, chance, odds }

  const countSeats = (state: S): number => {
    const count = state.seats ?? (seats.min === seats.max ? seats.min : undefined)
    if (count === undefined) throw new Error(`The state of ${definition.id} does not say how many seats play`)
    return count
  }
  const outcomeOf = (state: S): Outcome | null => {
    const now = turn(state)
    return now.by === 'nobody' ? now.outcome : null
  }
  /** What the viewer may choose, or enter for chance. */
  const choicesFor = (state: S, viewer: Viewer): readonly A[] => {
    const { by } = turn(state)
    if (by === 'nobody' || (by !== 'chance' && viewer !== by && viewer !== 'all')) return []
    const actions = firstItems(luck.legal(state), MOST_LISTED)
    const isSecret = (each: A): boolean => secrecy.redactAction(each, by, 'public') !== each
    return by === 'chance' && viewer !== 'all' && actions.some(isSecret) ? [] : actions
  }
  const defaultView = (state: S, viewer: Viewer): DefaultView<K, A> => ({
    // What a viewer knows was made by the game's own `conceal`, or is the state itself.
    ...(secrecy.conceal(state, viewer).known as K),
    seats: countSeats(state),
    by: turn(state).by,
    outcome: outcomeOf(state),
    legal: choicesFor(state, viewer),
  })

  return {
    rules: [],
    ruleEvents: {},
    moment: (state) => momentAt(1, state.turn ?? 1, countSeats(state)),
    sampleLegal: (state, random) => oneOf(luck.legal(state), random),
    reveals: ({ type }) => REVEALING.test(type),
    score: (state) => outcomeOf(state)?.scores ?? state.points ?? repeated(0, countSeats(state)),
    ...(dice.length === 0 ? {} : { rollStatistics: dice }),
    ...secrecy,
    ...given,
    ...luck,
    fields: options,
    schemas: { options: optionsSchema(options), action, event },
    // `V` is `DefaultView` if there is no view.
    view:
      view ?? (defaultView as (state: S, viewer: Viewer) => object as Game<OptionsOf<F>, S, A, E, V>['view']),
    languages,
    text: {
      notation: defaultNotation,
      describe: defaultSentence('action', words),
      sentence: defaultSentence('event', words),
      board: defaultBoard,
      ...text,
      locales,
    },
  }
}
