/** How much came with an import, or went with its undo, in words. */
import type { Language } from '../../../engine/kernel/text.ts'
import type { PastImport, UndoneImport } from '../../../main/api/api.ts'
import { inList, sayIn } from '../../ui/i18n.ts'

export type ImportCounts = Pick<UndoneImport, 'steps' | 'branches' | 'notes'>

const KINDS = ['steps', 'branches', 'notes'] as const

export const total = (counts: ImportCounts): number => counts.steps + counts.branches + counts.notes

/** What there is none of is left out; `none` where there is nothing. */
export const countsWords = (counts: ImportCounts, language: Language): string => {
  const words = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    sayIn(language, `imports.past.${kind}`, { n: counts[kind] }),
  )
  return words.length === 0 ? sayIn(language, 'imports.past.nothing') : inList(words, language)
}

/** What came with a past import, analyses too. */
export const importWords = (past: PastImport, language: Language): string => {
  const words = [
    ...(past.isNew ? [sayIn(language, 'imports.past.newMatch')] : []),
    ...(total(past) > 0 ? [countsWords(past, language)] : []),
    ...(past.analysed > 0 ? [sayIn(language, 'imports.past.analysed', { n: past.analysed })] : []),
  ]
  return words.length === 0 ? sayIn(language, 'imports.past.nothing') : inList(words, language)
}
