import type { useTable } from '../../match/table.ts'

/** Whether whoever sits at this window may act on the board it shows. */
export const isPlayable = (store: ReturnType<typeof useTable>): boolean => {
  const { table, position, correcting } = store
  if (
    !table ||
    (!store.atTip && correcting === null) ||
    table.curtain !== null ||
    position?.viewer !== table.viewer ||
    store.behind ||
    store.mode === 'review' ||
    table.unplayable !== null
  )
    return false
  const by = position?.turn.by ?? 'nobody'
  if (by === 'chance') return table.chance === 'manual'
  if (correcting !== null) return true
  return typeof by === 'number' && table.seats[by]?.player.kind === 'person'
}
