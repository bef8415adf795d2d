import { createPinia } from 'pinia'
import { createApp, watch } from 'vue'
import App from './App.vue'
import { link } from './client.ts'
import { i18n } from './i18n.ts'
import { router } from './router.ts'
import { useSettings } from '../stores/settings.ts'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/controls.css'

/** How long to wait for the settings, in milliseconds. */
const PATIENCE = 1500

const refused = (): Promise<void> =>
  new Promise((resolve) => {
    watch(link, (now) => now === 'refused' && resolve(), { immediate: true })
  })

/** Makes the app, waits for what main knows of language and theme, and puts it on the page. */
export const boot = async (): Promise<void> => {
  const app = createApp(App).use(createPinia()).use(i18n).use(router)
  // If main does not answer, the window still opens and says that the connection is lost.
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([useSettings().load(), refused(), late])
  app.mount('#app')
}
