-- A library of schema version 1 as it was written, kept so that every later version is tried on it.
PRAGMA application_id = 1365864565;
PRAGMA user_version = 1;
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
INSERT INTO match (key, id, game, title, created_at, updated_at, binned_at, played, steps, comments, branches, over, turn, moment, scores, removing, header) VALUES (1, x'aca7684f4e332365604dcdfb241505bd', 'quorsum', 'An evening', 1800000000000, 1800000000000, NULL, 2, 3, 1, 0, 0, '{"by":0}', '{"part":1,"round":2,"turn":3}', '[4,5]', NULL, '{"chance":{"seed":"plum","source":"seeded"},"format":1,"game":"quorsum","nonce":"00000000000000000000000000000001","options":{"flipLock":"reply","raceTo":1},"rules":1,"seats":[{"colour":1,"name":"王小明","player":{"kind":"person"}},{"colour":2,"name":"Zoë","player":{"bot":"homer","kind":"bot","level":2}}],"startedAt":"2026-11-20T10:25:00.000Z","undo":"free"}');
INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (1, 0, x'aca7684f4e332365604dcdfb241505bd', NULL, NULL, NULL, 0);
INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (1, 1, x'8fc3c324972ce92bcc3350bb8c90c54c', 0, 1, '{"at":[1,2.5,-3],"number":1,"type":"play"}', 0);
INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (1, 2, x'a009e0e1fb68e41b5f5e29fd36a76799', 1, 0, '{"at":[1,2.5,-3],"number":2,"type":"play"}', 0);
INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (1, 3, x'19d9564e4d4e1b36bad82acd83e6f5a2', 2, -1, '{"at":[1,2.5,-3],"number":3,"type":"play"}', 0);
INSERT INTO event (match, step, n, fact) VALUES (1, 1, 0, '{"number":1,"type":"stone.placed"}');
INSERT INTO event (match, step, n, fact) VALUES (1, 1, 1, '{"name":"“漢字” \u0000 1 \\ ''x''","none":null,"type":"stone.named"}');
INSERT INTO event (match, step, n, fact) VALUES (1, 2, 0, '{"number":2,"type":"stone.placed"}');
INSERT INTO event (match, step, n, fact) VALUES (1, 2, 1, '{"name":"“漢字” \u0000 2 \\ ''x''","none":null,"type":"stone.named"}');
INSERT INTO event (match, step, n, fact) VALUES (1, 3, 0, '{"number":3,"type":"stone.placed"}');
INSERT INTO event (match, step, n, fact) VALUES (1, 3, 1, '{"name":"“漢字” \u0000 3 \\ ''x''","none":null,"type":"stone.named"}');
INSERT INTO branch (match, id, name, step, ahead, version, deleted) VALUES (1, 'main', 'main', 2, 3, 2, 0);
INSERT INTO branch_move (match, n, branch, step, reason, at) VALUES (1, 1, 'main', 0, 'create', 1800000000000);
INSERT INTO branch_move (match, n, branch, step, reason, at) VALUES (1, 2, 'main', 3, 'act', 1800000000000);
INSERT INTO branch_move (match, n, branch, step, reason, at) VALUES (1, 3, 'main', 2, 'undo', 1800000000000);
INSERT INTO annotation (match, id, step, kind, body, version, deleted) VALUES (1, '00000000000000bb', 2, 'comment', '{"kind":"comment","text":"A fine 布局 move","author":"Zoë"}', 1, 0);
INSERT INTO tag (match, name) VALUES (1, 'club');
INSERT INTO setting (key, value) VALUES ('app.theme', '"night"');
INSERT INTO words (rowid, said) VALUES (1, 'An evening
王小明
Zoë
club
A fine 布局 move');
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
