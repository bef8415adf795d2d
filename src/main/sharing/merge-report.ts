/** What a copy of a match brought into it, as a list to go through. */
import type { Imported } from '../../engine/record/exchange/import.ts'
import { authorName, authorsIn, noteOf } from '../../engine/record/notes.ts'
import type { StepId } from '../../engine/record/step.ts'
import { childrenOf, depthOf, type MatchRecord } from '../../engine/record/tree.ts'
import type { MergeReport } from '../api/api.ts'

/** Entries listed; there is no end to what a copy can bring. */
const MOST = 100
/** Steps and notes that are told one by one, to be marked as new. */
const MOST_MARKED = 2000

/** Each new line by its first step: one whose parent was there before, with all that continues it. */
const newLines = (record: MatchRecord, added: ReadonlySet<StepId>): MergeReport['lines'] => {
  const lines: MergeReport['lines'] = []
  for (const id of added) {
    const step = record.steps.get(id)
    if (step === undefined || added.has(step.parent)) continue
    let steps = 0
    const open: StepId[] = [id]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      steps += 1
      open.push(...childrenOf(record, at))
    }
    lines.push({ step: id, depth: depthOf(record, id), steps })
  }
  return lines
}

/** `record` is the match after the merge. Changes that make no visible difference are not reported. */
export const mergeReportOf = (
  record: MatchRecord,
  { steps, branches, annotations }: Imported,
): MergeReport => {
  const added = new Set(steps.map(({ id }) => id))
  const lines = newLines(record, added)
  const changed = branches.flatMap(({ now: { id, name, step }, how }) =>
    how === undefined ? [] : [{ id, name, step, depth: depthOf(record, step), how }],
  )
  const authors = authorsIn(record.annotations, Date.now())
  const notes = annotations.flatMap(({ now, how }) => {
    const { step, body } = now
    if (how === undefined) return []
    return [
      {
        id: noteOf(now),
        step,
        depth: depthOf(record, step),
        kind: body.kind,
        author: authorName(now, authors),
        how,
      },
    ]
  })
  // What has to be decided comes first.
  notes.sort((one, other) => Number(other.how === 'forked') - Number(one.how === 'forked'))
  const markedNotes = notes.filter(({ how }) => how !== 'deleted').map(({ id }) => id)
  return {
    lines: lines.slice(0, MOST),
    branches: changed.slice(0, MOST),
    notes: notes.slice(0, MOST),
    counts: { lines: lines.length, branches: changed.length, notes: notes.length },
    marked: { steps: [...added].slice(0, MOST_MARKED), notes: markedNotes.slice(0, MOST_MARKED) },
  }
}
