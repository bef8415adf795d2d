import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { i18n } from './i18n.ts'
import { router } from './router.ts'
import { useSettings } from '../stores/settings.ts'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/controls.css'

/** How long to wait for the settings, in milliseconds. */
const PATIENCE = 1500

/** Makes the app, waits for what main knows of language and theme, and puts it on the page. */
export const boot = async (): Promise<void> => {
  const app = createApp(App).use(createPinia()).use(i18n).use(router)
  // If main does not answer, the window still opens and says that the connection is lost.
  await Promise.race([useSettings().load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  app.mount('#app')
}
