/** Many matches into one zip file. */
import { writeCollection } from '../../archive/collection.ts'
import { bundleOf } from '../../archive/write.ts'
import type { ExportedFile } from '../../main/sharing/export.ts'
import { askedMatch, listQuerySchema } from '../../main/api/api.ts'
import type { Library } from '../../main/library/library.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { CommandError, EXIT, type Terminal } from '../command.ts'
import { matchFrom, withLibrary, type Found } from '../match-store.ts'

type Write = (name: string, found: Found) => ExportedFile

export interface Zipped {
  readonly zip: Uint8Array
  /** How many matches could not be written. */
  readonly failed: number
}

/** How many matches the library is asked for at once. */
const PAGE = 500

/** One zip file of all these matches; those that cannot be found or written are reported and left out. */
export const bundled = async <Name extends string>(
  names: readonly Name[],
  find: (name: Name) => Found | Promise<Found>,
  write: Write,
  terminal: Terminal,
  collect?: (names: readonly string[]) => string,
): Promise<Zipped> => {
  const pack = async (name: Name) => {
    try {
      const found = await find(name)
      const { name: file, bytes } = write(name, found)
      const changed = Date.parse(found.record.header.startedAt)
      return { ok: true, value: { name: file, bytes: new Uint8Array(bytes), changed } } as const
    } catch (thrown) {
      // An option that is wrong is wrong for every match.
      if (!(thrown instanceof CommandError) || thrown.exit === EXIT.usage) throw thrown
      terminal.err(`${thrown.message}\n`)
      return { ok: false, error: thrown } as const
    }
  }
  const bundle = await bundleOf(
    names,
    pack,
    () => undefined,
    () => false,
    collect,
  )
  if (bundle === null) throw new Error('nobody stops it')
  const { zip, packed, failed } = bundle
  if (packed === 0) throw new CommandError('None of these could be written.', EXIT.failed)
  terminal.err(`${packed} matches.\n`)
  return { zip: new Uint8Array(await zip.arrayBuffer()), failed: failed.length }
}

/** Every match of the library that is not in the bin. */
export const everyMatch = (terminal: Terminal, write: Write): Promise<Zipped> =>
  withLibrary(terminal, false, (library) => {
    const ids = listed(library)
    if (ids.length === 0) throw new CommandError('There is no match in the library.', EXIT.failed)
    return bundled(ids, (id) => matchFrom(library, id), write, terminal)
  })

/** A collection by its title or id, as one file: its matches that are not in the bin, in their order. */
export const collectedMatches = (terminal: Terminal, name: string, write: Write): Promise<Zipped> =>
  withLibrary(terminal, false, (library) => {
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
    const { id, title, introduction } = collection
    const ids = library.collected(id).filter((match) => library.row(match)?.binnedAt === null)
    return bundled(
      ids,
      (match) => matchFrom(library, match),
      write,
      terminal,
      (matches) => writeCollection({ id, title, introduction, matches }),
    )
  })

const listed = (library: Library): readonly MatchId[] => {
  const ids: MatchId[] = []
  for (;;) {
    const { rows, total } = library.list(listQuerySchema.parse({ limit: PAGE, offset: ids.length }))
    ids.push(...rows.map(({ id }) => askedMatch.parse(id)))
    if (ids.length >= total || rows.length === 0) return ids
  }
}
