/** What of a match goes into a file, how much that is, and what it gives away: of every form alike. */
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { ExportScope } from '../../../engine/record/exchange/export-scope.ts'
import type { ApiError, Output, Table } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { leading } from '../../ui/i18n.ts'
import type { Subject } from '../sharing.ts'
import type { Format } from '../exported.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { hasHiddenInformation } from '../../ui/format/titles.ts'

// Whose eyes a match can be shared through.

/** A copy made for others to see tells no more than it tells. */
const isCopy = ({ unplayable }: Table): boolean => unplayable?.code === 'seenOnly'

/** Seats of this match know what others must not. */
export const hasSecrets = (table: Table): boolean => !isCopy(table) && hasHiddenInformation(table)

/**
 * Those a match can go out as, the usual one first, as main allows it: while there are secrets, what
 * everybody saw, what may be seen on the screen now, or a whole record to be played on elsewhere. A copy
 * is passed on as it is; what is read or looked at may show less of it.
 */
export const viewersFor = (table: Table, as: 'record' | 'reading'): readonly Viewer[] => {
  const { viewer, seats } = table
  if (isCopy(table)) return as === 'reading' && viewer !== 'all' ? ['public', viewer] : ['all']
  if (!hasSecrets(table)) return ['all']
  if (viewer === 'all') return ['all', 'public', ...seats.keys()]
  const seen: readonly Viewer[] = viewer === 'public' ? ['public'] : ['public', viewer]
  return as === 'record' ? [...seen, 'all'] : seen
}

/** Something in it is not to be known to everybody yet, so it cannot go out whole. */
export const isLocked = (table: Table): boolean => hasSecrets(table) && table.viewer !== 'all'

/** False until main has answered; a match nobody can analyse has none. */
const useAnalysed = (match: string): Readonly<Ref<boolean>> => {
  const has = ref(false)
  void client.request('library.exportSize', { match, format: 'qipu', analysis: true }).then((answer) => {
    has.value = answer.ok && answer.value.analysed > 0
  })
  return has
}

/** A text of the warnings, `exportScope.warning.<id>`. */
export type Warning = 'unfinished' | 'wasHidden' | 'words'

export const useExportScope = ({ table }: Subject, format: Format) => {
  const viewers = viewersFor(table, format === 'qipu' ? 'record' : 'reading')
  /** Notes are no events. */
  const wordless = format === 'events'
  const choice = ref<ExportScope>({ lines: 'tree', notes: !wordless, as: viewers[0] ?? 'public' })
  const language = ref(leading.value)
  /** An analysis goes along where it can be looked at, and only with all that it tells of. */
  const analysed = format === 'qipu' || format === 'html' ? useAnalysed(table.match) : ref(false)
  const carries = computed(() => analysed.value && choice.value.as === 'all')
  const analysis = ref(false)
  /** Whole although the match still has secrets. */
  const isUnfinished = computed(() => choice.value.as === 'all' && isLocked(table))
  const wish = computed(() => ({
    match: table.match,
    format,
    language: language.value,
    ...choice.value,
    analysis: carries.value && analysis.value,
    withHidden: isUnfinished.value,
  }))

  /** Notes have said something else before, or some were deleted: whether that goes along is asked. */
  const hasEarlier = ref(false)
  const weight = shallowRef<Output<'library.exportSize'> | null>(null)
  const error = shallowRef<ApiError | null>(null)
  watch(
    wish,
    async (asked) => {
      const answer = await client.request('library.exportSize', asked)
      if (wish.value !== asked) return
      weight.value = answer.ok ? answer.value : null
      if (answer.ok && answer.value.earlier > 0) hasEarlier.value = true
      error.value = answer.ok ? null : answer.error
    },
    { immediate: true },
  )

  /** What whoever is given it could learn from it that its giver may not want. */
  const warnings = computed((): readonly Warning[] => {
    const { as } = choice.value
    return [
      ...(isUnfinished.value ? (['unfinished'] as const) : []),
      ...(as === 'all' && hasSecrets(table) && !isUnfinished.value ? (['wasHidden'] as const) : []),
      ...(as !== 'all' && (weight.value?.notes ?? 0) > 0 ? (['words'] as const) : []),
    ]
  })
  return {
    hasEarlier,
    viewers,
    wordless,
    choice,
    carries,
    analysis,
    isUnfinished,
    language,
    wish,
    weight,
    error,
    warnings,
  }
}
