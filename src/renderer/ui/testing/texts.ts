/** All texts at once, for tests that read what people would. */
import { loadGames } from '../games.ts'
import { loadTexts } from '../i18n.ts'

export const loadAllTexts = async (): Promise<void> => {
  await Promise.all([loadTexts(), loadGames()])
}
