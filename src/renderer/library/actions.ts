/** What can be done with a match in the list. Main does it; the list hears of it by push. */
import { useRouter } from 'vue-router'
import type { MatchRow } from '../../main/api/api.ts'
import { client } from '../shell/client.ts'
import { useLibrary } from '../stores/library/library.ts'
import { useToasts } from '../stores/toasts.ts'
import { titleOf } from '../format/titles.ts'

export interface MatchActions {
  /** Plays on, or opens the replay of a match that is over. */
  open(row: MatchRow): void
  review(row: MatchRow): void
  sameDeal(row: MatchRow): void
  rename(row: MatchRow, title: string): Promise<boolean>
  tag(row: MatchRow, tags: readonly string[]): Promise<boolean>
  bin(rows: readonly MatchRow[]): Promise<void>
  restore(rows: readonly MatchRow[]): Promise<void>
  emptyBin(): Promise<void>
}

const firstTitle = (rows: readonly MatchRow[]): string => (rows[0] === undefined ? '' : titleOf(rows[0]))

/** Matches a single request may name. */
const PIECE = 1000
const inPieces = (rows: readonly MatchRow[]): readonly string[][] =>
  Array.from({ length: Math.ceil(rows.length / PIECE) }, (_, piece) =>
    rows.slice(piece * PIECE, (piece + 1) * PIECE).map(({ id }) => id),
  )

export const useMatchActions = (): MatchActions => {
  const router = useRouter()
  const library = useLibrary()
  const toasts = useToasts()

  const review = (row: MatchRow): void => {
    void router.push({ name: 'table', params: { match: row.id }, query: { review: null } })
  }
  const restore = async (rows: readonly MatchRow[]): Promise<void> => {
    for (const some of inPieces(rows)) {
      const answer = await client.request('library.restore', { matches: some })
      if (!answer.ok) return toasts.refused(answer.error)
    }
    toasts.dropUndone(rows.map(({ id }) => id))
    toasts.show({ kind: 'good', k: 'library.restored', p: { n: rows.length, title: firstTitle(rows) } })
    await library.reload()
  }

  return {
    open: (row) => {
      if (row.turn.by === 'nobody') review(row)
      else void router.push({ name: 'table', params: { match: row.id } })
    },
    review,
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
    bin: async (rows) => {
      for (const some of inPieces(rows)) {
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
