import type { Random } from '../../random.ts'

const SHIFTS = [-1, 1, 2, -3, 16] as const
const otherNumber = (value: number, random: Random): number =>
  value + (SHIFTS[random.below(SHIFTS.length)] ?? 1)

const otherList = (list: readonly unknown[], random: Random): unknown[] => {
  const at = random.below(Math.max(1, list.length))
  const copy = [...list]
  switch (random.below(4)) {
    case 0:
      copy.splice(at, 1)
      return copy
    case 1:
      return copy.reverse()
    case 2:
      if (list.length > 0) copy.splice(at, 0, list[at])
      return copy
    default:
      if (list.length > 0) copy[at] = mutated(list[at], random)
      return copy
  }
}

/**
 * Returns a slightly changed copy of a plain value: a number changed, an item dropped, doubled or moved, a flag
 * flipped. Strings (such as `type`) stay, so that most results still fit the schema. The result may happen to equal the
 * input.
 */
export const mutated = (value: unknown, random: Random): unknown => {
  if (typeof value === 'number') return otherNumber(value, random)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return otherList(value, random)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  const changeable = parts.filter(([, part]) => typeof part !== 'string')
  const [name] = changeable[random.below(Math.max(1, changeable.length))] ?? []
  return Object.fromEntries(parts.map(([key, part]) => [key, key === name ? mutated(part, random) : part]))
}
