/**
 * Commands: each is declared once with its keys, its words and what it does. The listener of the window, the sheet of keys,
 * the settings and the desktop's menu are all made from the declarations.
 */
import { onScopeDispose } from 'vue'
import { isSingle, textOf, type Stroke } from '../../../locales/strokes.ts'
import {
  strokesOf,
  useKeySheet,
  type Entry,
  type Found,
  type KeyGroup,
  type Keymap,
  type KeyRow,
} from './keys.ts'
import { slotsOf, worksNow } from './keymap.ts'

/** A command, and its row on the sheet of keys. `Context` is what its screen, or its board, can do. */
export interface Command<Context> extends KeyRow {
  /** Texts of strokes that do the same, though the sheet does not list them; in the order of those it lists. */
  readonly also?: readonly string[]
  /** Whether key `n` of the command means something now; if not, others may have a use for it. By default it does. */
  readonly when?: (context: Context, n: number) => boolean
  /** Does what key `n` of the command, counted from 0, means; without it something else on the page hears it. */
  readonly run?: (context: Context, n: number) => unknown
  /** Whether the sheet of keys lists it now. By default it does. */
  readonly isListed?: (context: Context) => boolean
  /** With Ctrl, or as an F-key, it works in fields and dialogs too. */
  readonly inFields?: true
}

/** Commands that one part of the page does. */
export interface Commands<Row> {
  readonly rows: readonly Row[]
  /** Commands that are heard here, and that another group or none lists. */
  readonly unlisted?: readonly Row[]
}

export interface CommandGroup<Context> extends KeyGroup, Commands<Command<Context>> {
  readonly rows: readonly Command<Context>[]
  /** Whether its commands are heard now. By default they are. */
  readonly when?: (context: Context) => boolean
  /** Whether the page has what they are about; if not, they are not listed either. By default it has. */
  readonly isThere?: (context: Context) => boolean
}

/** A command of a part of a screen whose keys the screen lists. */
export const partKeys = <Context>(
  id: string,
  ...unlisted: readonly Command<Context>[]
): CommandGroup<Context> => ({
  id,
  title: 'keys.title',
  rows: [],
  isPart: true,
  unlisted,
})

/** A command, and which of its keys was pressed. */
export interface FoundCommand<Row> {
  readonly command: Row
  readonly n: number
  /** Does it. */
  readonly run: () => void
}

/** Which of its keys a stroke is, or -1. Without a keymap the keys are the usual ones. */
const keyOf = (command: KeyRow, text: string, keymap: Keymap | undefined): number =>
  keymap === undefined || command.fixed
    ? strokesOf(command).findIndex((stroke) => textOf(stroke) === text)
    : slotsOf(command).findIndex((slot) => textOf(worksNow(slot, keymap) ?? []) === text)

/** The same of its keys that the sheet does not list: they are counted after the others. */
const alsoOf = (command: Command<never>, text: string): number => {
  const at = command.also?.indexOf(text) ?? -1
  return at < 0 ? -1 : strokesOf(command).length + at
}

/** The first command that means something now, of those with a key for which `nOf` is not -1. */
const firstOf = <Context, Row extends Command<Context>>(
  { rows, unlisted = [] }: Commands<Row>,
  context: Context,
  nOf: (command: Row) => number,
): FoundCommand<Row> | null => {
  for (const command of [...rows, ...unlisted]) {
    const { run, when } = command
    const n = run === undefined ? -1 : nOf(command)
    if (run !== undefined && n >= 0 && when?.(context, n) !== false)
      return { command, n, run: () => run(context, n) }
  }
  return null
}

/** What a stroke does in a part of the page now, by its usual keys; null where it does nothing there. */
export const commandAt = <Context, Row extends Command<Context>>(
  part: Commands<Row>,
  context: Context,
  stroke: Stroke,
): FoundCommand<Row> | null =>
  firstOf(part, context, (command) => keyOf(command, textOf(stroke), undefined)) ??
  firstOf(part, context, (command) => alsoOf(command, textOf(stroke)))

/** Lists commands and lets their keys be heard for as long as the calling component lives. */
export const useCommands = <Context>(group: CommandGroup<Context>, context: Context): void => {
  const { when, isThere } = group
  const find = (text: string, nOf: (command: Command<Context>) => number): Found | null => {
    const found = when?.(context) === false ? null : firstOf(group, context, nOf)
    if (found === null) return null
    const { command, run } = found
    const isUsual = keyOf(command, text, undefined) >= 0 || alsoOf(command, text) >= 0
    return { isUsual, inFields: command.inFields === true, run }
  }
  const entry: Entry = {
    group,
    find(stroke, keymap) {
      const text = textOf(stroke)
      const isOff = keymap?.singles === false && isSingle(stroke)
      return isOff ? null : find(text, (command) => keyOf(command, text, keymap))
    },
    findUnlisted(stroke) {
      const text = textOf(stroke)
      return find(text, (command) => alsoOf(command, text))
    },
    ...(isThere && { isThere: () => isThere(context) }),
    rows: () => group.rows.filter(({ isListed }) => isListed?.(context) !== false),
  }
  onScopeDispose(useKeySheet().add(entry))
}
