/** A row of the table of results (docs/bench.md), and functions to measure. */
export interface Row {
  readonly work: string
  /** What was measured, with its unit. */
  readonly figure: string
  /** The reference measured in the same run. */
  readonly reference: string
  /** Figure divided by reference, if the bar is a ratio. */
  readonly ratio: string
  readonly bar: string
  /** Null without a bar. */
  readonly met: boolean | null
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
