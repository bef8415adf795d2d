import { randomUUID } from 'node:crypto'
import type { CollectionFile } from '../../archive/collection.ts'
import { ARCHIVE, filesIn, isArchive, startsArchive } from '../../archive/read.ts'
import { GAMES, gameOf } from '../../engine/index.ts'
import { BUDGETS } from '../../engine/record/file/budgets.ts'
import { decode } from '../../engine/record/file/decode.ts'
import {
  COPY_NAME,
  COPY_NAME_BY,
  type OwnChanges,
  type OwnChoice,
} from '../../engine/record/exchange/import.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { MOST_COLLECTED, type ApiError } from '../../main/api/api.ts'
import { isLargeImport, makeBackup } from '../../main/library/backups/backups.ts'
import type { Library } from '../../main/library/library.ts'
import { insertionFor, mergeReportOf } from '../../main/sharing/import-record.ts'
import { CommandError, EXIT, parsed, say, type Command, type Terminal } from '../command.ts'
import { bytesOf, withLibrary } from '../match-store.ts'
import { counted } from '../../locales/counted.ts'
import { detailsOf, explained } from '../words.ts'

const HELP = `Usage: qipu import FILE... [--up-to-last-good] [--keep | --replace]

Takes .qipu files, and zip files of them, into the library. A match that is there already is merged:
steps, branches and comments of both copies are kept, and what is new is marked in the window until it
was looked at. Your main line stays where it is: that of the copy comes as a branch. A copy that would
change or delete your notes, or move, rename or delete your branches, is refused and says how many:
--keep takes what is new and leaves yours, --replace takes the copy's. A file that is damaged is refused as a whole,
unless --up-to-last-good says to take it up to its last good step. Of a zip file everything that is
sound is taken; what is no record is left alone. A zip file that is a collection makes the collection, too;
one that is here keeps its title, introduction and order, and gets the matches it lacks at its end.

Every import has a number, printed with it: "qipu undo-import NUMBER" takes it back, whole, now or later.

Exit code 1 if a file was refused; the others are taken in.
`

/** The most bytes read of a file that starts like this. */
const mostOf = (head: Uint8Array): number => (startsArchive(head) ? ARCHIVE.packed : BUDGETS.packed)

/** Counts of results, for the closing line. */
interface Tally {
  new: number
  merged: number
  refused: number
  other: number
  /** A backup was made, because the import is large. */
  backedUp: boolean
}

export const importCommand: Command = {
  summary: 'takes .qipu files, and zip files of them, into the library',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, {
      'up-to-last-good': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    })
    if (positionals.length === 0) throw new CommandError('Which files?')
    if (values.keep && values.replace) throw new CommandError('Either --keep or --replace.')
    const own = values.keep ? 'keep' : values.replace ? 'replace' : 'ask'
    const upTo = values['up-to-last-good'] ? 'lastGood' : 'all'
    // Read first, so that a wrong file name creates no library.
    const files = positionals.map((file) => ({ file, blob: new Blob([bytesOf(file, mostOf)]) }))
    return withLibrary(terminal, true, async (library) => {
      const tally: Tally = { new: 0, merged: 0, refused: 0, other: 0, backedUp: false }
      const batch = randomUUID()
      const take = taker(library, terminal, { upTo, own, batch }, tally)
      for (const { file, blob } of files) {
        if (!(await isArchive(blob))) {
          take(file, await contentOf(blob))
          continue
        }
        const taken = new Map<string, MatchId>()
        let collection: CollectionFile | undefined
        for await (const found of filesIn(blob, file))
          if (found.is === 'record') {
            const match = take(`${file}: ${found.name}`, await contentOf(found.bytes))
            if (match !== undefined) taken.set(found.name, match)
          } else if (found.is === 'collection') collection = found.collection
          else if (found.is === 'other') tally.other += 1
          else if (found.is === 'refused') {
            tally.refused += 1
            const where = found.name === file ? file : `${file}: ${found.name}`
            terminal.err(`${where}: refused: ${explained(found.error)}\n`)
          }
        if (collection !== undefined) collect(library, terminal, collection, taken)
      }
      const taken = tally.new + tally.merged
      if (taken + tally.refused > files.length || tally.other > 0)
        terminal.err(
          `${tally.new} new, ${tally.merged} merged, ${tally.refused} refused, ${tally.other} not records.\n`,
        )
      return tally.refused === 0 ? EXIT.ok : EXIT.wrong
    })
  },
}

