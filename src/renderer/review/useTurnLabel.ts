import { computed } from 'vue'
import type { Language } from '../../engine/kernel/text.ts'
import { useStudy } from '../analysis/mistakes/study.ts'
import { useTable } from '../match/table.ts'
import { isSameTurn, turnTakenIn } from '../match/tree/tree.ts'
import { turnOfPart } from '../ui/format/titles.ts'
import { sayIn } from '../ui/i18n.ts'

/**
 * The turn the step that is spoken of was taken in, as the list of moves has it, and whether that step ended it; null
 * without a step.
 */
export const useTurnLabel = () => {
  const store = useTable()
  const study = useStudy()
  return computed(() => {
    const { table, tree, row } = store
    const { subject } = study
    if (table === null || subject === null) return null
    const turn = (language: Language): string =>
      sayIn(language, turnOfPart(table), { ...turnTakenIn(tree, subject) })
    const isEnd = subject === row && !isSameTurn(row, tree.rows.get(row.parent ?? '') ?? row)
    return isEnd ? (language: Language) => sayIn(language, 'table.turnEnds', { turn: turn(language) }) : turn
  })
}
