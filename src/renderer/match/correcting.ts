/** Corrects an earlier step: which steps can be corrected, how a correction starts, and its result in words. */
import { onScopeDispose, watch } from 'vue'
import type { Language } from '../../engine/kernel/text.ts'
import type { Corrected, StepRow, Table } from '../../main/api/api.ts'
import { carryDraft, positionName } from '../boards/kit/drafts.ts'
import type { Act } from '../boards/kit/kit.ts'
import { sentenceOf } from '../ui/errors.ts'
import { sayIn } from '../ui/i18n.ts'
import { moveFormatter } from './words/notation.ts'
import { isBefore, type Tree } from './tree/tree.ts'
import { CORRECT_KEYS } from '../ui/keys/table.ts'
import { useCommands } from '../ui/keys/commands.ts'
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'

/**
 * Why a step cannot be corrected, or undefined if it can. It must be on the played line; luck only if people enter it,
 * hidden choices only by their own seat. Callers have checked that the match can be played on.
 */
const whyNotCorrect = (
  row: StepRow | undefined,
  table: Table,
  tree: Tree,
): 'start' | 'undoOff' | 'otherLine' | 'seed' | 'viewer' | undefined => {
  if (row === undefined || row.actor === null) return 'start'
  if (table.undo === 'off') return 'undoOff'
  if (!isBefore(tree, row.id, table.tip)) return 'otherLine'
  if (row.actor === 'chance') return table.chance === 'manual' ? undefined : 'seed'
  return table.viewer === 'all' || table.alone || table.viewer === row.actor ? undefined : 'viewer'
}

export const isCorrectable = (row: StepRow | undefined, table: Table, tree: Tree): boolean =>
  table.unplayable === null && whyNotCorrect(row, table, tree) === undefined

export const useCorrecting = (active: () => boolean) => {
  const store = useTable()
  const toasts = useToasts()

  const tell = (step: number, { replayed, stopped }: Corrected): void => {
    const { table, rows } = store
    if (!table) return
    if (stopped === null) {
      const k = replayed === 0 ? 'correct.last' : 'correct.whole'
      return toasts.show({ kind: 'good', k, p: { step, n: replayed } })
    }
    const row = rows.get(stopped.step)
    const who = (language: Language): string | undefined =>
      typeof row?.actor === 'number' ? table.seats[row.actor]?.name : sayIn(language, 'table.chance')
    const why = sentenceOf(stopped.error, table.game)
    toasts.show({
      kind: 'info',
      k: 'correct.upTo',
      p: (language) => ({
        step,
        at: row?.depth ?? 0,
        what: [who(language), row && moveFormatter(table)(row, language)]
          .filter(Boolean)
          .join(language === 'en' ? ': ' : '：'),
        why: sayIn(language, why.k, why.p),
      }),
    })
  }
  const tipName = (): string => positionName({ viewer: store.viewer, step: store.table?.tip ?? '' })
  const take = async (action?: Act): Promise<void> => {
    const step = store.correcting?.depth ?? 0
    const before = tipName()
    const corrected = await store.correct(action)
    if (corrected === null) return
    carryDraft(before, tipName())
    tell(step, corrected)
  }

  const begin = (): void => {
    const { table, row, mode } = store
    if (!table || !row) return
    if (mode !== 'review') return toasts.tell('correct.not.table')
    if (table.unplayable !== null) return toasts.refused(table.unplayable, table.game)
    const why = whyNotCorrect(row, table, store.tree)
    if (why === undefined) void store.beginCorrecting(row.id)
    else toasts.tell(`correct.not.${why}`)
  }
  useCommands(CORRECT_KEYS, { isHeard: active, begin })
  // How far it went asks to go on in this match, so no other one says it.
  const untell = (): void => toasts.untell('correct.upTo')
  watch(() => store.table?.match, untell)
  onScopeDispose(untell)
  return { take }
}
