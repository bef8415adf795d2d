import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** Long work under way in this window. */
export interface Work {
  /** Key of the words for it. */
  readonly k: string
  /** How far it has come, 0 to 1; null where nobody knows. */
  readonly part: number | null
  /** It begins anew if the window closes now. */
  readonly isLost: boolean
}

/** What the window around the page shows of long work, and asks about before it closes. */
export const useBusy = defineStore('busy', () => {
  const works = shallowRef<ReadonlyMap<string, Work>>(new Map())
  /** What would be lost comes first. */
  const work = computed(() => {
    const all = [...works.value.values()]
    return all.find(({ isLost }) => isLost) ?? all[0] ?? null
  })
  /** Null once it has ended. */
  const tell = (next: Work | null, k: string): void => {
    const others = new Map(works.value)
    if (next === null) others.delete(k)
    else others.set(k, next)
    works.value = others
  }
  return { work, tell }
})
