import type { Router } from 'vue-router'
import { client } from '../ui/client/client.ts'
import { leading } from '../ui/i18n.ts'
import { useToasts } from '../ui/toasts.ts'

/** Opens the next puzzle of a game that was not solved, or its first; the list of all puzzles if it has none. */
export const openNextPuzzle = async (game: string, router: Router): Promise<void> => {
  const answer = await client.request('puzzles.list', { language: leading.value })
  if (!answer.ok) return useToasts().refused(answer.error)
  const own = answer.value.puzzles.filter((each) => each.game === game)
  const next = own.find(({ result }) => result === 'open') ?? own[0]
  await router.push(
    next === undefined ? { name: 'puzzles' } : { name: 'puzzle', params: { match: next.match } },
  )
}
