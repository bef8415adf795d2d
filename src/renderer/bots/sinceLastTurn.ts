/** What happened since a player's last turn, from the steps of a line. */
import type { StepRow } from '../../main/api/api.ts'
import { isHidden } from '../match/words/sentences.ts'

type Line = readonly StepRow[]

/**
 * A step is described by its first event. Secret steps of chance, such as others' draws, have nothing to describe.
 */
const isDescribable = ({ actor, events }: StepRow): boolean =>
  events[0] !== undefined && (actor !== 'chance' || !isHidden(events[0]))

/** Whether a seat has made a decision in these steps. */
export const hasDecided = (line: Line, seat: number | undefined): boolean =>
  line.some(({ actor }) => actor === seat)

/**
 * The steps others took after a seat's last decision, or all steps if it has made none. Chance that belongs to
 * that decision is left out.
 */
export const sinceLastTurn = (line: Line, seat: number | null): Line => {
  const last = line.findLastIndex(({ actor }) => actor === seat)
  const first = line.findIndex(({ actor }, index) => index > last && typeof actor === 'number')
  return first < 0 ? [] : line.slice(first).filter(isDescribable)
}

/** A turn of another seat, with the chance that belongs to it. */
export interface TurnTold {
  /** Null for chance before any seat's turn. */
  readonly seat: number | null
  readonly steps: Line
}

/** The steps as turns: all that follows a seat's step up to the next step of another seat. */
export const turnsOf = (steps: Line): readonly TurnTold[] =>
  steps.reduce<readonly TurnTold[]>((turns, step) => {
    const last = turns.at(-1)
    const seat = typeof step.actor === 'number' ? step.actor : (last?.seat ?? null)
    return last !== undefined && last.seat === seat
      ? [...turns.slice(0, -1), { seat, steps: [...last.steps, step] }]
      : [...turns, { seat, steps: [step] }]
  }, [])

/** How many steps of a turn are told. */
const MAX_TOLD = 2

/** The last steps of a turn that matter, or what its seat did first if only all together do. */
export const stepsToTell = ({ steps }: TurnTold, matters: (step: StepRow) => boolean): Line => {
  const mattering = steps.filter(matters)
  if (mattering.length > 0) return mattering.slice(-MAX_TOLD)
  return [steps.find(({ actor }) => typeof actor === 'number') ?? steps[0]].filter(
    (step) => step !== undefined,
  )
}

/** How a seat's score changed. */
export interface ScoreChange {
  readonly seat: number
  readonly by: number
  /** The score after these steps. */
  readonly total: number
}

/** How the scores of all but one seat changed from one step to another. */
export const scoresChanged = (
  before: Pick<StepRow, 'scores'> | undefined,
  after: Pick<StepRow, 'scores'> | undefined,
  but: number | undefined,
): readonly ScoreChange[] =>
  (after?.scores ?? []).flatMap((score, seat) => {
    const by = score - (before?.scores[seat] ?? score)
    return seat === but || by === 0 ? [] : [{ seat, by, total: score }]
  })

/** Orders turns: first those that changed most for the hearer, then those that changed others' scores most. */
export const weightiestFirst = (
  one: { readonly own: number; readonly most: number },
  other: { readonly own: number; readonly most: number },
): number => other.own - one.own || other.most - one.most
