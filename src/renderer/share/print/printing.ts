/** Prepares a study for print: its contents and its boards, which are rendered one after another. */
import { computed, ref, shallowReactive, shallowRef, watch, type Ref } from 'vue'
import type { Analysis, ApiError } from '../../../main/api/api.ts'
import { analysisByStep, NO_ANALYSIS } from '../../match/analysis/analysisByStep.ts'
import { kitOf } from '../../boards/kits.ts'
import { lineTo } from '../../match/tree/tree.ts'
import { NOTHING } from '../../match/notes/stepNotes.ts'
import { client } from '../../ui/client/client.ts'
import { languages } from '../../ui/i18n.ts'
import type { Subject } from '../sharing.ts'
import { pictureSpecAt, type BoardDrawer, sourceOf, type Source } from '../picture/pictureSpec.ts'
import { addressOf } from '../picture/drawing.ts'
import { entriesOf, type PrintOptions, printedComments } from './study.ts'

/** A board as an image. */
export interface Diagram {
  readonly address: string
  readonly width: number
  readonly height: number
}

const analysisOf = async ({ table, leaf }: Subject): Promise<Analysis | null> => {
  const answer = await client.request('analysis.look', { match: table.match, step: leaf })
  return answer.ok ? answer.value.result : null
}

const diagramOf = async (source: Source, step: string, drawer: BoardDrawer): Promise<Diagram | null> => {
  const line = lineTo(source.tree, step)
  const spec = await pictureSpecAt({ ...source, line }, line.length - 1, {
    caption: false,
    marks: true,
    held: 'open',
  })
  // A step of a damaged copy may have no position; the others do.
  if (!spec.ok) return null
  const drawing = await drawer.take({ ...spec.value, onPaper: true }, 'paper')
  return drawing && { address: addressOf(drawing), width: drawing.width, height: drawing.height }
}

/** `drawer` is set once it is mounted. */
export const usePrinting = (
  subject: Subject,
  options: Readonly<Ref<PrintOptions>>,
  drawer: () => BoardDrawer | null | undefined,
) => {
  const { table } = subject
  const source = shallowRef<Source | null>(null)
  const found = shallowRef<Analysis | null>(null)
  const error = shallowRef<ApiError | null>(null)
  const hasBoard = kitOf(table.game) !== undefined

  watch(
    () => options.value.viewer,
    async (viewer) => {
      source.value = null
      const answer = await sourceOf(subject, viewer)
      // An analysis contains what no single viewer knows.
      const analysis = answer.ok && viewer === 'all' ? await analysisOf(subject) : null
      if (options.value.viewer !== viewer) return
      error.value = answer.ok ? null : answer.error
      found.value = analysis
      source.value = answer.ok ? answer.value : null
    },
    { immediate: true },
  )

  const entries = computed(() => {
    if (source.value === null) return []
    const { tree, line, sayings } = source.value
    const ends = table.branches.filter(({ id, deleted }) => id !== 'main' && !deleted)
    return entriesOf(tree, line, sayings, options.value, ends)
  })
  const start = computed(() => {
    const said = source.value?.sayings.get(table.match) ?? NOTHING
    const { comments, diagrams } = options.value
    return {
      comments: comments ? printedComments(said) : [],
      diagram: diagrams !== 'none' && said.bookmarks.length + said.marks.length > 0,
    }
  })
  const analysis = computed(() => (options.value.analysis ? found.value : null))
  const steps = computed(() =>
    hasBoard
      ? [
          ...(start.value.diagram ? [table.match] : []),
          ...entries.value.flatMap(({ row, diagram }) => (diagram ? [row.id] : [])),
        ]
      : [],
  )

  /** Diagrams by step, those rendered so far; null if there is nothing to render. */
  const diagrams = shallowReactive(new Map<string, Diagram | null>())
  watch([source, languages], () => diagrams.clear(), { flush: 'sync' })
  const drawn = computed(() => steps.value.filter((step) => diagrams.has(step)).length)
  const ready = ref(false)
  watch(
    [source, steps, languages, drawer],
    async ([of, wanted, , by], _before, onCleanup) => {
      let late = false
      onCleanup(() => (late = true))
      ready.value = false
      if (of === null) return
      for (const step of wanted) {
        if (diagrams.has(step)) continue
        if (!by) return
        const diagram = await diagramOf(of, step, by)
        if (late) return
        diagrams.set(step, diagram)
      }
      ready.value = true
    },
    { immediate: true, flush: 'post' },
  )

  return {
    table,
    source,
    error,
    entries,
    start,
    /** Whether there is an analysis, and the part of it that is printed. */
    analysed: computed(() => found.value !== null),
    analysis,
    byStep: computed(() => (analysis.value === null ? NO_ANALYSIS : analysisByStep(analysis.value))),
    wide: (kitOf(table.game)?.seats ?? 'side') !== 'side',
    steps,
    diagrams,
    drawn,
    ready,
  }
}

export type Printing = ReturnType<typeof usePrinting>
