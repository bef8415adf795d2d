/**
 * Prepares a record from a file for the library, and reports what its import changed; for the window and the command
 * line.
 */
import { replayOf } from '../../engine/record/positions.ts'
import { cutText } from '../../engine/kernel/cut-text.ts'
import { sanitized } from '../../engine/kernel/sanitize-text.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import type { Label } from '../../engine/record/file/encode.ts'
import type { OwnChoice, Imported } from '../../engine/record/exchange/import.ts'
import { type MatchRecord, childrenOf, depthOf } from '../../engine/record/tree.ts'
import type { MergeReport } from '../api/api.ts'
import type { Library } from '../library/library.ts'
import type { Inserted, Insertion } from '../library/matches/matches.ts'
import { emptySummary, type Summary } from '../library/rows/summary.ts'
import { authorOf } from '../table/author.ts'
import { summaryOf } from '../table/summary.ts'
import { authorName, authorsIn, noteOf } from '../../engine/record/notes.ts'
import type { StepId } from '../../engine/record/step.ts'

/** Entries listed of each kind; a copy may bring any number. */
const MAX_LISTED = 100
/** Steps and notes that are marked as unread. */
const MAX_MARKED = 2000

/** Each new line: its first step, whose parent existed before, and the number of steps in it. */
const newLines = (record: MatchRecord, added: ReadonlySet<StepId>): MergeReport['lines'] => {
  const lines: MergeReport['lines'] = []
  for (const id of added) {
    const step = record.steps.get(id)
    if (step === undefined || added.has(step.parent)) continue
    let steps = 0
    const open: StepId[] = [id]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      steps += 1
      open.push(...childrenOf(record, at))
    }
    lines.push({ step: id, depth: depthOf(record, id), steps })
  }
  return lines
}

/** Notes that visibly changed; those with two versions to choose from come first. */
const changedNotes = ({ annotations }: Imported) =>
  annotations
    .flatMap(({ now, how }) => (how === undefined ? [] : [{ now, how }]))
    .sort((one, other) => Number(other.how === 'forked') - Number(one.how === 'forked'))

/** Ids of the steps and notes to mark as unread. */
const marksOf = (brought: Imported): MergeReport['marked'] => ({
  steps: brought.steps.slice(0, MAX_MARKED).map(({ id }) => id),
  notes: changedNotes(brought)
    .filter(({ how }) => how !== 'deleted')
    .slice(0, MAX_MARKED)
    .map(({ now }) => noteOf(now)),
})

/**
 * What an import changed in a match that existed before; null for a new match. Leaves out changes without a visible
 * effect.
 */
export const mergeReportOf = ({ record, brought }: Inserted): MergeReport | null => {
  if (brought === null) return null
  const lines = newLines(record, new Set(brought.steps.map(({ id }) => id)))
  const branches = brought.branches.flatMap(({ now: { id, name, step }, how }) =>
    how === undefined ? [] : [{ id, name, step, depth: depthOf(record, step), how }],
  )
  const authors = authorsIn(record.annotations, Date.now())
  const notes = changedNotes(brought).map(({ now, how }) => ({
    id: noteOf(now),
    step: now.step,
    depth: depthOf(record, now.step),
    kind: now.body.kind,
    author: authorName(now, authors),
    how,
  }))
  return {
    lines: lines.slice(0, MAX_LISTED),
    branches: branches.slice(0, MAX_LISTED),
    notes: notes.slice(0, MAX_LISTED),
    counts: { lines: lines.length, branches: branches.length, notes: notes.length },
    marked: marksOf(brought),
  }
}

/** The longest title, in UTF-16 code units (see `library.rename`). */
const MAX_TITLE = 80

/** The longest file name stored with an import, in UTF-16 code units. */
const MAX_FILE_NAME = 255

const fileName = (path: string): string =>
  sanitized(path)
    .replace(/^.*[\\/]/, '')
    .trim()

const titleFrom = (path: string): string =>
  fileName(path)
    .replace(/\.qipu$/i, '')
    .trim()

/** Returns a function that computes the summary of a record. */
export const summaryBy =
  (gameOf: (id: string) => AnyGame | undefined) =>
  (record: MatchRecord): Summary => {
    const game = gameOf(record.header.game)
    // A game this program does not know: its steps can only be counted.
    if (game === undefined) return { ...emptySummary(record.header.seats.length), steps: record.steps.size }
    return summaryOf(replayOf(record, game))
  }

export interface IncomingRecord {
  readonly record: MatchRecord
  readonly analysed: readonly Analysed[]
  readonly label: Label | null
  /** The name of the file, with or without its folder. */
  readonly name: string
  /** Shared by files imported together. */
  readonly batch?: string | null
  readonly own: OwnChoice
  /** The name of the branch that the copy's main line becomes. */
  readonly copyName: string
  /** The same if the file names its sender, for whom `{name}` stands. */
  readonly copyNameBy: string
}

/** What the library needs to insert a record: its title and tags, and marks on what is new in a match that was there. */
export const insertionFor = (
  library: Library,
  gameOf: (id: string) => AnyGame | undefined,
  { record, analysed, label, name, batch = null, own, copyName, copyNameBy }: IncomingRecord,
): Insertion => {
  const from = sanitized(label?.from?.name ?? '').trim()
  const namedCopy = cutText(
    copyNameBy.replace('{name}', () => from),
    MAX_TITLE,
  )
  return {
    title: cutText(label?.title ?? titleFrom(name), MAX_TITLE),
    analysed,
    summary: summaryBy(gameOf),
    own,
    me: authorOf(library).id,
    copyName: from === '' ? copyName : namedCopy,
    source: { file: cutText(fileName(name), MAX_FILE_NAME), batch },
    also({ isNew, brought }) {
      if (isNew && label !== null && label.tags.length > 0) library.setTags(record.root, label.tags)
      if (brought === null) return
      const { steps, notes } = marksOf(brought)
      library.markUnread(record.root, [...steps, ...notes])
    },
  }
}
