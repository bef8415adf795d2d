/** Comparing plain values in tests, and checking that JSON keeps them. */
import { expect } from 'vitest'

/** JSON with sorted keys: equal values give equal text, whatever the order of their keys. */
export const stableJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(stableJson).join()}]`
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${stableJson(part)}`)
  return `{${members.sort().join()}}`
}

/** Compares plain values deeply; an undefined member counts as a member. Other objects are compared by identity. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    )
  if (Object.getPrototypeOf(one) !== Object.prototype) return false
  if (Object.getPrototypeOf(other) !== Object.prototype) return false
  // Plain objects, as checked above.
  const left = one as { readonly [name: string]: unknown }
  const right = other as { readonly [name: string]: unknown }
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]))
  )
}

/** A faster `toStrictEqual` for frequent comparisons; it calls the real one only to report a difference. */
export const expectSame = (value: unknown, wanted: unknown): void => {
  if (!isSame(value, wanted)) expect(value).toStrictEqual(wanted)
}

/**
 * True if JSON keeps a value completely. Skips parts already in `met`, because consecutive positions share most of
 * their parts.
 */
export const survivesJson = (value: unknown, met: WeakSet<object>): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null || met.has(value)) return true
  met.add(value)
  const isList = Array.isArray(value)
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return false
  const names = Reflect.ownKeys(value)
  const parts = Object.values(value)
  // A list also has its length; a list with gaps has fewer members.
  const isWhole = isList
    ? parts.length === value.length && names.length === value.length + 1
    : parts.length === names.length
  return isWhole && parts.every((part) => survivesJson(part, met))
}
