import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockLibrary } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock of a library', () => {
  it('has one holder at a time and can be taken again', () => {
    const file = join(folder, 'library.sqlite')
    const first = lockLibrary(file)
    expect(first).toBeDefined()
    expect(lockLibrary(file)).toBeUndefined()
    const other = lockLibrary(join(folder, 'other.sqlite'))
    expect(other).toBeDefined()
    other?.release()
    first?.release()
    const again = lockLibrary(file)
    expect(again).toBeDefined()
    again?.release()
    expect(readdirSync(folder).toSorted()).toEqual(['library.sqlite.lock', 'other.sqlite.lock'])
  })

  it('is released when the holding process ends, however it ends', async () => {
    const file = join(folder, 'library.sqlite')
    const program = `import { lockLibrary } from ${JSON.stringify(import.meta.resolve('./lock.ts'))}
      const lock = lockLibrary(${JSON.stringify(file)})
      console.log(lock === undefined ? 'refused' : 'held')
      setInterval(() => lock, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
    const said = await new Promise((resolve) =>
      child.stdout.once('data', (data) => resolve(String(data).trim())),
    )
    expect(said).toBe('held')
    expect(lockLibrary(file)).toBeUndefined()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const lock = lockLibrary(file)
    expect(lock).toBeDefined()
    lock?.release()
  })

  it('throws where no file can be created', () => {
    expect(() => lockLibrary(join(folder, 'none', 'library.sqlite'))).toThrow()
  })
})
