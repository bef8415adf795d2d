import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MAIN, type Annotation, type BranchId } from '../../engine/record/step.ts'
import { addStep, createRecord, putAnnotation, putBranch } from '../../engine/record/tree.ts'
import { LibraryFailure } from './sqlite/errors.ts'
import { createLibrary, type Library } from './library.ts'
import { openDatabase } from './open.ts'
import { exampleHeader, exampleLine, exampleStep, exampleSummary, mainAt } from './testing/example.ts'
import { libraryIn, opened, steadyClock, temporaryFolder } from './testing/temporary-library.ts'

const SIDE = '00000000000000aa' as BranchId

const note = (step: Annotation['step'], changes: Partial<Annotation> = {}): Annotation => ({
  id: '00000000000000bb',
  step,
  body: { kind: 'comment', text: 'A fine 布局 move', author: 'Zoë' },
  version: 1,
  deleted: false,
  ...changes,
})

describe('a record in the library', () => {
  it('loads exactly as stored after the file was closed and opened again', () => {
    const folder = temporaryFolder()
    const first = opened(libraryIn(folder))
    const header = exampleHeader(1)
    const id = first.create(header, 'Evening')
    const line = exampleLine(id, 7)
    const fork = exampleLine(line[2]!.id, 3, 50)
    const chosen = { ...exampleStep(line[6]!.id, 9) }
    const side = { id: SIDE, name: 'try', step: fork[2]!.id, version: 1, deleted: true }
    first.append(id, {
      steps: line,
      branches: [mainAt(line[6]!.id, 1)],
      reason: 'act',
      summary: exampleSummary(),
    })
    first.append(id, { steps: fork, branches: [side], reason: 'create', summary: exampleSummary() })
    first.append(id, { steps: [chosen], branches: [], reason: 'act', summary: exampleSummary() })
    first.putAnnotations(id, [note(fork[0]!.id), note(id, { id: '00000000000000cc', deleted: true })])
    first.close()

    const expected = createRecord(header)
    for (const step of [...line, ...fork, chosen]) addStep(expected, step)
    putBranch(expected, mainAt(line[6]!.id, 1))
    putBranch(expected, side)
    putAnnotation(expected, note(fork[0]!.id))
    putAnnotation(expected, note(id, { id: '00000000000000cc', deleted: true }))

    const loaded = opened(libraryIn(folder)).load(id)
    if (!loaded.ok) throw new Error(loaded.error.code)
    expect(loaded.damage).toBeNull()
    expect(loaded.value.header).toEqual(header)
    expect([...loaded.value.steps.values()]).toEqual([...expected.steps.values()])
    expect(new Map(loaded.value.branches)).toEqual(new Map(expected.branches))
    expect(new Map(loaded.value.annotations)).toEqual(new Map(expected.annotations))
  })

  it('distinguishes a picked outcome from the same outcome drawn', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = library.create(exampleHeader(1), 'Luck')
    const record = createRecord(exampleHeader(1))
    const drawn = exampleStep(id, 3)
    addStep(record, drawn)
    library.append(id, { steps: [drawn], branches: [], reason: 'act', summary: exampleSummary() })
    const loaded = library.load(id)
    expect(loaded.ok && 'chosen' in [...loaded.value.steps.values()][0]!).toBe(false)
  })

  it('stores a step once, however often it is appended', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = library.create(exampleHeader(1), 'Twice')
    const line = exampleLine(id, 3)
    const change = { branches: [], reason: 'act', summary: exampleSummary() } as const
    library.append(id, { ...change, steps: line })
    library.append(id, { ...change, steps: [...line, ...exampleLine(line[2]!.id, 2, 4)] })
    const loaded = library.load(id)
    expect(loaded.ok && loaded.damage === null && loaded.value.steps.size).toBe(5)
  })

  it('remembers where redo leads until that changes', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = library.create(exampleHeader(1), 'Redo')
    const [one, two] = exampleLine(id, 2)
    const change = { steps: [], reason: 'undo', summary: exampleSummary() } as const
    library.append(id, { ...change, steps: [one!, two!], branches: [mainAt(two!.id, 1)] })
    expect(library.ahead(id, MAIN)).toBeNull()
    library.append(id, { ...change, branches: [{ ...mainAt(one!.id, 2), ahead: two!.id }] })
    expect(library.ahead(id, MAIN)).toBe(two!.id)
    library.append(id, { ...change, branches: [mainAt(one!.id, 3)] })
    expect(library.ahead(id, MAIN)).toBe(two!.id)
    library.append(id, { ...change, branches: [{ ...mainAt(one!.id, 4), ahead: null }] })
    expect(library.ahead(id, MAIN)).toBeNull()
  })

  it('logs every move of every branch, newest first', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = library.create(exampleHeader(1), 'Moves')
    const [one, two] = exampleLine(id, 2)
    const summary = exampleSummary()
    library.append(id, { steps: [one!, two!], branches: [mainAt(two!.id, 1)], reason: 'act', summary })
    library.append(id, { steps: [], branches: [mainAt(one!.id, 2)], reason: 'undo', summary })
    expect(library.reflog(id, 10)).toMatchObject([
      { branch: 'main', name: 'main', from: two!.id, to: one!.id, reason: 'undo' },
      { from: id, to: two!.id, reason: 'act' },
      { from: null, to: id, reason: 'create' },
    ])
    expect(library.reflog(id, 1)).toHaveLength(1)
  })

  it('is created with its opening steps in one transaction', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const header = exampleHeader(1)
    const root = createRecord(header).root
    const steps = exampleLine(root, 2)
    const id = library.create(header, 'Opening', {
      steps,
      branches: [mainAt(steps[1]!.id, 1)],
      summary: exampleSummary({ played: 2, steps: 2 }),
    })
    expect(id).toBe(root)
    expect(library.row(id)).toMatchObject({ title: 'Opening', played: 2, steps: 2, scores: [4, 5] })
  })

  it('answers that a match is unknown', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = createRecord(exampleHeader(9)).root
    expect(library.load(id)).toEqual({ ok: false, error: { code: 'matchUnknown' } })
    expect(library.row(id)).toBeUndefined()
    expect(() => library.rename(id, 'x')).toThrow(LibraryFailure)
  })
})

