import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { libraryIn, temporaryFolder } from '../testing/temporary-library.ts'
import { checkWhileStopped } from '../testing/stopped.ts'

describe.skipIf(process.platform === 'win32')('a writer stopped at any moment', () => {
  const stopAnywhere = async (prepare: (file: string) => void): Promise<void> => {
    const folder = join(temporaryFolder(), 'home')
    mkdirSync(folder)
    prepare(libraryIn(folder))
    const { states, faults } = await checkWhileStopped(libraryIn(folder), 40)
    expect(faults).toEqual([])
    expect(states).toBe(40)
  }

  it('leaves files that open without a copy being made of them: making a library and playing into it', () =>
    stopAnywhere(() => undefined))

  it(
    'leaves files that open without a copy being made of them: bringing one of version 1 up to date and playing into it',
    { tags: ['sweep'] },
    () =>
      stopAnywhere((file) => {
        const db = new Database(file)
        db.exec(readFileSync(new URL('../testing/version-1.sql', import.meta.url), 'utf8'))
        db.close()
      }),
  )
})
