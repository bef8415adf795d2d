/**
 * A fixed task of the kind Qipu does all day: objects are made, copied, written as JSON, read back, grouped, sorted and
 * hashed. It takes about a millisecond on the machine the bars were set on. Bars that are not a multiple of a reference
 * are multiples of it, so that they mean the same on a slower or a faster machine.
 */
import { createHash } from 'node:crypto'
import { median, times } from './row.ts'

interface Item {
  readonly id: number
  readonly group: string
  readonly points: readonly number[]
}

const ITEMS = 1380
const RUNS = 60

const task = (run: number): string => {
  let seed = run + 1
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % below
  }
  const items = Array.from({ length: ITEMS }, (_, id): Item => ({
    id,
    group: `group ${next(12)}`,
    points: Array.from({ length: 4 }, () => next(100)),
  }))
  const read = JSON.parse(JSON.stringify(items)) as readonly Item[]
  const changed = read.map((item) => ({ ...item, points: item.points.map((points) => points + 1) }))
  const sums = [...Map.groupBy(changed, ({ group }) => group)]
    .map(([group, all]) => [group, all.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)] as const)
    .sort(([, one], [, other]) => other - one)
  return createHash('sha256')
    .update(JSON.stringify([sums, changed]))
    .digest('hex')
}

/** How long the task takes now: the median of some runs, in milliseconds. */
export const calibrated = (): number => {
  times(RUNS, task)
  return median(times(RUNS, task))
}
