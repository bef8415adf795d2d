import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { MatchId } from '../../../engine/record/step.ts'
import { readLog } from '../file/sqlite-format.ts'
import { inspectFiles } from './inspect.ts'
import { openLibrary } from '../open.ts'
import { MIGRATIONS } from '../file/migrations.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from '../testing/example.ts'
import { libraryIn, opened, steadyClock, temporaryFolder } from '../testing/temporary-library.ts'

const STEPS = 6

interface Killed {
  /** The library as a killed program left it. */
  readonly file: string
  readonly id: MatchId
}

/** Plays a match and reads the files meanwhile: exactly what a kill would leave. */
const killed = (closedBefore: boolean): Killed => {
  const folder = temporaryFolder()
  const file = libraryIn(folder)
  // A clean close copies all pages into the file and deletes the log.
  if (closedBefore) opened(file).close()
  const library = opened(file)
  const id = library.create(exampleHeader(1), 'An evening')
  for (const step of exampleLine(id, STEPS))
    library.append(id, {
      steps: [step],
      branches: [mainAt(step.id, 1)],
      reason: 'act',
      summary: exampleSummary(),
    })
  const left = temporaryFolder()
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(left, name))
  library.close()
  return { file: libraryIn(left), id }
}

/** The present file, log and index. */
const filesBeside = (file: string) => ({
  file: readFileSync(file),
  log: readFileSync(`${file}-wal`),
  index: readFileSync(`${file}-shm`),
})

const DATA = ['library.sqlite', 'library.sqlite-wal', 'library.sqlite-journal']

