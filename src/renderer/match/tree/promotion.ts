/** Makes a branch the match as played, with an undo. Asks first if the match would lose its end. */
import { say } from '../../ui/i18n.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../../ui/toasts.ts'

export const usePromotion = () => {
  const store = useTable()
  const toasts = useToasts()

  const promote = async (id: string, early = false): Promise<void> => {
    const before = store.table?.branches ?? []
    const name = before.find((branch) => branch.id === id)?.name ?? ''
    if (!(await store.promoteBranch(id, say('review.before'), early))) {
      if (store.error?.code !== 'endsEarlier') return
      const action = { k: 'review.promoteAnyway', run: () => void promote(id, true) }
      toasts.show({ kind: 'info', k: 'review.endsEarlier', p: { name }, action })
      return
    }
    const kept = store.table?.branches.find((branch) => !before.some((each) => each.id === branch.id))
    toasts.show({
      kind: 'good',
      k: kept ? 'review.promotedKept' : 'review.promoted',
      p: { name, kept: kept?.name ?? '' },
      // Promoting the old line again restores it, and gives the other branch its name back.
      ...(kept
        ? { action: { k: 'table.undo', run: () => void store.promoteBranch(kept.id, name, true) } }
        : {}),
    })
  }
  return (id: string): Promise<void> => promote(id)
}
