import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { AnyCoach } from '../../../engine/kernel/introduction.ts'
import type { Language } from '../../../engine/kernel/text.ts'
import { addTexts } from '../../ui/i18n.ts'
import { useSettings } from '../../ui/settings.ts'
import english from '../../locales/en/later/coach.json'
import chinese from '../../locales/zh-Hant/later/coach.json'
import { useTable } from '../../match/table.ts'
import { useBots } from '../../match/bots.ts'
import { misreadingsOf } from '../../boards/misreadings.ts'
import type { AnyMisreading } from '../../../engine/kernel/misreadings.ts'
import { afterTelling, afterWarning, isFamiliar, isWarned, NO_COACHING, type Coaching } from './coaching.ts'

addTexts('coach', { en: english, 'zh-Hant': chinese })

/** The games' coaches, loaded for players who want explanations. */
const loaders = import.meta.glob<AnyCoach>('../../../engine/games/*/text/coach.ts', { import: 'coach' })

/** Undefined if the game has no coach. */
const coachOf = async (game: string): Promise<AnyCoach | undefined> =>
  loaders[`../../../engine/games/${game}/text/coach.ts`]?.()

/**
 * Explains to a new player what each choice is for, until each topic is familiar, and says once what is often played wrong
 * in such a position.
 */
export const useCoach = defineStore('coach', () => {
  const store = useTable()
  const bots = useBots()
  const settings = useSettings()
  const game = computed(() => store.table?.game ?? '')
  const coaching = computed(() => settings.settings.coach[game.value] ?? NO_COACHING)
  /** The open match is the player's first of its game, and its choices are explained. */
  const isFirst = computed(
    () => coaching.value.on && store.table !== null && coaching.value.first === store.table.match,
  )
  const keep = (of: string, next: Coaching): Promise<boolean> =>
    settings.save({ coach: { ...settings.settings.coach, [of]: next } })

  const coach = shallowRef<AnyCoach>()
  const misreadings = shallowRef<readonly AnyMisreading[]>([])
  watch(
    [game, () => coaching.value.on],
    async ([id, on]) => {
      coach.value = undefined
      misreadings.value = []
      if (!on) return
      const [loaded, wrongs] = await Promise.all([coachOf(id), misreadingsOf(id)])
      if (game.value !== id) return
      coach.value = loaded
      misreadings.value = wrongs
    },
    { immediate: true },
  )

  /** The view of the choice ahead; undefined if it is not the player's, or not explained. */
  const view = computed(() => {
    const { position } = store
    return coach.value === undefined || !bots.canAdvise || position?.viewer !== store.table?.viewer
      ? undefined
      : position?.view
  })
  const topic = computed(() => {
    if (view.value === undefined) return undefined
    // The coach casts the view itself: each game has its own type.
    const found = coach.value?.topic(view.value as never)
    return found === undefined || (!isFirst.value && isFamiliar(coaching.value, found)) ? undefined : found
  })
  /** A first match begins with what to do, not with what is often done wrong. */
  const hasBeenTold = computed(() => Object.keys(coaching.value.seen).length > 0)
  /** What is often played wrong where such a choice is to be made; undefined if nothing is, or it was said before. */
  const warning = computed(() =>
    view.value === undefined || (isFirst.value && !hasBeenTold.value)
      ? undefined
      : misreadings.value.find(
          ({ id, matters }) => matters?.(view.value as never) === true && !isWarned(coaching.value, id),
        ),
  )
  /** What the choice is for; undefined if there is nothing to explain. */
  const before = computed(() => {
    const [texts, about] = [coach.value?.texts, topic.value]
    return texts === undefined || about === undefined
      ? undefined
      : (language: Language): string => texts[language][about] ?? ''
  })
  /** What is at stake in the choice, as texts of the game; empty if nothing is explained. */
  const stakes = computed(() =>
    topic.value === undefined ? [] : (coach.value?.stakes?.(view.value as never) ?? []),
  )
  // Making the choice counts as one showing of its topic and of its warning.
  watch([topic, warning, () => store.at], ([, , at], [was, warned, from]) => {
    if ((was === undefined && warned === undefined) || at === from || !store.atTip) return
    const told = was === undefined ? coaching.value : afterTelling(coaching.value, was)
    void keep(game.value, warned === undefined ? told : afterWarning(told, warned.id))
  })

  return {
    on: computed(() => coaching.value.on),
    isFirst,
    /** There is something to say about the choice ahead. */
    speaks: computed(() => before.value !== undefined || warning.value !== undefined),
    before,
    stakes,
    warning,
    /** Turns explanations on and forgets which topics are familiar. */
    begin: (of = game.value) => keep(of, { ...settings.settings.coach[of], on: true, seen: {} }),
    end: () => keep(game.value, { ...coaching.value, on: false }),
  }
})
