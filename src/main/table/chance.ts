/** Randomness from the operating system: fair outcomes and ids. The engine has none of its own. */
import { randomBytes } from 'node:crypto'
import { randomFrom, type Random } from '../../engine/kernel/random.ts'
import type { BranchId } from '../../engine/record/step.ts'

export const fairRandom: Random = randomFrom(() => randomBytes(4).readUInt32BE())

/** Tells two matches that start alike apart: 32 hex digits. */
export const newNonce = (): string => randomBytes(16).toString('hex')

export const newNoteId = (): string => randomBytes(8).toString('hex')

export const newBranchId = (): BranchId =>
  // 16 hex digits are what a branch id is.
  randomBytes(8).toString('hex') as BranchId
