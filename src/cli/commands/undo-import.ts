import { gameOf } from '../../engine/index.ts'
import { summaryBy } from '../../main/sharing/import-record.ts'
import { CommandError, EXIT, parsed, say, type Command } from '../command.ts'
import { withLibrary } from '../match-store.ts'
import { explained } from '../words.ts'
import { amount } from './imports.ts'

const HELP = `Usage: qipu undo-import NUMBER...

Takes imports back, each by the number that "qipu import" and "qipu imports" print. The steps, branches,
notes and analyses that came with it go; notes and branches that it changed are again what they were. What you
did yourself since stays, with the steps it needs. A match that came as a whole goes to the bin, from where the
window restores it.

Exit code 1 if one could not be taken back; the others are.
`

export const undoImport: Command = {
  summary: 'takes imports back, whole',
  help: HELP,
  run(args, terminal) {
    const { positionals } = parsed(args, {})
    if (positionals.length === 0) throw new CommandError('Which imports? "qipu imports" lists them.')
    const wrong = positionals.find((name) => !/^[1-9]\d{0,14}$/.test(name))
    if (wrong !== undefined)
      throw new CommandError(`An import is named by its number (see "qipu imports"), not "${wrong}".`)
    return withLibrary(terminal, false, (library) => {
      let refused = 0
      // Undoes the latest first, as if nothing had come after it.
      const numbers = [...new Set(positionals.map(Number))].sort((one, other) => other - one)
      for (const number of numbers) {
        const undone = library.undoImport(number, summaryBy(gameOf))
        if (!undone.ok) {
          refused += 1
          terminal.err(`import ${number}: ${explained(undone.error)}\n`)
          continue
        }
        const { match, binned, kept, ...gone } = undone.value
        const title = library.row(match)?.title ?? ''
        const said = binned ? 'the match is in the bin' : `${amount(gone)} taken back`
        const stays = kept.steps + kept.branches + kept.notes
        const rest = stays === 0 ? '' : `; kept, as you have gone on from there: ${amount(kept)}`
        say(terminal, `${match.slice(0, 8)} ${title}: ${said}${rest}\n`)
      }
      return refused === 0 ? EXIT.ok : EXIT.wrong
    })
  },
}
