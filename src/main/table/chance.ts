/** Randomness from the operating system: fair outcomes, seeds and ids. The engine has none of its own. */
import { randomBytes } from 'node:crypto'
import { randomFrom, type Random } from '../../engine/kernel/random.ts'
import type { BranchId } from '../../engine/record/step.ts'

/** Without letters and digits that are mistaken for one another when a seed is read aloud. */
const SEED_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const SEED_LENGTH = 20

export const fairRandom: Random = randomFrom(() => randomBytes(4).readUInt32BE())

/** 100 random bits as 20 base-32 characters. */
export const newSeed = (): string =>
  Array.from(randomBytes(SEED_LENGTH), (byte) => SEED_ALPHABET.charAt(byte % SEED_ALPHABET.length)).join('')

/** Tells two matches that start alike apart: 32 hex digits. */
export const newNonce = (): string => randomBytes(16).toString('hex')

export const newNoteId = (): string => randomBytes(8).toString('hex')

export const newBranchId = (): BranchId =>
  // 16 hex digits are what a branch id is.
  randomBytes(8).toString('hex') as BranchId
