/** Libraries as they lie on the disk: after a clean end, after a kill, and killed before they were ever closed. */
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

/** Files by their names. */
export type State = ReadonlyMap<string, Buffer>

/** Of the same library also those of its first session: in the midst of it, and after its end. */
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

/** Steps `from` to the last, one change each. */
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

/** What is stored, once the progress file knows of it. */
const readStateOnceRecorded = async (folder: string, steps = STEPS_IN_ALL): Promise<State> => {
  const told = (): number =>
    [...readProgressFile(join(folder, LIBRARY_NAME)).matches.values()].reduce(
      (sum, { steps }) => sum + steps,
      0,
    )
  while (told() < steps) await setTimeout(20)
  return readState(folder)
}

/** Plays three matches in an empty folder; in the middle the library is closed and opened again. */
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

/** Ids of the steps that SQLite itself finds in a copy of the files; none where it finds nothing. */
export const stepsReadable = (file: string, scratch: string): ReadonlySet<string> => {
  for (const ending of ['', '-wal', '-journal'])
    try {
      copyFileSync(`${file}${ending}`, join(scratch, `${LIBRARY_NAME}${ending}`))
    } catch {
      // Not there, or a folder: nothing of it can be read.
    }
  try {
    const db = new Database(join(scratch, LIBRARY_NAME))
    try {
      return new Set(db.prepare<[], string>('SELECT hex(id) FROM step WHERE seq > 0').pluck().all())
    } finally {
      db.close()
    }
  } catch {
    // No database, or no such table.
    return new Set()
  }
}

/** What can happen to the files of a library, and what is said then. */
export interface DamageKind {
  /** What is done to the files. */
  readonly done: string
  readonly to: StateName
  readonly spoil: (file: string, others: States) => void
  /** It opens as if nothing had happened, is refused by a code, or it is said what was found. */
  readonly said: 'opens' | 'libraryNotOurs' | 'libraryNewer' | 'libraryUnreadable' | readonly FindingCode[]
  /** What can be chosen first of all, where something was found. */
  readonly offers?: Choice
  /** Steps in the library after that, of fifteen. */
  readonly steps?: number
  /** What SQLite alone would read of it is another library's, and is in the copies only. */
  readonly foreign?: true
}
