/** Between playing, looking back and practising. */
import { computed } from 'vue'
import { useRouter } from 'vue-router'
import { useNotes } from './notes/notes.ts'
import { useTable } from './table.ts'

type Mode = 'table' | 'review' | 'practice'

export const useModes = (match: () => string, shown: () => unknown) => {
  const store = useTable()
  const notes = useNotes()
  const router = useRouter()
  const switchTo = (mode: Mode): void => {
    if (mode !== 'practice') {
      store.setMode(mode)
      return void shown()
    }
    const { branch = 'main' } = store.table ?? {}
    const query = branch === 'main' ? {} : { branch }
    void router.push({ name: 'practice', params: { match: match() }, query })
  }
  return {
    mode: computed({ get: (): Mode => store.mode, set: switchTo }),
    /** Somebody has set a task. */
    practises: computed(() => [...notes.notes.values()].some(({ body }) => body.kind === 'task')),
    switchTo,
  }
}
