import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { loadKits } from '../renderer/boards/kit/kit.ts'
import { i18n } from '../renderer/shell/i18n.ts'
import { useSettings } from '../renderer/stores/settings.ts'
import PageApp from './PageApp.vue'
import '../renderer/theme/tokens.css'
import '../renderer/theme/base.css'
import '../renderer/theme/controls.css'
import '../renderer/theme/printed.css'

/** Puts the match on the page. */
export const mountPage = async (match: string): Promise<void> => {
  const app = createApp(PageApp, { match }).use(createPinia()).use(i18n)
  await Promise.all([useSettings().load(), loadKits()])
  app.mount('#app')
}
