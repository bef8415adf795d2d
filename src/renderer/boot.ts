import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { i18n } from './i18n.ts'
import { router } from './router.ts'
import { useSettings } from './stores/settings.ts'
import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'

/** Makes the app, waits for what main knows of language and theme, and puts it on the page. */
export const boot = async (): Promise<void> => {
  const app = createApp(App).use(createPinia()).use(i18n).use(router)
  await useSettings().load()
  app.mount('#app')
}
