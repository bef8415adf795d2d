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
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'

/** Key of the name of a kind of event, in the words of its game. */
export const kindKey = (game: string, type: string): string => `game.${game}.kinds.${type}`

/** Jumps along the line looked through: to what, and where that is. */
export const useJumps = defineStore('jumps', () => {
  const store = useTable()
  const notes = useNotes()
  const analysis = useAnalysis()
  const toasts = useToasts()
  const target = ref<JumpTarget>('round')

  const context = computed((): JumpContext => ({
    line: store.spoilerFree?.line ?? store.line,
    tree: store.spoilerFree?.tree ?? store.tree,
    saidOf: notes.of,
    isMistake: (step) => analysis.gradeOf(step) !== null,
  }))
  const game = computed(() => store.table?.game ?? '')
  const targets = computed(() =>
    jumpTargetsIn(context.value, store.table?.seats.length ?? 0, (type) =>
      hasText(kindKey(game.value, type)),
    ),
  )
  /** What another match was looked through for, this one may know nothing of. */
  const chosen = computed((): JumpTarget => {
    const type = eventIn(target.value)
    return type === undefined || hasText(kindKey(game.value, type)) ? target.value : 'round'
  })
  /** What it is called: the rounds, the steps of somebody, a kind of event in the words of its game. */
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

  /** To the nearest hit before or after the step looked at; says so if there is none. */
  const jump = (by: 1 | -1, to: JumpTarget = chosen.value): void => {
    const hit = hitFrom(hitsOf(to, context.value), store.index, by)
    if (hit !== undefined) store.stepTo(hit)
    else {
      const { k, p } = nameOf(to)
      toasts.tell(by < 0 ? 'review.noneBefore' : 'review.noneAfter', (language: Language) => ({
        what: sayIn(language, k, p),
      }))
    }
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
