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

/** The analysis of the open match, as main says it, laid along the line looked at. */
export const useAnalysis = defineStore('analysis', () => {
  const store = useTable()
  const toasts = useToasts()
  const said = shallowRef<AnalysisState | null>(null)
  /** What main said last of this line; while it is gone over again that stays in sight. */
  const result = shallowRef<Analysis | null>(null)
  /** Something was found out about a line of this match: its panel stays, also beside a line nothing is known of. */
  const isKnown = ref(false)
  /** When this window first heard of the one that runs, and how far it had come by then. */
  const heard = shallowRef<{ readonly at: number; readonly part: number } | null>(null)
  /** Its panel is in front. */
  const isOpen = ref(false)
  /** Counts how often people asked for the panel, which then comes to the front. */
  const asked = ref(0)
  /** What the graph below the board shows. */
  const graph = ref<'scores' | 'chances'>('scores')

  const match = computed(() => store.table?.match)
  /** The end of the line looked at, of which the analysis is asked for. */
  const end = computed(() => store.line.at(-1)?.id)
  /** Nothing is known of another match. */
  const state = computed(() => (said.value?.match === match.value ? said.value : null))
  const run = computed(() => state.value?.run ?? null)
  const busy = useBusy()
  watch(run, (now) => {
    const isOn = now !== null && !now.paused
    // It goes on where it was, whenever the match is opened again.
    busy.tell(isOn ? { k: 'desktop.analysing', part: now.part, isLost: false } : null, 'desktop.analysing')
  })
  const reading = computed(() => (result.value === null ? NO_ANALYSIS : analysisByStep(result.value)))
  const line = computed(() => store.spoilerFree?.line ?? store.line)
  /** How many steps of the line looked at were analysed, the root included. */
  const shared = computed(() => store.line.findIndex(({ id }) => id === result.value?.tip) + 1)
  const chances = computed((): readonly (Chances | null)[] | null =>
    shared.value === 0
      ? null
      : chancesAlong(line.value, reading.value, store.table?.seats.length ?? 0, shared.value),
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
    if (!isOpen.value)
      toasts.show({ kind: 'good', k: 'analysis.done', action: { k: 'analysis.see', run: show } })
  }
  const take = (next: AnalysisState): void => {
    if (next.match !== match.value) return
    const before = run.value
    // While people look at another line they are told that this one is gone over, and no more.
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
    // What was found out about that line may be about this one, too.
    if (next.run === null && next.line !== end.value) void look()
  })
  watch(match, () => {
    said.value = null
    result.value = null
    isKnown.value = false
    heard.value = null
    graph.value = 'scores'
  })
  /** While a match is played nobody asks after every move. */
  const isLookedAt = computed(() => store.mode === 'review' || store.over || isOpen.value)
  watch(
    [match, end, isLookedAt, () => store.over],
    () => {
      if (isLookedAt.value) void look()
    },
    { immediate: true },
  )
  onReturn(() => void look())

  /** Goes over the line looked at, to its end. */
  const start = async (strength: Depth): Promise<void> => {
    const step = end.value
    if (match.value === undefined || step === undefined) return
    answered(await client.request('analysis.start', { match: match.value, step, strength }))
  }
  const drop = async (): Promise<void> => {
    if (match.value === undefined) return
    const answer = await client.request('analysis.drop', { match: match.value })
    // It is answered of the line that is played.
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
    graph,
    /** There is something to be said, or it can be asked for: the page of a shared match may carry nothing. */
    isThere: computed(() => !readOnly || isKnown.value),
    shared,
    chances,
    marks,
    swings,
    /** What is known of the step looked at. */
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
