/** A record as plain data, to send between threads. */
import type { Annotation, Branch, Header, Step } from '../../engine/record/step.ts'
import {
  addStep,
  createRecord,
  putAnnotation,
  putBranch,
  type MatchRecord,
} from '../../engine/record/tree.ts'

export interface Parcel {
  readonly header: Header
  readonly steps: readonly Step[]
  readonly branches: readonly Branch[]
  readonly annotations: readonly Annotation[]
}

export const pack = (record: MatchRecord): Parcel => ({
  header: record.header,
  steps: [...record.steps.values()],
  branches: [...record.branches.values()],
  annotations: [...record.annotations.values()],
})

export const unpack = (parcel: Parcel): MatchRecord => {
  const record = createRecord(parcel.header)
  for (const step of parcel.steps) addStep(record, step)
  for (const branch of parcel.branches) putBranch(record, branch)
  for (const annotation of parcel.annotations) putAnnotation(record, annotation)
  return record
}
