/** A board's keys: commands declared once, for the board that hears them, the sheet of keys and the settings. */
import { textOf, type Stroke } from '../../../locales/strokes.ts'
import { capOf } from '../../ui/keys/pressed.ts'
import { strokesOf, type KeyGroup, type KeyRow } from '../../ui/keys/keys.ts'

/** A command of a board, and its row on the sheet of keys. `Board` is the game's controller. */
export interface BoardCommand<Board> extends KeyRow {
  readonly id: string
  /** Caps of keys that do the same, though the sheet does not list them. */
  readonly also?: readonly string[]
  /** Whether key `n` of the command means something now; if not it is left to the table. By default it does. */
  readonly when?: (board: Board, n: number) => boolean
  /** Does what key `n` of the command, counted from 0, means; without it the tray hears the command. */
  readonly run?: (board: Board, n: number) => void
}

export interface BoardKeyGroup<Board> extends KeyGroup {
  readonly rows: readonly BoardCommand<Board>[]
  /** Commands the board hears and another group lists. */
  readonly unlisted?: readonly BoardCommand<Board>[]
}

/** The arrow keys, as a cursor moves over a board. */
export type Arrow = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown'
const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

/** The caps of the arrow keys in the order of `arrowAt`. */
export const ARROW_CAPS = ['←', '↑', '→', '↓'] as const
export const arrowAt = (n: number): Arrow => ARROWS[n] ?? 'ArrowUp'

/** A command and which of its keys was pressed. */
export interface Found<Board> {
  readonly command: BoardCommand<Board>
  readonly n: number
  /** Does it. */
  readonly run: () => void
}

/** What a stroke does at a board now; null where it does nothing there. */
export const commandAt = <Board>(
  { rows, unlisted = [] }: BoardKeyGroup<Board>,
  board: Board,
  stroke: Stroke,
): Found<Board> | null => {
  for (const command of [...rows, ...unlisted]) {
    const { run, when, also = [] } = command
    const n = [...strokesOf(command).map(textOf), ...also].indexOf(textOf(stroke))
    if (n >= 0 && run !== undefined && when?.(board, n) !== false)
      return { command, n, run: () => run(board, n) }
  }
  return null
}

/** What a pressed key does at a board now, whatever is held with it; null where it does nothing there. */
export const commandOf = <Board>(
  group: BoardKeyGroup<Board>,
  board: Board,
  { key }: Pick<KeyboardEvent, 'key'>,
): Found<Board> | null => commandAt(group, board, [capOf(key)])
