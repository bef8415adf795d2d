import { defineStore } from 'pinia'
import { computed, nextTick, ref, watch } from 'vue'
import type { Position } from '../../main/api/api.ts'
import type { Act } from '../boards/kit/kit.ts'
import { hasHiddenInformation } from '../ui/format/titles.ts'
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'
import { useFilm } from './film.ts'

/** Tries another line from a position: at once, or after people have entered the outcome of chance there. */
export const useTrying = defineStore('trying', () => {
  const store = useTable()
  const toasts = useToasts()
  const asking = ref(false)
  /** Another outcome of chance is meant, where another move could be. */
  const wantsLuck = ref(false)
  const ask = (): void => {
    wantsLuck.value = false
    asking.value = true
  }
  watch([() => store.at, () => store.mode], () => {
    asking.value = false
    // It is about the step that was shown.
    toasts.untell('table.overHere')
  })
  useFilm().holdWhile(() => asking.value)

  /** The match has hidden hands or draws. */
  const secrets = computed(() => store.table !== null && hasHiddenInformation(store.table))
  /** Why nothing can be tried: with restricted undo, not before the end. Checked before people are asked for outcomes. */
  const isTooEarly = (): boolean => {
    const { table } = store
    // A window can be on another line than the match as played only once the match is over.
    const isEarly = table !== null && table.undo !== 'free' && table.branch === 'main' && !store.over
    if (isEarly) toasts.refused({ code: 'branchAfterMatch' }, table.game)
    return isEarly
  }
  const branchOff = (outcome?: Act): void => {
    asking.value = false
    void store.tryFrom(store.at, outcome)
  }
  /** True if people enter the outcome, because chance acts here and the outcome would reveal nothing hidden. */
  const isAsked = (position: Position | null): boolean =>
    position?.turn.by === 'chance' && (position.odds !== undefined || !secrets.value || store.over)
  const wantsOutcome = computed(() => isAsked(store.position))
  /** The last step of a seat where chance acts next: another action may be meant, or another outcome. */
  const lastMove = computed(() => {
    if (!asking.value || !wantsOutcome.value) return null
    const upToHere = store.line.slice(0, store.index + 1)
    return upToHere.findLast(({ actor, parent }) => typeof actor === 'number' && parent !== null) ?? null
  })
  /** While people are asked, board and tray take the outcome as at a table with real dice. */
  const choosing = computed(
    () => asking.value && wantsOutcome.value && (wantsLuck.value || lastMove.value === null),
  )
  /** Tries the line with the entered outcome. */
  const entering = computed(() => choosing.value && store.position?.odds === undefined)

  /** Goes back before that step, to try another action. */
  const tryAnotherMove = (): void => {
    const before = lastMove.value?.parent ?? null
    if (before === null) return
    asking.value = false
    void store.tryFrom(before)
  }

  /** Shows why the match cannot be played on. */
  const isRefused = (): boolean => {
    const why = store.table?.unplayable ?? null
    if (why !== null) toasts.refused(why, store.table?.game)
    return why !== null
  }

  const tryFrom = async (step: string): Promise<void> => {
    if (isRefused() || isTooEarly()) return
    const { at } = store
    const position = await store.positionOf(step)
    // The person has gone on meanwhile, so the line is not tried.
    if (store.at !== at) return
    if (position?.turn.by === 'nobody') return toasts.tell('table.overHere')
    if (!isAsked(position)) return void store.tryFrom(step)
    store.review(step)
    await nextTick()
    ask()
  }

  return {
    isRefused,
    secrets,
    asking,
    choosing,
    entering,
    lastMove,
    tryAnotherMove,
    tryOtherLuck: () => (wantsLuck.value = true),
    branchOff,
    /** At the tip of the match as played there is nothing to try: people simply play on. */
    tryHere(): void {
      if (isRefused()) return
      if (store.atTip && !store.over) store.setMode('table')
      else if (!isTooEarly()) ask()
    },
    tryFrom,
    tryFromHere: () => tryFrom(store.at),
  }
})
