/** A row of the table of results (docs/bench.md), and functions to measure. */

/** How far a figure may go: as a multiple of the reference, of the calibrating task (calibrating-task.ts), or of its unit. */
export type Bar = { readonly of: 'reference' | 'calibration' | 'unit' } & (
  { readonly most: number } | { readonly least: number }
)

export interface Row {
  readonly work: string
  /** What was measured: the figure that a bar or another commit is compared with. */
  readonly value: number
  /** Units a second are better the more, the others the less. */
  readonly unit: 'ms' | 'MiB' | 'bytes' | 'a second'
  /** The figure in words, with its unit. */
  readonly figure: string
  /** What it is read beside, in words. */
  readonly reference: string
  /** The reference's own figure in the same unit, from the same run, if it is one. */
  readonly beside?: number
  readonly bar?: Bar
}

/**
 * The figure as a multiple of what its bar asks for; the calibrating task took `calibration` milliseconds. Null where it
 * stands beside nothing.
 */
export const ratioOf = (
  { value, unit, beside, bar }: Pick<Row, 'value' | 'unit' | 'beside' | 'bar'>,
  calibration: number,
): number | null => {
  if (bar?.of === 'unit') return value
  if (bar?.of === 'calibration')
    return unit === 'a second' ? (value * calibration) / 1000 : value / calibration
  return beside === undefined ? null : value / beside
}

/** Whether a row keeps its bar; null without one. */
export const isMet = (row: Row, calibration: number): boolean | null => {
  const ratio = ratioOf(row, calibration)
  if (row.bar === undefined || ratio === null) return null
  return 'most' in row.bar ? ratio <= row.bar.most : ratio >= row.bar.least
}

export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** Milliseconds of each run of `work`, sorted, without the time of `before`. */
export const times = (
  runs: number,
  work: (run: number) => void,
  before: (run: number) => void = () => undefined,
): readonly number[] => {
  const taken: number[] = []
  for (let run = 0; run < runs; run += 1) {
    before(run)
    const from = performance.now()
    work(run)
    taken.push(performance.now() - from)
  }
  return taken.sort((a, b) => a - b)
}

/** The value below which a share `p` (0 to 1) of the sorted values is. */
export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN

/** The median of values in any order. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Repeats `work` for about `seconds`; returns the units a second, which `work` counts. */
export const rate = (seconds: number, work: () => number): number => {
  const from = performance.now()
  let units = 0
  do units += work()
  while (performance.now() - from < seconds * 1000)
  return units / ((performance.now() - from) / 1000)
}
