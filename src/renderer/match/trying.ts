import { defineStore } from 'pinia'
import { computed, nextTick, ref, watch } from 'vue'
import type { Position } from '../../main/api/api.ts'
import type { Act } from '../boards/kit/kit.ts'
import { hasHiddenInformation } from '../ui/format/titles.ts'
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'
import { useFilm } from './film.ts'

/** Trying another line from a position: at once, or after people have said what falls there. */
export const useTrying = defineStore('trying', () => {
  const store = useTable()
  const toasts = useToasts()
  const asking = ref(false)
  watch([() => store.at, () => store.mode], () => (asking.value = false))
  useFilm().holdWhile(() => asking.value)

  /** The match has hands or draws that not everybody sees. */
  const secrets = computed(() => store.table !== null && hasHiddenInformation(store.table))
  /** Where undo is limited nothing is tried before the end, so nobody is asked anything before hearing so. */
  const isTooEarly = (): boolean => {
    const { table } = store
    // On another line than the match as played one is only once it is over.
    const isEarly = table !== null && table.undo !== 'free' && table.branch === 'main' && !store.over
    if (isEarly) toasts.refused({ code: 'branchAfterMatch' }, table.game)
    return isEarly
  }
  const branchOff = (outcome?: Act): void => {
    asking.value = false
    void store.tryFrom(store.at, outcome)
  }
  /** Where chance is to act people say what falls, unless that would tell what is still hidden. */
  const isAsked = (position: Position | null): boolean =>
    position?.turn.by === 'chance' && (position.odds !== undefined || !secrets.value || store.over)
  const wantsOutcome = computed(() => isAsked(store.position))
  /** While they are asked, board and tray take what falls as they do at a table with real dice. */
  const choosing = computed(() => asking.value && wantsOutcome.value)
  /** It falls on the board. */
  const entering = computed(() => choosing.value && store.position?.odds === undefined)

  /** Nobody can play on in this match, which is said. */
  const isRefused = (): boolean => {
    const why = store.table?.unplayable ?? null
    if (why !== null) toasts.refused(why, store.table?.game)
    return why !== null
  }

  const tryFrom = async (step: string): Promise<void> => {
    if (isRefused() || isTooEarly()) return
    const { at } = store
    const position = await store.positionOf(step)
    // Whoever went on meanwhile means it no longer.
    if (store.at !== at) return
    if (position?.turn.by === 'nobody') return toasts.show({ kind: 'info', k: 'table.overHere' })
    if (!isAsked(position)) return void store.tryFrom(step)
    store.review(step)
    await nextTick()
    asking.value = true
  }

  return {
    isRefused,
    secrets,
    asking,
    choosing,
    entering,
    branchOff,
    /** At the end of the match as played one simply plays on. */
    tryHere(): void {
      if (isRefused()) return
      if (store.atTip && !store.over) store.setMode('table')
      else if (!isTooEarly()) asking.value = true
    },
    tryFrom,
    tryFromHere: () => tryFrom(store.at),
  }
})
