/**
 * The games in this window. The first screen shows their facts alone; their rules and all their texts load once it is
 * painted, or with the first screen that needs them. Parts of such screens import the engine themselves.
 */
import { shallowRef } from 'vue'
import { FACTS, type GameFacts } from '../../engine/facts.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { LANGUAGES } from '../../engine/kernel/text.ts'
import { addTextsIn } from './i18n.ts'

/** The facts of a game, or undefined if this program does not know it. */
export const factsOf = (id: string): GameFacts | undefined => FACTS.find((game) => game.id === id)

const loaded = shallowRef<readonly AnyGame[]>([])
let loading: Promise<void> | undefined

const load = async (): Promise<void> => {
  const { GAMES } = await import('../../engine/index.ts')
  for (const language of LANGUAGES)
    addTextsIn(language, {
      game: Object.fromEntries(GAMES.map(({ id, text }) => [id, text.locales[language]])),
    })
  loaded.value = GAMES
}

/** Loads rules and texts of the games; a screen that needs them waits for it first. Rejects if they cannot be fetched. */
export const loadGames = async (): Promise<void> => {
  loading ??= load()
  try {
    await loading
  } catch (error) {
    // The next screen tries again.
    loading = undefined
    throw error
  }
}

/** A game with its rules: undefined until they have loaded, and if this program does not know it. */
export const loadedGame = (id: string): AnyGame | undefined => loaded.value.find((game) => game.id === id)
