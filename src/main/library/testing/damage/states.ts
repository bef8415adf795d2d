/**
 * The files of libraries after a clean close, after a kill, and killed before they were ever closed; and what a kind
 * of damage is.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { MatchId } from '../../../../engine/record/step.ts'
import { LIBRARY_NAME } from '../../file/files.ts'
import { openLibrary } from '../../open.ts'
import { readProgressFile } from '../../damage/progress-file.ts'
import type { Library } from '../../library.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from '../example.ts'
import type { Choice, FindingCode } from '../../damage/findings.ts'

export type StateName = 'closed' | 'killed' | 'young'

/** Files by name. */
export type State = ReadonlyMap<string, Buffer>

/** `inFirst` and `earlier`: the same library in its first session and after that. */
export type States = Readonly<Record<StateName | 'inFirst' | 'earlier', State>>

const MATCHES = 3
/** Steps of each match. */
const STEPS = 5
export const STEPS_IN_ALL = MATCHES * STEPS

const open = (folder: string): Library => {
  const opened = openLibrary(join(folder, LIBRARY_NAME), { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

const begin = (library: Library, number: number): MatchId =>
  library.create(exampleHeader(number), `Match ${number}`)

/** Plays steps `from` to `to`, one change each. */
const play = (library: Library, match: MatchId, from = 1, to = STEPS): void => {
  for (const [at, step] of exampleLine(match, to).entries()) {
    if (at + 1 < from) continue
    const summary = exampleSummary({ played: at + 1, steps: at + 1 })
    library.append(match, { steps: [step], branches: [mainAt(step.id, at + 1)], reason: 'act', summary })
  }
}

const readState = (folder: string): State =>
  new Map(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.lock'))
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

/** Reads the files once the progress file records all steps. */
const readStateOnceRecorded = async (folder: string, steps = STEPS_IN_ALL): Promise<State> => {
  const recorded = (): number =>
    [...readProgressFile(join(folder, LIBRARY_NAME)).matches.values()].reduce(
      (sum, { steps }) => sum + steps,
      0,
    )
  while (recorded() < steps) await setTimeout(20)
  return readState(folder)
}

/** Plays three matches in an empty folder; closes and opens the library in between. */
export const playedStates = async (folder: string, youngFolder: string): Promise<States> => {
  const young = open(youngFolder)
  for (let number = 1; number <= MATCHES; number += 1) play(young, begin(young, 10 + number))
  const youngState = await readStateOnceRecorded(youngFolder)
  young.close()

  const first = open(folder)
  for (let number = 1; number < MATCHES; number += 1)
    play(first, begin(first, number), 1, number === 1 ? STEPS : 3)
  const inFirst = await readStateOnceRecorded(folder, STEPS + 3)
  first.close()
  const earlier = readState(folder)
  const second = open(folder)
  for (const id of second.ids()) if (second.row(id)?.title === 'Match 2') play(second, id, 4)
  play(second, begin(second, MATCHES))
  const killed = await readStateOnceRecorded(folder)
  second.close()
  return { inFirst, earlier, closed: readState(folder), killed, young: youngState }
}

export const writeState = (state: State, folder: string): string => {
  for (const [name, bytes] of state) writeFileSync(join(folder, name), bytes)
  return join(folder, LIBRARY_NAME)
}

/** Ids of the steps that plain SQLite finds in a copy of the files; empty if it finds none. */
export const stepsReadable = (file: string, scratch: string): ReadonlySet<string> => {
  for (const ending of ['', '-wal', '-journal'])
    try {
      copyFileSync(`${file}${ending}`, join(scratch, `${LIBRARY_NAME}${ending}`))
    } catch {
      // Missing, or a folder: nothing to copy.
    }
  try {
    const db = new Database(join(scratch, LIBRARY_NAME))
    try {
      return new Set(db.prepare<[], string>('SELECT hex(id) FROM step WHERE seq > 0').pluck().all())
    } finally {
      db.close()
    }
  } catch {
    // Not a database, or no such table.
    return new Set()
  }
}

export interface DamageKind {
  /** What happens to the files. */
  readonly done: string
  readonly to: StateName
  readonly spoil: (file: string, others: States) => void
  /** `opens` normally, is refused with a code, or reports findings. */
  readonly said: 'opens' | 'libraryNotOurs' | 'libraryNewer' | 'libraryUnreadable' | readonly FindingCode[]
  /** The first choice offered, if something was found. */
  readonly offers?: Choice
  /** Steps in the library after `open`, of fifteen. */
  readonly steps?: number
  /** Plain SQLite would read another library's rows, which are in the copies only. */
  readonly foreign?: true
}
