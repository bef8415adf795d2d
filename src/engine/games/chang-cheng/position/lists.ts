/** The list with one item changed. */
export const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = [...items]
  copy[index] = item
  return copy
}
