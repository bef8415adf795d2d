import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../engine/kernel/random.ts'
import { crash } from '../testing/crashes.ts'
import { libraryIn, temporaryFolder } from '../testing/places.ts'
import { lookWhileStopped } from '../testing/stopped.ts'

it('keeps every acknowledged step through twelve kills at any moment', async () => {
  const luck = seededRandom('crash', 0)
  const report = await crash({
    file: libraryIn(temporaryFolder()),
    crashes: 12,
    random: () => luck.below(1000) / 1000,
  })
  expect(report.faults).toEqual([])
  // Otherwise nothing was put to the test.
  expect(report.acknowledged).toBeGreaterThan(12)
})

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
    const { states, faults } = await lookWhileStopped(libraryIn(folder), 40)
    expect(faults).toEqual([])
    expect(states).toBe(40)
  })
})
