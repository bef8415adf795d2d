/** The item that is worth most, the first of equals; undefined if there is none. */
export const bestBy = <T>(items: Iterable<T>, worthOf: (item: T) => number): T | undefined => {
  let best: T | undefined
  let most = -Infinity
  for (const item of items) {
    const worth = worthOf(item)
    if (best === undefined || worth > most) [best, most] = [item, worth]
  }
  return best
}
