/** The list with one item changed. */
export const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = [...items]
  copy[index] = item
  return copy
}

/** The numbers with one of them changed by so much. */
export const changed = (numbers: readonly number[], index: number, by: number): readonly number[] =>
  replaced(numbers, index, (numbers[index] ?? 0) + by)

/** Two lists of numbers, place by place. */
export const plusEach = (numbers: readonly number[], more: readonly number[]): readonly number[] =>
  numbers.map((number, index) => number + (more[index] ?? 0))
