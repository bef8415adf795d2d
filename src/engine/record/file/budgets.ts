/** Limits on reading a stranger's file; `validation.ts` limits what a record may hold. */
import { RECORD_BUDGETS, type RecordBudgets } from '../validation.ts'

export interface Budgets extends RecordBudgets {
  /** Bytes of the file. */
  readonly packed: number
  /** Bytes after decompression. */
  readonly unpacked: number
  readonly lines: number
  /** Findings of analyses at all depths. */
  readonly analyses: number
  /** Bytes of one line with its line feed. */
  readonly line: number
  /** Nesting depth of arrays and objects. */
  readonly depth: number
  /** Milliseconds, if the caller passes a clock. */
  readonly time: number
}

const MIB = 2 ** 20

/** The budgets for files. */
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
