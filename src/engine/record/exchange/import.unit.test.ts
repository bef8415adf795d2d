import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../kernel/random.ts'
import { decode } from '../file/decode.ts'
import { encode } from '../file/encode.ts'
import { COPY_NAME, importInto, OWN_CHOICES, type Imported, type OwnChoice } from './import.ts'
import { LAST_VERSION, MAIN, type Annotation, type Branch, type BranchId, type StepId } from '../step.ts'
import { createPositions } from '../positions.ts'
import { changeAtRandom, playedRecord, playOn } from '../testing/player.ts'
import { race } from '../testing/race.ts'
import { comparableRecord } from '../testing/comparable-record.ts'
import { hasStep, lineTo, setAnnotation, setBranch, type MatchRecord } from '../tree.ts'

/** A record played and then changed in some way; equal arguments give equal records. */
const descendant = (...seeds: readonly string[]): MatchRecord => {
  const { record, positions } = playedRecord(race, { steps: 20, changes: 10 })
  for (const seed of seeds) changeAtRandom({ record, positions, game: race }, seed, 25)
  return record
}

/** A malicious copy: everything deleted, or moved to the root, in the last version. */
const spoilt = (record: MatchRecord, how: 'deleted' | 'moved'): MatchRecord => {
  const deleted = how === 'deleted'
  for (const branch of [...record.branches.values()])
    setBranch(record, {
      ...branch,
      ...(branch.id === MAIN || !deleted ? { step: record.root } : { deleted }),
      version: LAST_VERSION,
    })
  for (const note of [...record.annotations.values()])
    setAnnotation(record, { ...note, deleted, step: record.root, version: LAST_VERSION })
  return record
}

const take = (own: MatchRecord, copy: MatchRecord, choice: OwnChoice = 'ask') =>
  importInto(own, copy, { choice, name: COPY_NAME })
const taken = (own: MatchRecord, copy: MatchRecord, choice?: OwnChoice): Imported => {
  const told = take(own, copy, choice)
  return 'steps' in told ? told : expect.fail(`asks: ${JSON.stringify(told)}`)
}

type Entry = Branch | Annotation
const live = (entries: ReadonlyMap<string, Entry>): readonly Omit<Entry, 'version'>[] =>
  [...entries.values()].filter(({ deleted }) => !deleted).map(({ version: _, ...said }) => said)

const copies = fc.oneof(
  fc.string().map((seed) => descendant(seed)),
  fc
    .tuple(fc.string(), fc.constantFrom('deleted', 'moved'))
    .map(([seed, how]) => spoilt(descendant(seed), how)),
)

describe('importing a copy of a match in the library', () => {
  it('never moves the main line', () => {
    fc.assert(
      fc.property(fc.string(), copies, fc.constantFrom(...OWN_CHOICES), (seed, copy, choice) => {
        const own = descendant(seed)
        const main = own.branches.get(MAIN)
        take(own, copy, choice)
        expect(own.branches.get(MAIN)).toEqual(main)
      }),
      { numRuns: 60 },
    )
  })

  it('changes the user’s own notes and branches only with `replace`, and counts them with `ask`', () => {
    fc.assert(
      fc.property(fc.string(), copies, (seed, copy) => {
        const own = descendant(seed)
        const [notes, branches] = [live(own.annotations), live(own.branches)]
        const asked = take(own, copy, 'ask')
        if (!('steps' in asked)) {
          expect(Object.values(asked).some((n) => n > 0)).toBe(true)
          expect(live(own.annotations)).toEqual(notes)
          expect(live(own.branches)).toEqual(branches)
        }
        taken(own, copy, 'keep')
        expect(live(own.annotations)).toEqual(expect.arrayContaining(notes.slice()))
        expect(live(own.branches)).toEqual(expect.arrayContaining(branches.slice()))
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the steps of both, reaches every line of the copy, and leaves a readable file', () => {
    fc.assert(
      fc.property(fc.string(), copies, fc.constantFrom('keep', 'replace'), (seed, copy, choice) => {
        const own = descendant(seed)
        const before = [...own.steps.keys()]
        taken(own, copy, choice)
        for (const step of [...before, ...copy.steps.keys()]) expect(hasStep(own, step)).toBe(true)
        const end = copy.branches.get(MAIN)?.step ?? copy.root
        const ends = [...own.branches.values()].filter(({ deleted }) => !deleted).map(({ step }) => step)
        expect(ends.some((step) => onLine(own, step).has(end))).toBe(true)
        const read = decode(encode(own), { games: [race] })
        expect(read.ok && comparableRecord(read.value.record)).toEqual(comparableRecord(own))
      }),
      { numRuns: 40 },
    )
  })

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), copies, fc.constantFrom('keep', 'replace'), (seed, copy, choice) => {
        const own = descendant(seed)
        taken(own, copy, choice)
        const before = comparableRecord(own)
        expect(taken(own, copy, choice)).toEqual({ steps: [], branches: [], annotations: [] })
        expect(comparableRecord(own)).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  it('of complete copies gives the same in any order, except for the main line and names', () => {
    const said = (record: MatchRecord) => [...record.annotations.values()].sort(byId)
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const [one, two] = [descendant(), descendant()]
        for (const seed of [a, b]) taken(one, descendant(seed), 'replace')
        for (const seed of [b, a]) taken(two, descendant(seed), 'replace')
        expect(said(one)).toEqual(said(two))
        expect(new Set(one.steps.keys())).toEqual(new Set(two.steps.keys()))
      }),
      { numRuns: 30 },
    )
  })
})

