import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { LIBRARY_NAME } from '../file/files.ts'
import type { Library } from '../library.ts'
import { openLibrary, type OpenOptions } from '../open.ts'

/** A folder of its own, gone when the test is over. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-library-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const libraryIn = (folder: string): string => join(folder, LIBRARY_NAME)

/** A clock that moves on by one millisecond each time it is read. */
export const steadyClock = (from = 1_800_000_000_000): (() => number) => {
  let time = from
  return () => (time += 1)
}

/** Opens a library that has to open; it is closed when the test is over. */
export const opened = (file: string, options: Partial<OpenOptions> = {}): Library => {
  const result = openLibrary(file, { now: steadyClock(), ...options })
  if (!result.ok) throw new Error(`the library does not open: ${result.error.code}`)
  onTestFinished(() => result.value.close())
  return result.value
}

const SQL_OF_VERSION_1 = readFileSync(new URL('version-1.sql', import.meta.url), 'utf8')

/** Makes a library as version 1 wrote it. */
export const oldLibrary = (folder: string): string => {
  const file = libraryIn(folder)
  const db = new Database(file)
  db.exec(SQL_OF_VERSION_1)
  db.close()
  return file
}
