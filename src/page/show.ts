import type { PageOfMatches } from '../main/api/api.ts'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { loadKits } from '../renderer/boards/kits.ts'
import english from '../renderer/locales/en/later/page.json'
import chinese from '../renderer/locales/zh-Hant/later/page.json'
import { loadGames } from '../renderer/ui/games.ts'
import { addTexts, i18n, languagesShown, loadTexts } from '../renderer/ui/i18n.ts'
import { useSettings } from '../renderer/ui/settings.ts'
import PageApp from './PageApp.vue'
import '../renderer/ui/theme/tokens.css'
import '../renderer/ui/theme/base.css'
import '../renderer/ui/theme/controls.css'
import '../renderer/ui/theme/fields.css'
import '../renderer/ui/theme/forced.css'
import '../renderer/ui/theme/printed.css'
import '../renderer/ui/theme/touch.css'

addTexts('page', { en: english, 'zh-Hant': chinese })

/** Mounts the app for a match or a collection. */
export const mountPage = async (shown: string | PageOfMatches): Promise<void> => {
  const app = createApp(PageApp, { shown }).use(createPinia()).use(i18n)
  await Promise.all([useSettings().load(), loadTexts(), loadGames(), loadKits()])
  await languagesShown()
  app.mount('#app')
}
