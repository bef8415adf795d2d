/**
 * A process whose writes are refused: `node refused-program.ts FOLDER CONTROL OPERATION MODE N STRIDE`, with
 * refuse-writes.c loaded. Tries the operation with the n-th call refused, n from N on by STRIDE until no call was,
 * each time on a fresh copy, and prints the results (see `Tried`).
 */
import { cpSync, existsSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../../api/api.ts'
import { LIBRARY_NAME } from '../../library/file/files.ts'
import { listBackups } from '../../library/backups/backups.ts'
import { programOn } from './refused-host.ts'
import { OPERATIONS, type Program, type Scene } from './refused-operations.ts'
import { MODES, refusalSwitch, type Mode } from './refusal-switch.ts'
import { canonicalJson } from '../../../engine/record/canonical.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import { comparableRecord } from '../../../engine/record/testing/comparable-record.ts'
import { openLibrary } from '../../library/open.ts'
import type { Library } from '../../library/library.ts'

/** Ids are hex: 32 digits for matches and steps, 16 for branches and notes. */
const IDS = /"(?:[0-9a-f]{32}|[0-9a-f]{16})"/g

/** Times: the start of a match, the time of a note. */
const TIME = /"(?:startedAt|at)":"\d{4}-[^"]*",?/g

const linesOfMatch = (library: Library, id: MatchId): readonly object[] => {
  const loaded = library.load(id)
  if (!loaded.ok) return [{ id, error: loaded.error.code }]
  const { value: record, damage } = loaded
  const { title, tags, binnedAt, steps, comments, branches } = library.row(id) ?? {}
  const all = Object.entries(comparableRecord(record)).flatMap(([of, held]): object[] =>
    Array.isArray(held) ? held.map((one: unknown) => ({ of, one })) : [{ of, held }],
  )
  return [
    { title, steps, comments, branches, binned: binnedAt !== null },
    { tags: [...(tags ?? [])].sort(), damage: damage?.code ?? null },
    ...all,
    ...library.reflog(id, 500).map(({ branch, from, to, reason }) => ({ branch, from, to, reason })),
    { playing: library.playedBranch(id) },
    ...[...record.branches.keys()].map((branch) => ({ branch, ahead: library.ahead(id, branch) })),
    ...library.unread(id).map((unread) => ({ unread })),
  ].map((line) => ({ match: id, line }))
}

const linesOf = (library: Library): readonly string[] =>
  [
    ...library.ids().flatMap((id) => linesOfMatch(library, id)),
    ...library.imports({ limit: 200 }).map((each) => ({ ...each, at: 0, undoneAt: each.undoneAt !== null })),
    { settings: library.settings() },
    ...library.collections().map(({ updatedAt: _, ...collection }) => ({
      collection,
      matches: library.collected(collection.id),
    })),
    ...library.searches().map(({ name, filter }) => ({ name, filter })),
  ].map((line) => canonicalJson(line))

type State = readonly string[]

/** Opens a library and returns its faults, and its content as lines. */
const stateIn = (file: string): { readonly faults: readonly string[]; readonly state: State } => {
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) return { faults: [`does not open: ${JSON.stringify(opened.error)}`], state: [] }
  const library = opened.value
  try {
    const broken = library.check()
    return {
      faults: [
        ...(library.kept === null ? [] : ['copied for nothing']),
        ...(broken === null ? [] : [`broken: ${JSON.stringify(broken)}`]),
      ],
      state: linesOf(library),
    }
  } finally {
    library.close()
  }
}

const idsIn = (state: State): ReadonlySet<string> => new Set(state.flatMap((line) => line.match(IDS) ?? []))

/** Text that is the same for states that differ only in random ids; `known` ids are kept. */
const textOf = (state: State, known: ReadonlySet<string>): string =>
  state
    .map((line) => line.replace(TIME, '').replace(IDS, (id) => (known.has(id) ? id : '"?"')))
    .sort()
    .join('\n')

/** The result for one n. */
export interface Tried {
  readonly n: number
  readonly refused: number
  /** The first refused call. */
  readonly what: string
  /** `ok`, or the error code. */
  readonly answer: string
  readonly ended: 'before' | 'after' | 'neither'
  readonly faults: readonly string[]
}

const [folder, control, name = '', mode, from = '1', stride = '1'] = process.argv.slice(2)
const operation = OPERATIONS[name]
const isMode = (word: string | undefined): word is Mode => MODES.some((one) => one === word)
if (folder === undefined || control === undefined || operation === undefined || !isMode(mode))
  throw new Error('refused-program.ts FOLDER CONTROL OPERATION MODE N STRIDE')
const disk = refusalSwitch(control)
const scene = JSON.parse(readFileSync(join(folder, 'scene.json'), 'utf8')) as Scene // as it was prepared
const place = join(folder, 'tried')

