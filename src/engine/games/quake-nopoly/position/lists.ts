/** The list with one item changed. */
export const replaced = <T>(items: readonly T[], index: number, item: T): readonly T[] => {
  const copy = [...items]
  copy[index] = item
  return copy
}

/** The list without the first item equal to this one. */
export const without = <T>(items: readonly T[], item: T): readonly T[] => {
  const at = items.indexOf(item)
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)]
}
