/** Importing long records while others use the library. */
import { replayOf } from '../../../engine/record/positions.ts'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { qin } from '../../../engine/games/qin/index.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import { longRecord, playedRecord } from '../../../engine/record/testing/player.ts'
import { comparableRecord } from '../../../engine/record/testing/comparable-record.ts'
import type { MatchRecord } from '../../../engine/record/tree.ts'
import { listQuerySchema } from '../../api/api.ts'
import { summaryOf } from '../../table/summary.ts'
import type { Insertion } from '../matches/matches.ts'
import type { Library } from '../library.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'

const game: AnyGame = qin
const insertion: Insertion = {
  title: 'Long',
  summary: (record) => summaryOf(replayOf(record, game)),
}
const { record: long } = longRecord(game, { steps: 1500 })

const place = (): { readonly file: string; readonly library: Library } => {
  const file = libraryIn(temporaryFolder())
  return { file, library: opened(file) }
}

/** Every row of a match. */
const rowsIn = (file: string): unknown => {
  const db = new Database(file, { readonly: true })
  const tables = [
    'match',
    'step',
    'event',
    'branch',
    'branch_move',
    'annotation',
    'player',
    'option',
    'fallen',
  ]
  const rows = tables.map((table) => [table, db.prepare(`SELECT * FROM ${table}`).all()])
  db.close()
  return rows
}

const stored = (library: Library, { root }: MatchRecord): unknown => {
  const loaded = library.load(root)
  if (!loaded.ok) throw new Error(loaded.error.code)
  expect(loaded.damage).toBeNull()
  return comparableRecord(loaded.value)
}

it('writes the same rows as an import in one go', async () => {
  const [inOneGo, inPieces] = [place(), place()]
  expect(inOneGo.library.insertRecord(long, insertion)).toEqual(
    await inPieces.library.receiveRecord(long, insertion),
  )
  expect(rowsIn(inPieces.file)).toEqual(rowsIn(inOneGo.file))
  expect(stored(inPieces.library, long)).toEqual(comparableRecord(long))
})

it('lets others run, who see nothing of it until it is complete', async () => {
  const { file, library } = place()
  const listed = (): number => library.list(listQuerySchema.parse({})).total
  const seen: number[] = []
  let turns = 0
  let done = false
  const coming = library.receiveRecord(long, insertion).finally(() => (done = true))
  while (!done) {
    turns += 1
    seen.push(listed())
    const other = new Database(file)
    // Other writers do not wait.
    other.pragma('busy_timeout = 0')
    other.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run('turn', String(turns))
    expect([0, long.steps.size + 1]).toContain(other.prepare('SELECT count(*) FROM step').pluck().get())
    other.close()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await coming).toMatchObject({ ok: true, value: { isNew: true, addedSteps: long.steps.size } })
  expect(turns).toBeGreaterThan(4)
  expect(seen[0]).toBe(0)
  expect(listed()).toBe(1)
})

it('imports two at once, and merges two copies of one match', async () => {
  const { library } = place()
  const { record: other } = longRecord(game, { steps: 900, nonce: 'f'.repeat(32) })
  const { record: shorter } = playedRecord(game, { steps: 40, changes: 30 })
  expect(shorter.root).toBe(long.root)
  const came = await Promise.all([
    library.receiveRecord(long, insertion),
    library.receiveRecord(other, insertion),
    library.receiveRecord(long, insertion),
    library.receiveRecord(shorter, insertion),
  ])
  // The short record is written at once, before any long one is complete.
  expect(came.map((one) => one.ok && one.value.isNew)).toEqual([false, true, false, true])
  expect(stored(library, other)).toEqual(comparableRecord(other))
  const whole = library.load(long.root)
  if (!whole.ok) throw new Error(whole.error.code)
  expect([...long.steps.keys()].every((id) => whole.value.steps.has(id))).toBe(true)
  expect([...shorter.annotations.keys()].every((id) => whole.value.annotations.has(id))).toBe(true)
})

it('leaves nothing behind when it cannot be finished', async () => {
  const { file, library } = place()
  const broken: Insertion = {
    title: 'Broken',
    summary: () => {
      throw new Error('no summary')
    },
  }
  await expect(library.receiveRecord(long, broken)).rejects.toThrow('no summary')
  const db = new Database(file, { readonly: true })
  for (const table of ['match', 'step', 'event', 'branch'])
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0)
  db.close()
  expect(await library.receiveRecord(long, insertion)).toMatchObject({ ok: true, value: { isNew: true } })
})
