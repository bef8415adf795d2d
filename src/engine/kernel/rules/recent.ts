/** A small memory for functions of positions that are asked about the same one several times in a row. */

/** How many answers to keep: the positions around one decision. */
const KEPT = 4

/**
 * The function, with its last few answers kept. A ring instead of a WeakMap: in random play and searches most positions
 * are asked about once or twice, and a table with an entry for each slows garbage collection more than it saves.
 * `isSame` tells whether an answer for one key also holds for another; by default only for the same object.
 */
export const keepRecent = <K extends object, V>(
  find: (key: K) => V,
  isSame: (one: K, other: K) => boolean = (one, other) => one === other,
): ((key: K) => V) => {
  const kept: { readonly key: K; readonly value: V }[] = []
  let next = 0
  return (key) => {
    for (const each of kept) if (isSame(each.key, key)) return each.value
    const value = find(key)
    kept[next] = { key, value }
    next = (next + 1) % KEPT
    return value
  }
}
