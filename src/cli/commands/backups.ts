import { countsOf, listBackups } from '../../main/library/backups/backups.ts'
import { EXIT, parsed, say, type Command } from '../command.ts'
import { fileOf } from '../match-store.ts'
import { counted } from '../../locales/counted.ts'
import { localTime } from '../words.ts'

const HELP = `Usage: qipu backups [--json]

Lists the backups of the library, the latest first: name (with the time in UTC), when it was made by
the clock here, and how many matches and steps are in it. Qipu makes one each day it runs, one before
much is imported and one before a backup is restored; a migration leaves one as well. "qipu restore NAME" brings one back.

  --json   one line of JSON a backup
`

export const backups: Command = {
  summary: 'the backups of the library',
  help: HELP,
  run(args, terminal) {
    const { values } = parsed(args, { json: { type: 'boolean', default: false } })
    const all = listBackups(fileOf(terminal))
    if (all.length === 0 && !values.json) say(terminal, 'There are no backups yet.\n')
    for (const { name, file, reason, at } of all) {
      const counts = countsOf(file)
      if (values.json) terminal.out(`${JSON.stringify({ name, at, reason, ...counts })}\n`)
      else {
        const inside =
          counts === null
            ? 'cannot be read'
            : `${counted(counts.matches, 'match', 'matches')}, ${counted(counts.steps, 'step')}`
        say(terminal, `${name}  ${localTime(at)}  ${inside}\n`)
      }
    }
    return EXIT.ok
  },
}
