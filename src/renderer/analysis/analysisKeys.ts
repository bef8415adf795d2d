/** Keys of the analysis. They work wherever the focus is, except in fields and menus. */
import { useEventListener } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'
import { ANALYSIS_KEYS, FIND } from '../ui/keys/table.ts'
import { client, readOnly } from '../ui/client/client.ts'
import { useAnalysis } from '../match/analysis/analysis.ts'
import { useJumps } from '../match/jumps.ts'
import { useKeySheet } from '../ui/keys/keys.ts'
import { useStudy } from './mistakes/study.ts'
import { useTable } from '../match/table.ts'
import { useToasts } from '../ui/toasts.ts'
import { isTyping } from '../ui/typing.ts'

export const useAnalysisKeys = (): void => {
  const store = useTable()
  const analysis = useAnalysis()
  const study = useStudy()
  const jumps = useJumps()
  const toasts = useToasts()
  const keys = readOnly
    ? { ...ANALYSIS_KEYS, rows: ANALYSIS_KEYS.rows.filter(({ k }) => k !== FIND) }
    : ANALYSIS_KEYS
  // A page without an analysis does not list these keys.
  const sheet = useKeySheet()
  watch(
    () => analysis.isThere,
    (is, was) => (is ? sheet.add(keys) : was && sheet.remove(keys.id)),
    { immediate: true },
  )
  onScopeDispose(() => analysis.isThere && sheet.remove(keys.id))
  onScopeDispose(client.on('menu.chosen', ({ item }) => item === 'analysis' && analysis.show()))

  const tellNotBegun = (): void => {
    if (store.mode === 'review') toasts.tell('study.notBegun')
  }
  const does = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    const by = shiftKey ? -1 : 1
    switch (key.toLowerCase()) {
      case 'a':
        return analysis.show
      case 'k':
        if (study.place !== null) return () => study.step(by)
        return store.mode === 'review' ? () => jumps.jump(by, 'mistake') : undefined
      case 'o':
        return study.place === null ? study.begin : study.leave
      case 'f':
        if (readOnly) return undefined
        if (study.now === undefined) return tellNotBegun
        return study.canFind && !study.isShown ? study.find : () => toasts.tell('study.notFound')
      case 's':
        return study.now === undefined ? tellNotBegun : study.reveal
      case 'escape':
        // At the table, the screen decides what Esc leaves first.
        return readOnly && study.place !== null ? study.leave : undefined
      default:
        return undefined
    }
  }
  useEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const run = analysis.isThere ? does(event) : undefined
    if (run === undefined) return
    event.preventDefault()
    run()
  })
}
