import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Language } from '../../engine/kernel/text.ts'
import { hasText, sayIn, type ParamsFor } from '../ui/i18n.ts'
import {
  jumpTargetsIn,
  eventIn,
  seatIn,
  hitFrom,
  hitsOf,
  type JumpTarget,
  type JumpContext,
} from './jumpTargets.ts'
import { useAnalysis } from './analysis/analysis.ts'
import { useNotes } from './notes/notes.ts'
import { useKeyMoments } from './useKeyMoments.ts'
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'

/** The text key for the name of a type of event, among the texts of its game. */
export const kindKey = (game: string, type: string): string => `game.${game}.kinds.${type}`

/** Jumps along the line in review: the chosen target and the steps it is found at. */
export const useJumps = defineStore('jumps', () => {
  const store = useTable()
  const notes = useNotes()
  const analysis = useAnalysis()
  const key = useKeyMoments()
  const toasts = useToasts()
  const target = ref<JumpTarget>('round')

  const context = computed((): JumpContext => ({
    line: store.spoilerFree?.line ?? store.line,
    tree: store.spoilerFree?.tree ?? store.tree,
    saidOf: notes.of,
    // Those of the player whose mistakes are looked at.
    isMistake: (step) => {
      const isTheirs = key.whose === null || analysis.decisionAt(step)?.seat === key.whose
      return isTheirs && analysis.gradeOf(step) !== null
    },
  }))
  const game = computed(() => store.table?.game ?? '')
  const targets = computed(() =>
    jumpTargetsIn(context.value, store.table?.seats.length ?? 0, (type) =>
      hasText(kindKey(game.value, type)),
    ),
  )
  /** The target; the default one if this match does not have the target chosen in another. */
  const chosen = computed((): JumpTarget => {
    const type = eventIn(target.value)
    return type === undefined || hasText(kindKey(game.value, type)) ? target.value : 'round'
  })
  /** The name of a target: rounds, the steps of a seat, a type of event as its game calls it. */
  const nameOf = (of: JumpTarget): { readonly k: string; readonly p: ParamsFor } => {
    const type = eventIn(of)
    if (type !== undefined) return { k: kindKey(game.value, type), p: {} }
    const seat = seatIn(of)
    if (seat === undefined) return { k: `review.to.${of}`, p: {} }
    return { k: 'review.to.seat', p: { name: store.table?.seats[seat]?.name ?? seat + 1 } }
  }
  const hits = computed(() => hitsOf(chosen.value, context.value))
  const branchings = computed(() => hitsOf('branching', context.value))
  const canJump = (by: 1 | -1): boolean => hitFrom(hits.value, store.index, by) !== undefined

  const tellNone = (by: 1 | -1, to: JumpTarget): void => {
    const { k, p } = nameOf(to)
    toasts.tell(by < 0 ? 'review.noneBefore' : 'review.noneAfter', (language: Language) => ({
      what: sayIn(language, k, p),
    }))
  }
  /** Goes to the nearest hit before or after the step shown; if there is none, says so or does `none`. */
  const jump = (by: 1 | -1, to: JumpTarget = chosen.value, none = () => tellNone(by, to)): void => {
    const hit = hitFrom(hitsOf(to, context.value), store.index, by)
    if (hit === undefined) none()
    else store.stepTo(hit)
  }

  return {
    chosen,
    targets,
    hits,
    branchings,
    canJump,
    jump,
    nameOf,
    chooseTarget: (next: JumpTarget) => (target.value = next),
  }
})
