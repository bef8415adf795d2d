/** What the page of a game tells programs, read from its tables, and whether values have no field beyond that. */

/** The cells of a row of a table; undefined for other lines. */
const cellsOf = (line: string): readonly string[] | undefined =>
  line.startsWith('| ')
    ? line
        .slice(2, -2)
        .split(/(?<!\\)\s\|\s/)
        .map((cell) => cell.trim())
    : undefined

/** The text in the code span that a cell consists of. */
const codeIn = (cell: string | undefined): string => /^`(.*)`$/.exec(cell ?? '')?.[1] ?? ''

/** A path without the words that tell kinds of object apart. */
const plainPath = (path: string): string => path.replaceAll(/ \([^)]*\)/g, '')

/** The rows of the tables below a heading, without their heads. */
const rowsBelow = (page: string, heading: string): readonly (readonly string[])[] => {
  const [, below = ''] = page.split(`\n### ${heading}\n`)
  const section = below.split('\n### ')[0] ?? ''
  return section
    .split('\n')
    .flatMap((line) => {
      const cells = cellsOf(line)
      return cells === undefined ? [] : [cells]
    })
    .slice(2)
}

/** Fields by path; `same` are paths whose fields are those of another path. */
interface Fields {
  readonly paths: Set<string>
  readonly same: Map<string, string[]>
}

const noFields = (): Fields => ({ paths: new Set(), same: new Map() })

const addField = ({ paths, same }: Fields, path: string, meaning: string): void => {
  if (meaning === '') throw new Error(`${path} has no meaning`)
  const here = plainPath(path)
  paths.add(here)
  const other = /^as `(.+)`$/.exec(meaning)?.[1]
  if (other !== undefined) same.set(here, [...(same.get(here) ?? []), plainPath(other)])
}

/** The fields of a table of its own. */
const fieldsBelow = (page: string, heading: string): Fields => {
  const fields = noFields()
  for (const [path, , meaning = ''] of rowsBelow(page, heading)) addField(fields, codeIn(path), meaning)
  return fields
}

/** The fields of actions or events, by type. */
const variantsBelow = (page: string, heading: string): ReadonlyMap<string, Fields> => {
  const variants = new Map<string, Fields>()
  let fields = noFields()
  for (const [type, path, , meaning = ''] of rowsBelow(page, heading)) {
    if (codeIn(type) !== '') {
      if (meaning === '') throw new Error(`${codeIn(type)} has no meaning`)
      fields = noFields()
      variants.set(codeIn(type), fields)
    } else addField(fields, codeIn(path), meaning)
  }
  return variants
}

/** True if the path is in a table, as it is or as part of what a row refers to. */
const isTold = ({ paths, same }: Fields, path: string, depth = 0): boolean => {
  if (paths.has(path)) return true
  if (depth > 3) return false
  return [...same].some(
    ([here, others]) =>
      path.startsWith(here) &&
      others.some((other) => isTold({ paths, same }, other + path.slice(here.length), depth + 1)),
  )
}

/** Throws if a member of the value, at any depth, is not in the table. */
const checkMembers = (value: unknown, path: string, fields: Fields, known: Set<string>): void => {
  if (Array.isArray(value)) for (const item of value) checkMembers(item, `${path}[]`, fields, known)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const isByName = isTold(fields, `${path}{}`)
  for (const [name, member] of Object.entries(value)) {
    const named = path === '' ? name : `${path}.${name}`
    const here = isByName ? `${path}{}` : named
    if (!known.has(here) && !isTold(fields, here)) throw new Error(`${here} is not in the document`)
    known.add(here)
    checkMembers(member, here, fields, known)
  }
}

export interface Page {
  /** Throws if a view has a field that is not in the table of the view. */
  readonly checkView: (view: unknown) => void
  readonly checkAction: (action: unknown) => void
  readonly checkEvent: (event: unknown) => void
  readonly checkOutcome: (outcome: unknown) => void
  readonly checkRefusal: (refusal: {
    readonly code: string
    readonly rule?: string | undefined
    readonly details?: object | undefined
  }) => void
  readonly stages: ReadonlySet<string>
}

/** Reads the text of a page. */
export const readPage = (page: string): Page => {
  const known = new Map<Fields, Set<string>>()
  const check = (fields: Fields | undefined, value: unknown, name: string): void => {
    if (fields === undefined) throw new Error(`${name} is not in the document`)
    const before = known.get(fields) ?? new Set<string>()
    known.set(fields, before)
    checkMembers(value, '', fields, before)
  }
  const view = fieldsBelow(page, 'The view')
  const outcome = fieldsBelow(page, 'The outcome')
  const variantCheck =
    (variants: ReadonlyMap<string, Fields>) =>
    (value: unknown): void => {
      const { type, ...members } = value as { readonly type: string } // as all actions and events
      check(variants.get(type), members, type)
    }
  const refusals = new Map(rowsBelow(page, 'Refusals').map((row) => [codeIn(row[0]), row] as const))
  return {
    checkView: (value) => check(view, value, 'the view'),
    checkAction: variantCheck(variantsBelow(page, 'Fields of actions')),
    checkEvent: variantCheck(variantsBelow(page, 'Fields of events')),
    checkOutcome: (value) => check(outcome, value, 'the outcome'),
    checkRefusal: ({ code, rule, details = {} }) => {
      const [, meaning = '', rules = '', told = ''] = refusals.get(code) ?? []
      if (meaning === '') throw new Error(`the refusal ${code} is not in the document`)
      if (rule !== undefined && !rules.split(', ').includes(rule))
        throw new Error(`the document does not have ${rule} for ${code}`)
      for (const name of Object.keys(details))
        if (!told.includes(`\`${name}\`: `)) throw new Error(`${code} has no ${name} in the document`)
    },
    stages: new Set(rowsBelow(page, 'Stages').map(([stage]) => codeIn(stage))),
  }
}
