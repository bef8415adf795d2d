/**
 * Before unit and integration tests: builds the threads that their services start, some hundred in all. As written
 * each would load some three hundred files and take the types out of them, which is more work than most of them do.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildThreads } from './threads.ts'

const ROOT = join(import.meta.dirname, '..')

/** Vitest calls it once; what it answers cleans up. */
export const setup = async (project: TestProject): Promise<() => void> => {
  // Inside the project, so that what stays outside is found.
  const cache = join(ROOT, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'qipu-threads-'))
  await buildThreads(folder)
  // Tests run in processes started later, which inherit it.
  process.env['QIPU_BUILT_THREADS'] = folder
  // While watching, tests run anew after a change.
  project.onTestsRerun(async () => void (await buildThreads(folder)))
  return () => rmSync(folder, { recursive: true, force: true })
}
