/** Finds matches for commands: in files and in the library, which the app uses too. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { gameOf, GAMES } from '../engine/index.ts'
import type { AnyGame } from '../engine/kernel/game.ts'
import type { Result } from '../engine/kernel/refusal.ts'
import type { Analysed } from '../engine/record/analysis.ts'
import { headerFault } from '../engine/record/validation.ts'
import { BUDGETS } from '../engine/record/file/budgets.ts'
import { decode } from '../engine/record/file/decode.ts'
import { startOf } from '../engine/record/positions.ts'
import { tryRead } from '../engine/record/readable.ts'
import { MAIN, type Author, type MatchId, type StepId } from '../engine/record/step.ts'
import { lineTo, type MatchRecord } from '../engine/record/tree.ts'
import type { ApiError } from '../main/api/api.ts'
import { LibraryFailure } from '../main/library/sqlite/errors.ts'
import type { Library } from '../main/library/library.ts'
import { damageLines } from '../main/library/damage/findings.ts'
import { openLibrary } from '../main/library/open.ts'
import { listBackups } from '../main/library/backups/backups.ts'
import { restoreBackup, contentsOfBackup } from '../main/library/backups/restore.ts'
import type { Contents } from '../main/library/rows/contents.ts'
import { libraryHome } from '../main/library/file/files.ts'
import { isLibraryIn, locateLibrary } from '../main/library/location/pointer.ts'
import { namedAuthorOf } from '../main/table/author.ts'
import { CommandError, EXIT, withFile, type Terminal } from './command.ts'
import { explained, type Problem } from './words.ts'

/** The shortest beginning of an id that identifies a match, in hex digits. */
const SHORTEST = 4

/** A match from a file or the library, with data beside its record. */
export interface Found {
  readonly record: MatchRecord
  /** Findings of its analyses. */
  readonly analysed: readonly Analysed[]
  readonly title: string
  readonly tags: readonly string[]
  /** The author of its library, if named. */
  readonly from?: Author
  /** Why a part of it could not be read, or null. */
  readonly damage: Problem | null
}

/** The home folder, which holds the library unless it was moved. */
export const homeOf = (terminal: Terminal): string => libraryHome(terminal.env, process.platform, homedir())

/** The library's path. If it was moved and is missing there, none is created. */
export const fileOf = (terminal: Terminal): string => {
  const { file, error } = locateLibrary(homeOf(terminal))
  if (error !== null)
    throw new CommandError(explained(error), EXIT.failed, [
      '"qipu library use FOLDER" takes up the library of another folder.',
    ])
  return file
}

/** Opens the library, runs the work and closes it; `make` creates a missing library. */
export const withLibrary = async <T>(
  terminal: Terminal,
  make: boolean,
  work: (library: Library) => T | Promise<T>,
): Promise<T> => {
  const file = fileOf(terminal)
  if (!make && !isLibraryIn(dirname(file)))
    throw new CommandError(`There is no library yet at ${file}.`, EXIT.failed)
  const opened = openAsChosen(file, terminal)
  if (!opened.ok)
    throw new CommandError(
      `${file}: ${explained(opened.error)}`,
      EXIT.failed,
      damageLines(opened.error, latestContents(file)),
    )
  const library = opened.value
  try {
    if (library.backup !== null)
      terminal.err(`The library was brought up to date; a copy of the old one is ${library.backup}\n`)
    if (library.kept !== null)
      terminal.err(
        `${library.readOnly ? 'This is only looked at' : 'What was intact of the library is open'}. ` +
          `Copies of its files as they were found are in ${library.kept}\n`,
      )
    return await work(library)
  } catch (thrown) {
    if (thrown instanceof LibraryFailure) throw new CommandError(explained(thrown.error), EXIT.failed)
    throw thrown
  } finally {
    library.close()
  }
}

/** What the latest backup holds; undefined without backups. */
const latestContents = (file: string): Contents | null | undefined => {
  const [latest] = listBackups(file)
  return latest && contentsOfBackup(latest, { now: Date.now })
}

/** Opens the library, handling damage as `--damaged` says. */
const openAsChosen = (file: string, { damaged }: Terminal): Result<Library, ApiError> => {
  const options = { now: Date.now }
  if (damaged === undefined) return openLibrary(file, options)
  if (damaged !== 'restore') return openLibrary(file, { ...options, damaged })
  // A sound library is not replaced, even if `--damaged` asks for it.
  const asked = openLibrary(file, options)
  if (asked.ok || asked.error.code !== 'libraryDamaged') return asked
  const [latest] = listBackups(file)
  if (latest === undefined) throw new CommandError('There is no backup to restore.', EXIT.failed)
  const restored = restoreBackup(file, latest.name, options)
  return restored.ok ? openLibrary(file, options) : restored
}

