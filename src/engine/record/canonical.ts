/**
 * Canonical JSON as in RFC 8785 (JCS): members sorted by the UTF-16 code units of their names, no spaces, numbers and
 * strings as ECMAScript writes them. Equal values have equal text, so the text can be hashed and compared.
 *
 * Two edge cases: -0 is written `0`, as JCS says; a lone surrogate, which JCS leaves undefined, is written as its
 * `\udxxx` escape, so that no two strings become equal.
 */

/** The canonical text of a plain JSON value. Throws a TypeError for anything JSON cannot carry. */
export const canonicalJson = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`Not JSON: ${value}`)
      return String(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? arrayText(value) : objectText(value)
    default:
      throw new TypeError(`Not JSON: ${typeof value}`)
  }
}

const arrayText = (items: readonly unknown[]): string => {
  let text = '['
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) text += ','
    text += canonicalJson(items[index])
  }
  return text + ']'
}

/**
 * Caches quoted member names: there are few, and they are written very often. Bounded, because names may come from a
 * stranger's file.
 */
const quoted = new Map<string, string>()

const nameText = (name: string): string => {
  const known = quoted.get(name)
  if (known !== undefined) return known
  const text = JSON.stringify(name) + ':'
  if (quoted.size < 1_000 && name.length <= 40) quoted.set(name, text)
  return text
}

/** The names of an object's members, sorted; mostly they already are. */
const sortedNames = (members: object): readonly string[] => {
  const names = Object.keys(members)
  let last = ''
  for (const name of names) {
    if (name < last) return names.sort()
    last = name
  }
  return names
}

const objectText = (object: object): string => {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('Not JSON: not a plain object')
  // Treats the object as unknown values; each is checked in turn.
  const members = object as { readonly [name: string]: unknown }
  let text = '{'
  for (const name of sortedNames(members)) {
    if (text !== '{') text += ','
    text += nameText(name) + canonicalJson(members[name])
  }
  return text + '}'
}

/** True if two plain JSON values have the same canonical text; faster than writing both. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameJson(item, b[index]))
    )
  // Plain objects, as checked above.
  const left = a as { readonly [name: string]: unknown }
  const right = b as { readonly [name: string]: unknown }
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameJson(left[name], right[name]))
  )
}
