/** Every version of the library's schema, oldest first. docs/library.md explains the tables. A released migration never changes. */
import type Database from 'better-sqlite3'
import { foldWords } from '../sqlite/fold.ts'

/** One change of the schema. There is no downgrade; `migrate` makes a backup instead. */
export interface Migration {
  /** 1, 2, 3 …: the `user_version` after it has run. */
  readonly version: number
  readonly name: string
  readonly sql: string
  /** Changes existing rows where SQL alone cannot; runs after `sql`, in the same transaction. */
  readonly fill?: (db: Database.Database) => void
}

/**
 * The first library. docs/library.md explains every table; three things to know here:
 * - The root of a match is its step 0, so that every pointer into a match is a step's number.
 * - `parent < seq` and numbers given in order make a parent always exist, without a foreign key
 *   whose check would slow down both playing and removing.
 * - A match can be removed only from the bin and only whole: its row is first marked by
 *   `removing`, whose deferred foreign key can never be satisfied, so a transaction that marks a
 *   match and does not go on to delete its row cannot be committed.
 */
const first: Migration = {
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

/** A column as JSON; text that is not valid JSON (a damaged row) counts as empty. */
const sound = (column: string): string => `iif(json_valid(${column}), ${column}, '{}')`

/** Whether rows are derived for `NEW` in a trigger or for all matches. */
type From = 'NEW' | 'match'
const each = (from: From): string => (from === 'match' ? 'match, ' : '')

const players = (from: From): string => `
  SELECT ${from}.key, seat.key, ifnull(seat.value ->> '$.name', ''),
    iif(seat.value ->> '$.player.kind' = 'bot', ifnull(CAST(seat.value ->> '$.player.level' AS INTEGER), 1), 0),
    json_array_length(${from}.header, '$.seats')
  FROM ${each(from)}json_each(${sound(`${from}.header`)}, '$.seats') AS seat`

const options = (from: From): string => `
  SELECT ${from}.key, option.key, option.value
  FROM ${each(from)}json_each(${sound(`${from}.header`)}, '$.options') AS option WHERE option.value IS NOT NULL`

/** Sets place and score of a seat from the outcome; null while the match has no winner. */
const placed = (match: string): string => `
  place = CAST(${sound(`${match}.turn`)} ->> ('$.outcome.places[' || seat || ']') AS INTEGER),
  score = CAST(${sound(`${match}.turn`)} ->> ('$.outcome.scores[' || seat || ']') AS REAL)`

const drawn = (match: string): string => `
  (SELECT count(*) > 1 AND max(value) = 1 FROM json_each(${sound(`${match}.turn`)}, '$.outcome.places'))`

/** Counts rolls and draws on the played line of the given matches. Leaves out outcomes that people picked. */
const fallen = (matches: string): string => `
  SELECT match.game, event.type, face.value, match.key, count(*)
  FROM (
    WITH RECURSIVE line (match, seq, parent, chosen) AS (
      SELECT step.match, step.seq, step.parent, step.chosen FROM branch
      JOIN step ON step.match = branch.match AND step.seq = branch.step
      WHERE branch.match IN (${matches}) AND branch.id = 'main'
      UNION ALL
      SELECT step.match, step.seq, step.parent, step.chosen FROM line
      JOIN step ON step.match = line.match AND step.seq = line.parent
    )
    SELECT match, seq FROM line WHERE chosen = 0
  ) AS played
  JOIN event ON event.match = played.match AND event.step = played.seq
  JOIN match ON match.key = played.match
  JOIN json_each(coalesce(fact -> '$.dice', fact -> '$.die', fact -> '$.face', fact -> '$.tile')) AS face
  WHERE (event.type GLOB '*.rolled' OR event.type GLOB '*.drawn') AND face.value IS NOT NULL
  GROUP BY match.key, event.type, face.value`

const isOver = (turn: string): string => `instr(${turn}, '"nobody"') > 0`

/**
 * Columns and tables for filters and statistics: who sat where and with what result, the options, and the rolls and
 * draws. Triggers derive all of it from the header, the turn and the events, so it is right whoever writes. Rolls are
 * counted once, when a match ends: queries stay fast in a library with millions of events, and playing stays as fast.
 *
 * `match_listed` holds every column that a filter of the list uses, so that the wide rows of `match` are read only
 * for the page on display.
 */
export const shelfMigration: Migration = {
  version: 2,
  name: 'shelf',
  sql: `
ALTER TABLE match ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
DROP INDEX match_listed;
CREATE INDEX match_listed ON match (binned_at, updated_at, game, over, drawn, comments, played, created_at);
CREATE INDEX match_titled ON match (binned_at, title COLLATE NOCASE);

CREATE TABLE player (
  match INTEGER NOT NULL REFERENCES match (key),
  seat  INTEGER NOT NULL,
  name  TEXT NOT NULL COLLATE NOCASE,
  bot   INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  place INTEGER,
  score REAL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_by_name ON player (name, place, bot, seats, score);

CREATE TABLE option (
  match INTEGER NOT NULL REFERENCES match (key),
  name  TEXT NOT NULL,
  value ANY NOT NULL,
  PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX option_by_value ON option (name, value);

CREATE TABLE fallen (
  game  TEXT NOT NULL,
  type  TEXT NOT NULL,
  face  TEXT NOT NULL,
  match INTEGER NOT NULL REFERENCES match (key),
  count INTEGER NOT NULL,
  PRIMARY KEY (game, type, face, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX fallen_by_match ON fallen (match);

CREATE TABLE search (
  id     INTEGER PRIMARY KEY,
  name   TEXT NOT NULL COLLATE NOCASE UNIQUE,
  filter TEXT NOT NULL
) STRICT;

INSERT INTO player (match, seat, name, bot, seats) ${players('match')};
UPDATE player SET ${placed('match')} FROM match WHERE match.key = player.match AND match.over = 1;
INSERT INTO option (match, name, value) ${options('match')};
UPDATE match SET drawn = ${drawn('match')} WHERE over = 1;
INSERT INTO fallen (game, type, face, match, count) ${fallen('SELECT key FROM match WHERE over = 1')};

CREATE TRIGGER match_is_seated AFTER INSERT ON match
BEGIN
  INSERT INTO player (match, seat, name, bot, seats) ${players('NEW')};
  INSERT INTO option (match, name, value) ${options('NEW')};
END;
CREATE TRIGGER match_ends AFTER UPDATE OF turn ON match
WHEN (${isOver('OLD.turn')} OR ${isOver('NEW.turn')}) AND (OLD.turn <> NEW.turn OR OLD.played <> NEW.played)
BEGIN
  UPDATE player SET ${placed('NEW')} WHERE match = NEW.key;
  UPDATE match SET drawn = ${drawn('NEW')} WHERE key = NEW.key AND drawn <> ${drawn('NEW')};
  DELETE FROM fallen WHERE match = NEW.key;
  INSERT INTO fallen (game, type, face, match, count) 
    ${fallen(`SELECT NEW.key WHERE ${isOver('NEW.turn')}`)};
END;
`,
}

/**
 * Findings of analyses, one row a step, so that an interrupted analysis continues and two lines share the findings of
 * their common steps. A cache: its rows may be replaced and deleted.
 */
const analysis: Migration = {
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

/** A header as JSON; a damaged one counts as empty. */
export const HEADER = "iif(json_valid(header), header, '{}')"
/** The seed in a header; null if the match has none. Queries must use this very expression to hit its index. */
export const SEED = `${HEADER} ->> '$.chance.seed'`

/**
 * Finds matches of the same deal by their seed, without reading all headers. `fresh` holds the ids of imported steps
 * and notes that are still unread.
 */
const deals: Migration = {
  version: 4,
  name: 'deals',
  sql: `
CREATE INDEX match_dealt ON match (game, ${SEED});

CREATE TABLE fresh (
  match INTEGER NOT NULL REFERENCES match (key),
  id    TEXT NOT NULL,
  PRIMARY KEY (match, id)
) STRICT, WITHOUT ROWID;
`,
}

/**
 * What each import brought, so that it can be undone, and earlier versions of notes. docs/library.md explains the
 * tables. Three things to know:
 * - Steps are append-only. `withdrawn` lists the steps of undone imports; readers skip them. A step that comes again,
 * from a file or by play, is removed from that list.
 * - `before` and `after` of an entry are its columns as JSON; `before` is null if there was no such row.
 * - `annotation_version` holds earlier versions of notes; `reason` and `at` of an annotation go there when it is
 * replaced.
 */
const imports: Migration = {
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

/**
 * The author of a note and what it replaces, for each annotation and each earlier version: an `Edit` as JSON, null
 * for notes from before notes had authors. An edit of such a note adds an annotation that names it. `branch.author`
 * is likewise an `Author` as JSON. The setting `person` identifies whoever writes in this library; it is generated
 * once.
 */
const authors: Migration = {
  version: 6,
  name: 'authors',
  sql: `
ALTER TABLE annotation ADD COLUMN edit TEXT;
ALTER TABLE annotation_version ADD COLUMN edit TEXT;
ALTER TABLE branch ADD COLUMN author TEXT;
INSERT OR IGNORE INTO setting (key, value) VALUES ('person', '"' || lower(hex(randomblob(8))) || '"');
`,
}

/**
 * Collections: matches in an order, with a title and an introduction. Files of collections carry `id`, so that an
 * import recognizes a collection it already has.
 *
 * Also lets filters find matches by their number of seats, and folds the full-text index: its quotation marks,
 * accents and letters like ø are those of `fold`, which folds searches too.
 */
const collections: Migration = {
  version: 7,
  name: 'collections',
  sql: `
CREATE TABLE collection (
  key          INTEGER PRIMARY KEY,
  id           TEXT NOT NULL UNIQUE,
  title        TEXT NOT NULL,
  introduction TEXT NOT NULL,
  updated_at   INTEGER NOT NULL
) STRICT;
CREATE TABLE collection_match (
  collection INTEGER NOT NULL REFERENCES collection (key),
  match      INTEGER NOT NULL REFERENCES match (key),
  place      INTEGER NOT NULL,
  PRIMARY KEY (collection, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX collection_of_match ON collection_match (match);

CREATE INDEX player_by_seats ON player (seats, match) WHERE seat = 0;
`,
  fill: foldWords,
}

/** The header in a trigger; a damaged one counts as empty. */
const NEW_HEADER = `iif(json_valid(NEW.header), NEW.header, '{}')`

/**
 * `player.bot` tells programs and foreign bots from the built-in bots: the level of a built-in bot, -1 for any other,
 * 0 for a person. Before, it was 1 for a program.
 */
const levels: Migration = {
  version: 8,
  name: 'levels',
  sql: `
UPDATE player SET bot = -1 FROM match
WHERE match.key = player.match AND player.bot > 0 AND json_valid(header)
  AND header ->> ('$.seats[' || seat || '].player.bot') IS NOT 'search';

DROP TRIGGER match_is_seated;
CREATE TRIGGER match_is_seated AFTER INSERT ON match
BEGIN
  INSERT INTO player (match, seat, name, bot, seats)
    SELECT NEW.key, seat.key, ifnull(seat.value ->> '$.name', ''),
      CASE WHEN seat.value ->> '$.player.kind' IS NOT 'bot' THEN 0
        WHEN seat.value ->> '$.player.bot' = 'search' THEN ifnull(CAST(seat.value ->> '$.player.level' AS INTEGER), 1)
        ELSE -1 END,
      json_array_length(NEW.header, '$.seats')
    FROM json_each(${NEW_HEADER}, '$.seats') AS seat;
  INSERT INTO option (match, name, value)
    SELECT NEW.key, option.key, option.value
    FROM json_each(${NEW_HEADER}, '$.options') AS option WHERE option.value IS NOT NULL;
END;
`,
}

/** The latest change of what statistics count of a match; changes to match `NEW`. */
const REVISED = `DELETE FROM revision WHERE match = NEW.key; INSERT INTO revision (match) VALUES (NEW.key);`

/**
 * Tells which results statistics have to read again: matches that are new, have ended or were taken up again since a
 * certain number. Matches from before have no row. Playing writes none.
 */
const revisions: Migration = {
  version: 9,
  name: 'revisions',
  sql: `
CREATE TABLE revision (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  match  INTEGER NOT NULL UNIQUE REFERENCES match (key)
) STRICT;

CREATE TRIGGER match_is_new AFTER INSERT ON match BEGIN ${REVISED} END;
CREATE TRIGGER match_is_revised AFTER UPDATE OF turn ON match
WHEN (${isOver('OLD.turn')} OR ${isOver('NEW.turn')}) AND (OLD.turn <> NEW.turn OR OLD.played <> NEW.played)
BEGIN ${REVISED} END;
`,
}

/**
 * The list needs no sorting in its two usual orders: `match_listed` ends equal times with the key, and `match_made` is
 * the order of beginning. The time of beginning never changes, so playing writes nothing there.
 */
const orders: Migration = {
  version: 10,
  name: 'orders',
  sql: `
DROP INDEX match_listed;
CREATE INDEX match_listed ON match (binned_at, updated_at, key, game, over, drawn, comments, played, created_at);
CREATE INDEX match_made ON match (binned_at, created_at);
`,
}

/** All migrations; each raises `user_version` to its own version. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  shelfMigration,
  analysis,
  deals,
  imports,
  authors,
  collections,
  levels,
  revisions,
  orders,
]
