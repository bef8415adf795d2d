/** Copies of a record with changes made elsewhere. */
import { replayOf } from '../../engine/record/positions.ts'
import { LAST_VERSION, MAIN } from '../../engine/record/step.ts'
import { changeAtRandom } from '../../engine/record/testing/player.ts'
import {
  createRecord,
  fillRecord,
  setAnnotation,
  setBranch,
  type MatchRecord,
} from '../../engine/record/tree.ts'
import { sample } from './play.ts'

/** A copy of a record with random changes: more steps, branches and notes, some changed and deleted. */
export const grownCopy = (
  record: MatchRecord,
  seed: string,
  changes: readonly (readonly [number, number, number, boolean])[],
): MatchRecord => {
  const copy = fillRecord(createRecord(record.header), {
    steps: record.steps.values(),
    branches: record.branches.values(),
    annotations: record.annotations.values(),
  })
  changeAtRandom(replayOf(copy, sample), seed, 8)
  const steps = [copy.root, ...copy.steps.keys()]
  for (const [which, where, version, deleted] of changes) {
    const entries = [...copy.branches.values(), ...copy.annotations.values()]
    const entry = entries[which % entries.length]
    const step = steps[where % steps.length] ?? copy.root
    if (entry === undefined) continue
    if ('body' in entry) setAnnotation(copy, { ...entry, step, version, deleted })
    else if (entry.id === MAIN) setBranch(copy, { ...entry, step, version: Math.max(1, version) })
    else setBranch(copy, { ...entry, step, version, deleted })
  }
  // The highest version that files may have.
  for (const note of copy.annotations.values())
    setAnnotation(copy, { ...note, version: Math.min(note.version, LAST_VERSION) })
  for (const branch of copy.branches.values())
    setBranch(copy, { ...branch, version: Math.min(branch.version, LAST_VERSION) })
  return copy
}

/** Deletes every note and branch of the record in the highest version. */
export const wipedCopy = (record: MatchRecord): MatchRecord => {
  const copy = grownCopy(record, 'wipe', [])
  const version = LAST_VERSION
  for (const note of copy.annotations.values()) setAnnotation(copy, { ...note, deleted: true, version })
  for (const branch of copy.branches.values())
    if (branch.id !== MAIN) setBranch(copy, { ...branch, deleted: true, version })
  return copy
}
