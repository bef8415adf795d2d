import Database from 'better-sqlite3'
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleHeader } from '../testing/example.ts'
import { libraryIn, opened, steadyClock, temporaryFolder } from '../testing/temporary-library.ts'
import { backupFolder } from '../file/files.ts'
import { listBackups, makeBackup } from './backups.ts'
import { openBackup } from './restore.ts'

const FILES = '/proc/self/fd'

/** Copies below a folder that this process has open. */
const openIn = (folder: string): readonly string[] =>
  readdirSync(FILES).flatMap((number) => {
    try {
      const file = readlinkSync(join(FILES, number))
      return file.startsWith(folder) && file.includes('/check-') ? [file] : []
    } catch {
      // The descriptor that listed the others is closed by now.
      return []
    }
  })

it.skipIf(process.platform !== 'linux').each([
  ['is no database', (path: string) => writeFileSync(path, 'Dear diary')],
  [
    'lacks a table',
    (path: string) => {
      const db = new Database(path)
      db.exec('DROP TABLE setting')
      db.close()
    },
  ],
])('leaves nothing open and no copy where the backup %s', (_, spoil) => {
  const folder = temporaryFolder()
  const file = libraryIn(folder)
  const library = opened(file)
  library.create(exampleHeader(1), 'Match')
  library.close()
  makeBackup(file, { reason: 'daily', now: 0 })
  const [backup] = listBackups(file)
  if (backup === undefined) throw new Error('no backup')
  spoil(backup.file)
  const looked = openBackup(file, backup.name, { now: steadyClock() })
  expect(looked).toMatchObject({ error: { code: 'backupDamaged' } })
  expect(openIn(folder)).toEqual([])
  expect(readdirSync(backupFolder(file))).toEqual([backup.name])
})
