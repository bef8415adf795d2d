/** What the list is filtered by, kept for as long as its window is open: loading it again changes nothing. */
import { parseJson, asObject } from '../../engine/kernel/json.ts'
import type { Keep } from '../ui/client/session.ts'

const NAME = 'qipu.query'

const isLike = (value: unknown, usual: unknown): boolean => {
  if (Array.isArray(usual)) return Array.isArray(value)
  if (usual === null) return value === null || typeof value === 'string' || typeof value === 'number'
  return typeof value === typeof usual
}

/** What was kept, and what is usual where nothing of that kind was, as after another version's. */
export const keptQuery = <Q extends object>(keep: Keep, usual: Q): Q => {
  const kept = asObject(parseJson(keep.getItem(NAME) ?? '')) ?? {}
  const query = { ...usual }
  for (const [field, value] of Object.entries(usual))
    if (field in kept && isLike(kept[field], value)) Object.assign(query, { [field]: kept[field] })
  return query
}

export const keepQuery = (keep: Keep, query: object): void => keep.setItem(NAME, JSON.stringify(query))
