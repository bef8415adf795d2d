import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeInto } from './exchange/merge.ts'
import { authorsIn, createStandingTotal, headsByNote, latestFirst, noteOf, standingNotes } from './notes.ts'
import type { Annotation, Author } from './step.ts'
import { playedRecord } from './testing/player.ts'
import { race } from './testing/race.ts'
import { createRecord, putAnnotation, type MatchRecord } from './tree.ts'

const { record: match } = playedRecord(race, { steps: 3 })
const ADA: Author = { id: 'a'.repeat(16), name: 'Ada', sign: 'A' }
const BERT: Author = { id: 'b'.repeat(16), name: 'Bert', sign: 'B' }
const NOTE = '0'.repeat(16)
const id = (number: number): string => number.toString(16).padStart(16, '0')
const at = (second: number): string => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString()

const version = (
  number: number,
  replaces: readonly number[],
  { by = ADA, text = `words ${number}`, second = number, deleted = false } = {},
): Annotation => ({
  id: id(number),
  step: match.root,
  body: { kind: 'comment', text, author: '' },
  version: 1,
  deleted,
  edit: { note: NOTE, by, at: at(second), replaces: replaces.map(id) },
})
const legacy: Annotation = {
  id: NOTE,
  step: match.root,
  body: { kind: 'comment', text: 'before', author: 'Ada' },
  version: 4,
  deleted: false,
}
const map = (...annotations: readonly Annotation[]): ReadonlyMap<string, Annotation> =>
  new Map(annotations.map((annotation) => [annotation.id, annotation]))
const ids = (annotations: readonly Annotation[]): readonly string[] => annotations.map((each) => each.id)

describe('the standing versions of a note', () => {
  it('are those that nothing has replaced', () => {
    expect(ids(standingNotes(map(version(0, []), version(1, [0]), version(2, [1]))))).toEqual([id(2)])
  })

  it('are both versions if edited on two sides, until an edit names both', () => {
    const apart = [version(0, []), version(1, [0]), version(2, [0])]
    expect(ids(standingNotes(map(...apart)))).toEqual([id(1), id(2)])
    expect(ids(headsByNote(map(...apart)).get(NOTE) ?? [])).toEqual([id(1), id(2)])
    expect(ids(standingNotes(map(...apart, version(3, [1, 2]))))).toEqual([id(3)])
  })

  it('are none once it is deleted, but an independent edit remains', () => {
    const gone = version(1, [0], { deleted: true })
    expect(standingNotes(map(version(0, []), gone))).toEqual([])
    expect(ids(standingNotes(map(version(0, []), gone, version(2, [0]))))).toEqual([id(2)])
  })

  it('change only by edits of their author, whatever a file claims', () => {
    const forged = version(1, [0], { by: BERT, deleted: true })
    expect(ids(standingNotes(map(version(0, []), forged)))).toEqual([id(0)])
  })

  it('of a note without author are its later edits', () => {
    expect(ids(standingNotes(map(legacy, version(1, [0], { by: BERT }))))).toEqual([id(1)])
  })

  it('never vanish through edits that name each other or predate what they replace', () => {
    const circle = [version(1, [2], { second: 1 }), version(2, [1], { second: 1 })]
    expect(ids(standingNotes(map(...circle)))).toEqual([id(1), id(2)])
    expect(standingNotes(map(version(1, [2], { second: 1 }), version(2, [1], { second: 2 })))).toHaveLength(1)
  })

  it('are the latest edits, whatever the clocks said', () => {
    const year = 31_536_000
    const edits = [
      version(0, [], { second: 0 }),
      version(1, [0], { second: -year }),
      version(2, [1], { second: -1 }),
    ]
    expect(ids(standingNotes(map(...edits)))).toEqual([id(2)])
    expect(ids(latestFirst(edits))).toEqual([id(2), id(1), id(0)])
    // Versions written independently are ordered by their clocks, each with its own past behind it.
    const apart = [...edits, version(3, [0], { second: -2 })]
    expect(ids(latestFirst(apart))).toEqual([id(2), id(3), id(1), id(0)])
    expect(ids(latestFirst(apart.toReversed()))).toEqual([id(2), id(3), id(1), id(0)])
  })

  it('include all versions of a cycle, in the same order in every copy', () => {
    const circle = [version(1, [3]), version(2, [1]), version(3, [2]), version(4, [3])]
    expect(ids(latestFirst(circle))).toEqual([id(4), id(3), id(2), id(1)])
    expect(ids(latestFirst(circle.toReversed()))).toEqual([id(4), id(3), id(2), id(1)])
  })

  it('have the name their author used last, ignoring clocks that were ahead', () => {
    const renamed = version(1, [0], { by: { ...ADA, name: 'Ada L.' } })
    const ahead = version(2, [], { by: { ...ADA, name: 'Not Ada' }, second: 1e11 })
    const now = Date.parse(at(100))
    expect(authorsIn(map(version(0, []), renamed, ahead), now).get(ADA.id)?.name).toBe('Ada L.')
  })

  it('leaves other notes alone', () => {
    const other = { ...version(5, [0]), edit: { note: id(9), by: ADA, at: at(9), replaces: [NOTE] } }
    expect(ids(standingNotes(map(version(0, []), other)))).toEqual([NOTE, id(5)])
  })
})

