import type { Migration } from './migration.ts'

/**
 * Whose a note is and what it replaces, with each annotation and each of its earlier versions: an `Edit` as JSON, null
 * for what was written before notes had authors. Edited later, such a note gets an annotation more that names it.
 * The same for who made a branch, an `Author` as JSON. Whoever writes here is known by the setting `person`, given once.
 */
export const authors: Migration = {
  version: 6,
  name: 'authors',
  sql: `
ALTER TABLE annotation ADD COLUMN edit TEXT;
ALTER TABLE annotation_version ADD COLUMN edit TEXT;
ALTER TABLE branch ADD COLUMN author TEXT;
INSERT OR IGNORE INTO setting (key, value) VALUES ('person', '"' || lower(hex(randomblob(8))) || '"');
`,
}
