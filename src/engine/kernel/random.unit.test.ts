import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickRandom, randomFrom, seededRandom, shuffled } from './random.ts'

const VECTORS = [
  [4253220753, 2700607424, 2701710825],
  [3440167800, 4133179724, 3262268232],
  [1748424511, 30003907, 583405506],
] as const

const words = (seed: string, k: number, count: number): readonly number[] => {
  const random = seededRandom(seed, k)
  return Array.from({ length: count }, () => random.below(2 ** 32))
}

describe('seeded luck', () => {
  it('never changes: the first words of some seeds', () => {
    // Records contain outcomes drawn this way; a change here would make them look altered.
    expect(words('qipu', 0, 3)).toEqual(VECTORS[0])
    expect(words('qipu', 1, 3)).toEqual(VECTORS[1])
    expect(words('骰棋', 0, 3)).toEqual(VECTORS[2])
  })

  it('is the documented hash, block by block', () => {
    const digest = (block: number): readonly number[] => {
      const bytes = createHash('sha256').update(`qipu-luck-1\0seed\x007\0${block}`).digest()
      return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4))
    }
    expect(words('seed', 7, 24)).toEqual([...digest(0), ...digest(1), ...digest(2)])
  })

  it('of one outcome is independent of the others and different from them', () => {
    const late = words('seed', 500, 4)
    words('seed', 499, 100)
    expect(words('seed', 500, 4)).toEqual(late)
    const firsts = Array.from({ length: 1_000 }, (_, k) => words('seed', k, 2).join())
    expect(new Set(firsts).size).toBe(1_000)
    // Seed and k are separate: "1" and 23 differ from "12" and 3.
    expect(words('1', 23, 2)).not.toEqual(words('12', 3, 2))
  })

  it.each([2, 6, 25, 1_000])('spreads evenly below %i', (bound) => {
    const counts = new Map<number, number>()
    const draws = bound * 400
    const random = seededRandom('even', bound)
    for (let draw = 0; draw < draws; draw += 1) {
      const value = random.below(bound)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect(counts.size).toBe(bound)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
    // Mean bound - 1, standard deviation sqrt(2 (bound - 1)); the limit is five of them.
    expect(chi).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * (bound - 1)))
  })
})

describe('randomFrom', () => {
  it('discards the words that would favour small numbers', () => {
    // 2^32 mod 6 is 4, so a die discards the four greatest words.
    const given = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5]
    const random = randomFrom(() => given.shift() ?? 0)
    expect(random.below(6)).toBe((2 ** 32 - 5) % 6)
    expect(given).toEqual([])
  })

  it('stays in its bounds, 2^32 included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), fc.nat(), (bound, seed, k) => {
        const value = seededRandom(seed, k).below(bound)
        return Number.isInteger(value) && value >= 0 && value < bound
      }),
    )
  })
})

describe('shuffled', () => {
  it('holds the same items and does not change the given list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(), (items, k) => {
        const before = [...items]
        const result = shuffled(items, seededRandom('shuffle', k))
        expect(items).toEqual(before)
        expect([...result].sort()).toEqual([...items].sort())
      }),
    )
  })

  it('gives every order with the same probability', () => {
    const counts = new Map<string, number>()
    for (let k = 0; k < 2_400; k += 1) {
      const order = shuffled([1, 2, 3, 4], seededRandom('orders', k)).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    expect(chi).toBeLessThan(23 + 5 * Math.sqrt(46))
  })
})

describe('the quick stream of searches', () => {
  const drawn = (seed: string) => {
    const random = quickRandom(seed)
    return Array.from({ length: 6000 }, () => random.below(6))
  }

  it('is the same for the same seed and different for another', () => {
    expect(drawn('plum')).toEqual(drawn('plum'))
    expect(drawn('plum')).not.toEqual(drawn('plums'))
  })

  it('draws every number about equally often', () => {
    const counts = [0, 1, 2, 3, 4, 5].map((number) => drawn('plum').filter((each) => each === number).length)
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
