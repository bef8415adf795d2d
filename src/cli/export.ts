import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '../engine/index.ts'
import type { AnyGame } from '../engine/kernel/game.ts'
import { LANGUAGES } from '../engine/kernel/text.ts'
import type { Excerpt } from '../engine/record/excerpt.ts'
import { createPositions } from '../engine/record/positions.ts'
import { MAIN } from '../engine/record/step.ts'
import type { MatchRecord } from '../engine/record/tree.ts'
import { EXPORT_FORMATS, exportMatch } from '../main/export.ts'
import { CommandError, EXIT, oneOf, parsed, viewerNamed, type Command } from './command.ts'
import { bytesOf, findMatch } from './store.ts'
import { explained } from './words.ts'

const TEMPLATE = join(import.meta.dirname, '..', '..', 'out', 'page', 'page.html')

const HELP = `Usage: qipu export MATCH|FILE [--format qipu|text|events|html | --html] [--as all|public|SEAT]
                   [--only-played] [--without-notes] [--with-analysis] [--language en|zh-Hant] [--out FILE]

Writes a match of the library (or of a .qipu file, to turn it into another format).

  --format qipu     everything, to import again (the default)
  --format text     a score sheet to read, with all lines, comments and the result
  --format events   one line of JSON an event
  --html            the same as --format html: a page that any browser opens, offline, to step
                    through the match; as the public saw it, where something is secret still
  --as public       only what every onlooker could see; such a copy can be looked at, not played on
  --as SEAT         only what this seat could know, counted from 0 as in "qipu show"
  --only-played     the match as played alone, without the lines that were tried or taken back
  --without-notes   without comments, glyphs, marks and bookmarks
  --with-analysis   with what "qipu analyse" or the app has found out; not with --as public or a SEAT
  --language        of the score sheet; en if left out
  --out FILE        where to; "-" is the standard output. Left out, a file named for the match in
                    this folder (qipu, html), or the standard output (text, events). A file that is there
                    already is not overwritten.
`

export const exportCommand: Command = {
  summary: 'a match as a .qipu file, a score sheet, a list of events or a page',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, {
      format: { type: 'string' },
      html: { type: 'boolean', default: false },
      as: { type: 'string' },
      'only-played': { type: 'boolean', default: false },
      'without-notes': { type: 'boolean', default: false },
      'with-analysis': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      out: { type: 'string' },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0)
      throw new CommandError('Which match? Please name one file or match.')
    if (values.html && values.format !== undefined)
      throw new CommandError('Please give either --html or --format.')
    const format = values.html ? 'html' : oneOf('format', values.format ?? 'qipu', EXPORT_FORMATS)
    const language = oneOf('language', values.language, LANGUAGES)
    const { record, analysed, title, tags, damage } = findMatch(terminal, name)
    if (damage !== null) terminal.err(`${name}: ${explained(damage)}\n`)
    const game = gameOf(record.header.game)
    const usual = format === 'html' && game !== undefined && keepsSecrets(record, game) ? 'public' : 'all'
    const excerpt: Excerpt = {
      lines: values['only-played'] ? 'played' : 'tree',
      notes: !values['without-notes'],
      as: viewerNamed(values.as ?? usual, record.header.seats.length),
    }
    const file = exportMatch(record, game, {
      format,
      title,
      tags,
      excerpt,
      language,
      ...(values['with-analysis'] ? { analysed } : {}),
      ...(format === 'html' ? { template: template() } : {}),
    })
    if (!file.ok) throw new CommandError(`${name}: ${explained(file.error)}`, EXIT.failed)
    const goal = values.out ?? (format === 'qipu' || format === 'html' ? file.value.name : '-')
    if (goal === '-') terminal.out(file.value.bytes)
    else {
      writeNew(goal, file.value.bytes)
      terminal.err(`${goal} written.\n`)
    }
    return EXIT.ok
  },
}

/** Something in it is not to be known to everybody yet. */
const keepsSecrets = (record: MatchRecord, game: AnyGame): boolean => {
  const tip = record.branches.get(MAIN)?.step ?? record.root
  return (
    record.header.seenBy === undefined &&
    game.secrets(game.schemas.options.parse(record.header.options)) &&
    game.turn(createPositions(record, game).at(tip)).by !== 'nobody'
  )
}

const template = (): string => {
  if (!existsSync(TEMPLATE))
    throw new CommandError('Pages are made from the build: run `npm run build` first.', EXIT.failed)
  return new TextDecoder().decode(bytesOf(TEMPLATE))
}

const writeNew = (file: string, bytes: Uint8Array): void => {
  try {
    writeFileSync(file, bytes, { flag: 'wx' })
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown
    const why = thrown.code === 'EEXIST' ? 'is there already' : `cannot be written (${String(thrown.code)})`
    throw new CommandError(`${file} ${why}.`, EXIT.failed)
  }
}
