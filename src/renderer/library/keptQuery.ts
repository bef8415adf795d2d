/** Keeps the list's filters in the window's session, so that reloading changes nothing. */
import { asObject, parseJson } from '../../engine/kernel/json.ts'
import type { Keep } from '../ui/client/session.ts'

const NAME = 'qipu.query'

const isLike = (value: unknown, usual: unknown): boolean => {
  if (Array.isArray(usual)) return Array.isArray(value)
  if (usual === null) return value === null || typeof value === 'string' || typeof value === 'number'
  return typeof value === typeof usual
}

/**
 * The kept query, with defaults for fields that are missing or have another type, as after another version.
 */
export const keptQuery = <Q extends object>(keep: Keep, usual: Q): Q => {
  const kept = asObject(parseJson(keep.getItem(NAME) ?? '')) ?? {}
  const query = { ...usual }
  for (const [field, value] of Object.entries(usual))
    if (field in kept && isLike(kept[field], value)) Object.assign(query, { [field]: kept[field] })
  return query
}

export const keepQuery = (keep: Keep, query: object): void => keep.setItem(NAME, JSON.stringify(query))
