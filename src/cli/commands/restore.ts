import { restoreBackup } from '../../main/library/backups/restore.ts'
import { CommandError, EXIT, parsed, say, type Command } from '../command.ts'
import { fileOf } from '../match-store.ts'
import { explained } from '../words.ts'

const HELP = `Usage: qipu restore NAME

Puts a backup in the place of the library. "qipu backups" lists their names. The library as it is now
becomes a backup first; one that is damaged is copied file by file. Qipu must not be running.
`

export const restore: Command = {
  summary: 'a backup of the library back in its place',
  help: HELP,
  run(args, terminal) {
    const { positionals } = parsed(args, {})
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0)
      throw new CommandError('Please name one backup; "qipu backups" lists them.')
    const restored = restoreBackup(fileOf(terminal), name, {
      now: Date.now,
    })
    if (!restored.ok) throw new CommandError(explained(restored.error), EXIT.failed)
    say(terminal, `The library was restored from ${name}.\n`)
    if (restored.value !== null) say(terminal, `What was there before is in ${restored.value}\n`)
    return EXIT.ok
  },
}
