import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { standingNotes } from '../../engine/record/notes.ts'
import { setAnnotation } from '../../engine/record/tree.ts'
import { comment, contentOf, recordOf, rowOf, take, undoImport } from '../testing/imports.ts'
import { grownCopy, wipedCopy } from '../testing/copies.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { annotatedMatch, at, choiceAt } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

const game = quorsum as AnyGame

describe('an import that was taken back', () => {
  it('leaves the match as it was, when it was full of tombstones with huge versions', async () => {
    const { match } = await annotatedMatch(program, window)
    const [before, row] = [contentOf(program, match), await rowOf(window, match)]
    const came = await take(window, wipedCopy(recordOf(program, match)))
    expect((await window.ask('notes.list', { match })).notes).toHaveLength(0)
    restart()
    expect(await undoImport(window, came.import)).toMatchObject({
      match,
      binned: false,
      kept: { notes: 0, branches: 0, steps: 0 },
    })
    expect(contentOf(program, match)).toBe(before)
    expect(await rowOf(window, match)).toEqual(row)
    expect((await window.ask('unread.list', { match })).ids).toEqual([])
    const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
    restart()
    expect((await window.ask('library.export', { match, format: 'qipu' })).bytes).toBe(bytes)
    expect((await window.ask('table.verify', { match })).damage).toBeNull()
  })

  it('is found in the list, is undone once, and can be taken in again', async () => {
    const { match } = await annotatedMatch(program, window)
    const before = contentOf(program, match)
    const copy = wipedCopy(recordOf(program, match))
    const came = await take(window, copy, { name: 'copy of Grace.qipu' })
    const after = contentOf(program, match)
    const listed = async () => (await window.ask('imports.list', { match })).imports
    expect(await listed()).toMatchObject([
      { import: came.import, match, file: 'copy of Grace.qipu', isNew: false, notes: 3, undoneAt: null },
    ])
    await undoImport(window, came.import)
    expect(await listed()).toMatchObject([{ undoneAt: expect.any(Number) as number }])
    expect(await window.refused('imports.undo', { imports: [came.import ?? 0] })).toEqual({
      code: 'importUndone',
    })
    expect(await window.refused('imports.undo', { imports: [12_345] })).toEqual({ code: 'importUnknown' })
    const again = await take(window, copy)
    expect(again.addedSteps).toBe(came.addedSteps)
    expect(contentOf(program, match)).toBe(after)
    await undoImport(window, again.import)
    expect(contentOf(program, match)).toBe(before)
  })

  it('brought nothing, and is not listed', async () => {
    const { match } = await annotatedMatch(program, window)
    const came = await take(window, recordOf(program, match), { own: 'ask' })
    expect(came.import).toBeNull()
    expect((await window.ask('imports.list', {})).imports).toEqual([])
  })

  it('puts a whole match into the bin, and one that was in the bin back there', async () => {
    const { record } = playedRecord(game, { steps: 20, changes: 4 })
    const match = record.root
    const came = await take(window, record)
    const state = async () => (await window.ask('imports.list', { match })).imports[0]
    expect(await state()).toMatchObject({ isNew: true, undoneAt: null, isBinned: false })
    expect(await undoImport(window, came.import)).toMatchObject({ match, binned: true })
    expect(await window.ask('library.list', { bin: true })).toMatchObject({
      rows: [{ id: match, title: 'Theirs' }],
    })
    expect(await state()).toMatchObject({ isBinned: true, undoneAt: expect.any(Number) as number })
    expect(await window.refused('imports.undo', { imports: [came.import ?? 0] })).toEqual({
      code: 'importUndone',
    })
    const again = await take(window, record)
    expect(again.isNew).toBe(false)
    await undoImport(window, again.import)
    expect(await window.ask('library.list', { bin: true })).toMatchObject({ rows: [{ id: match }] })
    await window.ask('library.restore', { matches: [match] })
    expect(await state()).toMatchObject({ isBinned: false })
    await window.ask('library.bin', { matches: [match] })
    expect(await window.ask('library.emptyBin', {})).toEqual({ removed: 1 })
    expect((await window.ask('imports.list', {})).imports).toEqual([])
  })

  it('keeps what one did oneself with what came: a comment, a line played on, a branch', async () => {
    const { match } = await annotatedMatch(program, window)
    const copy = grownCopy(recordOf(program, match), 'grow', [])
    const theirs = 'e'.repeat(16)
    setAnnotation(copy, { id: theirs, step: copy.root, body: comment('theirs'), version: 1, deleted: false })
    setAnnotation(copy, {
      id: 'f'.repeat(16),
      step: copy.root,
      body: comment('more'),
      version: 1,
      deleted: false,
    })
    const came = await take(window, copy)
    const added = [...copy.steps.values()].filter(({ id }) => came.news?.marked.steps.includes(id))
    const on = added.find(({ actor }) => actor !== 'chance') ?? expect.fail('no step')
    const end = (await window.ask('table.branch', { match, step: on.id, name: 'my try' })).table
    await window.ask('notes.edit', { match, edits: [{ id: theirs, body: comment('theirs, and mine') }] })
    await window.ask('table.switch', { match, branch: 'main' })
    const undone = await undoImport(window, came.import)
    expect(undone.kept.steps).toBeGreaterThan(0)
    const now = recordOf(program, match)
    expect([...now.branches.values()].find(({ name }) => name === 'my try')?.step).toBe(end.tip)
    expect(standingNotes(now.annotations).map(({ body }) => body)).toContainEqual(comment('theirs, and mine'))
    expect(now.annotations.has(theirs)).toBe(false)
    expect(now.annotations.has('f'.repeat(16))).toBe(false)
  })

  it('in the middle of others leaves what the others brought', async () => {
    const { match } = await annotatedMatch(program, window)
    const start = recordOf(program, match)
    const [one, two] = [grownCopy(start, 'same', []), grownCopy(start, 'same', [])]
    const [mine] = [...start.annotations.values()]
    if (mine === undefined) return expect.fail('no note')
    setAnnotation(one, { ...mine, body: comment('first'), version: mine.version + 1 })
    setAnnotation(two, { ...mine, body: comment('second'), version: mine.version + 2 })
    const before = contentOf(program, match)
    const first = await take(window, one)
    const second = await take(window, two)
    expect(second.addedSteps).toBe(0)
    await undoImport(window, first.import)
    expect(recordOf(program, match).annotations.get(mine.id)?.body).toEqual(comment('second'))
    expect(recordOf(program, match).steps.size).toBe(two.steps.size)
    await undoImport(window, second.import)
    expect(contentOf(program, match)).toBe(before)
  })

  it('is taken back whole or not at all', async () => {
    const { match } = await annotatedMatch(program, window)
    const came = await take(window, wipedCopy(recordOf(program, match)))
    const after = contentOf(program, match)
    const rival = new Database(program.library.file)
    rival.exec(`CREATE TRIGGER fails BEFORE UPDATE OF steps ON match BEGIN SELECT RAISE(ABORT, 'no'); END`)
    expect(await window.refused('imports.undo', { imports: [came.import ?? 0] })).toEqual({
      code: 'internal',
    })
    expect(contentOf(program, match)).toBe(after)
    rival.exec('DROP TRIGGER fails')
    rival.close()
    await undoImport(window, came.import)
  })

  it('tells windows that have the match open', async () => {
    const { match, tip } = await annotatedMatch(program, window)
    await window.ask('table.open', { match })
    const came = await take(window, wipedCopy(recordOf(program, match)))
    const told = window.pushed('table.changed').length
    await undoImport(window, came.import)
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
    for (const record of records) await take(window, record, { batch: 'evening' })
    const { imports, more } = await window.ask('imports.list', { limit: 2 })
    expect(more).toBe(true)
    expect(imports.map(({ batch }) => batch)).toEqual(['evening', 'evening'])
    const rest = await window.ask('imports.list', { before: imports.at(-1)?.import, limit: 2 })
    expect(rest).toMatchObject({ imports: [{ match: records[0]?.root }], more: false })
    await undoImport(window, imports[0]?.import ?? null)
    const all = [...imports, ...rest.imports].map((each) => each.import)
    const { undone } = await window.ask('imports.undo', { imports: all })
    expect(undone.map((each) => each.match)).toEqual([records[1]?.root, records[0]?.root])
    expect((await window.ask('library.list', {})).total).toBe(0)
  })
})

describe('play after an import was taken back', () => {
  it('that takes a step it had brought has it again', async () => {
    const { match } = await annotatedMatch(program, window)
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
    await undoImport(window, came.import)
    const table = await window.ask('table.open', { match })
    const acted = (await window.ask('table.act', { ...at(table), action })).table
    expect(acted.tip).toBe(on.tip)
    restart()
    expect(await window.ask('table.open', { match })).toMatchObject({ tip: on.tip })
    recordOf(program, match)
  })
})
