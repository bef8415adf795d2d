/** Which places of the board an advised action is about: a hint's, or the answer to a mistake that is gone over. */
import { computed, shallowRef, watch } from 'vue'
import { client } from '../../ui/client/client.ts'
import type { Act, BoardKit } from '../../boards/kit/kit.ts'
import type { GameEvent } from '../../../engine/kernel/game.ts'
import { useStudy } from '../../analysis/mistakes/study.ts'
import { useTable } from '../../match/table.ts'

export interface Advice {
  readonly action: Act
  readonly events: readonly GameEvent[]
}

/** The action thought of, and the places it is about; `hint` is the one at hand, if people can ask for any. */
export const usePreview = (kit: () => BoardKit | undefined, hint: () => Advice | null) => {
  const store = useTable()
  const study = useStudy()

  /** What the better action would do, as main foresees it where another one was played. */
  const answer = shallowRef<Advice | null>(null)
  watch(
    () => (study.isShown && study.isThere ? study.now : undefined),
    async (now) => {
      answer.value = null
      const { table } = store
      const action = now?.best[0]?.action
      if (now === undefined || action === undefined || table === null) return
      const asked = { match: table.match, at: table.tip, instead: now.step, action }
      const foreseen = await client.request('table.check', asked)
      // On a line that is not played nobody can ask; the words say it all the same.
      if (study.now === now && study.isShown)
        answer.value = { action, events: foreseen.ok ? foreseen.value.events : [] }
    },
  )
  const advice = computed(() =>
    store.mode === 'table' ? hint() : study.isShown && study.isThere ? answer.value : null,
  )
  const action = computed(() => advice.value?.action ?? null)
  const names = computed((): readonly string[] => {
    const shown = kit()
    if (advice.value === null || shown === undefined) return []
    const aims = shown.placesOfAction?.(advice.value.action, store.position?.view) ?? []
    return aims.length > 0 ? aims : advice.value.events.flatMap((event) => shown.placesOfEvent?.(event) ?? [])
  })
  return { action, names }
}
