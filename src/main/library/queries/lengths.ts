/** Lengths of matches, gathered for a small chart. */
import type { Lengths } from '../../api/values-library.ts'

/** So many matches had this many steps. */
export interface LengthCount {
  readonly length: number
  readonly count: number
}

/** Bars of the chart, at most. */
const BINS = 12
/** Round widths a bar may have. */
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** The lengths in their order, gathered; null of no match. */
export const binsOf = (lengths: readonly LengthCount[]): Lengths | null => {
  const first = lengths[0]
  const last = lengths.at(-1)
  if (first === undefined || last === undefined) return null
  const all = lengths.reduce((sum, { count }) => sum + count, 0)
  const total = lengths.reduce((sum, { length, count }) => sum + length * count, 0)
  let before = 0
  const middle = lengths.find(({ count }) => (before += count) * 2 >= all) ?? first
  const width =
    WIDTHS.find((each) => Math.floor(last.length / each) - Math.floor(first.length / each) < BINS) ??
    Math.ceil((last.length - first.length + 1) / (BINS - 1))
  const from = Math.floor(first.length / width)
  const bins = Array.from({ length: Math.floor(last.length / width) - from + 1 }, (_, at) => ({
    from: (from + at) * width,
    to: (from + at + 1) * width - 1,
    count: 0,
  }))
  for (const { length, count } of lengths) {
    const bin = bins[Math.floor(length / width) - from]
    if (bin !== undefined) bin.count += count
  }
  return { least: first.length, median: middle.length, mean: total / all, most: last.length, bins }
}
