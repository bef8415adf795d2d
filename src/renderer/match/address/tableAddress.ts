/**
 * The address of a place at a table:
 *
 *     #/table/MATCH                                    the table, to play
 *     #/table/MATCH?review&at=60@3d415b31              step 60 of the record
 *     #/table/MATCH?review&at=first                    the first step that a player chose
 *                  &line=9ac1e0b2                      on the line that goes on to this step
 *                  &as=public                          as this viewer: all, public, or a seat counted from 1
 *                  &hide                               with later steps hidden
 *                  &panel=notes                        with this panel beside the board
 *     #/table/MATCH?compare=main,BRANCH&at=61,63       two lines side by side, at these steps
 *
 * A page has `#at=60@3d415b31` and the same other names. A step is named by its number on the line and the first digits of
 * its id. The digits are the same in every copy of the match and identify the line, so an address stays valid when
 * branches are imported. A number alone means the match as played.
 */
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { StepRow } from '../../../main/api/api.ts'

/**
 * The part of an address after its path, such as `?review&at=60@3d415b31` of a table or `#at=60` of a page: names and
 * values in a fixed order, so that equal places have equal addresses.
 */
export type Query = Readonly<Record<string, string | null>>

/** A query as a router or `URLSearchParams` has it; of a repeated name one value counts. */
type LooseQuery = Readonly<Record<string, string | null | readonly (string | null)[] | undefined>>

/** Escapes only what could break a query, so that addresses stay legible. */
const escaped = (value: string): string =>
  encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2C', ',')

export const textOf = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => (value === null || value === '' ? name : `${name}=${escaped(value)}`))
    .join('&')

/** Parses a query; a name without a value has an empty one. */
export const queryIn = (text: string): Query => Object.fromEntries(new URLSearchParams(text))

/** The value of a name, empty if it has none; undefined if the name is missing. */
export const valueOf = (query: LooseQuery, name: string): string | undefined => {
  const value = query[name]
  const first: string | null | undefined = typeof value === 'object' && value !== null ? value[0] : value
  return first === undefined ? undefined : (first ?? '')
}

/** Formats a query. */
export const queryFrom = (query: LooseQuery): Query =>
  Object.fromEntries(Object.keys(query).map((name) => [name, valueOf(query, name) || null]))

export interface StepAddress {
  /** The number of the step; null if only the id is given. */
  readonly number: number | null
  readonly id: string | null
}

export interface TableAddress {
  readonly review: boolean
  readonly at: StepAddress | null
  /** The first digits of the id of the line's last step. */
  readonly line: string | null
  readonly as: Viewer | null
  readonly hides: boolean
  readonly panel: string | null
  /** The two compared lines, and the steps shown on both. */
  readonly compare: readonly [string, string] | null
  readonly steps: Steps | null
}
export type Steps = readonly [number, number]

export const AT_TABLE: TableAddress = {
  review: false,
  at: null,
  line: null,
  as: null,
  hides: false,
  panel: null,
  compare: null,
  steps: null,
}

/** The number of digits of an id in an address: enough to distinguish steps with the same number. */
const WRITTEN = 8
/** The first digits of the step's id in every copy, if it may be known, else of its handle here. */
export const idStart = ({ id, known }: Pick<StepRow, 'id' | 'known'>): string =>
  (known ?? id).slice(0, WRITTEN)

/** True if the step's id or handle starts with these digits: links are made during and after a match. */
export const isNamed = ({ id, known }: Pick<StepRow, 'id' | 'known'>, digits: string): boolean =>
  id.startsWith(digits) || known?.startsWith(digits) === true

/** Stands for the number of the first decision, where films begin. */
export const FIRST_DECISION = 'first'

const STEP = /^(\d{1,6})(?:@([0-9a-f]{4,32}))?$/
const IDS = /^[0-9a-f]{4,32}$/

/** Parses `60@3d415b31`; if the number is invalid, the result names no step. */
const stepIn = (query: LooseQuery): StepAddress | null => {
  const at = valueOf(query, 'at')
  const found = STEP.exec(at ?? '')
  if (found !== null) return { number: Number(found[1]), id: found[2] ?? null }
  const id = valueOf(query, 'step')
  if (id !== undefined) return { number: null, id }
  return at === undefined ? null : { number: null, id: at }
}

export const stepsIn = (query: LooseQuery): Steps | null => {
  const found = /^(\d{1,6})(?:,(\d{1,6}))?$/.exec(valueOf(query, 'at') ?? '')
  if (found === null) return null
  const left = Number(found[1])
  return [left, found[2] === undefined ? left : Number(found[2])]
}

export const stepsText = ([left, right]: Steps): string => (left === right ? `${left}` : `${left},${right}`)

/** Parses a viewer; seats are counted from 1. Callers check that the seat exists. */
export const viewerIn = (query: LooseQuery): Viewer | null => {
  const as = valueOf(query, 'as')
  if (as === 'all' || as === 'public') return as
  return as !== undefined && /^[1-9]\d?$/.test(as) ? Number(as) - 1 : null
}
export const viewerText = (viewer: Viewer): string =>
  typeof viewer === 'number' ? String(viewer + 1) : viewer

const linesIn = (query: LooseQuery): readonly [string, string] | null => {
  const found = /^([^,]+),([^,]+)$/.exec(valueOf(query, 'compare') ?? '')
  return found?.[1] !== undefined && found[2] !== undefined ? [found[1], found[2]] : null
}

export const addressIn = (query: LooseQuery): TableAddress => {
  const compare = linesIn(query)
  const at = compare === null ? stepIn(query) : null
  const line = valueOf(query, 'line') ?? ''
  return {
    review: valueOf(query, 'review') !== undefined || at !== null || compare !== null,
    at,
    line: IDS.test(line) ? line : null,
    as: viewerIn(query),
    hides: valueOf(query, 'hide') !== undefined,
    panel: valueOf(query, 'panel') ?? null,
    compare,
    steps: compare === null ? null : stepsIn(query),
  }
}

const stepText = ({ number, id }: StepAddress): string =>
  [number ?? '', ...(id === null ? [] : [id])].join('@')

export const queryOf = (address: TableAddress): Query => ({
  ...(address.compare && { compare: address.compare.join() }),
  ...(address.review && !address.compare && { review: null }),
  ...(address.at && { at: stepText(address.at) }),
  ...(address.steps && { at: stepsText(address.steps) }),
  ...(address.line !== null && { line: address.line }),
  ...(address.as !== null && { as: viewerText(address.as) }),
  ...(address.hides && { hide: null }),
  ...(address.panel !== null && { panel: address.panel }),
})

/** The route of a match in review. */
export const reviewRoute = (match: string, query: Query = {}) => ({
  name: 'table',
  params: { match },
  query: { review: null, ...query },
})

/** The route of a copied link to a table, from any window of any host; undefined for any other text. */
export const tableIn = (text: string): string | undefined =>
  /^\S*#(\/table\/[0-9a-f]{32}(?:\?[^\s#]*)?)$/.exec(text.trim())?.[1]
