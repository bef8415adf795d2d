/** Ways to damage a file, a log, a journal or the tables in them. */
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { APPLICATION_ID } from '../../file/migrate.ts'
import { MIGRATIONS } from '../../file/migrations.ts'
import type { State } from './states.ts'

export const KNOWN = MIGRATIONS.length
export const PAGE = 4096

export const edit = (path: string, change: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path)
  change(bytes)
  writeFileSync(path, bytes)
}
export const flip = (path: string, at: (size: number) => number): void =>
  edit(path, (bytes) => {
    const place = at(bytes.length)
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place)
  })
export const cut = (path: string, share: number): void =>
  truncateSync(path, Math.floor(readFileSync(path).length * share))
export const log = (file: string): string => `${file}-wal`
export const journal = (file: string): string => `${file}-journal`
export const fileOf = (state: State, ending = ''): Buffer =>
  state.get(`library.sqlite${ending}`) ?? Buffer.alloc(0)

/** Runs SQL on the database like another program. */
export const sql = (file: string, text: string): void => {
  const db = new Database(file)
  db.pragma('foreign_keys = OFF')
  try {
    db.unsafeMode(true)
    db.exec(text)
  } finally {
    db.close()
  }
}

/** The journal of an unfinished transaction, with page 1 as it was before. */
export const hotJournal = (pages: number, first: Buffer | null): Buffer => {
  const bytes = Buffer.alloc(512 + (first === null ? 0 : 4 + PAGE + 4))
  bytes.write('d9d505f920a163d7', 'hex')
  for (const [at, value] of [
    [8, first === null ? 0 : 1],
    [12, 7],
    [16, pages],
    [20, 512],
    [24, PAGE],
  ] as const)
    bytes.writeUInt32BE(value, at)
  if (first === null) return bytes
  bytes.writeUInt32BE(1, 512)
  first.copy(bytes, 516)
  let sum = 7
  for (let at = PAGE - 200; at > 0; at -= 200) sum = (sum + first.readUInt8(at)) >>> 0
  bytes.writeUInt32BE(sum, 516 + PAGE)
  return bytes
}
export const withVersion = (file: string, version: number, application = APPLICATION_ID): Buffer => {
  const page = Buffer.from(readFileSync(file).subarray(0, PAGE))
  page.writeInt32BE(version, 60)
  page.writeInt32BE(application, 68)
  return page
}
export const pagesOf = (file: string): number => readFileSync(file).length / PAGE

export const foreignDatabase = (file: string): void => {
  rmSync(file)
  sql(file, 'CREATE TABLE diary (day, words); INSERT INTO diary VALUES (1, 2)')
}

/** Makes a change that stays in the log, as a killed program leaves it. */
export const inLog = (file: string, closed: State, text: string): void => {
  writeFileSync(file, fileOf(closed))
  rmSync(log(file))
  const db = new Database(file)
  db.pragma('wal_autocheckpoint = 0')
  db.exec(text)
  for (const ending of ['', '-wal']) copyFileSync(`${file}${ending}`, `${file}.still${ending}`)
  db.close()
  for (const ending of ['', '-wal']) {
    copyFileSync(`${file}.still${ending}`, `${file}${ending}`)
    rmSync(`${file}.still${ending}`)
  }
}
export const later = (file: string, closed: State): void =>
  inLog(file, closed, `PRAGMA user_version = ${KNOWN + 1}`)

export const foreignLog = (file: string): void => {
  const other = `${file}.other`
  const db = new Database(other)
  db.pragma('journal_mode = WAL')
  db.exec('PRAGMA application_id = 77; CREATE TABLE diary (day, words)')
  copyFileSync(`${other}-wal`, log(file))
  db.close()
  rmSync(other)
}
