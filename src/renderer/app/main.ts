// First, because schemas look at its setting while they are being made.
import './jitless.ts'
import { createPinia, setActivePinia } from 'pinia'
import { createApp, watch } from 'vue'
import App from './App.vue'
import { link, readOnly } from '../ui/client/client.ts'
import { i18n } from '../ui/i18n.ts'
import { router } from './router.ts'
import { useOpening } from '../library/opening/opening.ts'
import { useSettings } from '../ui/settings.ts'
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import '../ui/theme/controls.css'
import '../ui/theme/fields.css'
import '../ui/theme/forced.css'
import '../ui/theme/printed.css'
import { keepComposing } from '../ui/composing.ts'

/** How long to wait for the settings, in milliseconds. */
const PATIENCE = 1500

const refused = (): Promise<void> =>
  new Promise((resolve) => {
    watch(link, (now) => now === 'refused' && resolve(), { immediate: true })
  })

/** Makes the app, waits for what main knows of language and theme, and puts it on the page. */
const boot = async (): Promise<void> => {
  const pinia = createPinia()
  setActivePinia(pinia)
  // If main does not answer, the window still opens and says that the connection is lost.
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([known(), refused(), late])
  // Most see only one of the two.
  const root = isClosed() ? (await import('../library/opening/OpeningScreen.vue')).default : App
  createApp(root).use(pinia).use(i18n).use(router).mount('#app')
}

/** What main knows. A page has its record, and no library that could be closed. */
const known = async (): Promise<void> => {
  await Promise.all([useSettings().load(), readOnly ? undefined : useOpening().load()])
}

const isClosed = (): boolean => !readOnly && useOpening().opening?.state === 'closed'

keepComposing(window)

// Not waited for: what is imported on the way waits for this script to have run.
void boot()
