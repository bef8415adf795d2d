import { replayOf } from '../../engine/record/positions.ts'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleStem } from '../../archive/write.ts'
import { gameOf } from '../../engine/index.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import {
  FILE_FORMATS,
  exportMatch,
  type ExportedFile,
  type ExportFormat,
  disclosesSecrets,
} from '../../main/sharing/export.ts'
import { CommandError, EXIT, oneOf, parsed, viewerNamed, type Command, type Terminal } from '../command.ts'
import { bundled, collectedMatches, collectedPage, everyMatch, type Written } from './export-many.ts'
import { bundledSamples, samplesPage } from '../samples.ts'
import { bytesOf, findMatch, type Found } from '../match-store.ts'
import { explained } from '../words.ts'

const TEMPLATE = join(import.meta.dirname, '..', '..', '..', 'out', 'page', 'page.html')

const HELP = `Usage: qipu export MATCH|FILE... | --all | --collection NAME | --samples
                   [--format qipu|text|events|html | --html]
                   [--as all|public|SEAT] [--only-played] [--without-notes] [--with-analysis]
                   [--language en|zh-Hant] [--out FILE]

Writes a match of the library (or of a .qipu file, to turn it into another format). Several matches
are written as one zip file with a file for each.

  --all             every match of the library that is not in the bin
  --collection NAME the matches of a collection in their order, with its title and introduction, by its title or id
  --samples         the annotated matches that come with the program, one a game, in the language of
                    --language
  --format qipu     everything, to import again (the default); of a match that is not over also
                    what is hidden in it, and it is said so
  --format text     a score sheet to read, with all lines, comments and the result
  --format events   one line of JSON an event
  --html            the same as --format html: a page that any browser opens, offline, to step
                    through the match; of a collection or the samples one page with a table of contents
  --as all          everything; usual, except for text, events and html while something is secret
  --as public       only what every spectator could see; such a copy can be looked at, not played on
  --as SEAT         only what this seat could know, counted from 0 as in "qipu show"
  --only-played     the match as played alone, without the lines that were tried or taken back
  --without-notes   without comments, glyphs, marks and bookmarks
  --with-analysis   with what "qipu analyse" or the app has found out; not with --as public or a SEAT
  --language        of the score sheet and the samples; en if left out
  --out FILE        where to; "-" is the standard output. Left out, a file named for the match in
                    this folder (qipu, html), or the standard output (text, events); several matches
                    go to qipu-DATE.zip, a page of several to qipu-DATE.html. A name that ends
                    in .zip makes a zip file of a single match, or of pages, too. A file that exists
                    already is not overwritten.

Exit code 1 if one of several matches could not be written; the others are in the zip file.
`

/** What each file contains, and its format. */
interface ExportOptions {
  readonly format: ExportFormat
  readonly as: string | undefined
  readonly lines: 'tree' | 'played'
  readonly notes: boolean
  readonly analysis: boolean
  readonly language: Language
}

