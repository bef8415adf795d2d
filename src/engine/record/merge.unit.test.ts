import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeInto } from './merge.ts'
import { MAIN } from './step.ts'
import { playedRecord, tinker } from './testing/player.ts'
import { race } from './testing/race.ts'
import { sense } from './testing/sense.ts'
import { createRecord, putAnnotation, putBranch } from './tree.ts'
import type { MatchRecord } from './tree.ts'

/** A record played and then changed in one way or another; equal arguments give equal records. */
const descendant = (...seeds: readonly string[]): MatchRecord => {
  const { record, positions } = playedRecord(race, { steps: 20, changes: 10 })
  for (const seed of seeds) tinker(record, positions, race, seed, 25)
  return record
}

const merged = (...records: readonly MatchRecord[]): MatchRecord => {
  const [first] = records
  const whole = createRecord(first!.header)
  for (const record of records) mergeInto(whole, record)
  return whole
}

describe('merging copies', () => {
  it('gives the same record in whatever order and however often', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        const one = descendant(a)
        const two = descendant(b)
        const three = descendant(a, c)
        const whole = sense(merged(one, two, three))
        expect(sense(merged(three, two, one))).toEqual(whole)
        expect(sense(merged(two, merged(three, one)))).toEqual(whole)
        expect(sense(merged(one, one, two, one, three, two))).toEqual(whole)
      }),
      { numRuns: 40 },
    )
  })

  it('keeps every step of both and tells what was new', () => {
    const mine = descendant('mine')
    const theirs = descendant('theirs')
    const before = new Set(mine.steps.keys())
    const told = mergeInto(mine, theirs)
    expect(told.addedSteps.length).toBeGreaterThan(0)
    expect(told.addedSteps.map(({ id }) => id)).toEqual(
      [...theirs.steps.keys()].filter((id) => !before.has(id)),
    )
    expect(new Set(mine.steps.keys())).toEqual(new Set([...before, ...theirs.steps.keys()]))
    expect(mergeInto(mine, theirs)).toEqual({ addedSteps: [], changedBranches: [], changedAnnotations: [] })
  })

  it('keeps the later comment of two, on both sides', () => {
    const [mine, theirs] = [descendant(), descendant()]
    const comment = (text: string, version: number) =>
      ({
        id: 'a'.repeat(16),
        step: mine.root,
        body: { kind: 'comment', text, author: '' },
        version,
        deleted: false,
      }) as const
    putAnnotation(mine, comment('first', 1))
    putAnnotation(theirs, comment('second', 2))
    expect(mergeInto(mine, theirs).changedAnnotations).toEqual([comment('second', 2)])
    expect(mergeInto(theirs, mine).changedAnnotations).toEqual([])
  })

  it('moves main to where it was moved last', () => {
    const [mine, theirs] = [descendant(), descendant()]
    const main = mine.branches.get(MAIN)!
    const moved = { ...main, step: mine.root, version: main.version + 1 }
    putBranch(theirs, moved)
    expect(mergeInto(mine, theirs).changedBranches).toEqual([moved])
    expect(mine.branches.get(MAIN)).toEqual(moved)
    expect(mergeInto(descendant(), mine).changedBranches).toEqual([moved])
    expect(mergeInto(mine, descendant()).changedBranches).toEqual([])
  })

  it('refuses another match', () => {
    const other = playedRecord(race, { steps: 1, nonce: 'f'.repeat(32) })
    expect(() => mergeInto(descendant(), other.record)).toThrow(RangeError)
  })
})
