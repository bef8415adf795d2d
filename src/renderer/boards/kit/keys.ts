/** A board's keys: commands declared once, for the board, the key help and the settings. */
import { textOf, type Stroke } from '../../../locales/strokes.ts'
import { capOf } from '../../ui/keys/pressed.ts'
import { strokesOf, type KeyGroup, type KeyRow } from '../../ui/keys/keys.ts'

/** A command of a board, and its row in the key help. `Board` is the game's controller. */
export interface BoardCommand<Board> extends KeyRow {
  readonly id: string
  /** Additional keys with the same effect that the help does not list. */
  readonly also?: readonly string[]
  /** Whether key `n` of the command has a meaning now; if not, the table gets it. Default: always. */
  readonly when?: (board: Board, n: number) => boolean
  /** Runs key `n` of the command, counted from 0; without it the tray handles the command. */
  readonly run?: (board: Board, n: number) => void
}

export interface BoardKeyGroup<Board> extends KeyGroup {
  readonly rows: readonly BoardCommand<Board>[]
  /** Commands that the board handles and another group lists. */
  readonly unlisted?: readonly BoardCommand<Board>[]
}

/** The arrow keys, as a cursor moves over a board. */
export type Arrow = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown'
const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

/** The names of the arrow keys in the order of `arrowAt`. */
export const ARROW_CAPS = ['←', '↑', '→', '↓'] as const
export const arrowAt = (n: number): Arrow => ARROWS[n] ?? 'ArrowUp'

/** A command and the index of the pressed key. */
export interface Found<Board> {
  readonly command: BoardCommand<Board>
  readonly n: number
  /** Runs it. */
  readonly run: () => void
}

/** What a stroke does at a board now; null if nothing. */
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

/** What a pressed key does at a board now, ignoring modifiers; null if nothing. */
export const commandOf = <Board>(
  group: BoardKeyGroup<Board>,
  board: Board,
  { key }: Pick<KeyboardEvent, 'key'>,
): Found<Board> | null => commandAt(group, board, [capOf(key)])
