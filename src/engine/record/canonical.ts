/**
 * Canonical JSON after RFC 8785 (JCS): members sorted by the UTF-16 code units of their names, no
 * spaces, numbers and strings as ECMAScript writes them. Equal values have equal text, so the text
 * can be hashed and compared.
 *
 * Two edges are settled here: -0 is written `0`, as JCS says; a lone surrogate, which JCS leaves
 * undefined, is written as its `\udxxx` escape, so that no string collapses into another.
 */

/** The canonical text of a plain JSON value. Throws a TypeError on anything JSON cannot carry. */
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

const objectText = (object: object): string => {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('Not JSON: not a plain object')
  // Seen here as a bag of unknown values: each is checked in turn.
  const members = object as { readonly [name: string]: unknown }
  let text = '{'
  for (const name of Object.keys(members).sort()) {
    if (text !== '{') text += ','
    text += JSON.stringify(name) + ':' + canonicalJson(members[name])
  }
  return text + '}'
}
