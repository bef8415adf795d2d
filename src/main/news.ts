/** What a copy of a match brought into it, as a list to go through. */
import type { StepId } from '../engine/record/step.ts'
import { childrenOf, depthOf, type MatchRecord } from '../engine/record/tree.ts'
import type { News } from './api.ts'
import type { Brought } from './library/matches.ts'

/** Entries listed; there is no end to what a copy can bring. */
const MOST = 100
/** Steps and notes that are told one by one, to be marked as new. */
const MOST_MARKED = 2000

type How = News['branches'][number]['how']

const howBranch = ({ now, was }: Brought['branches'][number]): How => {
  if (was === undefined) return 'new'
  if (now.deleted !== was.deleted) return now.deleted ? 'deleted' : 'recovered'
  return now.step === was.step ? 'renamed' : 'moved'
}

const howNote = ({ now, was }: Brought['annotations'][number]): News['notes'][number]['how'] | undefined => {
  if (was === undefined || was.deleted) return now.deleted ? undefined : 'new'
  return now.deleted ? 'deleted' : 'changed'
}

/** Each new line by its first step: one whose parent was there before, with all that continues it. */
const newLines = (record: MatchRecord, added: ReadonlySet<StepId>): News['lines'] => {
  const lines: News['lines'] = []
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

/** `record` is the match with what was brought. Tombstones of what never was here are no news. */
export const newsOf = (record: MatchRecord, { steps, branches, annotations }: Brought): News => {
  const added = new Set(steps.map(({ id }) => id))
  const lines = newLines(record, added)
  const told = branches
    .filter(({ now, was }) => was !== undefined || !now.deleted)
    .map((branch) => {
      const { id, name, step } = branch.now
      return { id, name, step, depth: depthOf(record, step), how: howBranch(branch) }
    })
  const notes = annotations.flatMap((note) => {
    const how = howNote(note)
    const { id, step, body } = note.now
    return how === undefined ? [] : [{ id, step, depth: depthOf(record, step), kind: body.kind, how }]
  })
  const fresh = notes.filter(({ how }) => how !== 'deleted').map(({ id }) => id)
  return {
    lines: lines.slice(0, MOST),
    branches: told.slice(0, MOST),
    notes: notes.slice(0, MOST),
    counts: { lines: lines.length, branches: told.length, notes: notes.length },
    marked: { steps: [...added].slice(0, MOST_MARKED), notes: fresh.slice(0, MOST_MARKED) },
  }
}
