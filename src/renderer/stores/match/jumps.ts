import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { hasText } from '../../shell/i18n.ts'
import {
  jumpTargetsIn,
  eventIn,
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

/** Says that nothing of the kind lies before or after the step looked at. */
export const useNoJumpNotice = (): ((by: 1 | -1) => void) => {
  const toasts = useToasts()
  return (by) => toasts.tell(by < 0 ? 'review.noneBefore' : 'review.noneAfter')
}

/** Jumps along the line looked through: to what, and where that is. */
export const useJumps = defineStore('jumps', () => {
  const store = useTable()
  const notes = useNotes()
  const analysis = useAnalysis()
  const tellNone = useNoJumpNotice()
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
  const landings = computed(() => hitsOf(chosen.value, grounds.value))
  const branchings = computed(() => hitsOf('branching', grounds.value))
  const canLeap = (by: 1 | -1): boolean => hitFrom(landings.value, store.index, by) !== undefined

  /** To the nearest landing before or after the step looked at; says so if there is none. */
  const leap = (by: 1 | -1, to: JumpTarget = chosen.value): void => {
    const landing = hitFrom(hitsOf(to, grounds.value), store.index, by)
    if (landing !== undefined) store.stepTo(landing)
    else tellNone(by)
  }

  return {
    chosen,
    aims,
    landings,
    branchings,
    canLeap,
    leap,
    aimAt: (next: JumpTarget) => (aim.value = next),
  }
})
