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
  const open = ref(false)
  const list = computed(() => [...groups.value.values()])

  const add = (group: KeyGroup): void => {
    groups.value = new Map(groups.value).set(group.id, group)
  }
  const remove = (id: string): void => {
    const left = new Map(groups.value)
    left.delete(id)
    groups.value = left
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
