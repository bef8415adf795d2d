import { defineStore, storeToRefs } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Message } from '../../../engine/kernel/text.ts'
import { sameJson } from '../../../engine/record/canonical.ts'
import { percent } from '../../match/analysis/figures.ts'
import type { Mark } from '../../match/analysis/analysisByStep.ts'
import { GRADES, type Decision, type Grade } from '../../match/analysis/types.ts'
import type { Act } from '../../boards/kit/kit.ts'
import { client, readOnly } from '../../ui/client/client.ts'
import type { ParamsFor } from '../../ui/i18n.ts'
import { isCorrectable } from '../../match/correcting.ts'
import { useAnalysis } from '../../match/analysis/analysis.ts'
import { useTable } from '../../match/table.ts'
import { useKeyMoments } from '../../match/useKeyMoments.ts'
import { useToasts } from '../../ui/toasts.ts'

/** An action that loses less than this is a good answer, as the analysis would not call it an inaccuracy. */
const GOOD_WITHIN = 0.05

/** Why the best action of an analysed decision is the better one; null if nothing certain can be said. */
export const reasonOf = async (match: string, step: string): Promise<Message | null> => {
  const answer = await client.request('analysis.reason', { match, step })
  return answer.ok ? answer.value.reason : null
}

/** Going over mistakes: the list, the current one, and whether its answer is shown. */
export const useStudy = defineStore('study', () => {
  const store = useTable()
  const analysis = useAnalysis()
  const toasts = useToasts()
  /** Whose mistakes; null for all seats. */
  const { whose: seat } = storeToRefs(useKeyMoments())
  /** The mildest grade that is gone over. */
  const least = ref<Grade>('mistake')
  const isLarge = ({ grade }: Mark): boolean => GRADES.indexOf(grade) >= GRADES.indexOf(least.value)
  /** The mistakes of the seat on the current line, of any grade. */
  const ofSeat = computed(() =>
    analysis.marks.filter(({ decision }) => seat.value === null || decision.seat === seat.value),
  )
  /** Those that are large enough. */
  const choice = computed(() => ofSeat.value.filter(isLarge))
  const hasSmaller = computed(() => choice.value.length < ofSeat.value.length)

  /** The text that says there are none: in an analysed match none at all, or none of the chosen grade. */
  const noneKey = computed(() =>
    analysis.result !== null && ofSeat.value.length === 0 ? 'study.noneAtAll' : 'study.none',
  )

  /** The list is fixed when going over begins, so that trying other lines does not change it. */
  const list = shallowRef<readonly Decision[]>([])
  /** Index of the current mistake. Null while not going over any; equal to the list's length at the end. */
  const place = ref<number | null>(null)
  const isShown = ref(false)
  const now = computed(() => (place.value === null ? undefined : list.value[place.value]))
  const isOver = computed(() => place.value !== null && place.value >= list.value.length)
  /** The position before the mistake. */
  const before = computed(() => store.rows.get(now.value?.step ?? '')?.parent ?? null)
  /** The reader looks for a better action on the board. Their choice is judged and not recorded. */
  const isAsking = ref(false)
  const asks = computed(
    () => isAsking.value && now.value !== undefined && store.correcting?.id === now.value.step,
  )
  const isThere = computed(() => store.at === before.value && (store.mode === 'review' || asks.value))
  /** The step that is spoken of: the mistake before which the board stands, or else the one shown. */
  const subject = computed(() =>
    isThere.value ? (store.rows.get(now.value?.step ?? '') ?? store.row) : store.row,
  )
  /** The reader's wrong answers at the current mistake, with their chances where the analysis knows them. */
  const tries = shallowRef<readonly { readonly action: Act; readonly chance: number | null }[]>([])
  /** What the reader's last answer was worth, in words. */
  const verdict = shallowRef<{ readonly k: string; readonly p: ParamsFor } | null>(null)

  const hide = (): void => {
    isShown.value = false
    isAsking.value = false
    verdict.value = null
  }
  const leave = (): void => {
    if (asks.value) back()
    place.value = null
    hide()
  }
  const back = (): void => {
    if (before.value !== null) store.review(before.value)
  }
  const go = (to: number): void => {
    place.value = Math.max(0, Math.min(list.value.length, to))
    tries.value = []
    hide()
    back()
  }
  /** Says that there are no mistakes, unless the open panel does. */
  const tellNone = (): void => {
    if (!analysis.isOpen) toasts.tell(noneKey.value)
  }
  const begin = (): void => {
    if (choice.value.length === 0) return tellNone()
    list.value = choice.value.map(({ decision }) => decision)
    analysis.show()
    go(0)
  }
  watch(
    () => store.table?.match,
    () => {
      place.value = null
      hide()
    },
    { immediate: true },
  )

  /** Board and tray take another action in place of the mistake, as when a step is corrected. */
  const canFind = computed(
    () =>
      !readOnly &&
      store.table !== null &&
      isCorrectable(store.rows.get(now.value?.step ?? ''), store.table, store.tree),
  )
  const find = (): void => {
    if (now.value === undefined || !canFind.value) return
    hide()
    isAsking.value = true
    void store.beginCorrecting(now.value.step)
  }
  /** Goes over these decisions, and asks at once for a better action in place of one of them. */
  const tryMoment = (decisions: readonly Decision[], at: number): void => {
    list.value = decisions
    analysis.show()
    go(at)
    find()
  }
  /** Why another action was better, once the answer is shown. */
  const reason = shallowRef<Message | null>(null)
  watch([isShown, now], async ([shown, of]) => {
    reason.value = null
    const match = store.table?.match
    if (!shown || of === undefined || match === undefined) return
    const found = await reasonOf(match, of.step)
    if (isShown.value && now.value === of) reason.value = found
  })
  const reveal = (): void => {
    if (asks.value) back()
    isAsking.value = false
    isShown.value = true
  }
  const answer = (action: Act): void => {
    const { value: of } = now
    if (of === undefined) return
    const place = of.best.findIndex((each) => sameJson(each.action, action))
    const known = [...of.best, of.played].find((each) => sameJson(each.action, action))
    if (place !== 0 && !tries.value.some((each) => sameJson(each.action, action)))
      tries.value = [...tries.value, { action, chance: known?.chance ?? null }]
    const best = of.best[0]?.chance ?? of.played.chance
    const worth = (): string => {
      if (place === 0) return 'found'
      if (known === undefined) return 'other'
      if (best - known.chance < GOOD_WITHIN) return 'near'
      return sameJson(action, of.played.action) ? 'same' : 'worse'
    }
    const p = {
      chance: percent(known?.chance ?? 0),
      best: percent(best),
    }
    verdict.value = { k: `study.${worth()}`, p }
    isAsking.value = false
    isShown.value = place === 0
    back()
  }

  /** An action to play as soon as the table of the branch made for it can take it. */
  const wanted = shallowRef<{ readonly tip: string; readonly action: Act } | null>(null)
  watch([wanted, () => store.table?.curtain, () => store.table?.tip], () => {
    const { table } = store
    const { value: next } = wanted
    if (next === null || table === null) return
    if (table.tip === next.tip && table.curtain !== null) return
    wanted.value = null
    if (table.tip === next.tip) void store.act(next.action)
  })
  /**
   * Plays an action instead of the step, on a new branch. If the action shows somebody's hand, that player is asked
   * first.
   */
  const tryInstead = async (step: string, action: Act): Promise<void> => {
    const from = store.rows.get(step)?.parent
    if (from === null || from === undefined || !(await store.tryFrom(from))) return
    wanted.value = { tip: store.table?.tip ?? '', action }
  }
  /** A bot plays its seat itself. */
  const canTry = (of: number): boolean =>
    store.table?.unplayable === null && store.table.seats[of]?.player.kind === 'person'

  return {
    seat,
    least,
    choice,
    hasSmaller,
    noneKey,
    tellNone,
    list,
    place,
    now,
    isOver,
    isShown,
    reason,
    isThere,
    subject,
    asks,
    verdict,
    canFind,
    find,
    answer,
    begin,
    leave,
    back,
    step: (by: 1 | -1) => place.value !== null && go(place.value + by),
    reveal,
    tries,
    tryMoment,
    tryInstead,
    canTry,
  }
})