const byId = (one: Entry, other: Entry): number => (one.id < other.id ? -1 : 1)
const onLine = (record: MatchRecord, end: StepId): Set<StepId> =>
  new Set([record.root, ...lineTo(record, end).map(({ id }) => id)])

describe('the main line of a copy', () => {
  const SIDE = 'a'.repeat(16) as BranchId
  const put = (record: MatchRecord, id: BranchId, step: StepId, more: Partial<Branch> = {}): void =>
    setBranch(record, { id, name: `branch ${id}`, step, version: 1, deleted: false, ...more })
  const plain = () => {
    const { record, tip } = playedRecord(race, { steps: 20 })
    return { record, tip, line: lineTo(record, tip).map(({ id }) => id) }
  }
  /** A copy of `plain` that took another line after some steps and ends there. */
  const parted = () => {
    const { record, tip } = playedRecord(race, { steps: 20 })
    const { record: other, positions } = playedRecord(race, { steps: 20 })
    changeAtRandom({ record: other, positions, game: race }, 'elsewhere', 60)
    const end = [...other.steps.keys()].find((id) => !hasStep(record, id)) ?? expect.fail('nothing new')
    const copy = playedRecord(race, { steps: 20 }).record
    importInto(copy, other, { choice: 'replace', name: COPY_NAME })
    put(copy, MAIN, end, { name: 'main', version: 7 })
    return { own: record, copy, end, tip }
  }

  it('becomes a branch with its own name', () => {
    const { own, copy, end, tip } = parted()
    put(own, SIDE, own.root, { name: COPY_NAME })
    const { branches } = taken(own, copy, 'keep')
    expect(branches.filter(({ how }) => how === 'copyMain')).toMatchObject([
      { now: { name: `${COPY_NAME} 2`, step: end, version: 1, deleted: false } },
    ])
    expect(own.branches.get(MAIN)?.step).toBe(tip)
  })

  it('adds no branch on the record’s main line or where a branch ends already', () => {
    const { record: own, line } = plain()
    const copy = plain().record
    put(copy, MAIN, line[9]!, { name: 'main', version: 9 })
    expect(taken(own, copy)).toEqual({ steps: [], branches: [], annotations: [] })

    const friend = parted()
    put(friend.copy, SIDE, friend.end)
    const { branches } = taken(friend.own, friend.copy, 'keep')
    expect(branches.filter(({ now }) => !now.deleted && now.step === friend.end)).toMatchObject([
      { now: { id: SIDE } },
    ])
  })

  it('is not added again after it was moved or deleted', () => {
    const { root } = plain().record
    for (const change of [{ deleted: true }, { step: root }]) {
      const { own, copy } = parted()
      const came = taken(own, copy, 'keep').branches.find(({ how }) => how === 'copyMain')
      if (came === undefined) return expect.fail('it did not come')
      setBranch(own, { ...came.now, ...change, version: 2 })
      expect(taken(own, copy, 'keep')).toEqual({ steps: [], branches: [], annotations: [] })
    }
  })

  it('that was promoted from the user’s own branch keeps that branch without asking', () => {
    const { own, copy, end } = parted()
    taken(own, copy, 'keep')
    const theirs = playedRecord(race, { steps: 20 }).record
    taken(theirs, own, 'replace')
    for (const record of [own, theirs]) put(record, SIDE, end)
    put(theirs, SIDE, end, { version: 2, deleted: true })
    put(theirs, MAIN, end, { name: 'main', version: 9 })
    expect(taken(own, theirs)).toEqual({ steps: [], branches: [], annotations: [] })
    expect(own.branches.get(SIDE)).toMatchObject({ step: end, deleted: false })
  })

  it('that was promoted from a branch continued here leaves it as it was continued', () => {
    const { own, copy, end } = parted()
    const came = taken(own, copy, 'keep').branches.find(({ how }) => how === 'copyMain')?.now
    if (came === undefined) return expect.fail('it did not come')
    const { record: theirs } = plain()
    taken(theirs, own, 'replace')
    put(theirs, came.id, end, { version: 2, deleted: true })
    put(theirs, MAIN, end, { name: 'main', version: 9 })
    const replay = { record: own, positions: createPositions(own, race), game: race }
    const further = playOn(replay, end, own.steps.size + 3, seededRandom('further', 0))
    setBranch(own, { ...came, step: further, version: 2 })
    for (const choice of OWN_CHOICES) taken(own, theirs, choice)
    expect(own.branches.get(came.id)).toMatchObject({ step: further, deleted: false })
    expect(onLine(own, further).has(end)).toBe(true)
  })
})
