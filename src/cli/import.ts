import { basename } from 'node:path'
import { GAMES, gameOf } from '../engine/index.ts'
import { decode } from '../engine/record/codec.ts'
import { createPositions } from '../engine/record/positions.ts'
import type { MatchRecord } from '../engine/record/tree.ts'
import { emptySummary, type Summary } from '../main/library/summary.ts'
import { summaryOf } from '../main/table/summary.ts'
import { CommandError, EXIT, parsed, type Command } from './command.ts'
import { bytesOf, withLibrary } from './store.ts'
import { detailsOf, explained } from './words.ts'

const HELP = `Usage: qipu import FILE... [--up-to-last-good]

Takes .qipu files into the library. A match that is there already is merged: steps, branches and
comments of both copies are kept. A file that is damaged is refused as a whole, unless
--up-to-last-good says to take it up to its last good step.

Exit code 1 if a file was refused; the others are taken in.
`

export const importCommand: Command = {
  summary: 'takes .qipu files into the library',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, { 'up-to-last-good': { type: 'boolean', default: false } })
    if (positionals.length === 0) throw new CommandError('Which files?')
    const upTo = values['up-to-last-good'] ? 'lastGood' : 'all'
    // Read before the library is opened, so that a wrong name makes no library.
    const files = positionals.map((file) => ({ file, bytes: bytesOf(file) }))
    return withLibrary(terminal, true, (library) => {
      let refused = 0
      for (const { file, bytes } of files) {
        const read = decode(bytes, { games: GAMES, upTo, now: Date.now })
        if (!read.ok) {
          refused += 1
          const { error } = read
          terminal.err(`${file}: refused, line ${error.line}: ${explained(error)}${detailsOf(error)}\n`)
          continue
        }
        const { record, analysed, label, damage } = read.value
        const title = label?.title ?? basename(file).replace(/\.qipu$/i, '')
        const { isNew, addedSteps } = library.insertRecord(record, { title, summary: summarized, analysed })
        if (isNew && label !== null && label.tags.length > 0) library.setTags(record.root, label.tags)
        const short = record.root.slice(0, 8)
        terminal.out(
          isNew
            ? `${short} ${title}: new, ${record.steps.size} steps\n`
            : `${short} ${library.row(record.root)?.title ?? title}: was there, ${addedSteps} steps added\n`,
        )
        if (damage !== null)
          terminal.err(`${file}: taken up to line ${damage.line}: ${explained(damage)}${detailsOf(damage)}\n`)
      }
      return refused === 0 ? EXIT.ok : EXIT.wrong
    })
  },
}

const summarized = (record: MatchRecord): Summary => {
  const game = gameOf(record.header.game)
  return game === undefined
    ? { ...emptySummary(record.header.seats.length), steps: record.steps.size }
    : summaryOf(record, createPositions(record, game), game)
}
