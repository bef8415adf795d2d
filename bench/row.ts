/** One line of the table of bars. */
export interface Row {
  readonly work: string
  /** What was measured, with its unit. */
  readonly figure: string
  /** What it is measured against in the same run. */
  readonly reference: string
  /** Figure to reference, where the bar is a ratio. */
  readonly ratio: string
  readonly bar: string
  /** Null where there is no bar. */
  readonly met: boolean | null
}

export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** Milliseconds of each run of `work`, sorted; what `before` does is not counted. */
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

/** The value below which the share `p` of the sorted values lies. */
export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN

/** The median of values in any order. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Repeats `work` for about `seconds`; returns how many units (as `work` counts them) it did a second. */
export const rate = (seconds: number, work: () => number): number => {
  const from = performance.now()
  let units = 0
  do units += work()
  while (performance.now() - from < seconds * 1000)
  return units / ((performance.now() - from) / 1000)
}
