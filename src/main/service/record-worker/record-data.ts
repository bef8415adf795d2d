/** Converts records into plain data and back, to send them between threads. */
import { deserialize, serialize } from 'node:v8'
import type { Annotation, Branch, Header, Step } from '../../../engine/record/step.ts'
import { addStep, createRecord, fillRecord, type MatchRecord } from '../../../engine/record/tree.ts'

export interface RecordData {
  readonly header: Header
  readonly steps: readonly Step[]
  readonly branches: readonly Branch[]
  readonly annotations: readonly Annotation[]
}

/** The number of steps deserialized at a time, which takes a few milliseconds. */
const PIECE = 500

/** A record with its steps serialized in pieces, so that the receiver can yield between them. */
export interface RecordChunks extends Omit<RecordData, 'steps'> {
  readonly pieces: readonly Uint8Array[]
}

export const toRecordChunks = (record: MatchRecord): RecordChunks => {
  const { steps, ...data } = toRecordData(record)
  const pieces: Uint8Array[] = []
  for (let from = 0; from < steps.length; from += PIECE)
    pieces.push(serialize(steps.slice(from, from + PIECE)))
  return { ...data, pieces }
}

/** Restores the record, yielding to the event loop between the pieces. */
export const fromRecordChunks = async ({ pieces, ...data }: RecordChunks): Promise<MatchRecord> => {
  const record = createRecord(data.header)
  for (const piece of pieces) {
    // `toRecordChunks` has serialized steps.
    for (const step of deserialize(piece) as Step[]) addStep(record, step)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return fillRecord(record, { ...data, steps: [] })
}

export const toRecordData = (record: MatchRecord): RecordData => ({
  header: record.header,
  steps: [...record.steps.values()],
  branches: [...record.branches.values()],
  annotations: [...record.annotations.values()],
})

export const fromRecordData = (data: RecordData): MatchRecord => fillRecord(createRecord(data.header), data)
