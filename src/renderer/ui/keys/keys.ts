import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import type { ChangedKeys, Stroke } from '../../../locales/strokes.ts'

/** The keys as people have set them. */
export interface Keymap {
  readonly changed: ChangedKeys
  /** Letters, digits and signs work without Ctrl. */
  readonly singles: boolean
}

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
  /** It belongs to a part of the screen, and the group of the screen lists its keys. */
  readonly isPart?: true
  /** Keys pressed with Shift mean what they mean without, unless a command has them with Shift. */
  readonly anyShift?: true
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

/** What a stroke does now. */
export interface Found {
  /** The stroke is the command's by itself: people have not changed it. */
  readonly isUsual: boolean
  /** It works in fields and dialogs too. */
  readonly inFields: boolean
  readonly run: () => void
}

/** What a stroke does in a listed group; the keys are the usual ones where no keymap is given. */
export type Finder = (stroke: Stroke, keymap?: Keymap) => Found | null

/** A group that is listed, and what its keys do. */
export interface Entry {
  readonly group: KeyGroup
  readonly find?: Finder
  /** What keys do that the sheet does not list. */
  readonly findUnlisted?: Finder
  /** The page has what the group is about; by default it has. */
  readonly isThere?: () => boolean
  /** The rows that are listed now; by default all of the group. */
  readonly rows?: () => readonly KeyRow[]
}

const firstFound = (
  entries: readonly Entry[],
  find: (entry: Entry) => Found | null | undefined,
): Found | null => {
  for (const entry of entries) {
    const found = find(entry)
    if (found) return found
  }
  return null
}

/** The keys that are heard, and what the keyboard sheet shows: the groups of the screen that is open. */
export const useKeySheet = defineStore('keys', () => {
  /** In the order their components were set up. */
  const entries = shallowRef<readonly Entry[]>([])
  const open = ref(false)
  /** Keys without Ctrl are heard everywhere, as people may have it in the settings. */
  const singles = ref(true)
  const there = computed(() => entries.value.filter(({ isThere }) => isThere?.() !== false))
  /** Two boards of one game list the same keys. */
  const list = computed(() => [
    ...new Map(
      there.value.flatMap(({ group, rows }) =>
        group.isPart ? [] : [[group.id, rows === undefined ? group : { ...group, rows: rows() }] as const],
      ),
    ).values(),
  ])

  /** Returns the function that takes the group off again. */
  const add = (entry: Entry): (() => void) => {
    entries.value = [...entries.value, entry]
    return () => (entries.value = entries.value.filter((each) => each !== entry))
  }
  /** What a pressed stroke does on this screen. */
  const find: Finder = (stroke, keymap) => {
    const plain = stroke.filter((cap) => cap !== '⇧')
    return (
      firstFound(there.value, (entry) => entry.find?.(stroke, keymap)) ??
      firstFound(there.value, (entry) => entry.findUnlisted?.(stroke)) ??
      (plain.length === stroke.length
        ? null
        : firstFound(there.value, (entry) => (entry.group.anyShift ? entry.find?.(plain, keymap) : null)))
    )
  }
  /** What a stroke chosen in the menu, where it is listed under `group`, does: the usual one of its command. */
  const findListed = (group: string, stroke: Stroke): Found | null =>
    firstFound(there.value, (entry) => (entry.group.id === group ? entry.find?.(stroke) : null)) ??
    find(stroke)
  return { open, singles, list, add, find, findListed }
})

/** Lists keys on the sheet for as long as the calling component lives. */
export const listKeys = (...groups: readonly KeyGroup[]): void => {
  const sheet = useKeySheet()
  for (const group of groups) onScopeDispose(sheet.add({ group }))
}
