import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { libraryIn, temporaryFolder } from '../testing/temporary-library.ts'
import { checkWhileStopped } from '../testing/stopped.ts'

describe.skipIf(process.platform === 'win32')('a writer stopped at any moment', () => {
  it.each<[string, (file: string) => void]>([
    ['making a library and playing into it', () => undefined],
    [
      'bringing one of version 1 up to date and playing into it',
      (file) => {
        const db = new Database(file)
        db.exec(readFileSync(new URL('../testing/version-1.sql', import.meta.url), 'utf8'))
        db.close()
      },
    ],
  ])('leaves files that open without a copy being made of them: %s', async (_, prepare) => {
    const folder = join(temporaryFolder(), 'home')
    mkdirSync(folder)
    prepare(libraryIn(folder))
    const { states, faults } = await checkWhileStopped(libraryIn(folder), 40)
    expect(faults).toEqual([])
    expect(states).toBe(40)
  })
})
