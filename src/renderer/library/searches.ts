import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Answer, Filter, SavedSearch } from '../../main/api/api.ts'
import { client, onReturn } from '../ui/client/client.ts'
import { sameFilter, useLibrary } from './library.ts'
import { useToasts } from '../ui/toasts.ts'

/** Filters saved under a name, as main stores them. */
export const useSearches = defineStore('searches', () => {
  const library = useLibrary()
  const toasts = useToasts()
  const list = shallowRef<readonly SavedSearch[]>([])
  /** The saved search the list shows now, if it is one. */
  const current = computed(() => list.value.find(({ filter }) => sameFilter(filter, library.filter)))

  const take = (answer: Answer<readonly SavedSearch[]>): boolean => {
    if (answer.ok) list.value = answer.value
    else toasts.refused(answer.error)
    return answer.ok
  }
  const load = async (): Promise<void> => {
    const answer = await client.request('library.searches', {})
    if (answer.ok) list.value = answer.value
  }
  const apply = ({ filter }: SavedSearch): void => library.set(structuredClone(filter))
  const save = async (name: string, filter: Filter): Promise<boolean> =>
    take(await client.request('library.saveSearch', { name, filter }))
  const rename = async (id: number, name: string): Promise<boolean> =>
    take(await client.request('library.renameSearch', { id, name }))
  const drop = async ({ id, name, filter }: SavedSearch): Promise<void> => {
    if (!take(await client.request('library.dropSearch', { id }))) return
    toasts.show({
      kind: 'info',
      k: 'shelf.dropped',
      p: { name },
      action: { k: 'library.undo', run: () => void save(name, filter) },
    })
  }

  client.on('library.changed', ({ match }) => {
    if (match === null) void load()
  })
  onReturn(() => void load())

  return { list, current, load, apply, save, rename, drop }
})
