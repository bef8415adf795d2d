import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Language } from '../../../engine/kernel/text.ts'
import { hasText, sayIn, type ParamsFor } from '../../shell/i18n.ts'
import {
  jumpTargetsIn,
  eventIn,
  seatIn,
  hitFrom,
  hitsOf,
  type JumpTarget,
  type JumpContext,
} from '../../review/jumps.ts'
import { useAnalysis } from './analysis.ts'
import { useNotes } from './notes.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../toasts.ts'

/** Key of the name of a kind of event, in the words of its game. */
export const kindKey = (game: string, type: string): string => `game.${game}.kinds.${type}`

/** Jumps along the line looked through: to what, and where that is. */
export const useJumps = defineStore('jumps', () => {
  const store = useTable()
  const notes = useNotes()
  const analysis = useAnalysis()
  const toasts = useToasts()
  const aim = ref<JumpTarget>('round')

  const grounds = computed((): JumpContext => ({
    line: store.spoilerFree?.line ?? store.line,
    tree: store.spoilerFree?.tree ?? store.tree,
    saidOf: notes.of,
    isMistake: (step) => analysis.gradeOf(step) !== null,
  }))
  const game = computed(() => store.table?.game ?? '')
  const aims = computed(() =>
    jumpTargetsIn(grounds.value, store.table?.seats.length ?? 0, (type) =>
      hasText(kindKey(game.value, type)),
    ),
  )
  /** What another match was looked through for, this one may know nothing of. */
  const chosen = computed((): JumpTarget => {
    const type = eventIn(aim.value)
    return type === undefined || hasText(kindKey(game.value, type)) ? aim.value : 'round'
  })
  /** What it is called: the rounds, the steps of somebody, a kind of event in the words of its game. */
  const nameOf = (of: JumpTarget): { readonly k: string; readonly p: ParamsFor } => {
    const type = eventIn(of)
    if (type !== undefined) return { k: kindKey(game.value, type), p: {} }
    const seat = seatIn(of)
    if (seat === undefined) return { k: `review.to.${of}`, p: {} }
    return { k: 'review.to.seat', p: { name: store.table?.seats[seat]?.name ?? seat + 1 } }
  }
  const landings = computed(() => hitsOf(chosen.value, grounds.value))
  const branchings = computed(() => hitsOf('branching', grounds.value))
  const canLeap = (by: 1 | -1): boolean => hitFrom(landings.value, store.index, by) !== undefined

  /** To the nearest landing before or after the step looked at; says so if there is none. */
  const leap = (by: 1 | -1, to: JumpTarget = chosen.value): void => {
    const landing = hitFrom(hitsOf(to, grounds.value), store.index, by)
    if (landing !== undefined) store.stepTo(landing)
    else {
      const { k, p } = nameOf(to)
      toasts.tell(by < 0 ? 'review.noneBefore' : 'review.noneAfter', (language: Language) => ({
        what: sayIn(language, k, p),
      }))
    }
  }

  return {
    chosen,
    aims,
    landings,
    branchings,
    canLeap,
    leap,
    nameOf,
    aimAt: (next: JumpTarget) => (aim.value = next),
  }
})
