/** What has happened since somebody's last turn, from the steps of a line. */
import type { StepRow } from '../../main/api/api.ts'
import { isHidden } from '../match/words/sentences.ts'

type Line = readonly StepRow[]

/** A step is told by the first of its events; what chance did in secret, such as what others drew, is nothing to tell. */
const isTold = ({ actor, events }: StepRow): boolean =>
  events[0] !== undefined && (actor !== 'chance' || !isHidden(events[0]))

/** A seat has made a decision in these steps. */
export const hasDecided = (line: Line, seat: number | undefined): boolean =>
  line.some(({ actor }) => actor === seat)

/**
 * The steps to tell of that others took after the last decision of a seat, or all if it has made none. What chance did
 * to that decision belongs to it.
 */
export const sinceLastTurn = (line: Line, seat: number | null): Line => {
  const last = line.findLastIndex(({ actor }) => actor === seat)
  const first = line.findIndex(({ actor }, index) => index > last && typeof actor === 'number')
  return first < 0 ? [] : line.slice(first).filter(isTold)
}
