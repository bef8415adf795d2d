/** All that is kept in a library, as lines of text: for telling whether two hold the same. */
import { canonicalJson } from '../../../engine/record/canonical.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import { comparableRecord } from '../../../engine/record/testing/comparable-record.ts'
import { openLibrary } from '../../library/open.ts'
import type { Library } from '../../library/library.ts'

/** Ids are hex digits: 32 those of matches and steps, 16 those of branches and notes. */
const IDS = /"(?:[0-9a-f]{32}|[0-9a-f]{16})"/g

/** When a match was begun, or something was said. */
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

export type State = readonly string[]

/** Codes of what is wrong with the library in that file, and what is in it. */
export const stateIn = (file: string): { readonly faults: readonly string[]; readonly state: State } => {
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

export const idsIn = (state: State): ReadonlySet<string> =>
  new Set(state.flatMap((line) => line.match(IDS) ?? []))

/** The same for states that differ in nothing but ids that are drawn at random, all but those that are `known`. */
export const textOf = (state: State, known: ReadonlySet<string>): string =>
  state
    .map((line) => line.replace(TIME, '').replace(IDS, (id) => (known.has(id) ? id : '"?"')))
    .sort()
    .join('\n')
