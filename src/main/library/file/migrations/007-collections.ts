import { foldWords } from '../../sqlite/fold.ts'
import type { Migration } from './migration.ts'

/**
 * Matches in an order, with a title and an introduction. `id` goes along in the file of a collection, so
 * that one that comes again is known.
 *
 * Matches are also found by how many sat at the table, and the full-text index is folded: quotation marks,
 * accents and letters like ø in it are those of `fold`, which a search is folded with, too.
 */
export const collections: Migration = {
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
