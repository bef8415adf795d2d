import type { Migration } from './migration.ts'

/** A header as JSON that can be looked into: one that a disk has spoilt counts as empty. */
export const HEADER = "iif(json_valid(header), header, '{}')"
/** The seed in a header; null where chance has none. As a question asks it, so it is indexed. */
export const SEED = `${HEADER} ->> '$.chance.seed'`

/**
 * Matches of the same deal are found by their seed, without reading the headers of all others.
 * `fresh` keeps what came with an import and nobody has looked at yet: ids of steps and of notes.
 */
export const deals: Migration = {
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
