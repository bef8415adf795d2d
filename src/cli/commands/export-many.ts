/** Exports many matches into one file. */
import { writeCollection } from '../../archive/collection.ts'
import { pageOfMany } from '../../archive/page.ts'
import { bundleOf, type Bundle } from '../../archive/write.ts'
import type { ExportedFile } from '../../main/sharing/export.ts'
import { askedMatch, listQuerySchema, type Collection } from '../../main/api/api.ts'
import type { Library } from '../../main/library/library.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { CommandError, EXIT, type Terminal } from '../command.ts'
import { matchFrom, withLibrary, type Found } from '../match-store.ts'
import { counted } from '../../locales/counted.ts'

export type Write = (name: string, found: Found) => ExportedFile

export interface Written {
  readonly bytes: Uint8Array
  /** How many matches failed. */
  readonly failed: number
}

/** Page size of the query. */
const PAGE = 500

/** Finds and writes one match; reports what fails. */
export const packing =
  <Name extends string>(find: (name: Name) => Found | Promise<Found>, write: Write, terminal: Terminal) =>
  async (name: Name) => {
    try {
      const found = await find(name)
      return { ok: true, value: { found, file: write(name, found) } } as const
    } catch (thrown) {
      // An invalid option is invalid for every match.
      if (!(thrown instanceof CommandError) || thrown.exit === EXIT.usage) throw thrown
      terminal.err(`${thrown.message}\n`)
      return { ok: false, error: thrown } as const
    }
  }

export const NOBODY_STOPS_IT = () => false
export const handedOver = async (
  bundle: Bundle<unknown, unknown> | null,
  terminal: Terminal,
): Promise<Written> => {
  if (bundle === null) throw new Error('nobody stops it')
  const { file, packed, failed } = bundle
  if (packed === 0) throw new CommandError('None of these could be written.', EXIT.failed)
  terminal.err(`${counted(packed, 'match', 'matches')}.\n`)
  return { bytes: new Uint8Array(await file.arrayBuffer()), failed: failed.length }
}

/** Writes matches to one zip file, leaving out those that fail. */
export const bundled = async <Name extends string>(
  names: readonly Name[],
  find: (name: Name) => Found | Promise<Found>,
  write: Write,
  terminal: Terminal,
  collect?: (names: readonly string[]) => string,
): Promise<Written> => {
  const packed = packing(find, write, terminal)
  const pack = async (name: Name) => {
    const answer = await packed(name)
    if (!answer.ok) return answer
    const { found, file } = answer.value
    const changed = Date.parse(found.record.header.startedAt)
    return { ok: true, value: { name: file.name, bytes: new Uint8Array(file.bytes), changed } } as const
  }
  return handedOver(await bundleOf(names, pack, () => undefined, NOBODY_STOPS_IT, collect), terminal)
}

/** All matches of the library, without the bin. */
export const everyMatch = (terminal: Terminal, write: Write): Promise<Written> =>
  withLibrary(terminal, false, (library) => {
    const ids = listed(library)
    if (ids.length === 0) throw new CommandError('There is no match in the library.', EXIT.failed)
    return bundled(ids, (id) => matchFrom(library, id), write, terminal)
  })

/** Finds a collection by title or id, with its matches in order, without the bin. */
const collectionNamed = (library: Library, name: string): [Collection, readonly MatchId[]] => {
  const found = library.collections().filter(({ id, title }) => id === name || title === name)
  const [collection, another] = found
  if (collection === undefined)
    throw new CommandError(`There is no collection ${name} in the library.`, EXIT.failed)
  if (another !== undefined)
    throw new CommandError(
      `Several collections are called ${name}: please give an id.`,
      EXIT.usage,
      found.map(({ id }) => id),
    )
  const ids = library.collected(collection.id).filter((match) => library.row(match)?.binnedAt === null)
  return [collection, ids]
}

/** Writes a collection to one zip file. */
export const collectedMatches = (terminal: Terminal, name: string, write: Write): Promise<Written> =>
  withLibrary(terminal, false, (library) => {
    const [{ id, title, introduction }, ids] = collectionNamed(library, name)
    const collect = (matches: readonly string[]) => writeCollection({ id, title, introduction, matches })
    return bundled(ids, (match) => matchFrom(library, match), write, terminal, collect)
  })

/** Makes one page of a collection with a table of contents; `write` makes its parts. */
export const collectedPage = (
  terminal: Terminal,
  name: string,
  write: Write,
  template: string,
): Promise<Written> =>
  withLibrary(terminal, false, async (library) => {
    const [{ title, introduction }, ids] = collectionNamed(library, name)
    const packed = packing((match: MatchId) => matchFrom(library, match), write, terminal)
    const pack = async (match: MatchId) => {
      const answer = await packed(match)
      if (!answer.ok) return answer
      const row = library.row(match)
      if (row === undefined) throw new RangeError(`${match} is in no list`)
      return { ok: true, value: { bytes: answer.value.file.bytes, row } } as const
    }
    const head = { template, title, introduction }
    return handedOver(await pageOfMany(ids, pack, () => undefined, NOBODY_STOPS_IT, head), terminal)
  })

const listed = (library: Library): readonly MatchId[] => {
  const ids: MatchId[] = []
  for (;;) {
    const { rows, total } = library.list(listQuerySchema.parse({ limit: PAGE, offset: ids.length }))
    ids.push(...rows.map(({ id }) => askedMatch.parse(id)))
    if (ids.length >= total || rows.length === 0) return ids
  }
}
