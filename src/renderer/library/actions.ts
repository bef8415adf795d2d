/** Actions on matches of the list. Main performs them, and the list updates by push. */
import { useRouter } from 'vue-router'
import { MAX_TAGS } from '../../engine/record/step.ts'
import type { MatchRow } from '../../main/api/api.ts'
import { FIRST_DECISION, reviewRoute } from '../match/address/tableAddress.ts'
import { client } from '../ui/client/client.ts'
import { useLibrary } from './library.ts'
import { useToasts } from '../ui/toasts.ts'
import { titleOf } from '../ui/format/titles.ts'
import { useSelection } from './selection.ts'

/** Dialogs a row can ask for. They belong to the screen, because the row may move or disappear meanwhile. */
export type RowDialog = 'rename' | 'tags' | 'deals' | 'imports'

/** A match is being dragged out of the list as a file, if the host supports it. */
let isDragging = false

/** Whether the file dragged over the window came from this list, so that it is not imported. */
export const isDraggedOut = (): boolean => isDragging

export const canDragOut = client.drag !== undefined

export const dragOut = (match: string): void => {
  isDragging = true
  // The system reports no end of the drag, but the pointer does not move while it lasts.
  addEventListener('pointermove', () => (isDragging = false), { once: true })
  client.drag?.(match)
}

export interface MatchActions {
  /** Continues a match, or opens a finished one in review at its end. */
  open(row: MatchRow): void
  /** Goes through a match from its first decision. */
  review(row: MatchRow): void
  /** Opens the replay at the step where the search words were found. */
  openFound(row: MatchRow): void
  sameDeal(row: MatchRow): void
  rename(row: MatchRow, title: string): Promise<boolean>
  tag(row: MatchRow, tags: readonly string[]): Promise<boolean>
  /** Adds a tag to all of them or removes it. Returns the ids of changed matches; none if refused. */
  tagMany(rows: readonly MatchRow[], tag: string, on: boolean): Promise<readonly string[]>
  bin(rows: readonly MatchRow[]): Promise<void>
  restore(rows: readonly MatchRow[]): Promise<void>
  emptyBin(): Promise<void>
}

const firstTitle = (rows: readonly MatchRow[]): string => (rows[0] === undefined ? '' : titleOf(rows[0]))

/** Most matches a single request may name. */
const PIECE = 1000
const inPieces = (ids: readonly string[]): readonly string[][] =>
  Array.from({ length: Math.ceil(ids.length / PIECE) }, (_, piece) =>
    ids.slice(piece * PIECE, (piece + 1) * PIECE),
  )
const idsOf = (rows: readonly MatchRow[]): readonly string[] => rows.map(({ id }) => id)

export const useMatchActions = (): MatchActions => {
  const router = useRouter()
  const library = useLibrary()
  const toasts = useToasts()

  const review = (row: MatchRow): void => {
    void router.push(reviewRoute(row.id, { at: FIRST_DECISION }))
  }
  const restore = async (rows: readonly MatchRow[]): Promise<void> => {
    for (const some of inPieces(idsOf(rows))) {
      const answer = await client.request('library.restore', { matches: some })
      if (!answer.ok) return toasts.refused(answer.error)
    }
    toasts.dropUndone(rows.map(({ id }) => id))
    toasts.show({ kind: 'good', k: 'library.restored', p: { n: rows.length, title: firstTitle(rows) } })
    await library.reload()
  }

  const tagAll = async (ids: readonly string[], tag: string, on: boolean): Promise<readonly string[]> => {
    const changed: string[] = []
    let full = 0
    for (const some of inPieces(ids)) {
      const answer = await client.request('library.tagMany', { matches: some, tag, on })
      if (!answer.ok) {
        toasts.refused(answer.error)
        break
      }
      changed.push(...answer.value.changed)
      full += answer.value.full
    }
    if (full > 0) toasts.show({ kind: 'bad', k: 'library.tagsFull', p: { n: full, most: MAX_TAGS } })
    await library.reload()
    return changed
  }

  return {
    open: (row) => {
      if (row.turn.by === 'nobody') void router.push(reviewRoute(row.id))
      else void router.push({ name: 'table', params: { match: row.id } })
    },
    review,
    openFound: (row) => {
      const step = row.found?.step?.id
      if (step === undefined || row.binnedAt !== null) return
      void router.push(reviewRoute(row.id, { step, panel: 'notes' }))
    },
    sameDeal: (row) => void router.push({ name: 'new', params: { game: row.game }, query: { same: row.id } }),
    rename: async (row, title) => {
      const answer = await client.request('library.rename', { match: row.id, title })
      if (answer.ok) await library.reload()
      else toasts.refused(answer.error)
      return answer.ok
    },
    tag: async (row, tags) => {
      const answer = await client.request('library.tag', { match: row.id, tags: [...tags] })
      if (answer.ok) await library.reload()
      else toasts.refused(answer.error)
      return answer.ok
    },
    tagMany: async (rows, tag, on) => {
      const changed = await tagAll(idsOf(rows), tag, on)
      if (changed.length > 0)
        toasts.show({
          kind: 'good',
          k: on ? 'library.tagAdded' : 'library.tagRemoved',
          p: { n: changed.length, tag },
          action: { k: 'library.undo', run: () => void tagAll(changed, tag, !on) },
        })
      return changed
    },
    bin: async (rows) => {
      for (const some of inPieces(idsOf(rows))) {
        const answer = await client.request('library.bin', { matches: some })
        if (!answer.ok) return toasts.refused(answer.error)
      }
      toasts.show({
        kind: 'info',
        k: 'library.binned',
        p: { n: rows.length, title: firstTitle(rows) },
        action: { k: 'library.undo', run: () => void restore(rows) },
        undoes: rows.map(({ id }) => id),
      })
      await library.reload()
    },
    restore,
    emptyBin: async () => {
      const answer = await client.request('library.emptyBin', {})
      if (!answer.ok) return toasts.refused(answer.error)
      toasts.clear() // what an undo there would bring back is gone
      toasts.show({ kind: 'info', k: 'library.emptied', p: { n: answer.value.removed } })
      await library.reload()
    },
  }
}

/** Actions on all selected matches. They end the selection. */
export const useSelectionActions = (): { bin(): Promise<void>; restore(): Promise<void> } => {
  const selection = useSelection()
  const actions = useMatchActions()
  const withAll = async (act: typeof actions.bin): Promise<void> => {
    const rows = selection.rows
    selection.clear()
    await act(rows)
  }
  return { bin: () => withAll(actions.bin), restore: () => withAll(actions.restore) }
}