/** Finds a match in the library by its id or the beginning of it. */
export const matchNamed = (library: Library, name: string): MatchId => {
  if (!/^[0-9a-f]{4,32}$/.test(name))
    throw new CommandError(
      `A match is named by at least ${SHORTEST} digits of its id (see "qipu list"), not "${name}".`,
    )
  const found = library.ids().filter((id) => id.startsWith(name))
  const [first, ...others] = found
  if (first === undefined) throw new CommandError(`There is no match ${name} in the library.`, EXIT.failed)
  if (others.length > 0)
    throw new CommandError(`${found.length} matches begin with ${name}; please give more digits.`)
  return first
}

export const matchFrom = (library: Library, id: MatchId): Found => {
  const loaded = library.load(id)
  if (!loaded.ok) throw new CommandError(`${id}: ${explained(loaded.error)}`, EXIT.failed)
  const { value: record } = loaded
  const row = library.row(id)
  const from = namedAuthorOf(library)
  return {
    record,
    analysed: library.analysed(id),
    title: row?.title ?? '',
    tags: row?.tags ?? [],
    ...(from && { from }),
    damage: loaded.damage ?? headerFault(record.header, gameOf(record.header.game)) ?? null,
  }
}

/**
 * Reads a file; the error says why it cannot be read. Of a file with more than `most` bytes (it may be endless) it
 * reads one byte more, so that the caller refuses it as too large. `mostOf` tells from the first bytes how many that are.
 */
export const bytesOf = (
  file: string,
  mostOf: (head: Uint8Array) => number = () => BUDGETS.packed,
): Uint8Array =>
  withFile(file, 'read', () => {
    const handle = openSync(file, 'r')
    try {
      return firstOf(handle, mostOf)
    } finally {
      closeSync(handle)
    }
  })

/** Reads in chunks, because a pipe or a device has no length. */
const firstOf = (handle: number, mostOf: (head: Uint8Array) => number): Uint8Array => {
  const pieces: Buffer[] = []
  let length = 0
  let most = Infinity
  while (length <= most) {
    const piece = Buffer.allocUnsafe(Math.min(most + 1 - length, PIECE))
    const read = readSync(handle, piece, 0, piece.length, null)
    if (read === 0) break
    pieces.push(piece.subarray(0, read))
    length += read
    if (most === Infinity && length >= HEAD) most = mostOf(Buffer.concat(pieces))
  }
  return Buffer.concat(pieces).subarray(0, most + 1)
}

/** As many bytes tell a zip file from others. */
const HEAD = 4
const PIECE = 2 ** 20

/** The game of a match whose positions will be shown; a `CommandError` says why none can be. */
export const gameToShow = ({ record, damage }: Found, name: string): AnyGame => {
  const game = gameOf(record.header.game)
  if (game === undefined)
    throw new CommandError(`The game "${record.header.game}" is not known here.`, EXIT.failed)
  // A record that an earlier version accepted may lack even a first position.
  if (tryRead(() => startOf(record, game)) === undefined)
    throw new CommandError(`${name}: ${explained(damage ?? { code: 'unreadableStep' })}`, EXIT.failed)
  return game
}

/** Finds a match: in the file of that name, otherwise in the library. */
export const findMatch = async (terminal: Terminal, name: string): Promise<Found> => {
  if (!existsSync(name))
    return withLibrary(terminal, false, (library) => matchFrom(library, matchNamed(library, name)))
  const read = decode(bytesOf(name), { games: GAMES, upTo: 'lastGood', now: () => performance.now() })
  if (!read.ok)
    throw new CommandError(`${name}, line ${read.error.line}: ${explained(read.error)}`, EXIT.wrong)
  const { record, analysed, label, damage } = read.value
  return { record, analysed, title: label?.title ?? '', tags: label?.tags ?? [], damage }
}

/** The step of the match as played with this number or beginning of an id; the last one if left out. */
export const stepNamed = (record: MatchRecord, text: string | undefined): StepId => {
  const line = lineTo(record, record.branches.get(MAIN)?.step ?? record.root)
  if (text === undefined) return line.at(-1)?.id ?? record.root
  if (/^\d{1,7}$/.test(text) && Number(text) <= line.length)
    return text === '0' ? record.root : (line[Number(text) - 1]?.id ?? record.root)
  const found = [record.root, ...record.steps.keys()].filter((id) => id.startsWith(text))
  const [first, ...others] = found
  if (first === undefined || text === '')
    throw new CommandError(`There is no step "${text}"; the match as played has ${line.length}.`)
  if (others.length > 0)
    throw new CommandError(`${found.length} steps begin with ${text}; please give more digits.`)
  return first
}
