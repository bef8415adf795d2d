/** The places an advised action is about: of a hint, or of the better action for a mistake. */
import { computed, shallowRef, watch } from 'vue'
import { client } from '../../ui/client/client.ts'
import { placesOfAdvice, type Advice } from '../../boards/kit/advice.ts'
import type { BoardKit } from '../../boards/kit/kit.ts'
import { useStudy } from '../../analysis/mistakes/study.ts'
import { useTable } from '../../match/table.ts'

/** The advised action and its places; `hint` is the current hint, if people can ask for one. */
export const usePreview = (kit: () => BoardKit | undefined, hint: () => Advice | null) => {
  const store = useTable()
  const study = useStudy()

  /** The effects of the better action, as main predicts them. */
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
      // On a line that is not played main refuses the request; the advice is shown in words only.
      if (study.now === now && study.isShown)
        answer.value = { seat: now.seat, action, events: foreseen.ok ? foreseen.value.events : [] }
    },
  )
  const advice = computed(() =>
    store.mode === 'table' ? hint() : study.isShown && study.isThere ? answer.value : null,
  )
  const action = computed(() => advice.value?.action ?? null)
  const names = computed((): readonly string[] => {
    const shown = kit()
    if (advice.value === null || shown === undefined) return []
    return placesOfAdvice(shown, advice.value, store.position?.view)
  })
  return { action, names }
}
