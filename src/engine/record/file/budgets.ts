/** How much of a stranger's file is read before it is refused; what a record may hold is in `validation.ts`. */
import { RECORD_BUDGETS, type RecordBudgets } from '../validation.ts'

export interface Budgets extends RecordBudgets {
  /** Bytes of the file. */
  readonly packed: number
  /** Bytes after decompression. */
  readonly unpacked: number
  readonly lines: number
  /** Findings of analyses, of whatever strength. */
  readonly analyses: number
  /** Bytes of one line, its line feed included. */
  readonly line: number
  /** Arrays and objects within one another. */
  readonly depth: number
  /** Milliseconds, where a clock is handed in. */
  readonly time: number
}

const MIB = 2 ** 20

export const BUDGETS: Budgets = {
  packed: 32 * MIB,
  unpacked: 256 * MIB,
  lines: 400_000,
  ...RECORD_BUDGETS,
  analyses: 50_000,
  line: MIB,
  depth: 64,
  time: 10_000,
}
