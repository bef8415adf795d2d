/** Parses one line of a stranger's file into a harmless JSON value. */
import { err, ok, type Result } from '../../kernel/refusal.ts'
import type { FileErrorCode } from './fault.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** True if arrays and objects nest deeper than `most`; does not check that the text is JSON. */
const deeperThan = (bytes: Uint8Array, most: number): boolean => {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (inString) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1
      if (depth > most) return true
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1
  }
  return false
}

/**
 * Finds what a parsed value must not hold: numbers outside the range of doubles, and the member name that reaches
 * prototypes.
 */
const flawOf = (value: unknown): 'notFinite' | 'forbiddenName' | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'notFinite'
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, '__proto__')) return 'forbiddenName'
  for (const member of Object.values(value)) {
    const flaw = flawOf(member)
    if (flaw !== undefined) return flaw
  }
  return undefined
}

// The byte order mark of the file is already gone; a second one stays and is refused as bad JSON.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Parses a line as JSON nested at most `depth` deep. */
export const parseLine = (bytes: Uint8Array, depth: number): Result<unknown, FileErrorCode> => {
  if (deeperThan(bytes, depth)) return err('tooDeep')
  const text = textOf(bytes)
  if (text === undefined) return err('notUtf8')
  const json = parseJson(text)
  if (json === undefined) return err('badJson')
  const flaw = flawOf(json.value)
  return flaw === undefined ? ok(json.value) : err(flaw)
}
