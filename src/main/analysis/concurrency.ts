/** Does something with each item in their order, so many at a time; rejects with the first that fails. */
export const withConcurrency = async <T>(
  items: Iterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
