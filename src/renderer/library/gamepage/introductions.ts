/** Starts a first match of a game: one person against beginner bots, with the options of its introduction. */
import { ref } from 'vue'
import type { Router } from 'vue-router'
import { gameOf } from '../../../engine/index.ts'
import { BEGINNER } from '../../bots/players.ts'
import { freshDraft, requestOf, withName, withPlayer, standingNamesOf } from '../../newmatch/draft.ts'
import { client } from '../../ui/client/client.ts'
import { useSettings } from '../../ui/settings.ts'
import { useToasts } from '../../ui/toasts.ts'
import { introductionOf } from './introductions.ts'

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
  const answer = await client.request('match.create', requestOf(draft, standingNamesOf(draft.seats)))
  if (!answer.ok) return useToasts().refused(answer.error, id)
  // Explains choices to somebody who plays it for the first time.
  await settings.save({ coach: { ...settings.settings.coach, [id]: { on: true, seen: {} } } })
  await router.push({ name: 'table', params: { match: answer.value.match } })
}
