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
