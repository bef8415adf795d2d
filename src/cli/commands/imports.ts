import type { PastImport } from '../../main/api/api.ts'
import { CommandError, EXIT, parsed, say, type Command } from '../command.ts'
import { matchNamed, withLibrary } from '../match-store.ts'
import { counted } from '../../locales/counted.ts'
import { localTime } from '../words.ts'

const HELP = `Usage: qipu imports [MATCH] [--json]

Lists what files brought into the library, or into one match, the last import first: its number, when it
was (by the clock here), the first digits of the match, what came, the file, and the title. "qipu undo-import NUMBER" takes one back.

  --json   one line of JSON an import
`

/** Page size of the query. */
const PAGE = 500

export const importsCommand: Command = {
  summary: 'past imports, each with the number by which it can be taken back',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, { json: { type: 'boolean', default: false } })
    const [name, ...more] = positionals
    if (more.length > 0) throw new CommandError('Please name one match, or none for all.')
    return withLibrary(terminal, false, (library) => {
      const match = name === undefined ? undefined : matchNamed(library, name)
      let before: number | undefined
      do {
        const page = library.imports({ match, before, limit: PAGE })
        for (const each of page)
          if (values.json) terminal.out(`${JSON.stringify(each)}\n`)
          else say(terminal, `${lineOf(each)}\n`)
        before = page.length < PAGE ? undefined : page.at(-1)?.import
      } while (before !== undefined)
      return EXIT.ok
    })
  },
}

/** The counts in words. */
export const amount = ({
  steps,
  branches,
  notes,
}: Pick<PastImport, 'steps' | 'branches' | 'notes'>): string =>
  [counted(steps, 'step'), counted(branches, 'branch', 'branches'), counted(notes, 'note')].join(', ')

const lineOf = (past: PastImport): string => {
  const state = past.isNew
    ? `new match${past.isBinned ? ', in the bin' : ''}`
    : past.undoneAt === null
      ? ''
      : 'undone'
  return [
    String(past.import).padStart(4),
    localTime(past.at),
    past.match.slice(0, 8),
    amount(past),
    ...(state === '' ? [] : [state]),
    `${past.file} (${past.title})`,
  ].join('  ')
}
