import { writeFileSync } from 'node:fs'
import { gameOf } from '../engine/index.ts'
import { LANGUAGES } from '../engine/kernel/text.ts'
import type { Excerpt } from '../engine/record/excerpt.ts'
import { EXPORT_FORMATS, exportMatch } from '../main/export.ts'
import { CommandError, EXIT, oneOf, parsed, viewerNamed, type Command } from './command.ts'
import { findMatch } from './store.ts'
import { explained } from './words.ts'

const HELP = `Usage: qipu export MATCH|FILE [--format qipu|text|events] [--as all|public|SEAT]
                   [--only-played] [--without-notes] [--language en|zh-Hant] [--out FILE]

Writes a match of the library (or of a .qipu file, to turn it into another format).

  --format qipu     everything, to import again (the default)
  --format text     a score sheet to read, with all lines, comments and the result
  --format events   one line of JSON an event
  --as public       only what every onlooker could see; such a copy can be looked at, not played on
  --as SEAT         only what this seat could know, counted from 0 as in "qipu show"
  --only-played     the match as played alone, without the lines that were tried or taken back
  --without-notes   without comments, glyphs, marks and bookmarks
  --language        of the score sheet; en if left out
  --out FILE        where to; "-" is the standard output. Left out, a file named for the match in
                    this folder (qipu), or the standard output (text, events). A file that is there
                    already is not overwritten.
`

export const exportCommand: Command = {
  summary: 'a match as a .qipu file, a score sheet or a list of events',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, {
      format: { type: 'string', default: 'qipu' },
      as: { type: 'string', default: 'all' },
      'only-played': { type: 'boolean', default: false },
      'without-notes': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      out: { type: 'string' },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0)
      throw new CommandError('Which match? Please name one file or match.')
    const format = oneOf('format', values.format, EXPORT_FORMATS)
    const language = oneOf('language', values.language, LANGUAGES)
    const { record, title, tags, damage } = findMatch(terminal, name)
    if (damage !== null) terminal.err(`${name}: ${explained(damage)}\n`)
    const excerpt: Excerpt = {
      lines: values['only-played'] ? 'played' : 'tree',
      notes: !values['without-notes'],
      as: viewerNamed(values.as, record.header.seats.length),
    }
    const file = exportMatch(record, gameOf(record.header.game), { format, title, tags, excerpt, language })
    if (!file.ok) throw new CommandError(`${name}: ${explained(file.error)}`, EXIT.failed)
    const goal = values.out ?? (format === 'qipu' ? file.value.name : '-')
    if (goal === '-') terminal.out(file.value.bytes)
    else {
      writeNew(goal, file.value.bytes)
      terminal.err(`${goal} written.\n`)
    }
    return EXIT.ok
  },
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
