/** Seeds of new matches: at random, or from what somebody types. */
import { randomBytes, scrypt } from 'node:crypto'

/** Without letters and digits that are mistaken for one another when a seed is read aloud. */
const SEED_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const SEED_LENGTH = 20
const SEED = new RegExp(`^[${SEED_ALPHABET}]{${SEED_LENGTH}}$`)

/** 100 bits as 20 base-32 characters. */
const seedOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => SEED_ALPHABET.charAt(byte % SEED_ALPHABET.length)).join('')

export const newSeed = (): string => seedOf(randomBytes(SEED_LENGTH))

/**
 * What one guess costs: 128 MiB of memory and a third of a second of a processor of 2024, as OWASP's Password Storage
 * Cheat Sheet asks of scrypt (RFC 7914). They belong to what the same words give, so they change for new words alone.
 */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

/**
 * The seed of a match for what somebody typed, always the same for a game. People type words that a dictionary has, and
 * the seed is in what the id of a match hashes: trying words has to take long. What has the form of a seed already, as a match
 * shows it once it is over, is one. Works in a thread of its own, for about a third of a second.
 */
export const seedFrom = (typed: string, game: string): Promise<string> => {
  if (SEED.test(typed)) return Promise.resolve(typed)
  return new Promise((resolve, reject) => {
    scrypt(typed.normalize('NFC'), `qipu-seed-1\0${game}`, SEED_LENGTH, COST, (error, bytes) => {
      if (error === null) resolve(seedOf(bytes))
      else reject(error)
    })
  })
}
