import type { Migration } from './migration.ts'

/**
 * What analyses have found out, step by step, so that one that was stopped goes on where it stopped and
 * what two lines have in common is looked at once. A cache: its rows may be replaced and deleted.
 */
export const analysis: Migration = {
  version: 3,
  name: 'analysis',
  sql: `
CREATE TABLE analysis (
  match    INTEGER NOT NULL REFERENCES match (key),
  step     INTEGER NOT NULL,
  strength TEXT NOT NULL,
  settings TEXT NOT NULL,
  finding  TEXT NOT NULL,
  PRIMARY KEY (match, step, strength)
) STRICT, WITHOUT ROWID;
`,
}
