/** Lists and numbers by place, changed without touching the old ones. */

/** The list with one item changed. Throws a RangeError where there is none, as a list with holes is no position. */
export const replaceAt = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.with(index < 0 ? items.length : index, item)

/** The list without the first item equal to this one. */
export const without = <T>(items: readonly T[], item: T): readonly T[] => {
  const at = items.indexOf(item)
  return at < 0 ? items : items.toSpliced(at, 1)
}

/** The list without some of its items, each as often as it is told. */
export const withoutEach = <T>(items: readonly T[], some: readonly T[]): readonly T[] =>
  some.reduce(without, items)

export const repeated = <T>(item: T, count: number): readonly T[] =>
  Array.from({ length: Math.max(0, count) }, () => item)

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The numbers with one of them changed by so much. */
export const addAt = (numbers: readonly number[], index: number, by: number): readonly number[] =>
  replaceAt(numbers, index, (numbers[index] ?? 0) + by)

/** Two lists of numbers, place by place. */
export const plusEach = (numbers: readonly number[], more: readonly number[]): readonly number[] =>
  numbers.map((number, index) => number + (more[index] ?? 0))

export const minusEach = (numbers: readonly number[], less: readonly number[]): readonly number[] =>
  numbers.map((number, index) => number - (less[index] ?? 0))