describe('people who edit separately and exchange files', () => {
  /** A person makes one edit, or takes in another person's. */
  const deeds = fc.array(
    fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('write', 'edit', 'delete', 'join', 'take'),
      pick: fc.nat(20),
    }),
    { minLength: 5, maxLength: 60 },
  )
  const people = [ADA, BERT, { id: 'c'.repeat(16), name: '小美', sign: '美' }]

  it('all end with the same notes, and no text is ever lost', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const copies = people.map(() => createRecord(match.header))
        const written: string[] = []
        let clock = 0
        const put = (
          copy: MatchRecord,
          by: Author,
          replaced: readonly Annotation[],
          deleted = false,
        ): void => {
          clock += 1
          const [first] = replaced
          const text = deleted ? '' : `words ${clock}`
          if (!deleted) written.push(text)
          putAnnotation(copy, {
            ...version(1000 + clock, [], { by, text, deleted, second: clock }),
            edit: {
              note: first === undefined ? id(1000 + clock) : noteOf(first),
              by,
              at: at(clock),
              replaces: ids(replaced),
            },
          })
        }
        for (const { who, what, pick } of list) {
          const [copy, by] = [copies[who]!, people[who]!]
          const own = standingNotes(copy.annotations).filter(({ edit }) => edit?.by.id === by.id)
          const note = own[pick % Math.max(own.length, 1)]
          if (what === 'take') mergeInto(copy, copies[pick % 3]!)
          else if (what === 'write' || note === undefined) put(copy, by, [])
          else if (what === 'join') put(copy, by, headsByNote(copy.annotations).get(noteOf(note)) ?? [])
          else put(copy, by, [note], what === 'delete')
        }
        for (const copy of copies) for (const other of copies) mergeInto(copy, other)
        for (const copy of copies) for (const other of copies) mergeInto(copy, other)
        const [first, ...others] = copies.map((copy) =>
          standingNotes(copy.annotations)
            .map((note) => note.id)
            .sort(),
        )
        for (const other of others) expect(other).toEqual(first)
        for (const copy of copies) {
          const texts = [...copy.annotations.values()].map(({ body }) =>
            body.kind === 'comment' ? body.text : '',
          )
          for (const text of written) expect(texts).toContain(text)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('the total weight of standing versions', () => {
  const versions = fc.uniqueArray(
    fc.record({
      number: fc.nat(12),
      replaces: fc.array(fc.nat(12), { maxLength: 4 }),
      second: fc.nat(6),
      by: fc.constantFrom(ADA, BERT),
      deleted: fc.boolean(),
    }),
    { selector: ({ number }) => number, maxLength: 12 },
  )
  const lengthOf = ({ body }: Annotation): number => (body.kind === 'comment' ? body.text.length : 0)

  it('is the same one by one, in any order, and for all at once', () => {
    fc.assert(
      fc.property(versions, (made) => {
        const some = made.map(({ number, replaces, ...rest }) =>
          version(number, replaces, { ...rest, text: 'x'.repeat(number + 1) }),
        )
        const weigh = createStandingTotal(lengthOf)
        for (const [index, each] of some.entries()) {
          const stands = standingNotes(map(...some.slice(0, index + 1)))
          expect(weigh(each)).toBe(stands.reduce((sum, note) => sum + lengthOf(note), 0))
        }
      }),
    )
  })
})
