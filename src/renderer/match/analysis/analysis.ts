import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import {
  chancesAlong,
  marksAlong,
  NO_ANALYSIS,
  analysisByStep,
  swingsAlong,
  findingOn,
  type Chances,
} from './analysisByStep.ts'
import type { Analysis, AnalysisState, Decision, Grade, Depth } from './types.ts'
import type { Answer } from '../../../main/api/api.ts'
import { client, onReturn, readOnly } from '../../ui/client/client.ts'
import { useBusy } from '../../ui/client/busy.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../../ui/toasts.ts'

/** The analysis of the open match as main reports it, along the line shown. */
export const useAnalysis = defineStore('analysis', () => {
  const store = useTable()
  const toasts = useToasts()
  const said = shallowRef<AnalysisState | null>(null)
  /** The last report for this line, which stays visible while the line is analysed again. */
  const result = shallowRef<Analysis | null>(null)
  /** A line of this match has findings, so the panel stays even beside a line without any. */
  const isKnown = ref(false)
  /** When this window first heard of the running analysis, and its progress then. */
  const heard = shallowRef<{ readonly at: number; readonly part: number } | null>(null)
  /** The panel is in front. */
  const isOpen = ref(false)
  /** The key moments open as soon as the analysis is ready, so no message says that it is. */
  const isAwaited = ref(false)
  /** Counts requests for the panel, each of which brings it to the front. */
  const asked = ref(0)
  /** The data the graph below the board shows. */
  const graph = ref<'scores' | 'chances'>('scores')

  const match = computed(() => store.table?.match)
  /** The end of the line shown, for which the analysis is requested. */
  const end = computed(() => store.line.at(-1)?.id)
  /** Forgets everything, because another match is open. */
  const state = computed(() => (said.value?.match === match.value ? said.value : null))
  const run = computed(() => state.value?.run ?? null)
  const busy = useBusy()
  watch(run, (now) => {
    const isOn = now !== null && !now.paused
    // A running analysis is reported again when the match is reopened.
    busy.tell(isOn ? { k: 'desktop.analysing', part: now.part, isLost: false } : null, 'desktop.analysing')
  })
  const reading = computed(() => (result.value === null ? NO_ANALYSIS : analysisByStep(result.value)))
  const line = computed(() => store.spoilerFree?.line ?? store.line)
  /** The number of analysed steps of the line shown, the root included. */
  const shared = computed(() => store.line.findIndex(({ id }) => id === result.value?.tip) + 1)
  const chances = computed((): readonly (Chances | null)[] | null =>
    shared.value === 0 ? null : chancesAlong(line.value, reading.value, shared.value),
  )
  const marks = computed(() => marksAlong(line.value, reading.value))
  const swings = computed(() => swingsAlong(line.value, reading.value))
  const decisionAt = (step: string): Decision | undefined => reading.value.decisions.get(step)
  const verdict = computed(() =>
    store.row === null ? 'notReached' : findingOn(store.row, reading.value, store.index < shared.value),
  )
  const gradeOf = (step: string): Grade | null => decisionAt(step)?.grade ?? null

  const show = (): void => {
    if (store.mode === 'table' && store.over) store.setMode('review')
    if (result.value !== null) graph.value = 'chances'
    asked.value += 1
  }
  const isReady = (): void => {
    graph.value = 'chances'
    if (!isOpen.value && !isAwaited.value)
      toasts.show({ kind: 'good', k: 'analysis.done', action: { k: 'analysis.see', run: show } })
  }
  const take = (next: AnalysisState): void => {
    if (next.match !== match.value) return
    const before = run.value
    // For another line than the one shown, only the progress is kept.
    const isMeant = next.line === end.value
    said.value = isMeant || state.value === null ? next : { ...state.value, run: next.run }
    if (next.run === null || next.run.paused) heard.value = null
    else heard.value ??= { at: performance.now(), part: next.run.part }
    if (isMeant && next.run?.line !== next.line) result.value = next.result
    if (result.value !== null) isKnown.value = true
    if (before !== null && !before.paused && next.run === null && next.left === 0) isReady()
  }
  const answered = (answer: Answer<AnalysisState>): void => {
    if (answer.ok) take(answer.value)
    else toasts.refused(answer.error, store.table?.game)
  }
  const look = async (): Promise<void> => {
    const step = end.value
    if (match.value === undefined || step === undefined) return
    const answer = await client.request('analysis.look', { match: match.value, step })
    if (step === end.value) answered(answer)
  }
  client.on('analysis.changed', (next) => {
    take(next)
    // The findings on that line may include steps of this one.
    if (next.run === null && next.line !== end.value) void look()
  })
  watch(match, () => {
    said.value = null
    result.value = null
    isKnown.value = false
    heard.value = null
    graph.value = 'scores'
  })
  /** During play the state is not requested after every move. */
  const isLookedAt = computed(() => store.mode === 'review' || store.over || isOpen.value)
  watch(
    [match, end, isLookedAt, () => store.over],
    () => {
      if (isLookedAt.value) void look()
    },
    { immediate: true },
  )
  onReturn(() => void look())

  /** Analyses the line shown, to its end. */
  const start = async (strength: Depth): Promise<void> => {
    const step = end.value
    if (match.value === undefined || step === undefined) return
    answered(await client.request('analysis.start', { match: match.value, step, strength }))
  }
  const drop = async (): Promise<void> => {
    if (match.value === undefined) return
    const answer = await client.request('analysis.drop', { match: match.value })
    // The answer is about the played line.
    if (answer.ok) await look()
    else toasts.refused(answer.error)
  }
  const change = async (ask: (match: string) => Promise<Answer<AnalysisState>>): Promise<void> => {
    if (match.value === undefined) return
    answered(await ask(match.value))
  }

  return {
    state,
    run,
    result,
    heard,
    asked,
    isOpen,
    isAwaited,
    graph,
    /** There are findings, or an analysis can be started; the page of a shared match may have neither. */
    isThere: computed(() => !readOnly || isKnown.value),
    shared,
    chances,
    /** The findings by step. */
    reading,
    marks,
    swings,
    /** The findings about the step shown. */
    verdict,
    decisionAt,
    gradeOf,
    luckAt: (step: string): Chances | undefined => reading.value.luck.get(step),
    show,
    start,
    pause: (paused: boolean) => change((of) => client.request('analysis.pause', { match: of, paused })),
    stop: () => change((of) => client.request('analysis.stop', { match: of })),
    drop,
  }
})
