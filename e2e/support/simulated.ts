/** Finished matches made by the command line, like files from another person. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PickedFile } from './library.ts'
import { ROOT } from './root.ts'
import { sample } from './sampleMatch.ts'

export const simulated = async (count: number, seed: string, raceTo = 3): Promise<readonly PickedFile[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'qipu-e2e-files-'))
  try {
    const options = ['--game', sample.id, '--count', String(count), '--seed', seed, '--out', folder]
    await promisify(execFile)(
      process.execPath,
      ['src/cli/qipu.ts', 'simulate', ...options, '--options', JSON.stringify({ raceTo })],
      { cwd: ROOT },
    )
    const names = (await readdir(folder)).sort()
    return await Promise.all(
      names.map(async (name) => ({ name, buffer: await readFile(join(folder, name)) })),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
