/** Damage to tables and rows, and to the progress file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { DamageKind } from './states.ts'
import { cut, sql, inLog } from './spoil.ts'

export const TABLES_AND_ROWS: readonly DamageKind[] = [
  {
    done: 'a table is dropped',
    to: 'closed',
    spoil: (file) => sql(file, 'DROP TABLE event'),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'the table of collections is dropped',
    to: 'closed',
    spoil: (file) => sql(file, 'DROP TABLE collection_match'),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'a table has another column',
    to: 'closed',
    spoil: (file) => sql(file, 'ALTER TABLE match RENAME COLUMN title TO name'),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'an index is dropped',
    to: 'closed',
    spoil: (file) => sql(file, 'DROP INDEX tag_by_name'),
    said: ['schema'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'a trigger that keeps steps is dropped',
    to: 'closed',
    spoil: (file) => sql(file, 'DROP TRIGGER step_is_kept'),
    said: ['schema'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'a trigger is changed',
    to: 'closed',
    spoil: (file) =>
      sql(
        file,
        'DROP TRIGGER step_is_kept; CREATE TRIGGER step_is_kept BEFORE DELETE ON step BEGIN SELECT 1; END',
      ),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'a trigger is added',
    to: 'closed',
    spoil: (file) => sql(file, 'CREATE TRIGGER greedy AFTER INSERT ON step BEGIN SELECT 1; END'),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'a table is added',
    to: 'closed',
    spoil: (file) => sql(file, 'CREATE TABLE mine (a)'),
    said: 'opens',
  },
  {
    done: 'the schema is garbage',
    to: 'closed',
    spoil: (file) =>
      sql(file, `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'garbage' WHERE name = 'step'`),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'a table points beyond the file',
    to: 'closed',
    spoil: (file) =>
      sql(file, `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 99999 WHERE name = 'step'`),
    said: ['schema'],
    offers: 'restore',
  },
  {
    done: 'a trigger is dropped, which only the log says',
    to: 'killed',
    spoil: (file, { closed }) => inLog(file, closed, 'DROP TRIGGER step_is_kept'),
    said: ['schema'],
    offers: 'open',
    steps: 15,
  },

  {
    done: 'a match is deleted behind the program’s back',
    to: 'closed',
    spoil: (file) =>
      sql(
        file,
        'UPDATE match SET binned_at = 1; UPDATE match SET removing = 1 WHERE key = 1; DELETE FROM event WHERE match = 1; DELETE FROM step WHERE match = 1; DELETE FROM match WHERE key = 1',
      ),
    said: ['steps'],
    offers: 'open',
    steps: 10,
  },
  {
    done: 'the progress file is deleted',
    to: 'killed',
    spoil: (file) => rmSync(`${file}.witness`),
    said: 'opens',
  },
  {
    done: 'the progress file is garbage',
    to: 'killed',
    spoil: (file) => writeFileSync(`${file}.witness`, 'x'.repeat(900)),
    said: 'opens',
  },
  {
    done: 'the progress file is cut in half',
    to: 'killed',
    spoil: (file) => cut(`${file}.witness`, 0.5),
    said: 'opens',
  },
  {
    done: 'the progress file is a folder',
    to: 'killed',
    spoil: (file) => {
      rmSync(`${file}.witness`)
      mkdirSync(`${file}.witness`)
    },
    said: 'opens',
  },
]
