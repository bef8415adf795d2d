/** All commands of all screens with their keys, and conflicts between them. */
import { isSingle, strokeNow, textOf, type ChangedKeys, type Stroke } from '../../../locales/strokes.ts'
import { strokesOf, type KeyGroup } from '../../ui/keys/keys.ts'
import { slotsOf, type Slot } from '../../ui/keys/keymap.ts'
import {
  COLLECTIONS_KEYS,
  GAME_KEYS,
  LIBRARY_KEYS,
  PUZZLES_KEYS,
  STATISTICS_KEYS,
} from '../../ui/keys/shelf.ts'
import { MENU_GROUP, SHELL_KEYS } from '../../ui/keys/shell.ts'
import {
  ANALYSIS_KEYS,
  CORRECT_KEYS,
  JUMP_KEYS,
  keysFor,
  NOTE_KEYS,
  PLACE_KEYS,
  TABLE_KEYS,
} from '../../ui/keys/table.ts'
import english from '../../locales/en/later/keySettings.json'
import chinese from '../../locales/zh-Hant/later/keySettings.json'
import { addTexts } from '../../ui/i18n.ts'

addTexts('keySettings', { en: english, 'zh-Hant': chinese })

type Screen = 'all' | 'library' | 'game' | 'collections' | 'puzzles' | 'statistics' | 'table'
type Placed = readonly [Screen, KeyGroup]

const PLACED: readonly Placed[] = [
  ['all', SHELL_KEYS],
  ['library', LIBRARY_KEYS],
  ['game', GAME_KEYS],
  ['collections', COLLECTIONS_KEYS],
  ['puzzles', PUZZLES_KEYS],
  ['statistics', STATISTICS_KEYS],
  ['table', TABLE_KEYS],
  ['table', JUMP_KEYS],
  ['table', PLACE_KEYS],
  ['table', NOTE_KEYS],
  ['table', ANALYSIS_KEYS],
  ['table', CORRECT_KEYS],
  ['table', keysFor('compare', 'review.compare', 'review.keys.bothEnds')],
]

/** A browser has no menu. */
const placedFor = (host: 'electron' | 'browser'): readonly Placed[] =>
  host === 'electron' ? [PLACED[0] ?? ['all', SHELL_KEYS], ['all', MENU_GROUP], ...PLACED.slice(1)] : PLACED

/** The keys of the boards, which apply while a board has the focus. */
export const BOARDS: readonly KeyGroup[] = Object.values(
  import.meta.glob<{ readonly BOARD_KEYS: KeyGroup }>('../../boards/*/input/boardKeys.ts', { eager: true }),
).map(({ BOARD_KEYS }) => BOARD_KEYS)

/** A changeable key of a command, and the screens on which it works. */
export interface Command extends Slot {
  /** Key of the sentence that says what it does. */
  readonly k: string
  readonly screens: readonly Screen[]
}

export interface CommandGroup {
  readonly id: string
  readonly title: string
  /** Keys described by one sentence share a row. */
  readonly rows: readonly (readonly Command[])[]
}

/** All changeable commands, each under the first screen that has it. */
export const commandsFor = (host: 'electron' | 'browser'): readonly CommandGroup[] => {
  const placed = placedFor(host)
  const screensOf = (id: string): readonly Screen[] =>
    placed.flatMap(([screen, { rows }]) =>
      rows.some((row) => slotsOf(row).some((slot) => slot.id === id)) ? [screen] : [],
    )
  const listed = new Set<string>()
  return placed
    .map(([, { id, title, rows }]) => ({
      id,
      title,
      rows: rows
        .map((row) =>
          slotsOf(row)
            .filter((slot) => !listed.has(slot.id) && listed.add(slot.id))
            .map((slot) => ({ ...slot, k: row.k, screens: screensOf(slot.id) })),
        )
        .filter((commands) => commands.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0)
}

const meet = (some: readonly Screen[], others: readonly Screen[]): boolean =>
  [some, others].some((screens) => screens.includes('all')) || some.some((each) => others.includes(each))

export interface Conflict {
  /** Commands that would lose this key. */
  readonly taken: readonly Command[]
  /** Texts of commands whose keys cannot be changed. */
  readonly fixed: readonly string[]
  /** Texts of boards on which the key means something else. */
  readonly boards: readonly { readonly game: string; readonly k: string }[]
}

/** What the stroke already means where the command works. */
export const conflictOf = (
  { id, screens }: Command,
  stroke: Stroke,
  changed: ChangedKeys,
  host: 'electron' | 'browser',
): Conflict => {
  const text = textOf(stroke)
  const has = (row: KeyGroup['rows'][number]): boolean => strokesOf(row).some((each) => textOf(each) === text)
  return {
    taken: commandsFor(host)
      .flatMap(({ rows }) => rows.flat())
      .filter(
        (other) =>
          other.id !== id &&
          meet(screens, other.screens) &&
          textOf(strokeNow(other.id, other.usual, changed) ?? []) === text,
      ),
    fixed: placedFor(host)
      .filter(([screen]) => meet(screens, [screen]))
      .flatMap(([, { rows }]) => rows.filter((row) => row.fixed && has(row)).map(({ k }) => k)),
    boards: meet(screens, ['table'])
      ? BOARDS.flatMap(({ title, rows }) => rows.filter(has).map(({ k }) => ({ game: title, k })))
      : [],
  }
}

/** The changed keys after giving this one to a command and taking it from others. */
export const withKey = (
  changed: ChangedKeys,
  command: Slot,
  stroke: Stroke | null,
  taken: readonly Slot[],
): ChangedKeys => {
  const others = Object.entries(changed).filter(([id]) => id !== command.id)
  const text = textOf(stroke ?? [])
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(taken.map(({ id }) => [id, ''])),
    ...(text !== textOf(command.usual) && { [command.id]: text }),
  }
}

/** Whether the key would do nothing because keys without Ctrl are switched off. */
export const isSwitchedOff = (stroke: Stroke, singles: boolean): boolean => !singles && isSingle(stroke)
