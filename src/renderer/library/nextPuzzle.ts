import { useRouter } from 'vue-router'
import { client } from '../ui/client/client.ts'
import { leading } from '../ui/i18n.ts'
import { useToasts } from '../ui/toasts.ts'

/** Opens the next puzzle of a game that was not solved, or its first; the list of all puzzles if it has none. */
export const useNextPuzzle = (): ((game: string) => Promise<void>) => {
  const router = useRouter()
  const toasts = useToasts()
  return async (game) => {
    const answer = await client.request('puzzles.list', { language: leading.value })
    if (!answer.ok) return toasts.refused(answer.error)
    const own = answer.value.puzzles.filter((each) => each.game === game)
    const next = own.find(({ result }) => result === 'open') ?? own[0]
    await router.push(
      next === undefined ? { name: 'puzzles' } : { name: 'puzzle', params: { match: next.match } },
    )
  }
}
