import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { quorsum } from '../../../engine/games/quorsum/index.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import { encode } from '../../../engine/record/file/encode.ts'
import { LAST_VERSION, MAIN, type Annotation, type MatchId } from '../../../engine/record/step.ts'
import { playedRecord } from '../../../engine/record/testing/player.ts'
import { setAnnotation, setBranch } from '../../../engine/record/tree.ts'
import { MIGRATIONS } from '../file/migrations.ts'
import type { Library } from '../library.ts'
import { exampleSummary } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder, toVersion7 } from '../testing/temporary-library.ts'

const UNDOER = fileURLToPath(new URL('../testing/undoer.ts', import.meta.url))
const game = quorsum as AnyGame
const summary = exampleSummary({ steps: 1 })

const contentOf = (library: Library, match: MatchId): string => {
  const loaded = library.load(match)
  if (!loaded.ok || loaded.damage !== null) return expect.fail('the record cannot be read')
  return Buffer.from(encode(loaded.value, { gzip: false })).toString()
}

/** The output of the process until it was killed, some milliseconds after some lines. */
const killed = (args: readonly string[], lines: number, life: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [UNDOER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, wrong] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const before = said.split('\n').length - 1
      said += text
      if (before < lines && said.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), life)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(said)
      else reject(new Error(`it ended by itself (${code}): ${wrong}`))
    })
  })

it('an import and its undo happen completely or not at all, and acknowledged ones survive a kill at any moment', async () => {
  const folder = temporaryFolder()
  const [file, copy] = [libraryIn(folder), join(folder, 'copy.qipu')]
  const { record } = playedRecord(game, { steps: 30, changes: 10 })
  const library = opened(file)
  library.insertRecord(record, { title: 'Mine', summary })
  const before = contentOf(library, record.root)
  const longer = playedRecord(game, { steps: 60, changes: 10 }).record
  for (const note of longer.annotations.values())
    setAnnotation(longer, { ...note, deleted: true, version: LAST_VERSION })
  for (const branch of longer.branches.values())
    if (branch.id !== MAIN) setBranch(longer, { ...branch, deleted: true, version: LAST_VERSION })
  writeFileSync(copy, encode(longer))
  const taken = library.insertRecord(longer, { title: '', summary, own: 'replace' })
  const after = contentOf(library, record.root)
  if (!taken.ok || taken.value.import === null) return expect.fail('nothing came')
  expect(library.undoImport(taken.value.import, () => summary).ok).toBe(true)
  expect(contentOf(library, record.root)).toBe(before)
  library.close()

  let acknowledged = 0
  for (const [lines, life] of [
    [1, 0],
    [1, 13],
    [2, 29],
    [2, 47],
    [3, 71],
    [4, 110],
  ] as const) {
    const said = await killed([file, copy], lines, life)
    const again = opened(file)
    const list = new Map(again.imports({ limit: 10_000 }).map((each) => [each.import, each]))
    for (const line of said.slice(0, said.lastIndexOf('\n') + 1).split('\n')) {
      const [word, number] = line.split(' ')
      if (number === undefined) continue
      acknowledged += 1
      expect(list.has(Number(number))).toBe(true)
      if (word === 'out') expect(list.get(Number(number))?.undoneAt).not.toBeNull()
    }
    const standing = [...list.values()].filter(({ isNew, undoneAt }) => !isNew && undoneAt === null)
    expect(standing.length).toBeLessThanOrEqual(1)
    expect(contentOf(again, record.root)).toBe(standing.length === 1 ? after : before)
    for (const { import: number } of standing) again.undoImport(number, () => summary)
    expect(contentOf(again, record.root)).toBe(before)
    again.close()
  }
  expect(acknowledged).toBeGreaterThanOrEqual(13)
})

it('the notes of a version 4 library become first versions, and its record is unchanged', () => {
  const folder = temporaryFolder()
  const { record } = playedRecord(game, { steps: 12, changes: 0 })
  const note = (id: string, deleted: boolean): Annotation => ({
    id: id.repeat(16),
    step: record.root,
    body: { kind: 'comment', text: deleted ? '' : 'said long ago', author: '' },
    version: 3,
    deleted,
  })
  setAnnotation(record, note('a', false))
  setAnnotation(record, note('b', true))
  const now = opened(libraryIn(folder))
  now.insertRecord(record, { title: 'Old', summary })
  const before = contentOf(now, record.root)
  now.close()
  asVersion4(libraryIn(folder))

  const library = opened(libraryIn(folder))
  expect(library.backup).toContain('.v4.')
  expect(contentOf(library, record.root)).toBe(before)
  expect(library.imports({ limit: 10 })).toEqual([])
  expect(library.noteVersions(record.root, 'a'.repeat(16))).toMatchObject([
    { n: 1, body: { text: 'said long ago' }, deleted: false, reason: 'found', at: null },
  ])
  expect(library.deletedNotes(record.root)).toEqual([])
  library.close()
})

/** Reverts the schema to version 4. */
const asVersion4 = (file: string): void => {
  expect(MIGRATIONS[4]?.name).toBe('imports')
  const db = new Database(file)
  toVersion7(db)
  db.exec(`DROP TABLE collection_match; DROP TABLE collection; DROP INDEX player_by_seats; DROP TABLE import; DROP TABLE import_step; DROP TABLE import_entry; DROP TABLE withdrawn;
    DROP TABLE annotation_version; ALTER TABLE annotation DROP COLUMN reason; ALTER TABLE annotation DROP COLUMN at; ALTER TABLE annotation DROP COLUMN edit; ALTER TABLE branch DROP COLUMN author; ALTER TABLE analysis DROP COLUMN import; PRAGMA user_version = 4;`)
  db.close()
}
