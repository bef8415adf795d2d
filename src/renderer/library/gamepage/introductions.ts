/** Introductions of games: their text, their example match, and the first match they start. */
import { ref, shallowRef, watch, type Ref } from 'vue'
import type { Router } from 'vue-router'
import { gameOf } from '../../../engine/index.ts'
import { BEGINNER } from '../../bots/players.ts'
import { freshDraft, requestOf, withName, withPlayer, defaultNamesOf } from '../../newmatch/draft.ts'
import { client } from '../../ui/client/client.ts'
import { useSettings } from '../../ui/settings.ts'
import { useToasts } from '../../ui/toasts.ts'
import type { Introduction, IntroductionMatch } from '../../../engine/kernel/introduction.ts'
import { loadKits } from '../../boards/kits.ts'

const words = import.meta.glob<Introduction>('../../../engine/games/*/text/introduction.ts', {
  import: 'introduction',
})
const matches = import.meta.glob<IntroductionMatch>('../../../engine/games/*/text/introduction-match.json', {
  import: 'default',
})

/** Undefined if the game has none. */
const introductionOf = async (game: string): Promise<Introduction | undefined> =>
  words[`../../../engine/games/${game}/text/introduction.ts`]?.()

/** Whether the game comes with an introduction. */
export const hasIntroduction = (game: string): boolean =>
  `../../../engine/games/${game}/text/introduction.ts` in words &&
  `../../../engine/games/${game}/text/introduction-match.json` in matches

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

/** A first match is being started. */
export const isStarting = ref(false)

/** Starts a first match and opens its table. Ignores further presses while it starts. */
export const startFirstMatch = async (id: string, router: Router): Promise<void> => {
  if (isStarting.value) return
  isStarting.value = true
  try {
    await start(id, router)
  } finally {
    isStarting.value = false
  }
}

const start = async (id: string, router: Router): Promise<void> => {
  const game = gameOf(id)
  if (game === undefined) return
  const first = (await introductionOf(id))?.firstMatch
  const seats = first?.seats ?? game.seats.min
  let draft = freshDraft(id, seats, game.fields)
  draft = { ...draft, options: { ...draft.options, ...first?.options } }
  // The person takes the first seat, under the name used last.
  const settings = useSettings()
  draft = withName(draft, 0, settings.settings.recentNames[0] ?? '')
  for (let seat = 1; seat < seats; seat += 1) draft = withPlayer(draft, seat, BEGINNER)
  const answer = await client.request('match.create', requestOf(draft, defaultNamesOf(draft.seats)))
  if (!answer.ok) return useToasts().refused(answer.error, id)
  // Explains choices to somebody who plays it for the first time.
  await settings.save({
    coach: { ...settings.settings.coach, [id]: { on: true, seen: {}, first: answer.value.match } },
  })
  await router.push({ name: 'table', params: { match: answer.value.match } })
}
