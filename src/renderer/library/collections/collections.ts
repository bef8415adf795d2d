/** Collections: matches in an order, with a title and an introduction, as main stores them. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Answer, Collection, Input, MatchRow, Output } from '../../../main/api/api.ts'
import { client, onReturn } from '../../ui/client/client.ts'
import { leading, say } from '../../ui/i18n.ts'
import { useToasts } from '../../ui/toasts.ts'

type Content = Omit<Input<'collections.put'>, 'collection'>

export const useCollections = defineStore('collections', () => {
  const toasts = useToasts()
  const list = shallowRef<readonly Collection[]>([])
  const loaded = ref(false)
  /** Matches to add, while the dialog asks which collection they go into. */
  const adding = shallowRef<readonly MatchRow[] | null>(null)

  const load = async (): Promise<void> => {
    const answer = await client.request('collections.list', {})
    if (answer.ok) list.value = answer.value
    loaded.value = true
  }
  const open = (collection: string): Promise<Answer<Output<'collections.open'>>> =>
    client.request('collections.open', { collection })
  const put = async (collection: string | null, content: Content): Promise<Collection | undefined> => {
    const answer = await client.request('collections.put', { collection, ...content })
    if (!answer.ok) {
      toasts.refused(answer.error)
      return undefined
    }
    await load()
    return answer.value
  }
  const add = async (collection: Collection, rows: readonly MatchRow[]): Promise<boolean> => {
    const matches = rows.map(({ id }) => id)
    const answer = await client.request('collections.add', { collection: collection.id, matches })
    if (!answer.ok) {
      toasts.refused(answer.error)
      return false
    }
    const { added } = answer.value
    const name = collection.title
    toasts.show({
      kind: 'good',
      k: added === 0 ? 'collections.addedNone' : 'collections.added',
      p: { n: added, name },
    })
    await load()
    return true
  }
  /** Makes a collection of the annotated match of each game, which it copies into the library. */
  const collectSamples = async (): Promise<Collection | undefined> => {
    const listed = await client.request('samples.list', { language: leading.value })
    const samples = listed.ok ? listed.value.samples.filter(({ kind }) => kind === 'annotated') : []
    for (const { match } of samples) {
      const kept = await client.request('samples.keep', { match })
      if (kept.ok) continue
      toasts.refused(kept.error)
      return undefined
    }
    return put(null, {
      title: say('collections.samples.title'),
      introduction: say('collections.samples.introduction'),
      matches: samples.map(({ match }) => match),
    })
  }
  /** Deletes the collection but not its matches. The undo creates it again as it was. */
  const drop = async (
    { id, title, introduction }: Collection,
    rows: readonly MatchRow[],
  ): Promise<boolean> => {
    const answer = await client.request('collections.drop', { collection: id })
    if (!answer.ok) {
      toasts.refused(answer.error)
      return false
    }
    const matches = rows.map((row) => row.id)
    toasts.show({
      kind: 'info',
      k: 'collections.dropped',
      p: { name: title },
      action: { k: 'library.undo', run: () => void put(id, { title, introduction, matches }) },
    })
    await load()
    return true
  }

  client.on('library.changed', ({ match }) => {
    if (match === null && loaded.value) void load()
  })
  onReturn(() => void load())

  return { list, loaded, adding, load, open, put, add, collectSamples, drop }
})
