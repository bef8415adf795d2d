/**
 * Builds the worker threads before unit and integration tests. Tests start some hundred of them; unbuilt, each would
 * load some three hundred files and strip their types, which is more work than most of them do.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildThreads } from './threads.ts'

const ROOT = join(import.meta.dirname, '..')

/** Vitest calls it once; the returned function cleans up. */
export const setup = async (project: TestProject): Promise<() => void> => {
  // Inside the project, so that external packages are found.
  const cache = join(ROOT, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'qipu-threads-'))
  await buildThreads(folder)
  // Processes of tests start later and inherit it.
  process.env['QIPU_BUILT_THREADS'] = folder
  // In watch mode, tests rerun after a change.
  project.onTestsRerun(async () => void (await buildThreads(folder)))
  return () => rmSync(folder, { recursive: true, force: true })
}
