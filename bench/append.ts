/** One action: decided, hashed and durably appended, compared with a bare durable insert of the same rows. */
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson } from '../src/engine/record/canonical.ts'
import { decideStep, runChance } from '../src/engine/record/play.ts'
import { replayOf, type Replay } from '../src/engine/record/positions.ts'
import { MAIN, type Step, type StepId } from '../src/engine/record/step.ts'
import { addStep, createRecord, putBranch } from '../src/engine/record/tree.ts'
import { toBlob } from '../src/main/library/sqlite/stored.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { MIGRATIONS } from '../src/main/library/file/migrations.ts'
import { summaryOf } from '../src/main/table/summary.ts'
import { headerOf, referenceGame, unseededRandom } from './matches.ts'
import { median, number, type Row } from './row.ts'

const ACTIONS = 2000

/** The rows of one action for the reference, made beforehand, so that it only inserts. */
interface Rows {
  readonly steps: readonly (readonly [number, number, Buffer, number, number, string])[]
  readonly events: readonly (readonly [number, number, number, string])[]
  readonly last: number
}

/** A new database with the library's tables, and one prepared transaction that inserts rows. */
const bareDatabase = (folder: string): { insert(rows: Rows): void; close(): void } => {
  const db = new Database(join(folder, 'bare.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  for (const { sql } of MIGRATIONS) db.exec(sql)
  db.exec(
    `INSERT INTO match (key, id, game, title, created_at, updated_at, played, steps, comments, branches, over,
       turn, moment, scores, header) VALUES (1, zeroblob(16), '', '', 0, 0, 0, 0, 0, 0, 0, '', '', '', '');
     INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (1, 0, zeroblob(16), NULL, NULL, NULL, 0);
     INSERT INTO branch (match, id, name, step, ahead, version, deleted) VALUES (1, 'main', 'main', 0, NULL, 0, 0);`,
  )
  const step = db.prepare(
    'INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (?, ?, ?, ?, ?, ?, 0)',
  )
  const event = db.prepare('INSERT INTO event (match, step, n, fact) VALUES (?, ?, ?, ?)')
  const move = db.prepare(
    "INSERT INTO branch_move (match, n, branch, step, reason, at) VALUES (1, ?, 'main', ?, 'act', 0)",
  )
  const branch = db.prepare("UPDATE branch SET step = ?, version = ? WHERE match = 1 AND id = 'main'")
  const match = db.prepare(
    `UPDATE match SET played = ?, steps = ?, turn = '{"by":0}', moment = '{"part":1}', scores = '[0,0]',
       updated_at = ? WHERE key = 1`,
  )
  let n = 0
  const insert = db.transaction(({ steps, events, last }: Rows) => {
    n += 1
    for (const row of steps) step.run(...row)
    for (const row of events) event.run(...row)
    move.run(n, last)
    branch.run(last, n)
    match.run(last, last, n)
  })
  return { insert, close: () => void db.close() }
}

/** The steps of one click: a seat's decision and the chance steps after it; empty when the match is over. */
const decision = (replay: Replay, from: StepId): readonly Step[] => {
  const { record, positions, game } = replay
  const state = positions.at(from)
  const { by } = game.turn(state)
  if (by === 'nobody') return []
  if (by === 'chance') return runChance(replay, from)
  const decided = decideStep(replay, from, by, game.sampleLegal(state, unseededRandom))
  if (!decided.ok) throw new Error(`a legal action was refused: ${decided.error.code}`)
  addStep(record, decided.value)
  return [decided.value, ...runChance(replay, decided.value.id)]
}

/** @param actions appends at least this many; a match is always played to its end. */
export const appendRows = (actions = ACTIONS): readonly Row[] => {
  const game = referenceGame
  const folder = mkdtempSync(join(tmpdir(), 'qipu-bench-'))
  const opened = openLibrary(join(folder, 'library.sqlite'), { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  const library = opened.value
  const reference = bareDatabase(folder)
  const taken: number[] = []
  const bare: number[] = []
  let last = 0
  for (let match = 0; taken.length < actions; match += 1) {
    const header = headerOf(game, match, { raceTo: 11 })
    const record = createRecord(header)
    const replay = replayOf(record, game)
    library.create(header, 'bench')
    const numbers = new Map<StepId, number>([[record.root, 0]])
    let at = record.root
    for (;;) {
      const from = performance.now()
      const steps = decision(replay, at)
      if (steps.length === 0) break
      at = steps.at(-1)?.id ?? at
      const main = record.branches.get(MAIN)
      if (main === undefined) throw new Error('a record without its main branch')
      const branch = { ...main, step: at, version: main.version + 1 }
      putBranch(record, branch)
      library.append(record.root, {
        steps,
        branches: [branch],
        reason: 'act',
        summary: summaryOf(replay),
      })
      taken.push(performance.now() - from)
      // Alternates action by action, so that other load slows both alike.
      const rows = rowsOf(steps, numbers, last)
      last = rows.last
      const inserting = performance.now()
      reference.insert(rows)
      bare.push(performance.now() - inserting)
    }
  }
  library.close()
  reference.close()
  rmSync(folder, { recursive: true, force: true })
  const [ours, theirs] = [median(taken), median(bare)]
  return [
    {
      work: 'one action, decided, hashed, durably appended',
      value: ours,
      unit: 'ms',
      figure: `median ${number(ours, 3)} ms (${number(taken.length)} actions)`,
      reference: `bare insert of the same rows: ${number(theirs, 3)} ms`,
      beside: theirs,
      bar: { of: 'reference', most: 1.2 },
    },
  ]
}

/** In the reference, step numbers continue across matches, as if all were one long match. */
const rowsOf = (made: readonly Step[], numbers: Map<StepId, number>, before: number): Rows => {
  let last = before
  const steps: Rows['steps'][number][] = []
  const events: Rows['events'][number][] = []
  for (const { id, parent, actor, action, events: caused } of made) {
    const above = numbers.get(parent) ?? 0
    last += 1
    numbers.set(id, last)
    steps.push([1, last, toBlob(id), above, actor === 'chance' ? -1 : actor, canonicalJson(action)])
    caused.forEach((event, n) => events.push([1, last, n, canonicalJson(event)]))
  }
  return { steps, events, last }
}
