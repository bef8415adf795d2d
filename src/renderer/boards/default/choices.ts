/** The way through many legal actions: their members are chosen one after another. */
import type { Act } from '../kit/kit.ts'
import { asObject } from './parts.ts'

/** So many actions are listed at once, each with a key of its own. */
export const MOST_LISTED = 9

/** What is chosen next: a whole action, or the value of one member. */
export type Choices =
  | { readonly of: 'action'; readonly actions: readonly Act[] }
  | {
      readonly of: 'member'
      readonly member: string
      /** Each value with the actions that have it. */
      readonly values: readonly { readonly value: unknown; readonly actions: readonly Act[] }[]
    }

/** Groups actions by the first member they differ in, unless they are few. */
export const choicesAmong = (actions: readonly Act[]): Choices => {
  if (actions.length <= MOST_LISTED) return { of: 'action', actions }
  const members = new Set(actions.flatMap((action) => Object.keys(action)))
  for (const member of ['type', ...members]) {
    const groups = new Map<string, Act[]>()
    for (const action of actions) {
      const key = JSON.stringify(action[member]) ?? ''
      groups.set(key, [...(groups.get(key) ?? []), action])
    }
    if (groups.size < 2) continue
    // With a group for each action, the actions themselves say more.
    if (groups.size === actions.length) return { of: 'action', actions }
    const values = [...groups.values()].map((those) => ({ value: those[0]?.[member], actions: those }))
    return { of: 'member', member, values }
  }
  return { of: 'action', actions }
}

/** Legal actions in a view made by default; empty in a view that does not list them. */
export const legalIn = (view: unknown): readonly Act[] => {
  const { legal } = asObject(view) as { readonly legal?: unknown }
  // A view lists actions of its own game, each with a type.
  return Array.isArray(legal) ? (legal as readonly Act[]) : []
}
