/** The places actions are about: of a hint, or of a mistake and the better action for it. */
import { computed, shallowRef, watch } from 'vue'
import { client } from '../../ui/client/client.ts'
import { placesOfAdvice, type Advice } from '../../boards/kit/advice.ts'
import type { BoardKit } from '../../boards/kit/kit.ts'
import { useStudy } from '../../analysis/mistakes/study.ts'
import { useTable } from '../../match/table.ts'

/** The advised action and the mistake that is gone over, with their places; `hint` is the hint shown, if there is one. */
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
  const namesOf = (of: Advice | null): readonly string[] => {
    const shown = kit()
    return of === null || shown === undefined ? [] : placesOfAdvice(shown, of, store.position?.view)
  }
  const names = computed(() => namesOf(advice.value))
  /** The mistake that is gone over. */
  const mistake = computed((): Advice | null => {
    const { now, isThere } = study
    if (now === undefined || !isThere) return null
    const { events = [] } = store.rows.get(now.step) ?? {}
    return { seat: now.seat, action: now.played.action, events }
  })
  /** Not while the reader looks for a better one, which the board draws instead. */
  const compared = computed(() => (study.asks ? null : (mistake.value?.action ?? null)))
  const played = computed(() => namesOf(mistake.value))
  return { action, names, compared, played }
}
