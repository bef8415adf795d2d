import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A source of fair integers. */
export interface Random {
  /** A uniform integer in `[0, bound)`; `bound` is a positive integer up to 2^32. */
  below(bound: number): number
}

const WORDS = 2 ** 32
/** Words from this limit on fall into the incomplete last interval. */
const limitOf = (bound: number): number => WORDS - (WORDS % bound)
/** Precomputed limits for the most frequent bounds. */
const LIMITS = Float64Array.from({ length: 256 }, (_, bound) => limitOf(bound))

/**
 * Turns a source of uniform 32-bit words into a `Random` without modulo bias: it discards words in the incomplete last
 * interval.
 */
export const randomFrom = (word: () => number): Random => ({
  below(bound) {
    if (bound >= WORDS) return word()
    const limit = LIMITS[bound] ?? limitOf(bound)
    let value = word()
    while (value >= limit) value = word()
    // Dividing unsigned 32-bit integers is several times as fast as dividing doubles.
    return (value >>> 0) % (bound >>> 0)
  },
})

/**
 * The random source for outcome `k` of a line: words 0, 1, 2 … are the big-endian 32-bit words of SHA-256("qipu-luck-1"
 * NUL seed NUL k NUL block). The same seed and k give the same outcome on every line and machine, so anybody with the
 * seed can check it.
 */
export const seededRandom = (seed: string, k: number): Random => {
  let block = 0
  let words = new DataView(new ArrayBuffer(0))
  let at = 0
  return randomFrom(() => {
    if (at >= words.byteLength) {
      const digest = sha256(utf8ToBytes(`qipu-luck-1\0${seed}\0${k}\0${block}`))
      words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      block += 1
      at = 0
    }
    const word = words.getUint32(at)
    at += 4
    return word
  })
}

/**
 * A long, fast stream for searches, which use far more random numbers than matches: sfc32 by C. Doty-Humphrey
 * (PractRand), initialised from a hash of the seed. The same seed gives the same stream.
 */
export const quickRandom = (seed: string): Random => {
  const start = new DataView(sha256(utf8ToBytes(`qipu-search\0${seed}`)).buffer)
  let [a, b, c, counter] = [start.getInt32(0), start.getInt32(4), start.getInt32(8), 1]
  return randomFrom(() => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  })
}

/** A shuffled copy (Fisher-Yates). */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const pick = random.below(last + 1)
    const moved = copy[pick] as T // both indices are within the array
    copy[pick] = copy[last] as T
    copy[last] = moved
  }
  return copy
}

/** Draws one item, each with the same probability. Throws if there is none: a bug of the caller. */
export const oneOf = <T>(items: Iterable<T>, random: Random): T => {
  const all = [...items]
  if (all.length === 0) throw new Error('nothing to draw from')
  return all[random.below(all.length)] as T // within the array
}

/** All items if there are at most `most`; otherwise `most` independent draws from them. */
export const someOf = <T>(items: readonly T[], most: number, random: Random): readonly T[] =>
  items.length <= most ? items : Array.from({ length: most }, () => oneOf(items, random))
