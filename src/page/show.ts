import type { PageOfMatches } from '../main/api/api.ts'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { loadKits } from '../renderer/boards/kit/kit.ts'
import { i18n } from '../renderer/shell/i18n.ts'
import { useSettings } from '../renderer/stores/settings.ts'
import PageApp from './PageApp.vue'
import '../renderer/theme/tokens.css'
import '../renderer/theme/base.css'
import '../renderer/theme/controls.css'
import '../renderer/theme/fields.css'
import '../renderer/theme/forced.css'
import '../renderer/theme/printed.css'
import '../renderer/theme/touch.css'

/** Puts the match on the page, or the collection. */
export const mountPage = async (shown: string | PageOfMatches): Promise<void> => {
  const app = createApp(PageApp, { shown }).use(createPinia()).use(i18n)
  await Promise.all([useSettings().load(), loadKits()])
  app.mount('#app')
}
