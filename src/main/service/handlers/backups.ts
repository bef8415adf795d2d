/** Requests about backups that change nothing of the library. */
import { encode } from '../../../engine/record/file/encode.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import { listQuerySchema, type ApiError, type BackupRow, type Output } from '../../api/api.ts'
import { countsOf, listBackups } from '../../library/backups/backups.ts'
import { openBackup } from '../../library/backups/restore.ts'
import type { Library } from '../../library/library.ts'
import type { RecordWorker } from '../record-worker/record-worker.ts'

interface Parts {
  /** The library's, as it is now. */
  readonly file: () => string
  readonly now: () => number
  readonly worker: RecordWorker
}

/** Matches of a backup that are listed; the latest. */
const LISTED = 500

// Each request opens a copy of the backup and closes it again, so that nothing stays open beside the library.
export const backupHandlers = ({ file, now, worker }: Parts) => {
  const list = (): BackupRow[] =>
    listBackups(file()).map(({ name, at, reason, file: path }) => {
      const counts = countsOf(path)
      return { name, at, reason, matches: counts?.matches ?? null, steps: counts?.steps ?? null }
    })

  const inside = <T>(name: string, work: (library: Library) => Result<T, ApiError>): Result<T, ApiError> => {
    const opened = openBackup(file(), name, { now })
    if (!opened.ok) return opened
    try {
      return work(opened.value)
    } finally {
      opened.value.close()
    }
  }

  return {
    'backups.list': () => ok(list()),
    'backups.make': async () => {
      const made = await worker.backup(file(), { reason: 'daily', now: now() })
      return made.ok ? ok(list()) : made
    },
    'backups.matches': ({ name }: { name: string }): Result<Output<'backups.matches'>, ApiError> =>
      inside(name, (library) =>
        ok(
          library.list(listQuerySchema.parse({ limit: LISTED })).rows.map((row) => ({
            match: row.id,
            title: row.title,
            game: row.game,
            players: row.seats.map((seat) => seat.name),
            steps: row.steps,
            at: row.updatedAt,
          })),
        ),
      ),
    /** The record of one match, as it would be imported. */
    'backups.import': ({ name, match }: { name: string; match: MatchId }) =>
      inside(name, (library) => {
        const loaded = library.load(match)
        if (!loaded.ok) return err(loaded.error)
        const row = library.row(match)
        const label = { title: row?.title ?? '', tags: row?.tags ?? [] }
        const bytes = encode(loaded.value, { label })
        return ok({ name: `${label.title}.qipu`, bytes: Buffer.from(bytes).toString('base64') })
      }),
  }
}
