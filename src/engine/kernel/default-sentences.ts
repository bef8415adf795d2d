/** Notation, sentences and the board in plain text, made from the members of a value and the texts of a game. */
import { HIDDEN } from './rules/notation.ts'
import type { Json } from './json.ts'
import { message, nested, type Message, type Texts } from './text.ts'

interface Fact {
  readonly type: string
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value)

/** True for the names of members that hold a seat. */
const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('Seat')

const inShort = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return HIDDEN
  if (isList(value)) return value.map((each) => inShort(name, each)).join('-')
  if (isObject(value))
    return Object.entries(value)
      .map(([each, part]) => inShort(each, part))
      .join('/')
  return typeof value === 'number' && isSeat(name) ? String(value + 1) : String(value)
}

const membersOf = (fact: Fact): readonly (readonly [string, unknown])[] =>
  Object.entries(fact).filter(([name]) => name !== 'type')

/** The type and the values of an action: `mark 4`, `roll 6`; seats are counted from 1, `?` stands for what is hidden. */
export const defaultNotation = (action: Fact): string =>
  [action.type, ...membersOf(action).map(([name, value]) => inShort(name, value))].join(' ')

/** The text or the group of texts at a path. */
const partAt = (texts: Texts, path: readonly string[]): string | Texts | undefined =>
  path.reduce<string | Texts | undefined>(
    (here, key) => (typeof here === 'object' ? here[key] : undefined),
    texts,
  )

/** A value as a parameter of a sentence: words of the game where it has some, under `words.<member>.<value>`. */
const paramOf = (texts: Texts, name: string, value: unknown): Json => {
  if (isList(value)) {
    const parts = value.map((each) => paramOf(texts, name, each))
    return parts.every((part) => isObject(part)) ? parts : inShort(name, value)
  }
  if (value === null || value === undefined || isObject(value)) return inShort(name, value)
  const path = ['words', name, String(value)]
  if (typeof partAt(texts, path) === 'string') return nested(path.join('.'))
  return typeof value === 'number' ? value : String(value)
}

/**
 * Builds `describe` (with `kind` `action`) or `sentence` (`event`). The text of a fact is `<kind>.<type>`, its members
 * are the parameters. If there are several texts under that key, a fact with a member that is null takes `hidden`, one
 * with a member whose value is one of their keys takes that one, and all others take `shown`.
 */
export const defaultSentence =
  (kind: 'action' | 'event', texts: Texts) =>
  (fact: Fact): Message => {
    const members = membersOf(fact)
    const key = `${kind}.${fact.type}`
    const params = Object.fromEntries(members.map(([name, value]) => [name, paramOf(texts, name, value)]))
    const choices = partAt(texts, key.split('.'))
    if (typeof choices !== 'object') return message(key, params)
    const values = members.map(([, value]) => value)
    const chosen = values.find((value) => typeof value === 'string' && value in choices)
    return message(`${key}.${values.includes(null) ? 'hidden' : (chosen ?? 'shown')}`, params)
  }

const line = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (isList(value)) return value.map(line).join(' ')
  if (isObject(value))
    return Object.entries(value)
      .map(([name, part]) => `${name} ${line(part)}`)
      .join(', ')
  return String(value)
}

/** The position in plain text: a line for each member of its view except the options and the legal actions. */
export const defaultBoard = (view: object): string =>
  Object.entries(view)
    .filter(([name]) => name !== 'options' && name !== 'legal')
    .map(([name, value]) => `${name}: ${line(value)}`)
    .join('\n')
