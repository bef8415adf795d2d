/** What a command of the command line is, and how it reads its options. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { sanitizedLines } from '../engine/kernel/sanitize-text.ts'
import type { Viewer } from '../engine/kernel/seat.ts'
import type { OpenOptions } from '../main/library/open.ts'

/** Exit codes, documented in docs/cli.md. */
export const EXIT = {
  ok: 0,
  /** The command found something wrong: a damaged record, a refused file. */
  wrong: 1,
  /** The request was invalid. */
  usage: 2,
  /** The library or a file could not be opened, read or written. */
  failed: 3,
} as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** The input, output and environment of a command. */
export interface Terminal {
  /** The standard input, opened on first use. */
  input(): AsyncIterable<Buffer | string>
  out(text: string | Uint8Array): void
  err(text: string): void
  readonly env: { readonly [name: string]: string | undefined }
  /** What to do about a damaged library (`--damaged`). */
  readonly damaged?: Exclude<OpenOptions['damaged'], undefined> | 'restore'
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string
  /** Everything `--help` prints. */
  readonly help: string
  run(args: readonly string[], terminal: Terminal): Exit | Promise<Exit>
}

/** Writes text for people; makes control characters harmless, because names and titles are untrusted. */
export const say = (terminal: Terminal, text: string): void => terminal.out(sanitizedLines(text))

/** An invalid request, or something missing; its message is printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exit: Exit
  /** Further lines to print. */
  readonly lines: readonly string[]
  constructor(message: string, exit: Exit = EXIT.usage, lines: readonly string[] = []) {
    super(message)
    this.exit = exit
    this.lines = lines
  }
}

/** Works with a file or a folder; an error of the system becomes one that says what cannot be done with it. */
export const withFile = <T>(
  path: string,
  cannotBe: 'read' | 'written' | 'read or written',
  work: () => T,
): T => {
  try {
    return work()
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown
    throw new CommandError(`${path} cannot be ${cannotBe} (${String(thrown.code)}).`, EXIT.failed)
  }
}

/** Node's strict `parseArgs`; its errors become `CommandError`s. */
export const parsed = <T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
): ReturnType<typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>> => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (thrown) {
    if (thrown instanceof TypeError) throw new CommandError(thrown.message)
    throw thrown
  }
}

/** Parses an option as a whole number. */
export const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new CommandError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

/** Parses an option as one of several words. */
export const oneOf = <T extends string>(name: string, text: string, words: readonly T[]): T => {
  const found = words.find((word) => word === text)
  if (found === undefined)
    throw new CommandError(`--${name} must be one of ${words.join(', ')}, not "${text}".`)
  return found
}

/** Parses an option as a viewer: a seat number from 0, `public` or `all`. */
export const viewerNamed = (text: string, seats: number): Viewer =>
  text === 'public' || text === 'all' ? text : wholeNumber('as', text, 0, seats - 1)
