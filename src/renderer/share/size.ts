/** Sizes of files as people read them. */

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** `812 B`, `9.4 KB`, `120 KB`: two digits that mean something are enough. 1 KB is 1,000 bytes. */
export const sizeWords = (bytes: number): string => {
  let size = bytes
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit > 0 && size < 9.95 ? size.toFixed(1) : size.toFixed(0)
  return `${digits} ${UNITS[unit] ?? ''}`
}
