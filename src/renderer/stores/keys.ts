import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'

/** Keys that do one thing. */
export interface KeyRow {
  /** Key caps, in the order they are pressed together: `['Ctrl', 'Z']`. */
  readonly keys: readonly string[]
  /** Other keys that do the same. */
  readonly or?: readonly string[]
  /** Key of the sentence that says what they do. */
  readonly k: string
}

/** The keys of one room: the library, the table, a board. */
export interface KeyGroup {
  readonly id: string
  /** Key of the heading. */
  readonly title: string
  readonly rows: readonly KeyRow[]
}

/** What the keyboard sheet shows: the groups of the screen that is open. */
export const useKeySheet = defineStore('keys', () => {
  const groups = shallowRef<ReadonlyMap<string, KeyGroup>>(new Map())
  /** Two boards of one game list the same keys: they stay until the last of them goes. */
  const holders = new Map<string, number>()
  const open = ref(false)
  const list = computed(() => [...groups.value.values()])

  const add = (group: KeyGroup): void => {
    holders.set(group.id, (holders.get(group.id) ?? 0) + 1)
    groups.value = new Map(groups.value).set(group.id, group)
  }
  const remove = (id: string): void => {
    const left = (holders.get(id) ?? 1) - 1
    holders.set(id, left)
    if (left > 0) return
    const others = new Map(groups.value)
    others.delete(id)
    groups.value = others
  }
  return { open, list, add, remove }
})

/** Lists keys on the sheet for as long as the calling component lives. */
export const listKeys = (...groups: readonly KeyGroup[]): void => {
  const sheet = useKeySheet()
  for (const group of groups) sheet.add(group)
  onScopeDispose(() => {
    for (const group of groups) sheet.remove(group.id)
  })
}
