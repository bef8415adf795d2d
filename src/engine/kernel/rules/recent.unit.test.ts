import { describe, expect, it } from 'vitest'
import { keepRecent } from './recent.ts'

describe('keepRecent', () => {
  it('asks once about the same object, and again after many others', () => {
    const asked: number[] = []
    const double = keepRecent(({ n }: { readonly n: number }) => {
      asked.push(n)
      return 2 * n
    })
    const keys = Array.from({ length: 9 }, (_, n) => ({ n }))
    expect(keys.flatMap((key) => [double(key), double(key)])).toEqual(keys.flatMap(({ n }) => [2 * n, 2 * n]))
    expect(asked).toEqual(keys.map(({ n }) => n))
    expect(double({ n: 8 })).toBe(16)
    expect(asked).toHaveLength(10)
    for (const key of keys.slice(0, 1)) expect(double(key)).toBe(0)
    expect(asked).toHaveLength(11)
  })

  it('takes the given sense of the same', () => {
    let asked = 0
    const first = keepRecent(
      ({ list }: { readonly list: readonly number[]; readonly other: number }) => {
        asked += 1
        return list[0]
      },
      (one, other) => one.list === other.list,
    )
    const list = [7]
    expect([first({ list, other: 1 }), first({ list, other: 2 }), first({ list: [8], other: 2 })]).toEqual([
      7, 7, 8,
    ])
    expect(asked).toBe(2)
  })
})
