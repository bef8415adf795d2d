/**
 * Writes the description of a game for programs into its page, `docs/games/<id>.md`, as tables made from the schemas: the
 * view, the stages, actions, events, the outcome and refusals. With `--check` it only says which pages differ.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { describedGame, PROTOCOLS } from '../src/engine/protocols/index.ts'

/** The lines around the tables. */
const OPENS = '<!-- Written by scripts/game-docs.ts from the schemas. -->\n<!-- prettier-ignore-start -->'
const CLOSES = '<!-- prettier-ignore-end -->'

/** The parts of JSON Schema that the schemas of games use. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Described {
  readonly schemas: { readonly [S in 'action' | 'event' | 'view' | 'outcome']: Schema }
  readonly stages: {
    readonly [name: string]: {
      readonly by: string
      readonly what: string
      readonly actions: readonly string[]
      readonly refusal: { readonly code: string; readonly rule: string }
    }
  }
  readonly refusals: {
    readonly [code: string]: {
      readonly what?: string
      readonly rules: readonly string[]
      readonly details?: Schema
    }
  }
  readonly box: { readonly [name: string]: { readonly what: string } }
}

/** The most values that are listed; longer lists are cut short. */
const LISTED = 12
/** False for the limits of safe integers, which zod gives every integer. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

const code = (value: unknown): string => `\`${String(value)}\``

const variantsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? []
const isNull = ({ type }: Schema): boolean => type === 'null'

const listed = (values: readonly unknown[]): string =>
  values.length <= LISTED
    ? values.map(code).join(', ')
    : `${values.slice(0, 3).map(code).join(', ')} … (${values.length} values)`

const numbers = ({ minimum, maximum, type }: Schema): string => {
  const kind = type === 'integer' ? 'integer' : 'number'
  if (isBound(minimum) && isBound(maximum)) return `${kind}, ${minimum} to ${maximum}`
  return isBound(minimum) && minimum !== 0
    ? `${kind} from ${minimum}`
    : isBound(minimum)
      ? `${kind} ≥ 0`
      : kind
}

/** What a value is, in a few words. */
const kindOf = (schema: Schema): string => {
  const variants = variantsOf(schema)
  if (variants.length > 0) {
    const values = variants.filter((each) => !isNull(each)).map(kindOf)
    const nullable = variants.some(isNull) ? ' or null' : ''
    return [...new Set(values)].join(' or ') + nullable
  }
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum !== undefined) return listed(schema.enum)
  if (schema.prefixItems !== undefined) {
    const kinds = [...new Set(schema.prefixItems.map(kindOf))]
    return kinds.length === 1
      ? `list of ${schema.prefixItems.length}: ${kinds.join('')}`
      : `[${kinds.join(', ')}]`
  }
  const { minItems: least, maxItems: most } = schema
  if (schema.items !== undefined) {
    const size = least === most && least !== undefined ? ` of ${least}` : ''
    return isPlain(schema.items) ? `list${size}: ${kindOf(schema.items)}` : `list${size || ' of'} objects`
  }
  if (Array.isArray(schema.type))
    return schema.type
      .map((type: string) => (type === 'null' ? 'null' : kindOf({ ...schema, type })))
      .join(' or ')
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema)
  if (schema.type === 'string') return 'text'
  if (schema.type === 'boolean') return 'true or false'
  return 'object'
}

/** True if nothing in the schema has members of its own. */
const isPlain = (schema: Schema): boolean =>
  schema.properties === undefined &&
  typeof schema.additionalProperties !== 'object' &&
  [schema.items ?? {}, ...variantsOf(schema)].every((each) => Object.keys(each).length === 0 || isPlain(each))

interface Row {
  readonly path: string
  readonly kind: string
  readonly meaning: string
}

/** The member that tells the variants of a union apart. */
const tagOf = (variants: readonly Schema[]): string | undefined =>
  ['type', 'is', 'do', 'kind'].find((name) =>
    variants.every(({ properties }) => {
      const tag = properties?.[name]
      return tag?.const !== undefined || tag?.enum !== undefined
    }),
  )

