import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Answer, Bots, Output } from '../../main/api/api.ts'
import { client, onReturn } from '../ui/client/client.ts'
import { useTable } from './table.ts'
import { useToasts } from '../ui/toasts.ts'

/** The bots of the open match, and the hint for the person to act, as main reports them. */
export const useBots = defineStore('bots', () => {
  const store = useTable()
  const toasts = useToasts()
  const said = shallowRef<Bots | null>(null)
  const hint = shallowRef<Output<'bots.hint'> | null>(null)
  /** One way the match may go on after the hint, once a person has asked for it. */
  const continuation = shallowRef<Output<'bots.continuation'> | null>(null)
  /** The progress of the search for a hint or a continuation, 0 to 1; null while there is none. */
  const part = ref<number | null>(null)

  const match = computed(() => store.table?.match)
  /** Null if main has only reported bots of another match. */
  const state = computed(() => (said.value?.match === match.value ? said.value : null))
  /** The seat whose turn it is at the tip, if a bot plays it. */
  const toAct = computed(() => {
    const by = store.table?.turn.by
    return typeof by === 'number' && store.table?.seats[by]?.player.kind === 'bot' ? by : null
  })
  /** A hint can be requested: it is a person's turn, and the window shows the tip. */
  const canAdvise = computed(() => {
    const { table } = store
    return (
      store.mode === 'table' &&
      store.atTip &&
      table !== null &&
      table.unplayable === null &&
      table.curtain === null &&
      typeof table.turn.by === 'number' &&
      toAct.value === null
    )
  })

  /** A hint was asked for while a bot or chance was to act; it comes with the person's turn. */
  const isAwaited = ref(false)
  /** Whether a person's turn may still come at the table shown. */
  const canAwait = computed(() => {
    const { table, mode, correcting } = store
    return (
      mode === 'table' &&
      table !== null &&
      table.unplayable === null &&
      table.curtain === null &&
      table.turn.by !== 'nobody' &&
      table.seats.some(({ player }) => player.kind === 'person') &&
      correcting === null
    )
  })

  const take = (answer: Answer<Bots>): void => {
    if (answer.ok) said.value = answer.value
    else toasts.refused(answer.error)
  }
  const look = async (): Promise<void> => {
    if (match.value !== undefined) take(await client.request('bots.look', { match: match.value }))
  }
  watch(match, () => void look(), { immediate: true })
  onReturn(() => void look())
  client.on('bots.changed', (bots) => {
    if (bots.match === match.value) said.value = bots
  })
  client.on('bots.thought', (thought) => {
    if (part.value !== null && thought.match === match.value) part.value = thought.part
  })

  /** Counts searches requested or dropped, to ignore the answer of an outdated request. */
  let asks = 0
  const dropContinuation = (): void => {
    if (part.value !== null) void client.request('bots.stopHint', {})
    asks += 1
    part.value = null
    continuation.value = null
  }
  const dropAdvice = (): void => {
    dropContinuation()
    hint.value = null
  }
  const dropHint = (): void => {
    dropAdvice()
    isAwaited.value = false
  }
  // A hint is only valid for the position it was requested for.
  watch([() => store.at, () => store.table?.tip, () => store.mode], dropAdvice)

  /** What a search finds; null if it is refused, or no longer wanted when the answer comes. */
  const searched = async <T>(request: Promise<Answer<T>>): Promise<T | null> => {
    part.value = 0
    asks += 1
    const asked = asks
    const answer = await request
    if (asks !== asked) return null
    part.value = null
    if (answer.ok) return answer.value
    toasts.refused(answer.error, store.table?.game)
    return null
  }
  const ask = async (): Promise<void> => {
    isAwaited.value = !canAdvise.value && canAwait.value
    if (isAwaited.value) return
    if (!canAdvise.value) return toasts.show({ kind: 'info', k: 'bots.noHint' })
    if (part.value !== null || match.value === undefined) return
    hint.value = null
    const found = await searched(client.request('bots.hint', { match: match.value, at: store.at }))
    if (found !== null) hint.value = found
  }
  watch(
    [canAdvise, canAwait],
    ([can, mayCome]) => {
      if (!mayCome) isAwaited.value = false
      else if (can && isAwaited.value) void ask()
    },
    // After the advice on the last position has been dropped.
    { flush: 'post' },
  )
  const askContinuation = async (): Promise<void> => {
    if (hint.value === null || part.value !== null || match.value === undefined) return
    const { at, action } = hint.value
    const found = await searched(client.request('bots.continuation', { match: match.value, at, action }))
    if (found !== null) continuation.value = found
  }
  /** Does the action of the hint. */
  const follow = async (): Promise<void> => {
    const advised = hint.value
    if (advised !== null && advised.at === store.at) await store.act(advised.action)
  }

  const asked = async <M extends 'bots.pause' | 'bots.retry' | 'bots.substitute'>(
    request: Promise<Answer<Output<M>>>,
  ): Promise<void> => take(await request)
  return {
    state,
    toAct,
    hint,
    continuation,
    part,
    isAwaited,
    canAdvise,
    ask,
    askContinuation,
    dropHint,
    dropContinuation,
    follow,
    hold: (held: boolean): void => void client.request('bots.hold', { match: match.value ?? '', held }),
    pause: (paused: boolean) => asked(client.request('bots.pause', { match: match.value ?? '', paused })),
    retry: () => asked(client.request('bots.retry', { match: match.value ?? '' })),
    substitute: (seat: number, by: 'person' | 3) =>
      asked(client.request('bots.substitute', { match: match.value ?? '', seat, by })),
  }
})
