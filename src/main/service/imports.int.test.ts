import { existsSync, readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import { encode } from '../../engine/record/codec.ts'
import { createPositions } from '../../engine/record/positions.ts'
import {
  LAST_VERSION,
  MAIN,
  type Annotation,
  type Branch,
  type MatchId,
  type StepId,
} from '../../engine/record/step.ts'
import { playedRecord, tinker } from '../../engine/record/testing/player.ts'
import {
  createRecord,
  fillRecord,
  setAnnotation,
  setBranch,
  type MatchRecord,
} from '../../engine/record/tree.ts'
import type { Output } from '../api/api.ts'
import { freshProgram } from '../testing/fresh-program.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { at, choiceAt, opened, playOn } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

const game = quorsum as AnyGame
const comment = (text: string) => ({ kind: 'comment', text, author: 'Ada' }) as const

const recordOf = (match: string): MatchRecord => {
  const loaded = program.library.load(match as MatchId)
  return loaded.ok && loaded.damage === null ? loaded.value : expect.fail('the record cannot be read')
}
/** All that a match is, as text: its record with what it is called and what analyses found out. */
const contentOf = (match: string): string => {
  const { title = '', tags = [] } = program.library.row(match as MatchId) ?? {}
  const analysed = program.library.analysed(match as MatchId)
  return Buffer.from(encode(recordOf(match), { gzip: false, label: { title, tags }, analysed })).toString()
}
const rowOf = async (match: string) =>
  (await window.ask('library.list', {})).rows.find(({ id }) => id === match)

const take = (
  record: MatchRecord,
  wish: {
    name?: string
    batch?: string
    own?: 'ask' | 'keep' | 'replace'
    analysed?: readonly Analysed[]
  } = {},
): Promise<Output<'library.import'>> => {
  const { analysed = [], name = 'theirs.qipu', own = 'replace', ...rest } = wish
  const label = { title: 'Theirs', tags: ['theirs'] }
  const bytes = Buffer.from(encode(record, { label, analysed })).toString('base64')
  return window.ask('library.import', { name, bytes, own, ...rest })
}
const undo = async (number: number | null) => {
  const { undone } = await window.ask('imports.undo', { imports: [number ?? expect.fail('nothing came')] })
  return undone[0] ?? expect.fail('nothing was undone')
}

/** A played match with notes and branches of one's own. */
const scene = async () => {
  const table = await playOn(program, window, await opened(window), 6)
  const { match, tip } = table
  await window.ask('notes.edit', {
    match,
    edits: [
      { step: match, body: comment('mine') },
      { step: tip, body: { kind: 'glyph', glyph: '!!' } },
      { step: tip, body: { kind: 'bookmark', name: 'here' } },
    ],
  })
  for (const name of ['one', 'two']) await window.ask('table.branch', { match, step: match, name })
  await window.ask('table.switch', { match, branch: 'main' })
  return { match, tip }
}

/** A copy of a record that grew elsewhere by chance: more steps, branches and notes, some changed and deleted. */
const grownCopy = (
  record: MatchRecord,
  seed: string,
  changes: readonly (readonly [number, number, number, boolean])[],
): MatchRecord => {
  const copy = fillRecord(createRecord(record.header), {
    steps: record.steps.values(),
    branches: record.branches.values(),
    annotations: record.annotations.values(),
  })
  tinker(copy, createPositions(copy, game), game, seed, 8)
  const steps = [copy.root, ...copy.steps.keys()]
  for (const [which, where, version, deleted] of changes) {
    const entries = [...copy.branches.values(), ...copy.annotations.values()]
    const entry = entries[which % entries.length]
    const step = steps[where % steps.length] ?? copy.root
    if (entry === undefined) continue
    if ('body' in entry) setAnnotation(copy, { ...entry, step, version, deleted })
    else if (entry.id === MAIN) setBranch(copy, { ...entry, step, version: Math.max(1, version) })
    else setBranch(copy, { ...entry, step, version, deleted })
  }
  // No file may claim more.
  for (const note of copy.annotations.values())
    setAnnotation(copy, { ...note, version: Math.min(note.version, LAST_VERSION) })
  for (const branch of copy.branches.values())
    setBranch(copy, { ...branch, version: Math.min(branch.version, LAST_VERSION) })
  return copy
}

/** Deletes every note and branch of the record in a version nothing comes after. */
const wipedCopy = (record: MatchRecord): MatchRecord => {
  const copy = grownCopy(record, 'wipe', [])
  const version = LAST_VERSION
  for (const note of copy.annotations.values()) setAnnotation(copy, { ...note, deleted: true, version })
  for (const branch of copy.branches.values())
    if (branch.id !== MAIN) setBranch(copy, { ...branch, deleted: true, version })
  return copy
}

describe('an import that was taken back', () => {
  it('leaves the match as it was, when it was full of tombstones with huge versions', async () => {
    const { match } = await scene()
    const [before, row] = [contentOf(match), await rowOf(match)]
    const came = await take(wipedCopy(recordOf(match)))
    expect((await window.ask('notes.list', { match })).notes).toHaveLength(0)
    restart()
    expect(await undo(came.import)).toMatchObject({
      match,
      binned: false,
      kept: { notes: 0, branches: 0, steps: 0 },
    })
    expect(contentOf(match)).toBe(before)
    expect(await rowOf(match)).toEqual(row)
    expect((await window.ask('unread.list', { match })).ids).toEqual([])
    const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
    restart()
    expect((await window.ask('library.export', { match, format: 'qipu' })).bytes).toBe(bytes)
    expect((await window.ask('table.verify', { match })).damage).toBeNull()
  })

  it('is found in the list, is undone once, and can be taken in again', async () => {
    const { match } = await scene()
    const before = contentOf(match)
    const copy = wipedCopy(recordOf(match))
    const came = await take(copy, { name: 'copy of Grace.qipu' })
    const after = contentOf(match)
    const listed = async () => (await window.ask('imports.list', { match })).imports
    expect(await listed()).toMatchObject([
      { import: came.import, match, file: 'copy of Grace.qipu', isNew: false, notes: 3, undoneAt: null },
    ])
    await undo(came.import)
    expect(await listed()).toMatchObject([{ undoneAt: expect.any(Number) as number }])
    expect(await window.refused('imports.undo', { imports: [came.import ?? 0] })).toEqual({
      code: 'importUndone',
    })
    expect(await window.refused('imports.undo', { imports: [12_345] })).toEqual({ code: 'importUnknown' })
    const again = await take(copy)
    expect(again.addedSteps).toBe(came.addedSteps)
    expect(contentOf(match)).toBe(after)
    await undo(again.import)
    expect(contentOf(match)).toBe(before)
  })

  it('brought nothing, and is not listed', async () => {
    const { match } = await scene()
    const came = await take(recordOf(match), { own: 'ask' })
    expect(came.import).toBeNull()
    expect((await window.ask('imports.list', {})).imports).toEqual([])
  })

  it('puts a whole match into the bin, and one that was in the bin back there', async () => {
    const { record } = playedRecord(game, { steps: 20, changes: 4 })
    const match = record.root
    const came = await take(record)
    const state = async () => (await window.ask('imports.list', { match })).imports[0]
    expect(await state()).toMatchObject({ isNew: true, undoneAt: null, isBinned: false })
    expect(await undo(came.import)).toMatchObject({ match, binned: true })
    expect(await window.ask('library.list', { bin: true })).toMatchObject({
      rows: [{ id: match, title: 'Theirs' }],
    })
    expect(await state()).toMatchObject({ isBinned: true, undoneAt: expect.any(Number) as number })
    expect(await window.refused('imports.undo', { imports: [came.import ?? 0] })).toEqual({
      code: 'importUndone',
    })
    const again = await take(record)
    expect(again.isNew).toBe(false)
    await undo(again.import)
    expect(await window.ask('library.list', { bin: true })).toMatchObject({ rows: [{ id: match }] })
    await window.ask('library.restore', { matches: [match] })
    expect(await state()).toMatchObject({ isBinned: false })
    await window.ask('library.bin', { matches: [match] })
    expect(await window.ask('library.emptyBin', {})).toEqual({ removed: 1 })
    expect((await window.ask('imports.list', {})).imports).toEqual([])
  })

  it('keeps what one did oneself with what came: a comment, a line played on, a branch', async () => {
    const { match } = await scene()
    const copy = grownCopy(recordOf(match), 'grow', [])
    const theirs = 'e'.repeat(16)
    setAnnotation(copy, { id: theirs, step: copy.root, body: comment('theirs'), version: 1, deleted: false })
    setAnnotation(copy, {
      id: 'f'.repeat(16),
      step: copy.root,
      body: comment('more'),
      version: 1,
      deleted: false,
    })
    const came = await take(copy)
    const added = [...copy.steps.values()].filter(({ id }) => came.news?.marked.steps.includes(id))
    const on = added.find(({ actor }) => actor !== 'chance') ?? expect.fail('no step')
    const end = (await window.ask('table.branch', { match, step: on.id, name: 'my try' })).table
    await window.ask('notes.edit', { match, edits: [{ id: theirs, body: comment('theirs, and mine') }] })
    await window.ask('table.switch', { match, branch: 'main' })
    const undone = await undo(came.import)
    expect(undone.kept).toMatchObject({ notes: 1 })
    expect(undone.kept.steps).toBeGreaterThan(0)
    const now = recordOf(match)
    expect([...now.branches.values()].find(({ name }) => name === 'my try')?.step).toBe(end.tip)
    expect(now.annotations.get(theirs)?.body).toEqual(comment('theirs, and mine'))
    expect(now.annotations.has('f'.repeat(16))).toBe(false)
  })

  it('in the middle of others leaves what the others brought', async () => {
    const { match } = await scene()
    const start = recordOf(match)
    const [one, two] = [grownCopy(start, 'same', []), grownCopy(start, 'same', [])]
    const [mine] = [...start.annotations.values()]
    if (mine === undefined) return expect.fail('no note')
    setAnnotation(one, { ...mine, body: comment('first'), version: mine.version + 1 })
    setAnnotation(two, { ...mine, body: comment('second'), version: mine.version + 2 })
    const before = contentOf(match)
    const first = await take(one)
    const second = await take(two)
    expect(second.addedSteps).toBe(0)
    await undo(first.import)
    expect(recordOf(match).annotations.get(mine.id)?.body).toEqual(comment('second'))
    expect(recordOf(match).steps.size).toBe(two.steps.size)
    await undo(second.import)
    expect(contentOf(match)).toBe(before)
  })

  it('is taken back whole or not at all', async () => {
    const { match } = await scene()
    const came = await take(wipedCopy(recordOf(match)))
    const after = contentOf(match)
    const rival = new Database(program.library.file)
    rival.exec(`CREATE TRIGGER fails BEFORE UPDATE OF steps ON match BEGIN SELECT RAISE(ABORT, 'no'); END`)
    expect(await window.refused('imports.undo', { imports: [came.import ?? 0] })).toEqual({
      code: 'internal',
    })
    expect(contentOf(match)).toBe(after)
    rival.exec('DROP TRIGGER fails')
    rival.close()
    await undo(came.import)
  })

  it('tells windows that have the match open', async () => {
    const { match, tip } = await scene()
    await window.ask('table.open', { match })
    const came = await take(wipedCopy(recordOf(match)))
    const told = window.pushed('table.changed').length
    await undo(came.import)
    expect(window.pushed('table.changed').length).toBeGreaterThan(told)
    expect(window.pushed('table.changed').at(-1)?.table).toMatchObject({ match, tip })
    expect(window.pushed('notes.changed').at(-1)).toMatchObject({ all: true })
    expect(window.pushed('notes.changed').at(-1)?.notes).toHaveLength(3)
  })
})

describe('imports in one batch', () => {
  it('are undone together, and those that are undone already are left', async () => {
    const records = ['a', 'b', 'c'].map(
      (letter) => playedRecord(game, { steps: 6, nonce: letter.repeat(32) }).record,
    )
    for (const record of records) await take(record, { batch: 'evening' })
    const { imports, more } = await window.ask('imports.list', { limit: 2 })
    expect(more).toBe(true)
    expect(imports.map(({ batch }) => batch)).toEqual(['evening', 'evening'])
    const rest = await window.ask('imports.list', { before: imports.at(-1)?.import, limit: 2 })
    expect(rest).toMatchObject({ imports: [{ match: records[0]?.root }], more: false })
    await undo(imports[0]?.import ?? null)
    const all = [...imports, ...rest.imports].map((each) => each.import)
    const { undone } = await window.ask('imports.undo', { imports: all })
    expect(undone.map((each) => each.match)).toEqual([records[1]?.root, records[0]?.root])
    expect((await window.ask('library.list', {})).total).toBe(0)
  })
})

describe('whatever a file says', () => {
  const change = fc.tuple(
    fc.nat(),
    fc.nat(),
    fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(LAST_VERSION)),
    fc.boolean(),
  )
  const file = fc.record({
    seed: fc.constantFrom('a', 'b', 'c', 'd'),
    changes: fc.array(change, { maxLength: 10 }),
    own: fc.constantFrom('keep' as const, 'replace' as const),
  })

  it('what was readable stays readable, and the match is the same once the import is undone', async () => {
    const { match } = await scene()
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        async (files, order) => {
          const before = contentOf(match)
          const said = recordOf(match)
          const row = await rowOf(match)
          const came: number[] = []
          for (const { seed, changes, own } of files) {
            const { import: number } = await take(grownCopy(recordOf(match), seed, changes), { own })
            if (number !== null) came.push(number)
            const now = recordOf(match)
            for (const step of said.steps.keys()) expect(now.steps.has(step)).toBe(true)
            for (const note of said.annotations.values()) {
              const { versions } = await window.ask('notes.versions', { match, id: note.id })
              const bodies = versions.filter(({ deleted }) => !deleted).map(({ body }) => body)
              if (!note.deleted) expect(bodies).toContainEqual(note.body)
            }
          }
          // In whatever order they are taken back.
          while (came.length > 0) {
            const [number] = came.splice((order.next().value ?? 0) % came.length, 1)
            await undo(number ?? null)
            recordOf(match)
          }
          expect(contentOf(match)).toBe(before)
          expect(await rowOf(match)).toEqual(row)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('own changes since are kept, and everything else is as before', async () => {
    const { match, tip } = await scene()
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 2 }), fc.nat(), async (files, pick) => {
        const before = recordOf(match)
        const came: number[] = []
        /** What is one's own, as one left it: a later file may change it, but then it comes back. */
        const notes = new Map<string, Annotation>()
        const branches = new Map<string, Branch>()
        for (const { seed, changes, own } of files) {
          const { import: number } = await take(grownCopy(recordOf(match), seed, changes), { own })
          if (number !== null) came.push(number)
          // A note and a branch of one's own, anywhere in what there is now, and an edit of a note that is there.
          const steps = [match, ...recordOf(match).steps.keys()]
          const step = steps[pick % steps.length] ?? match
          count += 1
          const made = await window.ask('notes.edit', {
            match,
            edits: [{ step, body: comment(`own ${count}`) }],
          })
          const live = (await window.ask('notes.list', { match })).notes.filter(
            ({ body }) => body.kind === 'comment',
          )
          const edited = live[pick % live.length]
          if (edited !== undefined)
            await window.ask('notes.edit', {
              match,
              edits: [{ id: edited.id, body: comment(`edited ${count}`) }],
            })
          await window.ask('table.branch', { match, step, name: `own ${count}` })
          await window.ask('table.switch', { match, branch: 'main' })
          const now = recordOf(match)
          const edits = [...made.notes.map(({ id }) => id), ...(edited === undefined ? [] : [edited.id])]
          for (const id of edits) notes.set(id, now.annotations.get(id) ?? expect.fail('no note'))
          for (const branch of now.branches.values())
            if (branch.name === `own ${count}`) branches.set(branch.id, branch)
        }
        for (const number of came.toReversed()) await undo(number)
        const now = recordOf(match)
        for (const branch of branches.values()) expect(now.branches.get(branch.id)).toEqual(branch)
        for (const note of notes.values()) expect(now.annotations.get(note.id)).toEqual(note)
        for (const note of before.annotations.values())
          if (!notes.has(note.id)) expect(now.annotations.get(note.id)).toEqual(note)
        for (const note of now.annotations.values())
          expect(before.annotations.has(note.id) || notes.has(note.id)).toBe(true)
        for (const branch of before.branches.values()) expect(now.branches.get(branch.id)).toEqual(branch)
        for (const branch of now.branches.values())
          expect(before.branches.has(branch.id) || branches.has(branch.id)).toBe(true)
        expect(now.branches.get(MAIN)?.step).toBe(tip)
        // No step is left over that nothing of what stays leads through.
        const needed = new Set<StepId>(before.steps.keys())
        const ends = [...now.branches.values(), ...now.annotations.values()].map(({ step }) => step)
        for (const end of ends)
          for (let on: StepId | undefined = end; on !== undefined; on = now.steps.get(on)?.parent)
            needed.add(on)
        for (const step of now.steps.keys()) expect(needed.has(step)).toBe(true)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })
})

describe('earlier words of a note', () => {
  it('are kept through edits, deletions and imports, and come back as a new version', async () => {
    const { match } = await opened(window)
    const { notes } = await window.ask('notes.edit', {
      match,
      edits: [{ step: match, body: comment('one') }],
    })
    const id = notes[0]?.id ?? ''
    await window.ask('notes.edit', { match, edits: [{ id, body: comment('two') }] })
    await take(wipedCopy(recordOf(match)))
    const texts = async () =>
      (await window.ask('notes.versions', { match, id })).versions.map(({ body, deleted, reason }) =>
        deleted ? `deleted by ${reason}` : body.kind === 'comment' ? body.text : '',
      )
    expect(await texts()).toEqual(['deleted by import', 'two', 'one'])
    expect((await window.ask('notes.versions', { match })).versions).toMatchObject([
      { id, body: comment('two') },
    ])
    const restored = await window.ask('notes.restore', { match, id, n: 1 })
    expect(restored.notes).toMatchObject([{ id, body: comment('one'), deleted: false }])
    expect(await texts()).toEqual(['one', 'deleted by import', 'two', 'one'])
    await window.ask('notes.undo', { match })
    expect((await window.ask('notes.list', { match })).notes).toEqual([])
    expect(await window.refused('notes.restore', { match, id, n: 3 })).toEqual({ code: 'unknownNote' })
    expect(await window.refused('notes.restore', { match, id, n: 99 })).toEqual({ code: 'unknownNote' })
  })

  it('are not kept anew with every letter typed, and no word that was taken out is lost', async () => {
    const { match } = await opened(window)
    const first = await window.ask('notes.edit', { match, edits: [{ step: match, body: comment('w') }] })
    const id = first.notes[0]?.id ?? ''
    const type = async (text: string) =>
      window.ask('notes.edit', { match, edits: [{ id, body: comment(text) }], joins: true })
    const words = 'words typed one letter after the other'
    for (let end = 2; end <= words.length; end += 1) await type(words.slice(0, end))
    for (let end = words.length - 1; end > 3; end -= 1) await type(words.slice(0, end))
    await type('x')
    await type('x, and something else')
    const { versions } = await window.ask('notes.versions', { match, id })
    expect(versions.map(({ body }) => body)).toEqual([comment('x, and something else'), comment(words)])
    expect(versions.map(({ n }) => n)).toEqual([2, 1])
  })

  it('do not leave with files', async () => {
    const { match } = await opened(window)
    const secret = 'words that were taken back'
    const { notes } = await window.ask('notes.edit', {
      match,
      edits: [{ step: match, body: comment(secret) }],
    })
    await window.ask('notes.edit', { match, edits: [{ id: notes[0]?.id ?? '', body: null }] })
    for (const format of ['qipu', 'html', 'text', 'events'] as const) {
      const { bytes } = await window.ask('library.export', { match, format })
      expect(Buffer.from(bytes, 'base64').toString()).not.toContain(secret)
    }
    expect(contentOf(match)).not.toContain(secret)
    expect(existsSync(program.library.file)).toBe(true)
    expect(readFileSync(program.library.file).length).toBeGreaterThan(0)
  })

  it('cannot be changed or deleted in the library', async () => {
    const { match } = await scene()
    const [note] = recordOf(match).annotations.keys()
    await window.ask('notes.edit', { match, edits: [{ id: note ?? '', body: null }] })
    const rival = new Database(program.library.file)
    expect(() => rival.exec('DELETE FROM annotation_version')).toThrow('append-only')
    expect(() => rival.exec("UPDATE annotation_version SET body = '{}'")).toThrow('append-only')
    rival.close()
    expect(recordOf(match).annotations.size).toBe(3)
  })
})

describe('play after an import was taken back', () => {
  it('that takes a step it had brought has it again', async () => {
    const { match } = await scene()
    const far = createTestService()
    const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
    const theirs = far.window()
    await theirs.ask('library.import', { name: 'x', bytes })
    let on = await theirs.ask('table.open', { match })
    const action = choiceAt(far, on, seededRandom('next', 1))
    on = (await theirs.ask('table.act', { ...at(on), action })).table
    const file = await theirs.ask('library.export', { match, format: 'qipu' })
    far.close()
    const came = await window.ask('library.import', { name: 'x.qipu', bytes: file.bytes })
    await undo(came.import)
    const table = await window.ask('table.open', { match })
    const acted = (await window.ask('table.act', { ...at(table), action })).table
    expect(acted.tip).toBe(on.tip)
    restart()
    expect(await window.ask('table.open', { match })).toMatchObject({ tip: on.tip })
    recordOf(match)
  })
})
