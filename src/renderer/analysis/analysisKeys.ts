/** Commands of the analysis. Their keys work wherever the focus is, except in fields and menus. */
import { onScopeDispose } from 'vue'
import { ANALYSIS_KEYS, PAGE_ANALYSIS_KEYS } from '../ui/keys/table.ts'
import { client, readOnly } from '../ui/client/client.ts'
import { useAnalysis } from '../match/analysis/analysis.ts'
import { useJumps } from '../match/jumps.ts'
import { useCommands } from '../ui/keys/commands.ts'
import { useStudy } from './mistakes/study.ts'
import { useTable } from '../match/table.ts'
import { useToasts } from '../ui/toasts.ts'

export const useAnalysisKeys = (): void => {
  const store = useTable()
  const analysis = useAnalysis()
  const study = useStudy()
  const jumps = useJumps()
  const toasts = useToasts()
  onScopeDispose(client.on('menu.chosen', ({ item }) => item === 'analysis' && analysis.show()))

  const tellNotBegun = (): void => {
    if (store.mode !== 'review') return
    if (analysis.result === null || study.choice.length > 0) toasts.tell('study.notBegun')
    else study.tellNone()
  }
  useCommands(readOnly ? PAGE_ANALYSIS_KEYS : ANALYSIS_KEYS, {
    isThere: () => analysis.isThere,
    isReviewing: () => store.mode === 'review',
    isStudying: () => study.place !== null,
    show: analysis.show,
    toMistake(by) {
      // The list in the panel has what there is.
      const isTold = analysis.result !== null && (analysis.isOpen || study.choice.length === 0)
      const none = isTold ? study.tellNone : undefined
      if (study.place === null) jumps.jump(by, 'mistake', none)
      else study.step(by)
    },
    begin: study.begin,
    find() {
      if (study.now === undefined) tellNotBegun()
      else if (study.canFind && !study.isShown) study.find()
      else toasts.tell('study.notFound')
    },
    reveal: () => (study.now === undefined ? tellNotBegun() : study.reveal()),
    leave: study.leave,
  })
}
