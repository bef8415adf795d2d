/** What people often get wrong about each game, loaded when somebody reads about it. */
import { shallowRef, watch, type Ref } from 'vue'
import type { AnyMisreading } from '../../engine/kernel/misreadings.ts'

const loaders = import.meta.glob<readonly AnyMisreading[]>('../../engine/games/*/text/misreadings.ts', {
  import: 'misreadings',
})

/** The misreadings of a game, the most frequent first; none for a game that names none. */
export const misreadingsOf = async (game: string): Promise<readonly AnyMisreading[]> =>
  (await loaders[`../../engine/games/${game}/text/misreadings.ts`]?.()) ?? []

/** The misreadings of a game; empty while they load. */
export const useMisreadings = (game: () => string): Ref<readonly AnyMisreading[]> => {
  const misreadings = shallowRef<readonly AnyMisreading[]>([])
  watch(
    game,
    async (id) => {
      misreadings.value = []
      const loaded = await misreadingsOf(id)
      if (game() === id) misreadings.value = loaded
    },
    { immediate: true },
  )
  return misreadings
}
