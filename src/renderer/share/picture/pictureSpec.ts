/** What a picture shows: a position and its surroundings. */
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { BoardMark } from '../../../engine/record/step.ts'
import type { Answer, Position, StepRow, Table, ApiError } from '../../../main/api/api.ts'
import { recentEvents } from '../../match/tree/recentSteps.ts'
import { ref, shallowRef, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { useSettings } from '../../ui/settings.ts'
import type { Subject } from '../sharing.ts'
import { viewersFor } from '../scope/viewers.ts'
import type { Theme, Drawing } from './drawing.ts'
import { client } from '../../ui/client/client.ts'
import { lineTo, treeOf, type Tree } from '../../match/tree/tree.ts'
import { marksIn } from '../../notes/marks/marks.ts'
import { notesByStep, taken, type NotesByStep } from '../../match/notes/stepNotes.ts'

/** Source of pictures: a line of the match as one viewer may see it. */
export interface Source {
  readonly table: Table
  readonly viewer: Viewer
  /** The line from the root on: the step at index k has k steps before it. */
  readonly line: readonly StepRow[]
  /** All lines of the match. */
  readonly tree: Tree
  /** Notes by step. */
  readonly sayings: NotesByStep
  /** Marks on the board at a step. */
  readonly marksAt: (step: string) => readonly BoardMark[]
  readonly positionAt: (step: string) => Promise<Answer<Position>>
}

/** Requests everything but positions. Main leaves out what the viewer may not see. */
export const sourceOf = async ({ table, leaf }: Subject, viewer: Viewer): Promise<Answer<Source>> => {
  const { match } = table
  const allowed = await client.request('library.disclosure', { match, as: viewer })
  if (!allowed.ok) return allowed
  const [rows, notes] = await Promise.all([
    client.request('table.rows', { match, viewer }),
    client.request('notes.list', { match }),
  ])
  if (!rows.ok) return rows
  if (!notes.ok) return notes
  const tree = treeOf(new Map(rows.value.map((row) => [row.id, row])))
  const sayings = notesByStep(taken(new Map(), notes.value.notes))
  return {
    ok: true,
    value: {
      table,
      viewer,
      tree,
      sayings,
      line: lineTo(tree, leaf),
      marksAt: (step) => marksIn(sayings.get(step)?.marks ?? []),
      positionAt: (step) => client.request('table.position', { match, step, viewer }),
    },
  }
}

/** Options for pictures of a match. */
export interface PictureOptions {
  readonly viewer: Viewer
  readonly theme: Theme
  readonly caption: boolean
  readonly marks: boolean
  /** Hands and offers, as far as the viewer may see them. */
  readonly held: boolean
}

export const usePictureOptions = (subject: Subject) => {
  const settings = useSettings()
  const viewers = viewersFor(subject.table, 'reading')
  const isShown = subject.table.viewer === 'all' && viewers.includes(subject.viewer)
  const options = ref<PictureOptions>({
    // While there are secrets, pictures are public by default.
    viewer: isShown ? subject.viewer : (viewers[0] ?? 'public'),
    theme: settings.theme,
    caption: true,
    marks: true,
    held: true,
  })
  const source = shallowRef<Source | null>(null)
  const error = shallowRef<ApiError | null>(null)
  watch(
    () => options.value.viewer,
    async (viewer) => {
      source.value = null
      const answer = await sourceOf(subject, viewer)
      if (options.value.viewer !== viewer) return
      error.value = answer.ok ? null : answer.error
      source.value = answer.ok ? answer.value : null
    },
    { immediate: true },
  )
  return { options, viewers, source, error }
}

export interface PictureSpec {
  readonly table: Table
  readonly position: Position
  /** The step that led here; at the start, the root. */
  readonly row: StepRow
  /** Number of steps on the whole line. */
  readonly last: number
  /** Events up to here: boards show what recent steps did. */
  readonly story: readonly GameEvent[]
  readonly marks: readonly BoardMark[]
  /** Whether title, seats and the last action surround the board. */
  readonly caption: boolean
  /** Whether hands are shown: where something is visible, always (for pictures of equal size), or never. */
  readonly held: 'open' | 'always' | 'never'
  /** For white paper: no background and no shadows. */
  readonly onPaper?: boolean
}

export interface PictureRequest {
  readonly caption: boolean
  readonly marks: boolean
  readonly held: PictureSpec['held']
}

/** The picture of the step at an index of the line. */
export const pictureSpecAt = async (
  { table, line, marksAt, positionAt }: Source,
  place: number,
  wish: PictureRequest,
): Promise<Answer<PictureSpec>> => {
  const row = line[place]
  if (row === undefined) return { ok: false, error: { code: 'unknownStep' } }
  const position = await positionAt(row.id)
  if (!position.ok) return position
  return {
    ok: true,
    value: {
      table,
      position: position.value,
      row,
      last: line.length - 1,
      story: recentEvents(line, place),
      marks: wish.marks ? marksAt(row.id) : [],
      caption: wish.caption,
      held: wish.held,
    },
  }
}

/** Renders boards off screen, one after another. */
export interface BoardDrawer {
  /** Null if the host was unmounted before its turn: nobody waits for the picture. */
  readonly take: (spec: PictureSpec, theme: Theme) => Promise<Drawing | null>
}
