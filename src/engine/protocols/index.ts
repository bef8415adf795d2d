/** The description of each game for programs, found in its folder (scripts/registry.ts). No window and no page loads it. */
import { z } from 'zod'
import { inGameOrder } from '../index.ts'
import { DEFAULT_ENDING } from '../kernel/default-texts.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Meaning, Protocol } from '../kernel/protocol.ts'
import { outcomeSchema } from '../kernel/view-schemas.ts'
import { FOUND } from './protocols.generated.ts'

type Json = z.core.JSONSchema.BaseSchema

/** By game id, in the order of the games; a game without one is not in it. */
export const PROTOCOLS: Readonly<Record<string, Protocol>> = inGameOrder(FOUND)

type Words = { readonly [name: string]: string | undefined }

/** Parts of JSON Schema that hold schemas or lists of them. */
const LISTS = ['anyOf', 'oneOf', 'prefixItems'] as const
const PARTS = ['items', 'additionalProperties'] as const

/** The schema with meanings at its members: `own` at those of this object, `words` where nothing else says one. */
const explained = (schema: Json, words: Words, own: Words = {}): Json => {
  const inner = (part: Json | boolean): Json | boolean =>
    typeof part === 'boolean' ? part : explained(part, words)
  const explain = ([name, member]: [string, Json | boolean]): [string, Json | boolean] => {
    if (typeof member === 'boolean') return [name, member]
    const description = own[name] ?? member.description ?? words[name]
    return [name, { ...explained(member, words), ...(description === undefined ? {} : { description }) }]
  }
  const result: Json = { ...schema }
  for (const part of LISTS) {
    const list = schema[part]
    if (list !== undefined) Object.assign(result, { [part]: list.map(inner) })
  }
  for (const part of PARTS) {
    const only = schema[part]
    if (only !== undefined && !Array.isArray(only)) Object.assign(result, { [part]: inner(only) })
  }
  if (schema.properties !== undefined)
    result.properties = Object.fromEntries(Object.entries(schema.properties).map(explain))
  return result
}

/** The schema of actions or events with what each kind says. */
const explainedVariants = (
  schema: Json,
  words: Words,
  meanings: { readonly [type: string]: Meaning },
): Json => ({
  ...schema,
  oneOf: (schema.oneOf ?? []).map((variant) => {
    const tag = variant.properties?.['type']
    const type = typeof tag === 'object' ? String(tag.const) : ''
    const [description, own] = meanings[type] ?? []
    return { ...explained(variant, words, own), ...(description === undefined ? {} : { description }) }
  }),
})

/** The English sentence with this key; the last form if it has several. */
const sentence = ({ text }: AnyGame, section: string, key: string): string | undefined => {
  const told = text.locales.en[section]
  const found = typeof told === 'object' ? told[key] : undefined
  return typeof found === 'string' ? found.split(' | ').at(-1) : undefined
}

/** Options, actions, events, views and the outcome of a game as JSON Schema. */
const schemasOf = (game: AnyGame, protocol: Protocol | undefined): object => {
  const { schemas } = game
  const endings = Object.keys(game.text.locales.en['ending'] ?? {}).filter((each) => each !== DEFAULT_ENDING)
  const { members = {}, actions = {}, events = {}, view } = protocol ?? {}
  const ending = `The kind of ending. ${endings.map((each) => `\`${each}\`: ${sentence(game, 'ending', each) ?? ''}`).join(' ')}`
  return {
    // The schema of the input, in which options with defaults may be left out.
    options: explained(z.toJSONSchema(schemas.options, { io: 'input' }), members),
    action: explainedVariants(z.toJSONSchema(schemas.action), members, actions),
    event: explainedVariants(z.toJSONSchema(schemas.event), members, events),
    ...(view === undefined ? {} : { view: explained(z.toJSONSchema(view), members) }),
    outcome: z.toJSONSchema(outcomeSchema.extend({ ending: z.enum(endings).describe(ending) })),
  }
}

/** All a program needs to play a game besides its id, names, seats and options; plain data. */
export const describedGame = (game: AnyGame): object => {
  const protocol = PROTOCOLS[game.id]
  const schemas = schemasOf(game, protocol)
  if (protocol === undefined) return { schemas }
  const { stageIn, stages, refusals, box, members } = protocol
  return {
    schemas,
    stageIn,
    stages: Object.fromEntries(
      Object.entries(stages).map(
        ([
          name,
          {
            refusal: [code, rule],
            ...stage
          },
        ]) => [name, { ...stage, refusal: { code, rule } }],
      ),
    ),
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([code, { rules, details }]) => [
        code,
        {
          what: sentence(game, 'refusal', code),
          rules,
          ...(details === undefined ? {} : { details: explained(z.toJSONSchema(details), members) }),
        },
      ]),
    ),
    box,
  }
}
