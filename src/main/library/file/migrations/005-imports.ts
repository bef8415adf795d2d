import type { Migration } from './migration.ts'

/**
 * What came with each import, so that it can be taken back whole, and the earlier words of notes.
 * docs/library.md explains the tables; three things to know here:
 * - Steps are append-only. Those of an import that was taken back are listed in `withdrawn` and read as if
 *   they were not there; what comes again, by a file or by play, is taken off that list.
 * - `before` and `after` of an entry are its columns as JSON; `before` is null where it was not there.
 * - `annotation_version` has what notes said before what they say now; `reason` and `at` of an annotation go there
 *   with the rest when it is replaced.
 */
export const imports: Migration = {
  version: 5,
  name: 'imports',
  sql: `
CREATE TABLE import (
  key       INTEGER PRIMARY KEY AUTOINCREMENT,
  match     INTEGER NOT NULL REFERENCES match (key),
  at        INTEGER NOT NULL,
  file      TEXT NOT NULL,
  batch     TEXT,
  is_new    INTEGER NOT NULL CHECK (is_new IN (0, 1)),
  moves     INTEGER NOT NULL,
  binned_at INTEGER,
  before_at INTEGER NOT NULL,
  after_at  INTEGER NOT NULL,
  steps     INTEGER NOT NULL,
  branches  INTEGER NOT NULL,
  notes     INTEGER NOT NULL,
  analysed  INTEGER NOT NULL,
  undone_at INTEGER
) STRICT;
CREATE INDEX import_of_match ON import (match, key);

CREATE TABLE import_step (
  match  INTEGER NOT NULL REFERENCES match (key),
  import INTEGER NOT NULL,
  step   INTEGER NOT NULL,
  PRIMARY KEY (match, import, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE import_entry (
  match  INTEGER NOT NULL REFERENCES match (key),
  import INTEGER NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('branch', 'annotation')),
  id     TEXT NOT NULL,
  before TEXT,
  after  TEXT NOT NULL,
  PRIMARY KEY (match, import, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE withdrawn (
  match  INTEGER NOT NULL REFERENCES match (key),
  step   INTEGER NOT NULL,
  import INTEGER NOT NULL,
  PRIMARY KEY (match, step)
) STRICT, WITHOUT ROWID;

ALTER TABLE analysis ADD COLUMN import INTEGER;

ALTER TABLE annotation ADD COLUMN reason TEXT NOT NULL DEFAULT 'found'
  CHECK (reason IN ('found', 'edit', 'import', 'undo'));
ALTER TABLE annotation ADD COLUMN at INTEGER;

CREATE TABLE annotation_version (
  match   INTEGER NOT NULL REFERENCES match (key),
  id      TEXT NOT NULL,
  n       INTEGER NOT NULL,
  step    INTEGER NOT NULL,
  body    TEXT NOT NULL,
  version INTEGER NOT NULL,
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  reason  TEXT NOT NULL CHECK (reason IN ('found', 'edit', 'import', 'undo')),
  at      INTEGER,
  PRIMARY KEY (match, id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER annotation_version_is_fixed BEFORE UPDATE ON annotation_version
BEGIN SELECT RAISE(ABORT, 'versions of notes are append-only'); END;
CREATE TRIGGER annotation_version_is_kept BEFORE DELETE ON annotation_version
WHEN (SELECT removing FROM match WHERE key = OLD.match) IS NULL
BEGIN SELECT RAISE(ABORT, 'versions of notes are append-only'); END;
`,
}
