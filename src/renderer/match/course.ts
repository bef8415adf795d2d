/** How a match went, from the running scores of its seats: who led since when, and sentences about it. */
import type { Language } from '../../engine/kernel/text.ts'
import type { MatchRow } from '../../main/api/api.ts'
import { winnersOf } from '../ui/format/titles.ts'
import { inList, sayIn } from '../ui/i18n.ts'

/** By step, then by seat. */
export type Course = readonly (readonly number[])[]

/** The seat that is ahead of all others; undefined if none is. */
const leaderAt = (scores: readonly number[]): number | undefined => {
  const top = Math.max(...scores)
  const first = scores.indexOf(top)
  return scores.lastIndexOf(top) === first ? first : undefined
}

export interface Lead {
  /** How often another seat went ahead. */
  readonly changes: number
  /** The seat that was ahead last; undefined if none ever was. */
  readonly last: number | undefined
  /** The step since when it was. */
  readonly since: number
}

export const leadOf = (course: Course): Lead => {
  let lead: Lead = { changes: 0, last: undefined, since: 0 }
  for (const [step, scores] of course.entries()) {
    const leader = leaderAt(scores)
    if (leader === undefined || leader === lead.last) continue
    lead = { changes: lead.changes + (lead.last === undefined ? 0 : 1), last: leader, since: step }
  }
  return lead
}

type Ended = Pick<MatchRow, 'seats' | 'turn'>

/** Who won a finished match, as words without a full stop. */
export const resultIn = ({ seats, turn }: Ended, language: Language): string => {
  const first = winnersOf(turn)
  if (first.length === 0) return sayIn(language, 'library.went.drew')
  const name = inList(
    first.map((seat) => seats[seat]?.name ?? ''),
    language,
  )
  return sayIn(language, first.length > 1 ? 'library.went.sharedBy' : 'library.went.wonBy', { name })
}

/** A sentence about the lead: how often it changed, or since when the winner had it; none for a course without one. */
export const leadIn = (
  { turn }: Pick<Ended, 'turn'>,
  course: Course,
  language: Language,
): readonly string[] => {
  if (course.length === 0) return []
  const { changes, last, since } = leadOf(course)
  if (changes > 1) return [sayIn(language, 'library.went.leadChanged', { n: changes })]
  const [winner] = winnersOf(turn)
  if (winner === undefined || winner !== last) return []
  // Within the first fifth nobody else was ever far ahead.
  const how = since * 5 < course.length ? 'aheadAlways' : 'aheadFrom'
  return [sayIn(language, `library.went.${how}`, { step: since })]
}
