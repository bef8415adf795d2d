import type { Migration } from './migration.ts'

/** Text of a column as JSON that can be looked into: what a disk has spoilt counts as empty. */
const sound = (column: string): string => `iif(json_valid(${column}), ${column}, '{}')`

/** The rows that follow from a header: of `NEW` in a trigger, or of all matches. */
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

/** Place and score of a seat, by its number; null while nobody has won. */
const placed = (match: string): string => `
  place = CAST(${sound(`${match}.turn`)} ->> ('$.outcome.places[' || seat || ']') AS INTEGER),
  score = CAST(${sound(`${match}.turn`)} ->> ('$.outcome.scores[' || seat || ']') AS REAL)`

const drawn = (match: string): string => `
  (SELECT count(*) > 1 AND max(value) = 1 FROM json_each(${sound(`${match}.turn`)}, '$.outcome.places'))`

/** What fell on the played line of some matches, counted; luck that people chose is no luck. */
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
 * What filters and statistics ask for in columns of its own: who sat where and how they fared, the
 * options, and what fell. All of it follows from the header, the turn and the events by triggers, so
 * that it is right whoever writes. What fell is counted once, when a match ends: a library of
 * millions of events answers at once, and playing costs nothing more.
 *
 * `match_listed` holds every column a filter of the list asks for, so that the wide rows of `match` are
 * read only for the page that is shown.
 */
export const shelf: Migration = {
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
