import type { Migration } from './migration.ts'

/**
 * The first library. docs/library.md explains every table; three things to know here:
 * - The root of a match is its step 0, so that every pointer into a match is a step's number.
 * - `parent < seq` and numbers given in order make a parent always exist, without a foreign key
 *   whose check would slow down both playing and removing.
 * - A match can be removed only from the bin and only whole: its row is first marked by
 *   `removing`, whose deferred foreign key can never be satisfied, so a transaction that marks a
 *   match and does not go on to delete its row cannot be committed.
 */
export const first: Migration = {
  version: 1,
  name: 'first',
  sql: `
CREATE TABLE no_row (key INTEGER PRIMARY KEY CHECK (key IS NULL));

CREATE TABLE match (
  key        INTEGER PRIMARY KEY,
  id         BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  game       TEXT NOT NULL,
  title      TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  binned_at  INTEGER,
  played     INTEGER NOT NULL,
  steps      INTEGER NOT NULL,
  comments   INTEGER NOT NULL,
  branches   INTEGER NOT NULL,
  over       INTEGER NOT NULL,
  turn       TEXT NOT NULL,
  moment     TEXT NOT NULL,
  scores     TEXT NOT NULL,
  removing   INTEGER REFERENCES no_row (key) DEFERRABLE INITIALLY DEFERRED,
  header     TEXT NOT NULL
) STRICT;
CREATE INDEX match_listed ON match (binned_at, updated_at);
CREATE INDEX match_counted ON match (binned_at, game, over, comments);

CREATE TABLE step (
  match  INTEGER NOT NULL REFERENCES match (key),
  seq    INTEGER NOT NULL CHECK (seq >= 0),
  id     BLOB NOT NULL CHECK (length(id) = 16),
  parent INTEGER CHECK (parent >= 0 AND parent < seq),
  actor  INTEGER CHECK (actor >= -1),
  action TEXT,
  chosen INTEGER NOT NULL CHECK (chosen IN (0, 1)),
  PRIMARY KEY (match, seq),
  UNIQUE (match, id),
  CHECK ((seq = 0) = (parent IS NULL) AND (seq = 0) = (actor IS NULL) AND (seq = 0) = (action IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
  match INTEGER NOT NULL,
  step  INTEGER NOT NULL,
  n     INTEGER NOT NULL,
  fact  TEXT NOT NULL,
  type  TEXT NOT NULL GENERATED ALWAYS AS (fact ->> '$.type') VIRTUAL,
  PRIMARY KEY (match, step, n),
  FOREIGN KEY (match, step) REFERENCES step (match, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE branch (
  match   INTEGER NOT NULL REFERENCES match (key),
  id      TEXT NOT NULL,
  name    TEXT NOT NULL,
  step    INTEGER NOT NULL,
  ahead   INTEGER,
  version INTEGER NOT NULL,
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  PRIMARY KEY (match, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE branch_move (
  match  INTEGER NOT NULL REFERENCES match (key),
  n      INTEGER NOT NULL,
  branch TEXT NOT NULL,
  step   INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at     INTEGER NOT NULL,
  PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE annotation (
  match   INTEGER NOT NULL REFERENCES match (key),
  id      TEXT NOT NULL,
  step    INTEGER NOT NULL,
  kind    TEXT NOT NULL,
  body    TEXT NOT NULL,
  version INTEGER NOT NULL,
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  PRIMARY KEY (match, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
  match INTEGER NOT NULL REFERENCES match (key),
  name  TEXT NOT NULL,
  PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX tag_by_name ON tag (name, match);

CREATE TABLE setting (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE words USING fts5 (said, tokenize = 'trigram remove_diacritics 1');

CREATE TRIGGER match_is_fixed BEFORE UPDATE OF key, id, game, header ON match
BEGIN SELECT RAISE(ABORT, 'the header of a match does not change'); END;
CREATE TRIGGER match_leaves_by_the_bin BEFORE UPDATE OF removing ON match
WHEN NEW.removing IS NOT NULL AND OLD.binned_at IS NULL
BEGIN SELECT RAISE(ABORT, 'only a match in the bin can be removed'); END;
CREATE TRIGGER match_is_kept BEFORE DELETE ON match WHEN OLD.removing IS NULL
BEGIN SELECT RAISE(ABORT, 'only a match in the bin can be removed'); END;

CREATE TRIGGER step_is_fixed BEFORE UPDATE ON step
BEGIN SELECT RAISE(ABORT, 'steps are append-only'); END;
CREATE TRIGGER step_is_kept BEFORE DELETE ON step
WHEN (SELECT removing FROM match WHERE key = OLD.match) IS NULL
BEGIN SELECT RAISE(ABORT, 'steps are append-only'); END;

CREATE TRIGGER event_is_fixed BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
CREATE TRIGGER event_is_kept BEFORE DELETE ON event
WHEN (SELECT removing FROM match WHERE key = OLD.match) IS NULL
BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;

CREATE TRIGGER branch_move_is_fixed BEFORE UPDATE ON branch_move
BEGIN SELECT RAISE(ABORT, 'moves of branches are append-only'); END;
CREATE TRIGGER branch_move_is_kept BEFORE DELETE ON branch_move
WHEN (SELECT removing FROM match WHERE key = OLD.match) IS NULL
BEGIN SELECT RAISE(ABORT, 'moves of branches are append-only'); END;
`,
}