export const exportCommand: Command = {
  summary: 'matches as .qipu files, score sheets, lists of events or pages',
  help: HELP,
  async run(args, terminal) {
    const { values, positionals: names } = parsed(args, {
      all: { type: 'boolean', default: false },
      collection: { type: 'string' },
      samples: { type: 'boolean', default: false },
      format: { type: 'string' },
      html: { type: 'boolean', default: false },
      as: { type: 'string' },
      'only-played': { type: 'boolean', default: false },
      'without-notes': { type: 'boolean', default: false },
      'with-analysis': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      out: { type: 'string' },
    })
    const ways = [values.all, values.samples, values.collection !== undefined, names.length > 0]
    if (ways.filter(Boolean).length !== 1)
      throw new CommandError('Which match? Please name some, or give --all, --collection or --samples.')
    if (values.html && values.format !== undefined)
      throw new CommandError('Please give either --html or --format.')
    const options: ExportOptions = {
      format: values.html ? 'html' : oneOf('format', values.format ?? 'qipu', FILE_FORMATS),
      as: values.as,
      lines: values['only-played'] ? 'played' : 'tree',
      notes: !values['without-notes'],
      analysis: values['with-analysis'],
      language: oneOf('language', values.language, LANGUAGES),
    }
    const { out } = values
    const write = (name: string, found: Found): ExportedFile => written(name, found, options, terminal)

    const { collection, samples } = values
    if (values.all || samples || collection !== undefined || names.length > 1 || /\.zip$/i.test(out ?? '')) {
      const isOne = samples || collection !== undefined
      const isPage = isOne && options.format === 'html' && !/\.zip$/i.test(out ?? '')
      const goal = out ?? `${bundleStem(new Date())}.${isPage ? 'html' : 'zip'}`
      // Checked first, because the work can take long.
      if (goal !== '-' && existsSync(goal)) throw new CommandError(`${goal} already exists.`, EXIT.failed)
      const find = (name: string) => findMatch(terminal, name)
      const part = (name: string, found: Found): ExportedFile =>
        written(name, found, { ...options, format: 'pagePart' }, terminal)
      const made = (): Promise<Written> => {
        if (samples)
          return isPage
            ? samplesPage(terminal, options.language, part, template())
            : bundledSamples(terminal, options.language, write)
        if (collection !== undefined)
          return isPage
            ? collectedPage(terminal, collection, part, template())
            : collectedMatches(terminal, collection, write)
        return values.all ? everyMatch(terminal, write) : bundled(names, find, write, terminal)
      }
      const { bytes, failed } = await made()
      put(goal, bytes, terminal)
      return failed === 0 ? EXIT.ok : EXIT.wrong
    }

    const [name = ''] = names
    const file = write(name, await findMatch(terminal, name))
    put(
      out ?? (options.format === 'qipu' || options.format === 'html' ? file.name : '-'),
      file.bytes,
      terminal,
    )
    return EXIT.ok
  },
}

/** The warning about a file that reveals hidden information. */
const tellsHidden = (viewer: Viewer): string =>
  viewer === 'all'
    ? 'this match is not over; whoever takes the file apart finds all hands and the seed in it. --as public leaves them out.'
    : 'this match is not over, and the file tells what this seat alone may know. --as public leaves that out.'

const written = (
  name: string,
  { record, analysed, title, tags, from, damage }: Found,
  { format, as, analysis, language, ...choice }: ExportOptions,
  terminal: Terminal,
): ExportedFile => {
  if (damage !== null) terminal.err(`${name}: ${explained(damage)}\n`)
  const game = gameOf(record.header.game)
  const tells = (viewer: Viewer): boolean =>
    game !== undefined && disclosesSecrets(replayOf(record, game), viewer)
  const viewer = viewerNamed(
    as ?? (tells('all') && format !== 'qipu' ? 'public' : 'all'),
    record.header.seats.length,
  )
  if (tells(viewer)) terminal.err(`${name}: ${tellsHidden(viewer)}\n`)
  const file = exportMatch(record, game, {
    format,
    title,
    tags,
    ...(from && { from }),
    scope: { ...choice, as: viewer },
    language,
    ...(analysis ? { analysed } : {}),
    ...(format === 'html' ? { template: template() } : {}),
  })
  if (!file.ok) throw new CommandError(`${name}: ${explained(file.error)}`, EXIT.failed)
  return file.value
}

const template = (): string => {
  if (!existsSync(TEMPLATE))
    throw new CommandError('Pages are made from the build: run `npm run build` first.', EXIT.failed)
  return new TextDecoder().decode(bytesOf(TEMPLATE))
}

/** Writes to the standard output, or to a new file. */
const put = (goal: string, bytes: Uint8Array, terminal: Terminal): void => {
  if (goal === '-') return terminal.out(bytes)
  try {
    writeFileSync(goal, bytes, { flag: 'wx' })
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown
    const why = thrown.code === 'EEXIST' ? 'already exists' : `cannot be written (${String(thrown.code)})`
    throw new CommandError(`${goal} ${why}.`, EXIT.failed)
  }
  terminal.err(`${goal} written.\n`)
}
