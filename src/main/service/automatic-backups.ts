/** Makes a backup of the library once a day, and before large imports. */
import { isDailyDue, isLargeImport, listBackups } from '../library/backups/backups.ts'
import type { Library } from '../library/library.ts'
import type { RecordWorker } from './record-worker/record-worker.ts'

export interface AutomaticBackups {
  /** Makes a backup if importing `steps` steps, with the imports of the last minutes, is a large import. Callers wait for it. */
  beforeImport(steps: number): Promise<void>
  stop(): void
}

/** Imports within this many milliseconds count as one, and need one backup. */
const TOGETHER_MS = 600_000
const HOUR_MS = 3_600_000

export interface BackupsOptions {
  readonly worker: Pick<RecordWorker, 'backup'>
  readonly now: () => number
  /** Milliseconds until the first check, so that the start of the program is not slowed down. */
  readonly after: number
}

export const startBackups = (library: Library, { worker, now, after }: BackupsOptions): AutomaticBackups => {
  const { file } = library
  let imports: number[] = []
  let stopped = false

  // A failed backup must not stop play, so it is only logged. A full disk is reported by the change that no longer fits.
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
      // Not `now`, because people set the clock.
      const elapsed = performance.now()
      imports = [...imports.filter((time) => elapsed - time < TOGETHER_MS), elapsed]
      if (!isLargeImport(steps, imports.length)) return
      const last = listBackups(file).find(({ reason }) => reason === 'import')
      // A backup dated in the future was made under another clock, so its age is unknown.
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
