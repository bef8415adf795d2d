/** What main says of an action that is only in hand. */
import { computed, watch, type Ref } from 'vue'
import type { ApiError } from '../../../main/api/api.ts'
import type { Act, TrayProps } from './kit.ts'

export type Verdict<Event> =
  | { readonly is: 'legal'; readonly events: readonly Event[] }
  | { readonly is: 'refused'; readonly error: ApiError }

/**
 * Keeps what main says of the action in hand, null while there is none: each action of a position is asked about once,
 * and nothing is said of one that was said of another.
 */
export const useVerdict = <Event>(
  props: TrayProps,
  action: () => Act | null,
  verdict: Ref<Verdict<Event> | null>,
): void => {
  const answers = new Map<string, Promise<Verdict<Event>>>()
  const ask = async (act: Act): Promise<Verdict<Event>> => {
    const answer = await props.foresee(act)
    if (!answer.ok) return { is: 'refused', error: answer.error }
    // Events of the game whose board asks.
    return { is: 'legal', events: answer.value.events as readonly unknown[] as readonly Event[] }
  }
  const asked = computed(() => {
    const act = props.playable ? action() : null
    return act === null ? null : { key: `${props.at} ${JSON.stringify(act)}`, act }
  })
  let shown: string | undefined
  watch(
    [asked, () => props.busy],
    async ([now], _, onCleanup) => {
      if (now?.key !== shown) verdict.value = null
      shown = now?.key
      if (now === null || props.busy) return
      let isStale = false
      onCleanup(() => (isStale = true))
      const answer = answers.get(now.key) ?? ask(now.act)
      answers.set(now.key, answer)
      const said = await answer
      if (!isStale) verdict.value = said
    },
    { immediate: true },
  )
}
