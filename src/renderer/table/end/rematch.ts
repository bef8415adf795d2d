/** Starts the rematch of the match at the table at once, and goes there. */
import { useRouter } from 'vue-router'
import { rematchOf } from '../../newmatch/rematch.ts'
import { client } from '../../ui/client/client.ts'
import { useTable } from '../../match/table.ts'
import { useToasts } from '../../ui/toasts.ts'

export const useRematch = () => {
  const store = useTable()
  const toasts = useToasts()
  const router = useRouter()
  return async (): Promise<void> => {
    const { table } = store
    if (table === null) return
    const answer = await client.request('match.create', rematchOf(table))
    if (!answer.ok) return toasts.refused(answer.error, table.game)
    await router.push({ name: 'table', params: { match: answer.value.match } })
  }
}
