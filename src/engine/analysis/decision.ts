/**
 * Measures what a decision cost, judged by what the deciding seat could see: a search like a bot's that gives the
 * action taken as many playouts as the best one found.
 */
import type { Game, GameEvent } from '../kernel/game.ts'
import { quickRandom } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'
import { MAX_BEST_ACTIONS, type Considered, type Finding, type Grade } from '../record/analysis.ts'
import { createSearch, type SearchChoice } from '../search/search.ts'

/** The least loss for each grade, worst grade first. */
const GRADE_THRESHOLDS: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
]

const LEAST_GRADED = Math.min(...GRADE_THRESHOLDS.map(([, least]) => least))

/** How many standard errors a loss must exceed; a smaller loss may be luck in the playouts. */
const MIN_ERRORS = 2

/** A decision gets so many times the playouts if the first ones find a loss large enough for a grade, clear or not. */
const CLOSER_LOOK = 4

/** The value of an action to its seat with its standard error. */
interface Estimate {
  readonly value: number
  readonly error: number
}

/** What choosing `played` instead of `best` cost; 0 if the difference is within the error. */
export const lossOf = (best: Estimate, played: Estimate): number => {
  const loss = best.value - played.value
  return loss > MIN_ERRORS * Math.hypot(best.error, played.error) ? loss : 0
}

export const gradeOf = (loss: number): Grade | null =>
  GRADE_THRESHOLDS.find(([, least]) => loss >= least)?.[0] ?? null

/** A decision of a match to analyse. */
export interface DecisionToJudge<O, S> {
  readonly options: O
  /** The position; its hidden pieces are dealt anew and cannot affect the result. */
  readonly state: S
  readonly seat: Seat
  /** The legal action that was taken. */
  readonly action: unknown
  readonly seed: string
  readonly playouts: number
}

/** If the values of all actions differ by less, none counts as better. */
const EQUAL_WITHIN = 0.002
/** Other actions are reported only with at least this share of the best action's visits; the rest are too uncertain. */
const MIN_VISIT_SHARE = 0.05
/** Values are rounded to 1 / `DIGITS`, finer than the estimates. */
const DIGITS = 10_000

export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS || 0

const isForced = (actions: Iterable<unknown>): boolean => {
  const iterator = actions[Symbol.iterator]()
  iterator.next()
  return iterator.next().done === true
}

/**
 * Analyses a decision in slices of one playout and yields the progress, 0 to 1. The same position, seed and playouts
 * give the same finding.
 */
export function* analyseDecision<O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { options, state, seat, action, seed, playouts }: DecisionToJudge<O, S>,
): Generator<number, Finding> {
  if (isForced(game.legal(state))) return { kind: 'nothing' }
  const taken = game.schemas.action.parse(action)
  const notation = (of: A): string => game.text.notation(of, state)
  const name = notation(taken)
  const search = createSearch(game, { options, state, seat }, quickRandom(seed))
  search.consider(taken)
  const isTaken = (choice: SearchChoice<A>): boolean => notation(choice.action) === name
  const valueOf = ({ values }: SearchChoice<A>): number => values[seat] ?? 0
  /** Runs playouts, then gives the action taken as many as the best has, so that neither profits from more thought. */
  function* think(more: number): Generator<number, void> {
    for (let done = 0; done < more; done += 1) {
      search.run(1)
      yield done / (2 * more)
    }
    const [best] = search.choices()
    if (best === undefined || isTaken(best)) return
    const missing = best.visits - (search.choices().find(isTaken)?.visits ?? 0)
    for (let done = 0; done < missing; done += 1) {
      search.visit(taken, 1)
      yield 0.5 + done / (2 * missing)
    }
  }
  for (const part of think(playouts)) yield part / 2
  const looked = search.choices()
  const [first] = looked
  const own = looked.find(isTaken)
  if (first !== undefined && own !== undefined && valueOf(first) - valueOf(own) >= LEAST_GRADED)
    for (const part of think((CLOSER_LOOK - 1) * playouts)) yield (1 + part) / 2

  const all = search.choices()
  const [favourite] = all
  const played = all.find(isTaken)
  if (favourite === undefined || played === undefined) throw new Error('An action was not looked at')
  const found = all.find(({ action: each }) => notation(each) === notation(favourite.action)) ?? favourite
  const spread = all.map(valueOf)
  // If heuristics find a single action worth considering, it is better than all others.
  if (all.length > 1 && Math.max(...spread) - Math.min(...spread) < EQUAL_WITHIN) return { kind: 'nothing' }

  const best = valueOf(played) >= valueOf(found) ? played : found
  const loss = lossOf(
    { value: valueOf(best), error: best.error },
    { value: valueOf(played), error: played.error },
  )
  const told = (choice: SearchChoice<A>): Considered => ({
    notation: notation(choice.action),
    // An action of a game always has a type.
    action: choice.action as Considered['action'],
    // No action may exceed the best; the difference is luck in its few playouts.
    chance: rounded(Math.min(valueOf(choice), valueOf(best))),
  })
  const others = all.filter(({ visits }) => visits >= MIN_VISIT_SHARE * best.visits)
  const names = new Set([notation(best.action)])
  const next = others.filter((choice) => {
    const isNew = !names.has(notation(choice.action))
    names.add(notation(choice.action))
    return isNew
  })
  return {
    kind: 'decision',
    seat,
    before: best.values.map(rounded),
    after: played.values.map(rounded),
    loss: rounded(loss),
    grade: gradeOf(loss),
    best: [best, ...next].slice(0, MAX_BEST_ACTIONS).map(told),
    played: told(played),
    // The chance of one and the same action has no error against itself.
    errors: {
      before: rounded(Math.min(1, best.error)),
      loss: best === played ? 0 : rounded(Math.min(1, Math.hypot(best.error, played.error))),
    },
  }
}
