import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qin } from '../../games/qin/index.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { decode } from '../file/decode.ts'
import { encode } from '../file/encode.ts'
import { recordInScope } from './export-scope.ts'
import { mergeInto } from './merge.ts'
import { redactedRecord } from './redacted.ts'
import { MAIN } from '../step.ts'
import { playedRecord, changeAtRandom } from '../testing/player.ts'
import { race } from '../testing/race.ts'
import { comparableRecord } from '../testing/comparable-record.ts'
import { createRecord, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'

/** A record played and then changed in some way; equal arguments give equal records. */
const descendant = (...seeds: readonly string[]): MatchRecord => {
  const { record, positions } = playedRecord(race, { steps: 20, changes: 10 })
  for (const seed of seeds) changeAtRandom({ record, positions, game: race }, seed, 25)
  return record
}

const merged = (...records: readonly MatchRecord[]): MatchRecord => {
  const [first] = records
  const whole = createRecord(first!.header)
  for (const record of records) mergeInto(whole, record)
  return whole
}

describe('merging copies', () => {
  it('gives the same record in any order and any number of times', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        const one = descendant(a)
        const two = descendant(b)
        const three = descendant(a, c)
        const whole = comparableRecord(merged(one, two, three))
        expect(comparableRecord(merged(three, two, one))).toEqual(whole)
        expect(comparableRecord(merged(two, merged(three, one)))).toEqual(whole)
        expect(comparableRecord(merged(one, one, two, one, three, two))).toEqual(whole)
      }),
      { numRuns: 40 },
    )
  })

  it('gives the same from files of a game with secrets, whatever is left out on the way', () => {
    const grown = (seed: string): MatchRecord => {
      const { record, positions } = playedRecord(qin as AnyGame, { steps: 25, changes: 20 })
      changeAtRandom({ record, positions, game: qin as AnyGame }, seed, 20)
      return record
    }
    const sent = (record: MatchRecord): MatchRecord => {
      const read = decode(encode(record), { games: [qin as AnyGame] })
      return read.ok ? read.value.record : expect.fail(read.error.code)
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const [one, two] = [grown(a), grown(b)]
        const whole = comparableRecord(merged(one, two))
        expect(comparableRecord(merged(sent(two), sent(one), sent(two)))).toEqual(whole)
        // A part is a copy too and removes nothing.
        const part = recordInScope(one, qin as AnyGame, { lines: 'played', notes: false, as: 'all' })
        expect(comparableRecord(merged(sent(part), two, sent(one)))).toEqual(whole)
        // What a viewer saw of both equals what the viewer saw of the whole.
        const seen = (record: MatchRecord): MatchRecord => sent(redactedRecord(record, qin as AnyGame, 1))
        expect(comparableRecord(merged(seen(one), seen(two)))).toEqual(
          comparableRecord(merged(seen(two), seen(one))),
        )
        expect(new Set(merged(seen(one), seen(two)).steps.keys())).toEqual(
          new Set(seen(merged(one, two)).steps.keys()),
        )
      }),
      { numRuns: 12 },
    )
  })

  it('drops the content of a deleted note, whichever copy deleted it', () => {
    const note = (text: string, version: number, deleted: boolean) => ({
      id: 'b'.repeat(16),
      step: descendant().root,
      body: { kind: 'comment', text, author: 'Ada' } as const,
      version,
      deleted,
    })
    // Also if an older program left the content in.
    for (const gone of [note('', 2, true), note('said in anger', 2, true)]) {
      const [mine, theirs] = [descendant(), descendant()]
      putAnnotation(mine, note('said in anger', 1, false))
      putAnnotation(theirs, gone)
      for (const whole of [merged(mine, theirs), merged(theirs, mine), merged(mine, theirs, mine)]) {
        expect(whole.annotations.get('b'.repeat(16))).toEqual({
          ...gone,
          body: { kind: 'comment', text: '', author: '' },
        })
        expect(new TextDecoder().decode(encode(whole, { gzip: false }))).not.toContain('anger')
      }
    }
    // Edited in one copy and deleted in the other at the same time: the edit stays.
    const [mine, theirs] = [descendant(), descendant()]
    putAnnotation(mine, note('edited', 2, false))
    putAnnotation(theirs, note('said', 2, true))
    expect(merged(mine, theirs).annotations.get('b'.repeat(16))).toMatchObject({ deleted: false })
    expect(comparableRecord(merged(mine, theirs))).toEqual(comparableRecord(merged(theirs, mine)))
  })

  it('keeps every step of both and reports the new ones', () => {
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
