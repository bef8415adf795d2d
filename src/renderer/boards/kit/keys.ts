/** A board's keys: commands declared once, for the board, the key help and the settings. */
import { commandAt, type Command, type Commands, type FoundCommand } from '../../ui/keys/commands.ts'
import type { KeyGroup } from '../../ui/keys/keys.ts'
import { capOf } from '../../ui/keys/pressed.ts'

/** A command of a board; without `run` the tray handles it. `Board` is the game's controller. */
export interface BoardCommand<Board> extends Command<Board> {
  readonly id: string
}

export interface BoardKeyGroup<Board> extends KeyGroup, Commands<BoardCommand<Board>> {
  readonly rows: readonly BoardCommand<Board>[]
}

/** The arrow keys, as a cursor moves over a board. */
export type Arrow = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown'
const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

/** The names of the arrow keys in the order of `arrowAt`. */
export const ARROW_CAPS = ['←', '↑', '→', '↓'] as const
export const arrowAt = (n: number): Arrow => ARROWS[n] ?? 'ArrowUp'

/** What a pressed key does at a board now, ignoring modifiers; null if nothing. */
export const commandOf = <Board>(
  group: BoardKeyGroup<Board>,
  board: Board,
  { key }: Pick<KeyboardEvent, 'key'>,
): FoundCommand<BoardCommand<Board>> | null => commandAt(group, board, [capOf(key)])
