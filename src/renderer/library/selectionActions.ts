/** What can be done with all matches that are picked in the list; the selection ends with it. */
import { useSelection } from './selection.ts'
import { useMatchActions } from './actions.ts'

export const useSelectionActions = (): { bin(): Promise<void>; restore(): Promise<void> } => {
  const selection = useSelection()
  const actions = useMatchActions()
  const withAll = async (act: typeof actions.bin): Promise<void> => {
    const rows = selection.rows
    selection.clear()
    await act(rows)
  }
  return { bin: () => withAll(actions.bin), restore: () => withAll(actions.restore) }
}
