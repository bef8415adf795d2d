/**
 * The description of a game for programs, besides its options, actions and events: the view, what a match can wait for, why
 * actions are refused, and what lies in the box. The games that have it export it from `view/protocol.ts`.
 */
import { z } from 'zod'
import type { RefusalsBy } from './refusal.ts'

/** One thing a match can wait for. */
export interface Stage<T extends string = string> {
  readonly by: 'seat' | 'chance' | 'nobody'
  /** What happens then, as a sentence. */
  readonly what: string
  /** The types of the actions that can be legal then. */
  readonly actions: readonly T[]
  /** The code and the rule of the refusal of actions of other types, unless their own refusal says more. */
  readonly refusal: readonly [code: string, rule: string]
}

export interface RefusalKind {
  /** The rules it can cite. */
  readonly rules: readonly string[]
  readonly details?: z.ZodObject
}

/** Why actions can be refused, by code. */
export type Refusals = { readonly [code: string]: RefusalKind }

interface Variant {
  readonly type: string
}

/** What a kind of action or event says, and what its members mean. */
export type Meaning<V extends Variant = Variant> = readonly [
  what: string,
  members?: { readonly [M in Exclude<keyof V, 'type'>]?: string },
]

/** The meanings of all kinds of actions or events. */
export type Meanings<V extends Variant> = {
  readonly [T in V['type']]: Meaning<Extract<V, { readonly type: T }>>
}

export interface Protocol {
  /** The schema of the view, the same for every viewer. */
  readonly view: z.ZodType
  /** What members mean, by name, wherever nothing more is said about them. */
  readonly members: { readonly [name: string]: string }
  readonly actions: { readonly [type: string]: Meaning }
  readonly events: { readonly [type: string]: Meaning }
  /** The member of a view that names the stage, a dot between the steps; `over` if it is null. */
  readonly stageIn: string
  readonly stages: { readonly [stage: string]: Stage }
  readonly refusals: Refusals
  /** What lies in the box, as plain data. */
  readonly box: { readonly [name: string]: BoxPart }
}

/** A part of the box: what it is, and plain data. */
export interface BoxPart {
  readonly what: string
  readonly data: object | number
}

/** The stages of a game, with the refusals its rules give in them. */
export const stagesOf = <S extends string, T extends string>(
  refusals: RefusalsBy<S>,
  stages: { readonly [K in S]: Omit<Stage<T>, 'refusal'> },
): { readonly [K in S]: Stage<T> } =>
  // The entries are those of `stages`, one for each of its names.
  Object.fromEntries(
    Object.entries<Omit<Stage<T>, 'refusal'>>(stages).map(([name, stage]) => [
      name,
      { ...stage, refusal: refusals[name as S] },
    ]),
  ) as { readonly [K in S]: Stage<T> }

/** The refusals of actions that have no place in a stage, by code, with `details` for the codes that have them. */
export const stageRefusals = (
  stages: { readonly [stage: string]: Stage },
  details: { readonly [code: string]: z.ZodObject } = {},
): Refusals => {
  const all = Object.values(stages).map(({ refusal }) => refusal)
  return Object.fromEntries(
    all.map(([code]) => {
      const rules = [...new Set(all.flatMap(([other, rule]) => (other === code ? [rule] : [])))]
      const known = details[code]
      return [code, { rules, ...(known === undefined ? {} : { details: known }) }]
    }),
  )
}

/** Refusals of these rules; `details` are the members of their details. */
export const refusal = (rules: readonly string[], details?: z.ZodRawShape): RefusalKind => ({
  rules,
  ...(details === undefined ? {} : { details: z.strictObject(details) }),
})

/** Several tables of refusals in one; the rules of a code that is in several of them are put together. */
export const joined = (...tables: readonly Refusals[]): Refusals => {
  const all: Record<string, RefusalKind> = {}
  for (const [code, kind] of tables.flatMap((table) => Object.entries(table))) {
    const rules = [...new Set([...(all[code]?.rules ?? []), ...kind.rules])]
    all[code] = { ...all[code], ...kind, rules }
  }
  return all
}

/** A name among the texts of the game, by its key. */
export const namedSchema = z
  .strictObject({ key: z.string(), params: z.strictObject({}) })
  .describe('A name among the texts of the game, by its key.')
