/** Values from main keep the objects of the last ones wherever nothing has changed, so that their parts are not drawn again. */

type Fields = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `now` with the parts of `before` that equal its own; `before` itself if they are equal. Both consist of JSON values. */
export const withUnchangedParts = <T>(before: unknown, now: T): T => {
  const kept = keep(before, now)
  // Equal to `now`, whichever objects it is made of.
  return kept as T
}

const keep = (before: unknown, now: unknown): unknown => {
  if (Object.is(before, now)) return before
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts = now.map((part, index) => keep(before[index], part))
    const isSame =
      parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]))
    return isSame ? before : parts
  }
  if (!isPlain(before) || !isPlain(now)) return now
  const names = Object.keys(now)
  const parts = names.map((name) => (Object.hasOwn(before, name) ? keep(before[name], now[name]) : now[name]))
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name, index) => Object.hasOwn(before, name) && Object.is(parts[index], before[name]))
  return isSame ? before : Object.fromEntries(names.map((name, index) => [name, parts[index]]))
}
