/** How much of a stranger's file is read before it is refused. */
export interface Budgets {
  /** Bytes of the file. */
  readonly packed: number
  /** Bytes after decompression. */
  readonly unpacked: number
  readonly lines: number
  readonly steps: number
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
  steps: 200_000,
  line: MIB,
  depth: 64,
  time: 10_000,
}
