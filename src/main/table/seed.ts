/** Seeds of new matches: random ones, and ones made from typed text. */
import { randomBytes, scrypt } from 'node:crypto'

/** Without I, O, 0 and 1, which are easily confused. */
const SEED_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const SEED_LENGTH = 20
const SEED = new RegExp(`^[${SEED_ALPHABET}]{${SEED_LENGTH}}$`)

/** 20 base-32 characters, each from the low bits of one byte. */
const seedOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => SEED_ALPHABET.charAt(byte % SEED_ALPHABET.length)).join('')

export const newSeed = (): string => seedOf(randomBytes(SEED_LENGTH))

/**
 * The cost of one guess: 128 MiB of memory and a third of a second on a processor of 2024, as OWASP's Password Storage
 * Cheat Sheet recommends for scrypt (RFC 7914). Other values would give other seeds for the same text.
 */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

/**
 * The seed for a typed text, always the same for the same text and game. The match's id hashes the seed and people type
 * words from a dictionary, so each guess must take long. Text in the form of a seed, as finished matches show it, is used
 * as it is. Takes about a third of a second, in a thread of Node's.
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