/** The rows of everything in a schema; what was written once is referred to. */
const rowsOf = (path: string, schema: Schema, written: Map<string, string>): readonly Row[] => {
  const variants = variantsOf(schema).filter((each) => !isNull(each))
  if (variants.length > 0) {
    const flat = variants.flatMap((each) => (variantsOf(each).length > 0 ? variantsOf(each) : [each]))
    const tag = flat.length > 1 ? tagOf(flat) : undefined
    return flat.flatMap((each) => {
      const value = tag === undefined ? undefined : each.properties?.[tag]
      const name = value === undefined ? '' : ` (${String(value.const ?? value.enum?.join(', '))})`
      return rowsOf(`${path}${name}`, each, written)
    })
  }
  if (schema.items !== undefined) return rowsOf(`${path}[]`, schema.items, written)
  if (typeof schema.additionalProperties === 'object') {
    const { additionalProperties: each, propertyNames } = schema
    const meaning = each.description ?? `One for each of ${listed(propertyNames?.enum ?? [])}.`
    return [{ path: `${path}{}`, kind: kindOf(each), meaning }, ...rowsOf(`${path}{}`, each, written)]
  }
  const members = Object.entries(schema.properties ?? {})
  const key = JSON.stringify(schema.properties)
  const before = members.length > 1 ? written.get(key) : undefined
  if (before !== undefined) return [{ path, kind: 'object', meaning: `as ${code(before)}` }]
  if (path !== '') written.set(key, path)
  const rows = members.flatMap(([name, member]) => {
    const here = path === '' ? name : `${path}.${name}`
    const inside = isPlain(member) ? [] : rowsOf(here, member, written)
    return [{ path: here, kind: kindOf(member), meaning: member.description ?? '' }, ...inside]
  })
  // Kinds of object that nothing tells apart may share a member.
  return [...new Map(rows.map((row) => [`${row.path} ${row.kind}`, row])).values()]
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const fieldTable = (schema: Schema): string =>
  table(
    ['field', 'value', 'meaning'],
    rowsOf('', schema, new Map()).map(({ path, kind, meaning }) => [code(path), kind, meaning]),
  )

/** Actions or events: a row for each, and one for each member. */
const variantTable = (head: string, schema: Schema): string => {
  const rows = variantsOf(schema).flatMap((variant) => {
    const type = code(variant.properties?.['type']?.const)
    const members = rowsOf('', variant, new Map()).filter(({ path }) => path !== 'type')
    return [
      [type, '', '', variant.description ?? ''],
      ...members.map(({ path, kind, meaning }) => ['', code(path), kind, meaning]),
    ]
  })
  return table([head, 'field', 'value', 'meaning'], rows)
}

/** The tables of a game, as Markdown. */
const tablesOf = (game: AnyGame): string => {
  // `describedGame` gives all of it for a game with a protocol.
  const { schemas, stages, refusals, box } = describedGame(game) as Described
  const detailsOf = (details: Schema | undefined): string =>
    Object.entries(details?.properties ?? {})
      .map(([name, member]) => `${code(name)}: ${(member.description ?? kindOf(member)).replace(/\.$/, '')}`)
      .join('; ')
  return [
    'A view is the same object for every viewer: a seat, `public` or `all`. What a viewer may not know is null. `[]` after a name stands for each item of a list, `{}` for each member of an object by name, and words in brackets for the kinds of object that have the field.',
    '### The view',
    fieldTable(schemas.view),
    '### Stages',
    `What a match waits for. The last column is the refusal of actions of other types, unless they have one of their own.`,
    table(
      ['stage', 'who', 'what happens', 'actions', 'otherwise'],
      Object.entries(stages).map(([name, { by, what, actions, refusal }]) => [
        code(name),
        by,
        what,
        actions.map(code).join(', '),
        `${code(refusal.code)} ${refusal.rule}`,
      ]),
    ),
    '### Fields of actions',
    variantTable('action', schemas.action),
    '### Fields of events',
    variantTable('event', schemas.event),
    '### The outcome',
    'Seats with place 1 have won, and several of them share the win: [a drawn match](README.md#a-drawn-match).',
    fieldTable(schemas.outcome),
    '### Refusals',
    table(
      ['code', 'meaning', 'rules', 'details'],
      Object.entries(refusals).map(([name, { what = '', rules, details }]) => [
        code(name),
        what,
        rules.join(', '),
        detailsOf(details),
      ]),
    ),
    '### The box',
    'What `qipu games --json` has under `box`.',
    table(
      ['part', 'what it is'],
      Object.entries(box).map(([name, { what }]) => [code(name), what]),
    ),
  ].join('\n\n')
}

/** The file of a game's page. */
const fileOf = ({ id }: AnyGame): string => join(import.meta.dirname, '..', 'docs', 'games', `${id}.md`)

/** The games with a protocol: their pages have tables. */
export const DOCUMENTED = GAMES.filter(({ id }) => PROTOCOLS[id] !== undefined)

/** The page of a game, and as it should be. Throws if the page has no place for the tables. */
export const pageOf = (game: AnyGame): { readonly is: string; readonly should: string } => {
  const file = fileOf(game)
  const is = readFileSync(file, 'utf8')
  const [from, to] = [is.indexOf(OPENS), is.indexOf(CLOSES)]
  if (from < 0 || to < from) throw new Error(`${file} has no place for the tables`)
  return { is, should: `${is.slice(0, from)}${OPENS}\n\n${tablesOf(game)}\n\n${is.slice(to)}` }
}

if (import.meta.main) {
  const onlyChecks = process.argv.includes('--check')
  for (const game of DOCUMENTED) {
    const { is, should } = pageOf(game)
    if (is === should) continue
    if (!onlyChecks) writeFileSync(fileOf(game), should)
    console.log(onlyChecks ? `docs/games/${game.id}.md differs from the schemas` : `docs/games/${game.id}.md`)
    if (onlyChecks) process.exitCode = 1
  }
}
