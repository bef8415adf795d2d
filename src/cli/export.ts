import { writeFileSync } from 'node:fs'
import { gameOf } from '../engine/index.ts'
import { LANGUAGES } from '../engine/kernel/text.ts'
import { EXPORT_FORMATS, exportMatch } from '../main/export.ts'
import { CommandError, EXIT, oneOf, parsed, type Command } from './command.ts'
import { findMatch } from './store.ts'
import { explained } from './words.ts'

const HELP = `Usage: qipu export MATCH|FILE [--format qipu|text|events] [--as all|public]
                   [--language en|zh-Hant] [--out FILE]

Writes a match of the library (or of a .qipu file, to turn it into another format).

  --format qipu     everything, to import again (the default)
  --format text     a score sheet to read, with all lines, comments and the result
  --format events   one line of JSON an event
  --as public       only what every onlooker could see; such a copy can be looked at, not played on
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
      language: { type: 'string', default: 'en' },
      out: { type: 'string' },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0)
      throw new CommandError('Which match? Please name one file or match.')
    const format = oneOf('format', values.format, EXPORT_FORMATS)
    const as = oneOf('as', values.as, ['all', 'public'] as const)
    const language = oneOf('language', values.language, LANGUAGES)
    const { record, title, tags, damage } = findMatch(terminal, name)
    if (damage !== null) terminal.err(`${name}: ${explained(damage)}\n`)
    const file = exportMatch(record, gameOf(record.header.game), { format, title, tags, as, language })
    const goal = values.out ?? (format === 'qipu' ? file.name : '-')
    if (goal === '-') terminal.out(file.bytes)
    else {
      writeNew(goal, file.bytes)
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
