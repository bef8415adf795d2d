/** The engine's answer about an action before it is done. */
import { computed, watch } from 'vue'
import type { ApiError } from '../../../main/api/api.ts'
import type { Act, TrayProps } from './kit.ts'

/** The engine's answer about a chosen action: the events it would cause, or the refusal. */
export type Verdict<Event> =
  | { readonly is: 'legal'; readonly events: readonly Event[] }
  | { readonly is: 'refused'; readonly error: ApiError }

/**
 * Keeps the engine's answer about the chosen action in `state.verdict`, null while there is none. Asks about each
 * action of a position once, and drops answers about an action that is no longer chosen.
 */
export const useVerdict = <Event>(
  props: TrayProps,
  action: () => Act | null,
  state: { verdict: Verdict<Event> | null },
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
      if (now?.key !== shown) state.verdict = null
      shown = now?.key
      if (now === null || props.busy) return
      let isStale = false
      onCleanup(() => (isStale = true))
      const answer = answers.get(now.key) ?? ask(now.act)
      answers.set(now.key, answer)
      const said = await answer
      if (!isStale) state.verdict = said
    },
    { immediate: true },
  )
}
