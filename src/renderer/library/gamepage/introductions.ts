/** The text and the example match that introduce a game, loaded on demand. */
import { shallowRef, watch, type Ref } from 'vue'
import type { Introduction, IntroductionMatch } from '../../../engine/kernel/introduction.ts'
import { loadKits } from '../../boards/kit/kit.ts'

const words = import.meta.glob<Introduction>('../../../engine/games/*/text/introduction.ts', {
  import: 'introduction',
})
const matches = import.meta.glob<IntroductionMatch>('../../../engine/games/*/text/introduction-match.json', {
  import: 'default',
})

/** Undefined if the game has none. */
export const introductionOf = async (game: string): Promise<Introduction | undefined> =>
  words[`../../../engine/games/${game}/text/introduction.ts`]?.()

export interface Introduced {
  readonly introduction: Introduction
  readonly example: IntroductionMatch
}

/** A game's introduction, loaded with the boards that draw it; undefined until then. */
export const useIntroduction = (game: () => string): Ref<Introduced | undefined> => {
  const introduced = shallowRef<Introduced>()
  watch(
    game,
    async (id) => {
      introduced.value = undefined
      const [introduction, example] = await Promise.all([
        introductionOf(id),
        matches[`../../../engine/games/${id}/text/introduction-match.json`]?.(),
        loadKits(),
      ])
      if (game() === id && introduction !== undefined && example !== undefined)
        introduced.value = { introduction, example }
    },
    { immediate: true },
  )
  return introduced
}
