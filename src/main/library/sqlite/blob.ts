/** Step ids as the library stores them: 16 bytes instead of 32 digits. */
import type { StepId } from '../../../engine/record/step.ts'

export const toBlob = (id: string): Buffer => Buffer.from(id, 'hex')

// 16 bytes in lower-case hex are what a step id is; the column's CHECK keeps the length.
export const fromBlob = (blob: Buffer): StepId => blob.toString('hex') as StepId
