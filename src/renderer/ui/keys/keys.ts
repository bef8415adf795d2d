import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'

/** Keys that do one thing. */
export interface KeyRow {
  /** Key caps, in the order they are pressed together: `['Ctrl', 'Z']`. */
  readonly keys: readonly string[]
  /** Other keys that do the same. */
  readonly or?: readonly string[]
  /** Key of the sentence that says what they do. It names the command too: changed keys are kept by it. */
  readonly k: string
  /** The commands, where another row has them as well. */
  readonly ids?: readonly string[]
  /** They belong to what has the focus, and cannot be changed. */
  readonly fixed?: true
}

/** The keys of one room: the library, the table, a board. */
export interface KeyGroup {
  readonly id: string
  /** Key of the heading. */
  readonly title: string
  readonly rows: readonly KeyRow[]
  /** Does what a stroke chosen in the menu stands for. A board has it: its keys are its own, and cannot be changed. */
  readonly run?: (stroke: readonly string[]) => void
}

const isArrow = (key: string): boolean => '←↑→↓'.includes(key)
const isRange = (from: string, to: string): boolean =>
  from.length === 1 &&
  to.length === 1 &&
  (/^\d\d$/.test(from + to) || /^[A-Z]{2}$/.test(from + to)) &&
  from < to

/** Every stroke a row stands for: two digits or letters in their order stand for all between them. */
export const strokesOf = ({ keys, or }: KeyRow): readonly (readonly string[])[] => {
  if (keys.length > 1 && keys.every(isArrow)) return keys.map((key) => [key])
  const [from, to] = [keys.at(-1) ?? '', or?.at(-1) ?? '']
  if (keys.length === 1 && or?.length === 1 && isRange(from, to)) {
    const first = from.charCodeAt(0)
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, n) => [String.fromCharCode(first + n)])
  }
  return or === undefined ? [keys] : [keys, or]
}

/** What the keyboard calls the keys whose caps show a sign. */
const NAMES: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '↑': 'ArrowUp',
  '→': 'ArrowRight',
  '↓': 'ArrowDown',
  '⌫': 'Backspace',
  Esc: 'Escape',
  Del: 'Delete',
  Space: ' ',
}

/** The event of pressing these keys. */
export const pressOf = (stroke: readonly string[]): KeyboardEvent => {
  const cap = stroke.at(-1) ?? ''
  const shiftKey = stroke.includes('⇧')
  const key = NAMES[cap] ?? (cap.length === 1 && !shiftKey ? cap.toLowerCase() : cap)
  return new KeyboardEvent('keydown', {
    key,
    shiftKey,
    ctrlKey: stroke.includes('Ctrl'),
    bubbles: true,
    cancelable: true,
  })
}

/** The keys that are heard, and what the keyboard sheet shows: the groups of the screen that is open. */
export const useKeySheet = defineStore('keys', () => {
  const groups = shallowRef<ReadonlyMap<string, KeyGroup>>(new Map())
  /** Two boards of one game list the same keys: they stay until the last of them goes. */
  const holders = new Map<string, number>()
  const open = ref(false)
  /** Keys without Ctrl are heard everywhere, as people may have it in the settings. */
  const singles = ref(true)
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
  return { open, singles, list, add, remove }
})

/** Lists keys on the sheet for as long as the calling component lives. */
export const listKeys = (...groups: readonly KeyGroup[]): void => {
  const sheet = useKeySheet()
  for (const group of groups) sheet.add(group)
  onScopeDispose(() => {
    for (const group of groups) sheet.remove(group.id)
  })
}