describe('a change', () => {
  it('is stored completely or not at all', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = library.create(exampleHeader(1), 'Atomic')
    const before = library.row(id)
    const stray = exampleStep(createRecord(exampleHeader(2)).root, 1)
    const change = { branches: [], reason: 'act', summary: exampleSummary({ played: 99 }) } as const
    expect(() => library.append(id, { ...change, steps: [...exampleLine(id, 3), stray] })).toThrow()
    const loaded = library.load(id)
    expect(loaded.ok && loaded.value.steps.size).toBe(0)
    expect(library.row(id)).toEqual(before)
  })

  it('leaves the library unchanged when the disk is full, and works again when there is room', () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file)
    const id = library.create(exampleHeader(1), 'Full')
    library.close()
    // A page limit on one connection acts like a full disk.
    const { db, again } = limited(file, 4)
    const line = exampleLine(id, 500)
    const change = { branches: [mainAt(line[499]!.id, 1)], reason: 'act', summary: exampleSummary() } as const
    const thrown = failure(() => again.append(id, { ...change, steps: line }))
    expect(thrown.error).toMatchObject({ code: 'libraryFull' })
    const loaded = again.load(id)
    expect(loaded.ok && loaded.value.steps.size).toBe(0)
    db.pragma('max_page_count = 100000')
    again.append(id, { ...change, steps: line })
    expect(again.check()).toBeNull()
    expect(again.row(id)?.played).toBe(1)
  })

  it('is noticed by other processes', () => {
    const file = libraryIn(temporaryFolder())
    const one = opened(file)
    const two = opened(file)
    expect(two.changedElsewhere()).toBe(false)
    const id = one.create(exampleHeader(1), 'Elsewhere')
    expect(one.changedElsewhere()).toBe(false)
    expect(two.changedElsewhere()).toBe(true)
    expect(two.changedElsewhere()).toBe(false)
    expect(two.row(id)?.title).toBe('Elsewhere')
  })

  it('is refused while another process holds the library, and loses nothing', () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file, { lockWaitMs: 20 })
    const id = library.create(exampleHeader(1), 'Locked')
    const other = new Database(file)
    other.exec('BEGIN IMMEDIATE')
    expect(failure(() => library.rename(id, 'Changed')).error).toMatchObject({ code: 'libraryLocked' })
    other.exec('ROLLBACK')
    other.close()
    expect(library.row(id)?.title).toBe('Locked')
    library.rename(id, 'Changed')
    expect(library.row(id)?.title).toBe('Changed')
  })
})

const failure = (work: () => unknown): LibraryFailure => {
  try {
    work()
  } catch (thrown) {
    if (thrown instanceof LibraryFailure) return thrown
    throw thrown
  }
  throw new Error('nothing failed')
}

/** The library on a connection whose file may grow by only so many pages. */
const limited = (file: string, pages: number): { db: Database.Database; again: Library } => {
  const now = steadyClock()
  const set = openDatabase(file, { now })
  if (!set.ok) throw new Error(set.error.code)
  const { db } = set.value
  db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true })) + pages}`)
  onTestFinished(() => void db.close())
  return { db, again: createLibrary(db, { now, backup: null, kept: null, version: 1 }) }
}

/** A thread that announces a read and reads for so many milliseconds. */
const READS_FOR_A_WHILE = `
  const { parentPort, workerData } = require('node:worker_threads')
  const db = new (require('better-sqlite3'))(workerData.file, { readonly: true })
  db.exec('BEGIN; SELECT count(*) FROM match')
  parentPort.postMessage('reading')
  setTimeout(() => db.exec('COMMIT'), workerData.ms)`

describe('closing', () => {
  it('copies everything into the file, even while a thread reads on its own connection', () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file)
    const reader = new Database(file, { readonly: true })
    reader.prepare('SELECT count(*) FROM match').get()
    const id = library.create(exampleHeader(1), 'An evening')
    library.close()
    const copy = libraryIn(temporaryFolder())
    copyFileSync(file, copy)
    reader.close()
    expect(opened(copy).ids()).toEqual([id])
  })

  it('waits for the current read of a thread, although a change waits only briefly', async () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file)
    library.waitBriefly()
    const reader = new Worker(READS_FOR_A_WHILE, { eval: true, workerData: { file, ms: 400 } })
    const ended = once(reader, 'exit')
    await once(reader, 'message')
    const id = library.create(exampleHeader(1), 'An evening')
    library.close()
    const copy = libraryIn(temporaryFolder())
    copyFileSync(file, copy)
    expect(opened(copy).ids()).toEqual([id])
    await ended
  })
})
