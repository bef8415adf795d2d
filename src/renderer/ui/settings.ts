import { usePreferredDark, usePreferredLanguages, usePreferredReducedMotion } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watchEffect } from 'vue'
import type { Output, Settings } from '../../main/api/api.ts'
import { DEFAULTS } from '../../main/service/default-settings.ts'
import { languagesOf } from '../../locales/languages-of.ts'
import { client } from './client/client.ts'
import { showLanguages } from './i18n.ts'
import { useToasts } from './toasts.ts'

/** The person's settings and facts about this program, as main stores them. */
export const useSettings = defineStore('settings', () => {
  const toasts = useToasts()
  const stored = shallowRef<Settings>(DEFAULTS)
  /** Changes main has not answered yet; values from main do not include them. */
  const asked = shallowRef<readonly Partial<Settings>[]>([])
  /** A change applies at once, before it is stored. */
  const settings = computed(() =>
    asked.value.reduce<Settings>((all, change) => ({ ...all, ...change }), stored.value),
  )
  const info = shallowRef<Output<'app.info'> | null>(null)
  const open = ref(false)
  /** The notice about copies of a damaged library was closed. */
  const damageNoticeSeen = ref(false)

  const dark = usePreferredDark()
  const calm = usePreferredReducedMotion()
  /** The browser's preferred languages. */
  const spoken = usePreferredLanguages()
  const theme = computed(() => {
    const wanted = settings.value.theme
    return wanted === 'system' ? (dark.value ? 'night' : 'paper') : wanted
  })
  const motion = computed(() => {
    const wanted = settings.value.motion
    return wanted === 'system' ? (calm.value === 'reduce' ? 'reduced' : 'full') : wanted
  })

  /** With reduced motion, sound is off by default. */
  const sound = computed(() => settings.value.sound ?? calm.value !== 'reduce')

  watchEffect(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = theme.value
    dataset['motion'] = motion.value
    const system = info.value?.languages ?? []
    showLanguages(languagesOf(settings.value.language, system.length > 0 ? system : spoken.value))
  })

  client.on('settings.changed', (value) => {
    stored.value = value
  })

  const load = async (): Promise<void> => {
    const [facts, kept] = await Promise.all([
      client.request('app.info', {}),
      client.request('settings.get', {}),
    ])
    if (facts.ok) {
      info.value = facts.value
      if (facts.value.dropped.length > 0)
        toasts.show({ kind: 'bad', k: 'settings.dropped', p: { n: facts.value.dropped.length } })
    } else toasts.refused(facts.error)
    if (kept.ok) stored.value = kept.value
    else toasts.refused(kept.error)
  }

  /** False if the change could not be stored. */
  const save = async (change: Partial<Settings>): Promise<boolean> => {
    asked.value = [...asked.value, change]
    const answer = await client.request('settings.set', change)
    if (answer.ok) stored.value = answer.value
    asked.value = asked.value.filter((each) => each !== change)
    if (!answer.ok) toasts.refused(answer.error)
    return answer.ok
  }

  /** Applies until the page reloads, where no library is open to store it. */
  const showHere = (change: Partial<Settings>): void => {
    stored.value = { ...stored.value, ...change }
  }

  return { settings, info, open, damageNoticeSeen, theme, motion, sound, load, save, showHere }
})
