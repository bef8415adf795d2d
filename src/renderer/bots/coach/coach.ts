import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { AnyCoach } from '../../../engine/kernel/introduction.ts'
import type { Language } from '../../../engine/kernel/text.ts'
import { useSettings } from '../../ui/settings.ts'
import { useTable } from '../../match/table.ts'
import { useBots } from '../../match/bots.ts'
import { afterTelling, isFamiliar, ledTo, NO_COACHING, type Coaching } from './coaching.ts'

/** The games' coaches, loaded for players who want explanations. */
const loaders = import.meta.glob<AnyCoach>('../../../engine/games/*/text/coach.ts', { import: 'coach' })

/** Undefined if the game has no coach. */
const coachOf = async (game: string): Promise<AnyCoach | undefined> =>
  loaders[`../../../engine/games/${game}/text/coach.ts`]?.()

/** Explains to a new player what each choice is for and what it led to, until each topic is familiar. */
export const useCoach = defineStore('coach', () => {
  const store = useTable()
  const bots = useBots()
  const settings = useSettings()
  const game = computed(() => store.table?.game ?? '')
  const coaching = computed(() => settings.settings.coach[game.value] ?? NO_COACHING)
  const keep = (of: string, next: Coaching): Promise<boolean> =>
    settings.save({ coach: { ...settings.settings.coach, [of]: next } })

  const coach = shallowRef<AnyCoach>()
  watch(
    [game, () => coaching.value.on],
    async ([id, on]) => {
      coach.value = undefined
      if (!on) return
      const loaded = await coachOf(id)
      if (game.value === id) coach.value = loaded
    },
    { immediate: true },
  )

  const topic = computed(() => {
    const { position } = store
    if (coach.value === undefined || !bots.canAdvise || position?.viewer !== store.table?.viewer)
      return undefined
    // The coach casts the view itself: each game has its own type.
    const found = coach.value.topic(position?.view as never)
    return found === undefined || isFamiliar(coaching.value, found) ? undefined : found
  })
  /** What the choice is for; undefined if there is nothing to explain. */
  const before = computed(() => {
    const [texts, about] = [coach.value?.texts, topic.value]
    return texts === undefined || about === undefined
      ? undefined
      : (language: Language): string => texts[language][about] ?? ''
  })
  /** What the last choice of the acting seat led to; empty if nothing is explained now. */
  const after = computed(() => {
    const by = store.table?.turn.by
    if (topic.value === undefined || typeof by !== 'number') return []
    return ledTo(store.line.slice(0, store.index + 1), by)
  })

  // Making the choice counts as one showing of its topic.
  watch([topic, () => store.at], ([, at], [was, from]) => {
    if (was !== undefined && at !== from && store.atTip)
      void keep(game.value, afterTelling(coaching.value, was))
  })

  return {
    on: computed(() => coaching.value.on),
    before,
    after,
    /** Turns explanations on and forgets which topics are familiar. */
    begin: (of = game.value) => keep(of, { on: true, seen: {} }),
    end: () => keep(game.value, { ...coaching.value, on: false }),
  }
})
