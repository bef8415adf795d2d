/** Randomness from the operating system: fair outcomes and ids. The engine has none of its own. */
import { randomBytes } from 'node:crypto'
import { randomFrom, type Random } from '../../engine/kernel/random.ts'
import type { BranchId } from '../../engine/record/step.ts'

export const fairRandom: Random = randomFrom(() => randomBytes(4).readUInt32BE())

/** Makes the ids of two equal headers different: 32 hex digits. */
export const newNonce = (): string => randomBytes(16).toString('hex')

export const newNoteId = (): string => randomBytes(8).toString('hex')

export const newBranchId = (): BranchId =>
  // A branch id is 16 hex digits.
  randomBytes(8).toString('hex') as BranchId
