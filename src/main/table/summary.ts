/** Summarises a record for the library's list. */
import type { Replay } from '../../engine/record/positions.ts'
import { standingNotes } from '../../engine/record/notes.ts'
import { tryRead } from '../../engine/record/readable.ts'
import { MAIN } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import { emptySummary, type Summary } from '../library/rows/summary.ts'

const countOf = <T>(items: Iterable<T>, counts: (item: T) => boolean): number => {
  let count = 0
  for (const item of items) if (counts(item)) count += 1
  return count
}

/** The length, turn and scores of the match as played, and counts over the whole record. */
export const summaryOf = ({ record, positions, game }: Replay): Summary => {
  const tip = record.branches.get(MAIN)?.step ?? record.root
  const standing = tryRead(() => {
    const state = positions.at(tip)
    return { turn: game.turn(state), moment: game.moment(state), scores: game.score(state) }
  })
  const { turn, moment, scores } = emptySummary(record.header.seats.length)
  return {
    played: depthOf(record, tip),
    steps: record.steps.size,
    comments: countOf(standingNotes(record.annotations), ({ body }) => body.kind === 'comment'),
    branches: countOf(record.branches.values(), (branch) => !branch.deleted && branch.id !== MAIN),
    ...(standing ?? { turn, moment, scores }),
  }
}
