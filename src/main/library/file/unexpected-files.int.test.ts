import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { listBackups, makeBackup } from '../backups/backups.ts'
import { exampleHeader } from '../testing/example.ts'
import { libraryIn, opened, steadyClock, temporaryFolder } from '../testing/temporary-library.ts'
import { openLibrary } from '../open.ts'
import { backupFolder } from './files.ts'

const evening = (): string => {
  const file = libraryIn(temporaryFolder())
  const library = opened(file)
  library.create(exampleHeader(1), 'An evening')
  library.close()
  return file
}

const mark = (file: string, version: number): void => {
  const db = new Database(file)
  db.pragma(`user_version = ${version}`)
  db.close()
}

describe('a library whose header lost the version', () => {
  it.each([0, -1, -(2 ** 31)])('%i: is reported as damaged, and opens completely on request', (version) => {
    const file = evening()
    mark(file, version)
    const asked = openLibrary(file, { now: steadyClock() })
    expect(asked).toMatchObject({
      ok: false,
      error: {
        code: 'libraryDamaged',
        details: {
          findings: [{ code: 'schema', names: 'user_version' }],
          choices: ['open', 'restore', 'look', 'leave'],
          contents: { matches: 1, steps: 0, notes: 0 },
        },
      },
    })
    const seen = opened(file, { damaged: 'look' })
    expect(seen.ids()).toHaveLength(1)
    seen.close()
    opened(file, { damaged: 'open' }).close()
    const again = opened(file)
    expect([again.ids().length, again.kept]).toEqual([1, null])
  })

  it('does not open if its tables match no version', () => {
    const file = evening()
    const db = new Database(file)
    db.exec('DROP TABLE tag')
    db.close()
    mark(file, 0)
    expect(openLibrary(file, { now: steadyClock() })).toMatchObject({
      ok: false,
      error: { code: 'libraryDamaged', details: { choices: ['restore', 'anew', 'leave'] } },
    })
  })
})

describe('something unexpected beside a library', () => {
  it('a file in place of the backup folder: the library opens, and making a backup is refused with a reason', () => {
    const file = evening()
    writeFileSync(backupFolder(file), 'a letter')
    opened(file).close()
    expect(listBackups(file)).toEqual([])
    expect(makeBackup(file, { reason: 'daily', now: Date.now() })).toEqual({
      ok: false,
      error: { code: 'backupsNoFolder', details: { folder: backupFolder(file) } },
    })
    // Numbering the copies of a damaged library looks at its backups, and must not fail.
    mark(file, 0)
    expect(openLibrary(file, { now: steadyClock() })).toMatchObject({ error: { code: 'libraryDamaged' } })
    opened(file, { damaged: 'open' }).close()
    rmSync(backupFolder(file))
    expect(makeBackup(file, { reason: 'daily', now: Date.now() }).ok).toBe(true)
  })

  it.each(['-wal', '-journal', '-shm', '.lock', '.witness'])(
    'a folder named …%s is answered with a code',
    (ending) => {
      const file = evening()
      rmSync(`${file}${ending}`, { force: true })
      mkdirSync(`${file}${ending}`)
      const result = openLibrary(file, { now: steadyClock() })
      if (result.ok) result.value.close()
      else expect(['libraryUnreadable', 'libraryDamaged']).toContain(result.error.code)
    },
  )
})
