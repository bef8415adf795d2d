import './jitless.ts'
import { createPinia, setActivePinia } from 'pinia'
import { createApp, watch } from 'vue'
import App from './App.vue'
import { link, readOnly } from '../ui/client/client.ts'
import { i18n, languagesShown } from '../ui/i18n.ts'
import { loadAhead, router } from './router.ts'
import { useOpening } from '../library/opening/opening.ts'
import { useSettings } from '../ui/settings.ts'
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import '../ui/theme/controls.css'
import '../ui/theme/fields.css'
import '../ui/theme/forced.css'
import '../ui/theme/printed.css'
import { keepComposing } from '../ui/composing.ts'

keepComposing(window)

/** How long to wait for the settings, in milliseconds. */
const PATIENCE = 1500
/** The longest the rest of the program waits for an idle moment, in milliseconds. */
const LONGEST = 500

const refused = (): Promise<void> =>
  new Promise((resolve) => {
    watch(link, (now) => now === 'refused' && resolve(), { immediate: true })
  })

/** Waits for language and theme from main, then creates and mounts the app. */
const boot = async (): Promise<void> => {
  const pinia = createPinia()
  setActivePinia(pinia)
  // If main does not answer, the window still opens and says that the connection is lost.
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([known(), refused(), late])
  await languagesShown()
  // Only one of the two roots is needed, so the other is loaded lazily.
  const root = isClosed() ? (await import('../library/opening/OpeningScreen.vue')).default : App
  createApp(root).use(pinia).use(i18n).use(router).mount('#app')
  // With a library that is closed there is nothing to go to.
  if (root === App) afterPaint(() => void loadAhead())
}

/** Runs once the first screen is painted and the window has nothing else to do. */
const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => requestIdleCallback(run, { timeout: LONGEST }))
}

/** Loads what main knows. The page of a shared match has no library that could be closed. */
const known = async (): Promise<void> => {
  await Promise.all([useSettings().load(), readOnly ? undefined : useOpening().load()])
}

const isClosed = (): boolean => !readOnly && useOpening().opening?.state === 'closed'

// Not awaited: lazily imported chunks wait for this script to finish.
void boot()
