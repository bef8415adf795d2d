/** Backups nobody has to think of: once a day, and before much is imported. */
import { isDailyDue, isLargeImport, listBackups } from '../library/backups/backups.ts'
import type { Library } from '../library/library.ts'
import type { RecordWorker } from './record-worker/record-worker.ts'

export interface AutomaticBackups {
  /** To be waited for before a record of so many steps is written. */
  beforeImport(steps: number): Promise<void>
  stop(): void
}

/** Imports within so many milliseconds count together, and need one backup. */
const TOGETHER_MS = 600_000
const HOUR_MS = 3_600_000

export interface BackupsOptions {
  readonly worker: Pick<RecordWorker, 'backup'>
  readonly now: () => number
  /** Milliseconds until the first look, so that the start of the program is not slowed down. */
  readonly after: number
}

export const startBackups = (library: Library, { worker, now, after }: BackupsOptions): AutomaticBackups => {
  const { file } = library
  let imports: number[] = []
  let stopped = false

  // Whatever keeps a backup from being made must not keep anybody from playing; a full disk is told of
  // when a change does not fit on it.
  const make = async (reason: 'daily' | 'import'): Promise<void> => {
    try {
      const made = await worker.backup(file, { reason, now: now() })
      if (!made.ok) console.error('No backup could be made:', made.error)
    } catch (thrown) {
      if (!stopped) console.error('No backup could be made:', thrown)
    }
  }
  const daily = (): void => {
    if (isDailyDue(file, now()) && library.ids().length > 0) void make('daily')
  }
  const first = setTimeout(daily, after).unref()
  const timer = setInterval(daily, HOUR_MS).unref()

  return {
    async beforeImport(steps) {
      // Unlike the time of day, this one is never set.
      const elapsed = performance.now()
      imports = [...imports.filter((time) => elapsed - time < TOGETHER_MS), elapsed]
      if (!isLargeImport(steps, imports.length)) return
      const last = listBackups(file).find(({ reason }) => reason === 'import')
      // Of one from the future nobody knows when it was made.
      const age = last === undefined ? Infinity : now() - last.at
      if (age < 0 || age >= TOGETHER_MS) await make('import')
    },
    stop() {
      stopped = true
      clearTimeout(first)
      clearInterval(timer)
    },
  }
}