/** The files of a library, byte by byte, without the index, which can be rebuilt. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => DATA.includes(name))
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  )

const copiesBeside = (file: string): string[] =>
  readdirSync(dirname(file)).filter((name) => !name.startsWith(basename(file)))

const stepsOf = (file: string, id: MatchId): number | string => {
  const result = openLibrary(file, { now: steadyClock() })
  if (!result.ok) return result.error.code
  const library = result.value
  const loaded = library.load(id)
  const broken = library.check()
  library.close()
  return broken?.code ?? (loaded.ok ? loaded.value.steps.size : loaded.error.code)
}

describe('file and log that do not belong together', () => {
  it.each<[string, (file: string) => void]>([
    ['a file without any byte', (file) => truncateSync(file, 0)],
    ['a file that is missing', (file) => rmSync(file)],
    ['half a file', (file) => truncateSync(file, 2048)],
    ['a few bytes of a file', (file) => truncateSync(file, 60)],
  ])('are copied and opened with all steps where the log holds them: %s', (_, spoil) => {
    const { file, id } = killed(false)
    spoil(file)
    const before = filesIn(dirname(file))
    // Nothing happens before the user has chosen.
    expect(openLibrary(file, { now: steadyClock() })).toMatchObject({ ok: false })
    expect(filesIn(dirname(file))).toEqual(before)
    const library = opened(file, { damaged: 'open' })
    const { kept } = library
    expect(filesIn(kept ?? '')).toEqual(before)
    expect(copiesBeside(file)).toEqual([basename(kept ?? '')])
    expect(library.load(id)).toMatchObject({ ok: true, damage: null })
    library.close()
    expect(stepsOf(file, id)).toBe(STEPS)
  })

  it.each<[string, (file: string) => void]>([
    ['a file without any byte', (file) => truncateSync(file, 0)],
    ['a file that is missing', (file) => rmSync(file)],
    ['half a file', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
    [
      'a file that is shorter than before the transaction that was cut off',
      (file) => {
        truncateSync(file, 0)
        const header = Buffer.alloc(512)
        header.write('d9d505f920a163d7', 'hex')
        for (const [at, value] of [
          [16, 40],
          [20, 512],
          [24, 4096],
        ] as const)
          header.writeUInt32BE(value, at)
        writeFileSync(`${file}-journal`, header)
      },
    ],
  ])('are copied and refused where pages are missing: %s', (_, spoil) => {
    const { file } = killed(true)
    spoil(file)
    const before = filesIn(dirname(file))
    const result = openLibrary(file, { now: steadyClock() })
    expect(result).toMatchObject({ ok: false, error: { code: 'libraryDamaged' } })
    const kept = result.ok ? '' : String(result.error.details?.['kept'])
    expect(filesIn(kept)).toEqual(before)
    expect(filesIn(dirname(file))).toEqual(before)
    // Trying again reuses the copies.
    expect(openLibrary(file, { now: steadyClock() })).toEqual(result)
    expect(copiesBeside(file)).toEqual([basename(kept)])
  })

  it.each<[string, number]>([
    ['at its beginning', 9],
    ['in the middle', 0.7],
  ])('are copied before a log that is damaged %s is cut off there', (_, where) => {
    const { file, id } = killed(true)
    const log = readFileSync(`${file}-wal`)
    const at = where < 1 ? Math.floor(log.length * where) : where
    log.writeUInt8(log.readUInt8(at) ^ 0xff, at)
    writeFileSync(`${file}-wal`, log)
    const before = filesIn(dirname(file))
    const library = opened(file, { damaged: 'open' })
    expect(filesIn(library.kept ?? '')).toEqual(before)
    const loaded = library.load(id)
    library.close()
    expect(loaded.ok ? loaded.value.steps.size : 0).toBeLessThan(STEPS)
  })

  it('are copied when the file is newer than the log', () => {
    const { file } = killed(true)
    const later = new Database(file)
    later.pragma('journal_mode = DELETE')
    for (let number = 0; number < 50; number += 1) later.pragma(`user_version = ${4 + (number % 2)}`)
    later.pragma('user_version = 4')
    later.close()
    copyFileSync(`${killed(false).file}-wal`, `${file}-wal`)
    const before = filesIn(dirname(file))
    const library = opened(file, { damaged: 'open' })
    expect(filesIn(library.kept ?? '')).toEqual(before)
  })
})

describe('file and log of a killed program', () => {
  it.each([false, true])('are opened as they are (closed cleanly before: %s)', (closedBefore) => {
    const { file, id } = killed(closedBefore)
    const library = opened(file)
    expect(library.kept).toBeNull()
    library.close()
    expect(copiesBeside(file)).toEqual([])
    expect(stepsOf(file, id)).toBe(STEPS)
  })

  it('are opened without the last change where it was not committed', () => {
    const { file, id } = killed(true)
    const log = readFileSync(`${file}-wal`)
    // The last frame is cut in the middle, and with it the end of its transaction.
    truncateSync(`${file}-wal`, log.length - 2000)
    const library = opened(file)
    expect(library.kept).toBeNull()
    library.close()
    expect(stepsOf(file, id)).toBe(STEPS - 1)
  })

  /** The findings from the bytes of the files. */
  const inspected = (file: string): unknown =>
    inspectFiles(file, { known: MIGRATIONS.length, heldMatches: true })

  it.each([false, true])('fit at every point of writing the log (closed before: %s)', (closedBefore) => {
    const { file } = killed(closedBefore)
    const log = readFileSync(`${file}-wal`)
    const frame = 24 + 4096
    // A nearly full disk writes only a part of the header.
    const lengths = [0, 1, 4, 10, 31]
    for (let length = 32; length < log.length; length += frame / 2) lengths.push(length)
    for (const length of lengths) {
      writeFileSync(`${file}-wal`, log.subarray(0, length))
      expect([length, inspected(file)]).toMatchObject([length, { refusal: undefined, findings: [] }])
    }
  })

  it.each([false, true])('fit at every point of a commit (closed before: %s)', (closedBefore) => {
    const { file, id } = killed(closedBefore)
    const before = filesBeside(file)
    const db = new Database(file)
    db.pragma('synchronous = FULL')
    db.prepare('UPDATE match SET title = ?').run('Another evening')
    const after = filesBeside(file)
    db.close()
    const found = (log: Buffer, index: Buffer | undefined): unknown => {
      writeFileSync(`${file}-wal`, log)
      rmSync(`${file}-shm`, { force: true })
      if (index !== undefined) writeFileSync(`${file}-shm`, index)
      writeFileSync(file, after.file)
      return inspected(file)
    }
    const damaged = { findings: [{ code: 'logDamaged' }] }
    const fine = { refusal: undefined, findings: [] }
    expect(after.log.length).toBeGreaterThan(before.log.length)
    // The header of each frame is written first; the place of its page still has the old content.
    for (let at = before.log.length; at < after.log.length; at += 24 + 4096) {
      const log = Buffer.concat([after.log.subarray(0, at + 24), Buffer.alloc(4096, 'x')])
      expect([at, found(log, before.index)]).toMatchObject([at, fine])
    }
    const lastPage = Buffer.from(after.log).fill('x', after.log.length - 4096)
    expect(found(lastPage, before.index)).toMatchObject(fine)
    // Without the index it cannot be known; with it, the completed commit counts.
    expect(found(lastPage, undefined)).toMatchObject(damaged)
    expect(found(lastPage, after.index)).toMatchObject(damaged)
    // If pages were written twice, the checksums are corrected at the end.
    const unsigned = Buffer.from(after.log).fill(0, before.log.length + 16, before.log.length + 24)
    expect(found(unsigned, before.index)).toMatchObject(fine)
    expect(found(unsigned, after.index)).toMatchObject(damaged)
    // Damage before that is a finding.
    const earlier = Buffer.from(unsigned)
    earlier.writeUInt8(earlier.readUInt8(100) ^ 0xff, 100)
    expect(found(earlier, before.index)).toMatchObject(damaged)
    expect(found(lastPage, before.index)).toMatchObject(fine)
    const library = opened(file)
    expect(library.kept).toBeNull()
    expect(library.row(id)?.title).toBe('An evening')
    library.close()
  })

  it.each([false, true])('fit at every point of a checkpoint (closed before: %s)', (closedBefore) => {
    const { file, id } = killed(closedBefore)
    const log = readFileSync(`${file}-wal`)
    const pageOffsets = [...(readLog(file)?.pageOffsets ?? [])].sort(([one], [other]) => one - other)
    expect(pageOffsets.length).toBeGreaterThan(5)
    const handle = openSync(file, 'r+')
    for (const [page, at] of pageOffsets)
      for (const part of [1000, 4096]) {
        writeSync(handle, log, at, part, (page - 1) * 4096)
        expect([page, part, inspected(file)]).toMatchObject([
          page,
          part,
          { refusal: undefined, findings: [] },
        ])
      }
    closeSync(handle)
    expect(stepsOf(file, id)).toBe(STEPS)
  })

  it('are opened as they are if the log was restarted over an older one', () => {
    const folder = temporaryFolder()
    const library = opened(libraryIn(folder))
    const id = library.create(exampleHeader(1), 'An evening')
    const rival = new Database(libraryIn(folder))
    rival.pragma('wal_checkpoint(PASSIVE)')
    library.rename(id, 'Another evening')
    const left = temporaryFolder()
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(left, name))
    rival.close()
    const again = opened(libraryIn(left))
    expect(again.kept).toBeNull()
    expect(again.row(id)?.title).toBe('Another evening')
  })
})
