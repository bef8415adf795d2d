import type Database from 'better-sqlite3'
import { shelf } from '../file/migrations/002-shelf.ts'

/** The trigger that version 8 replaced. */
const SEATED = /CREATE TRIGGER match_is_seated[^]*?\nEND;/.exec(shelf.sql)?.[0] ?? ''

/** Takes away what version 8 brought; programs count as bots of level 1 again. */
export const toVersion7 = (db: Database.Database): void => {
  db.exec(`DROP TRIGGER match_is_seated; ${SEATED}
    UPDATE player SET bot = 1 WHERE bot < 0; PRAGMA user_version = 7;`)
}
