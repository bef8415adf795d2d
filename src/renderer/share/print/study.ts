/** The contents of a printed study: the steps of a match in reading order, with their comments. */
import type { StepRow } from '../../../main/api/api.ts'
import { childrenOf, type Tree } from '../../match/tree/tree.ts'
import {
  NOTHING,
  type NotesByStep,
  type StepNotes,
  signedBy,
  type NoteOf,
} from '../../match/notes/stepNotes.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'

/** A comment as printed; all comments of a printed study are made here. */
export interface PrintedComment {
  readonly id: string
  /** Empty if the comment is not signed. */
  readonly author: string
  /** Markdown. */
  readonly text: string
}

/** All versions of a comment that was edited in two places. */
const versionsOf = (note: NoteOf<'comment'>): readonly PrintedComment[] => [
  { id: note.annotation, author: signedBy(note), text: note.body.text },
  ...note.others.flatMap(({ annotation, body }) =>
    body.kind === 'comment' ? [{ id: annotation, author: signedBy(note), text: body.text }] : [],
  ),
]

export const printedComments = ({ comments }: StepNotes): readonly PrintedComment[] =>
  comments.flatMap(versionsOf).filter(({ text }) => text.trim() !== '')

// Options of a printed study.

/** Which steps get a diagram; `noted` means those with bookmarks, comments or marks. */
export const DIAGRAMS = ['noted', 'bookmarks', 'comments', 'turns', 'none'] as const
/** The line alone, or with all lines that leave it. */
export const PRINT_LINES = ['line', 'tree'] as const
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export interface PrintOptions {
  readonly viewer: Viewer
  readonly lines: (typeof PRINT_LINES)[number]
  readonly diagrams: (typeof DIAGRAMS)[number]
  readonly comments: boolean
  readonly analysis: boolean
  readonly paper: Paper
}

/** In millimetres, as in printed.css: the sheet and its margins. */
export const SHEETS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export const MARGINS = { across: 18, down: 20 } as const
/** Between two columns, and between the pages of the preview. */
export const GAP = 6

/** North America uses Letter, everybody else A4. */
export const usualPaper = (locale: string): Paper => (/-(US|CA|MX|PH)\b/i.test(locale) ? 'letter' : 'a4')

export interface PrintedEntry {
  readonly row: StepRow
  /** 0 on the line itself, one more for each line that leaves another. */
  readonly level: number
  /** What begins with this step: a turn, or a line that leaves another one after step `from`. */
  readonly opens: 'turn' | { readonly from: number } | null
  /** The turn of the action; `row` has the moment after it. */
  readonly moment: StepRow['moment']
  /** Branches that end here. */
  readonly branches: readonly string[]
  readonly said: StepNotes
  readonly comments: readonly PrintedComment[]
  readonly diagram: boolean
}

type Asked = Pick<PrintOptions, 'lines' | 'diagrams' | 'comments'>

interface Thread {
  readonly level: number
  next: string | undefined
  /** Moment of the preceding step of this line. */
  moment: StepRow['moment'] | null
}

const hasDiagram = (
  { bookmarks, comments, marks }: StepNotes,
  asked: Asked['diagrams'],
  endsTurn: boolean,
): boolean => {
  switch (asked) {
    case 'noted':
      return bookmarks.length + comments.length + marks.length > 0
    case 'bookmarks':
      return bookmarks.length > 0
    case 'comments':
      return comments.length > 0
    case 'turns':
      return endsTurn
    case 'none':
      return false
  }
}

type Moment = StepRow['moment']
const isOtherTurn = (one: Moment, other: Moment): boolean =>
  one.turn !== other.turn || one.part !== other.part

/** Whether steps off the line have notes. */
export const hasNotesOffLine = (tree: Tree, line: readonly StepRow[], sayings: NotesByStep): boolean => {
  const on = new Set(line.map(({ id }) => id))
  return [...sayings.keys()].some((step) => tree.rows.has(step) && !on.has(step))
}

/**
 * The steps after the start. A line that leaves another one follows the step it replaces, with the lines that
 * leave it in turn.
 */
export const entriesOf = (
  tree: Tree,
  line: readonly StepRow[],
  sayings: NotesByStep,
  { lines, diagrams, comments }: Asked,
  branches: readonly { readonly name: string; readonly step: string }[] = [],
): readonly PrintedEntry[] => {
  const on = new Set(line.map(({ id }) => id))
  const after = (id: string): string | undefined => {
    const children = childrenOf(tree, id)
    return children.find((child) => on.has(child)) ?? (lines === 'tree' ? children[0] : undefined)
  }
  const [root] = line
  if (root === undefined) return []
  const entries: PrintedEntry[] = []
  const threads: Thread[] = [{ level: 0, next: after(root.id), moment: null }]
  for (let thread = threads.at(-1); thread !== undefined; thread = threads.at(-1)) {
    const row = tree.rows.get(thread.next ?? '')
    const parent = tree.rows.get(row?.parent ?? '')
    if (row === undefined || parent === undefined) {
      threads.pop()
      continue
    }
    const { level } = thread
    const { moment } = parent
    const next = after(row.id)
    const said = sayings.get(row.id) ?? NOTHING
    const isNewTurn = thread.moment === null || isOtherTurn(moment, thread.moment)
    entries.push({
      row,
      level,
      moment,
      opens: level > 0 && thread.moment === null ? { from: parent.depth } : isNewTurn ? 'turn' : null,
      branches: branches.flatMap(({ name, step }) => (step === row.id ? [name] : [])),
      said,
      comments: comments ? printedComments(said) : [],
      diagram: hasDiagram(said, diagrams, next === undefined || isOtherTurn(row.moment, moment)),
    })
    thread.moment = moment
    thread.next = next
    if (lines === 'line' || after(parent.id) !== row.id) continue
    // The last one pushed is read first.
    for (const other of childrenOf(tree, parent.id).toReversed())
      if (other !== row.id) threads.push({ level: level + 1, next: other, moment: null })
  }
  return entries
}
