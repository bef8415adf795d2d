/** What a command of the command line is. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { sanitizedLines } from '../engine/kernel/sanitize-text.ts'
import type { Viewer } from '../engine/kernel/seat.ts'
import type { OpenOptions } from '../main/library/open.ts'

/** Exit codes; docs/cli.md tells them to users. */
export const EXIT = {
  ok: 0,
  /** The command ran and found something wrong: a damaged record, a refused file. */
  wrong: 1,
  /** The command was not understood. */
  usage: 2,
  /** The library or a file could not be opened, read or written. */
  failed: 3,
} as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** What a command reads and writes, and its environment. */
export interface Terminal {
  /** The standard input, opened when a command asks for it. */
  input(): AsyncIterable<Buffer | string>
  out(text: string | Uint8Array): void
  err(text: string): void
  readonly env: { readonly [name: string]: string | undefined }
  /** What is to be done about a damaged library (`--damaged`). */
  readonly damaged?: Exclude<OpenOptions['damaged'], undefined> | 'restore'
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string
  /** Everything `--help` prints. */
  readonly help: string
  run(args: readonly string[], terminal: Terminal): Exit | Promise<Exit>
}

/** Writes text for people: names and titles may come from strangers, so control characters are made harmless. */
export const say = (terminal: Terminal, text: string): void => terminal.out(sanitizedLines(text))

/** A mistake in the request, or something that is not there; its message is printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exit: Exit
  /** What else is to be said, a line each. */
  readonly lines: readonly string[]
  constructor(message: string, exit: Exit = EXIT.usage, lines: readonly string[] = []) {
    super(message)
    this.exit = exit
    this.lines = lines
  }
}

/** Node's strict `parseArgs`, with its errors as a `CommandError`. */
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

/** A whole number from an option. */
export const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new CommandError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

/** One of a few words from an option. */
export const oneOf = <T extends string>(name: string, text: string, words: readonly T[]): T => {
  const found = words.find((word) => word === text)
  if (found === undefined)
    throw new CommandError(`--${name} must be one of ${words.join(', ')}, not "${text}".`)
  return found
}

/** The viewer an option names: a seat by its number from 0, `public` or `all`. */
export const viewerNamed = (text: string, seats: number): Viewer =>
  text === 'public' || text === 'all' ? text : wholeNumber('as', text, 0, seats - 1)