/** Error codes that have words in every language and blame the disk, not a file. */
const sentences = ['en', 'zh-Hant'].map((language): { readonly [code: string]: unknown } => {
  const file = new URL(`../../../locales/${language}/error.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as { readonly [code: string]: unknown } // an object of sentences
})
const UNTRUE = [
  'internal',
  'unknown',
  'badRequest',
  'connectionLost',
  'backupDamaged',
  'libraryDamaged',
  'recordDamaged',
]
const isSaid = (code: string): boolean =>
  !UNTRUE.includes(code) && sentences.every((of) => typeof of[code] === 'string')

const fresh = (): Program => {
  rmSync(place, { recursive: true, force: true })
  cpSync(join(folder, operation.on), place, { recursive: true })
  return programOn(join(place, LIBRARY_NAME))
}

/** Examines a copy of the library, as a kill at this moment would leave it. */
const leftNow = (): ReturnType<typeof look> => {
  const copy = join(folder, 'left')
  rmSync(copy, { recursive: true, force: true })
  cpSync(place, copy, { recursive: true })
  return look(copy)
}

/** Opens it and reads what is in it; every listed backup has to be intact. */
const look = (at: string): ReturnType<typeof stateIn> => {
  const file = join(at, LIBRARY_NAME)
  const { faults, state } = stateIn(file)
  const broken = listBackups(file).flatMap((each) =>
    stateIn(each.file).faults.map((fault) => `${each.name}: ${fault}`),
  )
  for (const each of listBackups(file)) rmSync(`${each.file}.witness`, { force: true })
  return { faults: [...faults, ...broken], state: [...state, ...extra(file)] }
}

/** What an operation changes besides the library. */
const extra = (file: string): readonly string[] =>
  name === 'make a backup' ? listBackups(file).map(({ reason }) => `backup ${reason}`) : []

/** Without refusals: the state before and after, and the ids that are the same each time. */
const unhindered = async (): Promise<{ before: State; after: State }> => {
  const program = fresh()
  const act = await operation.ready(program, scene)
  const before = operation.on === 'nothing' || operation.on === 'old' ? [] : leftNow().state
  const answer = await act()
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
  await program.close()
  const { faults, state } = look(place)
  if (faults.length > 0) throw new Error(`${name}: ${faults.join(', ')}`)
  return { before, after: state }
}

const idsInBoth = (one: State, other: State): string[] => {
  const others = idsIn(other)
  return [...idsIn(one)].filter((id) => others.has(id))
}

disk.set(0)
const { before, after } = await unhindered()
const again = await unhindered()
/** All other ids are random. */
const ids = new Set([...idsInBoth(before, again.before), ...idsInBoth(after, again.after)])
const [textBefore, textAfter] = [textOf(before, ids), textOf(after, ids)]
if (textOf(again.after, ids) !== textAfter) throw new Error(`${name} does not always do the same`)
const which = (state: State): Tried['ended'] => {
  const text = textOf(state, ids)
  return text === textAfter ? 'after' : text === textBefore ? 'before' : 'neither'
}
const wrong = (answer: Answer<unknown>): string[] =>
  answer.ok || isSaid(answer.error.code) ? [] : [`answers ${JSON.stringify(answer.error)}`]

const attempt = async (n: number): Promise<Tried> => {
  const faults: string[] = []
  const program = fresh()
  const act = await operation.ready(program, scene)
  disk.set(n, mode)
  let answer = await act()
  const first = answer.ok ? 'ok' : answer.error.code
  faults.push(...wrong(answer))
  if (!answer.ok) {
    const left = leftNow()
    faults.push(...left.faults.map((fault) => `killed there: ${fault}`))
    if (which(left.state) === 'neither') faults.push('killed there: it is neither as before nor as after')
    if (mode !== 'from') {
      answer = await act()
      if (!answer.ok) faults.push(`tried again: ${JSON.stringify(answer.error)}`)
    }
  }
  await program.close()
  // Work in the background.
  await pause(1)
  const { refused, what } = disk.seen()
  disk.set(0)
  const end = look(place)
  faults.push(...end.faults)
  const ended = which(end.state)
  if (ended === 'neither') faults.push('it is neither as before nor as after')
  if (ended === 'before' && answer.ok && textBefore !== textAfter)
    faults.push('it was answered and is not there')
  if (existsSync(`${place}.as-found`)) faults.push('copied for nothing')
  return { n, refused, what, answer: first, ended, faults }
}

for (let n = Number(from); ; n += Number(stride)) {
  const tried = await attempt(n)
  writeSync(1, `${JSON.stringify(tried)}\n`)
  if (tried.refused === 0) break
}
process.exit(0)
