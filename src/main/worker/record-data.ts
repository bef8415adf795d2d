/** A record as plain data, to send between threads. */
import { deserialize, serialize } from 'node:v8'
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

/** Steps that are taken out of their wrapping at a time, a few milliseconds' work. */
const PIECE = 500

/** The same with its steps in pieces, each to be unwrapped when there is time for it. */
export interface Crate extends Omit<Parcel, 'steps'> {
  readonly pieces: readonly Uint8Array[]
}

export const packPieces = (record: MatchRecord): Crate => {
  const { steps, ...parcel } = pack(record)
  const pieces: Uint8Array[] = []
  for (let from = 0; from < steps.length; from += PIECE)
    pieces.push(serialize(steps.slice(from, from + PIECE)))
  return { ...parcel, pieces }
}

/** The record of a crate; between its pieces others get a turn. */
export const unpackPieces = async ({ pieces, ...parcel }: Crate): Promise<MatchRecord> => {
  const record = createRecord(parcel.header)
  for (const piece of pieces) {
    // Packed by the function above.
    for (const step of deserialize(piece) as Step[]) addStep(record, step)
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const branch of parcel.branches) putBranch(record, branch)
  for (const annotation of parcel.annotations) putAnnotation(record, annotation)
  return record
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
