/** Taking imports back. Main does it; windows hear of it by push. */
import type { UndoneImport } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { useToasts } from '../../ui/toasts.ts'

/** What became of each; null if it was refused, which is said. */
export const undoImports = async (imports: readonly number[]): Promise<readonly UndoneImport[] | null> => {
  const answer = await client.request('imports.undo', { imports: [...imports] })
  if (answer.ok) return answer.value.undone
  useToasts().refused(answer.error)
  return null
}
