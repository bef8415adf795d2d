import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** Long work under way in this window. */
export interface Work {
  /** The key of its text. */
  readonly k: string
  /** The part that is done, 0 to 1; null if unknown. */
  readonly part: number | null
  /** Closing the window now would lose the work. */
  readonly isLost: boolean
}

/** The long work that the desktop window shows in the taskbar, and asks about before it closes. */
export const useBusy = defineStore('busy', () => {
  const works = shallowRef<ReadonlyMap<string, Work>>(new Map())
  /** Work that would be lost comes first. */
  const work = computed(() => {
    const all = [...works.value.values()]
    return all.find(({ isLost }) => isLost) ?? all[0] ?? null
  })
  /** Reports a work's progress; null when it has ended. */
  const tell = (next: Work | null, k: string): void => {
    const others = new Map(works.value)
    if (next === null) others.delete(k)
    else others.set(k, next)
    works.value = others
  }
  return { work, tell }
})
