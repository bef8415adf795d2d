/** Undoes everything the seat to act has done in this turn. */
import { lineTo } from './tree/tree.ts'
import { turnBegun } from './replay.ts'
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'

export const useRestartTurn = () => {
  const store = useTable()
  const toasts = useToasts()
  /** The step at which the turn started; null if there is nothing to undo. */
  const start = (): string | null => {
    const { table } = store
    if (table === null || typeof table.turn.by !== 'number') return null
    if (table.seats[table.turn.by]?.player.kind !== 'person') return null
    const line = lineTo(store.tree, table.tip)
    return line[turnBegun(line) ?? line.length]?.id ?? null
  }
  const restart = (): void => {
    const step = start()
    if (step === null) toasts.show({ kind: 'info', k: 'table.nothingInTurn' })
    else void store.undoTo(step)
  }
  return { canRestart: () => start() !== null, restart }
}
