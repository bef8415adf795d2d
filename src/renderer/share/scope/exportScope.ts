/** Contents of an exported file, its size, and what it reveals; shared by all formats. */
import { computed, ref, shallowRef, watch } from 'vue'
import type { ExportScope } from '../../../engine/record/exchange/export-scope.ts'
import type { ApiError, Output } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import english from '../../locales/en/later/fileShare.json'
import chinese from '../../locales/zh-Hant/later/fileShare.json'
import { addTexts, leading } from '../../ui/i18n.ts'
import type { Subject, Format } from '../sharing.ts'
import { hasSecrets, isLocked, viewersFor } from './viewers.ts'

addTexts('fileShare', { en: english, 'zh-Hant': chinese })

/** Texts of the warnings are `exportScope.warning.<id>`. */
export type Warning = 'unfinished' | 'wasHidden' | 'words'

export const useExportScope = ({ table }: Subject, format: Format) => {
  const viewers = viewersFor(table, format === 'qipu' ? 'record' : 'reading')
  /** Exported events contain no notes. */
  const wordless = format === 'events'
  const choice = ref<ExportScope>({ lines: 'tree', notes: !wordless, as: viewers[0] ?? 'public' })
  const language = ref(leading.value)
  /** Whether the match has an analysis. False until main has answered. */
  const isAnalysed = ref(false)
  /**
   * An analysis is offered where it can be shown, and only with all seats visible, because it reveals them.
   */
  const carries = computed(
    () => (format === 'qipu' || format === 'html') && isAnalysed.value && choice.value.as === 'all',
  )
  const analysis = ref(false)
  const withAnalysis = computed(() => carries.value && analysis.value)
  /** A whole record although the match still has secrets. */
  const isUnfinished = computed(() => choice.value.as === 'all' && isLocked(table))
  const wish = computed(() => ({
    match: table.match,
    format,
    language: language.value,
    ...choice.value,
    analysis: withAnalysis.value,
    withHidden: isUnfinished.value,
  }))

  /** Some notes were edited or deleted, so the form asks whether to include earlier versions. */
  const hasEarlier = ref(false)
  const weight = shallowRef<Output<'library.exportSize'> | null>(null)
  const error = shallowRef<ApiError | null>(null)
  watch(
    wish,
    async (asked) => {
      const answer = await client.request('library.exportSize', asked)
      if (wish.value !== asked) return
      weight.value = answer.ok ? answer.value : null
      if (answer.ok) isAnalysed.value = answer.value.isAnalysed
      if (answer.ok && answer.value.earlier > 0) hasEarlier.value = true
      error.value = answer.ok ? null : answer.error
    },
    { immediate: true },
  )

  /** What the recipient could learn that the sender may not want to reveal. */
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