/** Creates the collection of a file, or appends missing matches to an existing one. */
const collect = (
  library: Library,
  terminal: Terminal,
  { id, title, introduction, matches: names }: CollectionFile,
  taken: ReadonlyMap<string, MatchId>,
): void => {
  const matches = names.flatMap((name) => taken.get(name) ?? [])
  if (matches.length === 0 && names.length > 0) return
  const grown = library.addToCollection(id, matches, MOST_COLLECTED)
  if (grown === undefined) {
    const made = library.putCollection(id, { title, introduction, matches })
    say(terminal, `Collection “${made.title}”: new, ${counted(made.matches, 'match', 'matches')}\n`)
  } else
    say(
      terminal,
      `Collection “${grown.collection.title}”: already there, ${counted(grown.added, 'match', 'matches')} added\n`,
    )
}

const contentOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())

interface ImportOptions {
  /** Shared by all files of this run. */
  readonly batch: string
  readonly upTo: 'all' | 'lastGood'
  readonly own: OwnChoice
}

/** Verb and noun for each kind of change; see `OwnChanges`. */
const CHANGES = {
  notesClaimed: ['add in your name', 'note'],
  notesChanged: ['change', 'note'],
  notesDeleted: ['delete', 'note'],
  branchesMoved: ['move', 'branch'],
  branchesRenamed: ['rename', 'branch'],
  branchesDeleted: ['delete', 'branch'],
} as const satisfies { readonly [name in keyof OwnChanges]: readonly [string, string] }

const changesIn = (details: ApiError['details'] = {}): string =>
  Object.entries(CHANGES)
    .flatMap(([name, [verb, noun]]) => {
      const n = Number(details[name] ?? 0)
      const many = noun === 'branch' ? 'branches' : 'notes'
      return n === 0 ? [] : [`${verb} ${n} ${n === 1 ? noun : many}`]
    })
    .join(', ')

/** Returns a function that imports one file and prints the result. */
const taker =
  (library: Library, terminal: Terminal, { upTo, own, batch }: ImportOptions, tally: Tally) =>
  (file: string, bytes: Uint8Array): MatchId | undefined => {
    const read = decode(bytes, { games: GAMES, upTo, now: () => performance.now() })
    if (!read.ok) {
      tally.refused += 1
      const { error } = read
      terminal.err(`${file}: refused, line ${error.line}: ${explained(error)}${detailsOf(error)}\n`)
      return undefined
    }
    const { record, analysed, label, damage } = read.value
    if (!tally.backedUp && isLargeImport(record.steps.size, tally.new + tally.merged + 1)) {
      tally.backedUp = true
      const made = makeBackup(library.file, { reason: 'import', now: Date.now() })
      if (!made.ok) terminal.err(`No backup could be made before: ${explained(made.error)}\n`)
    }
    const insertion = insertionFor(library, gameOf, {
      record,
      analysed,
      label,
      name: file,
      batch,
      own,
      copyName: COPY_NAME,
      copyNameBy: COPY_NAME_BY,
    })
    const inserted = library.insertRecord(record, insertion)
    if (!inserted.ok) {
      tally.refused += 1
      const { error } = inserted
      const changes = error.code === 'changesOwn' ? ` It would ${changesIn(error.details)}.` : ''
      terminal.err(`${file}: refused: ${explained(error)}${changes}\n`)
      return undefined
    }
    const news = mergeReportOf(inserted.value)
    const { isNew, addedSteps } = inserted.value
    tally[isNew ? 'new' : 'merged'] += 1
    const short = record.root.slice(0, 8)
    const title = library.row(record.root)?.title ?? ''
    const what = isNew
      ? `new, ${counted(record.steps.size, 'step')}`
      : `already there, ${counted(addedSteps, 'step')} added`
    const number = inserted.value.import
    say(terminal, `${short} ${title}: ${what}${number === null ? '' : ` (import ${number})`}\n`)
    for (const branch of news?.branches ?? [])
      if (branch.how === 'copyMain')
        say(terminal, `${short} ${title}: its main line comes as the branch “${branch.name}”\n`)
    if (damage !== null)
      terminal.err(`${file}: taken up to line ${damage.line}: ${explained(damage)}${detailsOf(damage)}\n`)
    return record.root
  }
