/**
 * Creates a library of very many matches quickly: plays a few of every game, whole or in part, and copies their rows
 * in one transaction, each copy with its own names, title, date and tags, and a few copies a deal. So list, search
 * and statistics find everything they read (matches, seats, options, rolls and draws, words, tags). Steps and events,
 * which they do not read, are copied only for one match in twenty, and for 5,000 at most, to save time.
 */
import type Database from 'better-sqlite3'
import { GAMES } from '../src/engine/index.ts'
import { playedRecord } from '../src/engine/record/testing/player.ts'
import type { Library } from '../src/main/library/library.ts'
import { openDatabase } from '../src/main/library/open.ts'
import { summaryOf } from '../src/main/table/summary.ts'

/** Matches played of every game; the others are copies. */
const PLAYED = 8
/** The most steps of a random match. */
const LONGEST = 3000
/** One match in this many is copied with its steps and events, but of a very large library only so many matches. */
const WHOLE = 20
const MOST_WHOLE = 5000
/** Matches with the same deal. */
const DEAL = 4

export const NAMES = ['以真', '柏宇', '雅婷', 'Mira', 'Jonas', 'Ada', '小明', 'Noor', '怡君', 'Léa']
export const WORDS = [
  'Tuesday table',
  '週二棋局',
  'rematch',
  '決賽',
  'lunch break',
  '教學',
  'the long one',
  '雙勝',
]
export const TAGS = ['club', 'family', '名局', 'travel', '教學']

/** The name of a seat in the `k`-th match: the `i`-th regular, and now and then a guest. */
const NAME = `iif((k + seat.key) % 9 = 0, 'Guest ' || (k % 3000), (SELECT value FROM json_each(@names)
  WHERE key = (k * 7 + seat.key * 3) % json_array_length(@names)))`

/** Who plays: in every other match a bot of any level has the last seat. */
const PLAYER = `iif(k % 2 = 0 AND seat.key = json_array_length(header, '$.seats') - 1,
  json_object('kind', 'bot', 'bot', 'search', 'level', 1 + k / 2 % 5), seat.value -> '$.player')`

const COPIES = `
  INSERT INTO match (id, game, title, created_at, updated_at, binned_at, played, steps, comments, branches,
    over, turn, moment, scores, drawn, header)
  SELECT randomblob(16), game,
    (SELECT value FROM json_each(@words) WHERE key = (k * 5) % json_array_length(@words)) || ' ' || k,
    created_at + k * 600000, updated_at + k * 600000, NULL, played + k % 17, steps + k % 17, k % 5 = 0,
    branches, over, turn, moment, scores, drawn,
    json_set(header, '$.chance.seed', (header ->> '$.chance.seed') || ' ' || (k / (@deal * @played)), '$.seats', json((SELECT json_group_array(json(json_set(seat.value, '$.name', ${NAME}, '$.player', json(${PLAYER}))))
      FROM json_each(header, '$.seats') AS seat)))
  FROM (WITH RECURSIVE count (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM count WHERE k < @copies) SELECT k FROM count)
  JOIN match ON match.key = 1 + k % @played`

/** Fills an empty library with `count` matches of all games; returns the time of copying, in seconds. */
export const fillLibrary = (library: Library, count: number): number => {
  let number = 0
  for (const game of GAMES)
    for (let one = 0; one < PLAYED; one += 1) {
      number += 1
      const { seats } = game
      const { record, positions } = playedRecord(game, {
        seats: Math.min(seats.max, seats.min + (one % 3)),
        steps: one % 4 === 3 ? 40 : LONGEST,
        luck: `crowd ${number}`,
        nonce: number.toString(16).padStart(32, '0'),
        chance: { source: 'seeded', seed: `crowd ${number}` },
      })
      const summary = summaryOf({ record, positions, game })
      library.insertRecord(record, { title: `Played ${number}`, summary })
    }
  const opened = openDatabase(library.file, { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  const { db } = opened.value
  const from = performance.now()
  multiply(db, count, number)
  db.close()
  return (performance.now() - from) / 1000
}

const multiply = (db: Database.Database, count: number, played: number): void => {
  db.transaction(() => {
    db.prepare(COPIES).run({
      names: JSON.stringify(NAMES),
      words: JSON.stringify(WORDS),
      copies: count - played,
      played,
      deal: DEAL,
    })
    const source = `1 + (key - ${played}) % ${played}`
    const copies = `key > ${played}`
    const whole = `${copies} AND key % ${Math.max(WHOLE, Math.ceil(count / MOST_WHOLE))} = 0`
    db.exec(`
      UPDATE player SET (place, score) = (SELECT place, score FROM player AS own
        WHERE own.match = 1 + (player.match - ${played}) % ${played} AND own.seat = player.seat)
      WHERE match > ${played};
      INSERT INTO fallen SELECT fallen.game, fallen.type, fallen.face, key, fallen.count
        FROM match JOIN fallen ON fallen.match = ${source} WHERE ${copies};
      INSERT INTO tag SELECT key, (SELECT value FROM json_each('${JSON.stringify(TAGS)}') WHERE key = match.key % 5)
        FROM match WHERE ${copies} AND key % 3 = 0;
      INSERT INTO step SELECT key, seq, iif(seq = 0, match.id, step.id), parent, actor, action, chosen
        FROM match JOIN step ON step.match = ${source} WHERE ${whole};
      INSERT INTO event (match, step, n, fact) SELECT key, step, n, fact
        FROM match JOIN event ON event.match = ${source} WHERE ${whole};
      INSERT INTO words (rowid, said) SELECT key, title || char(10) ||
        (SELECT group_concat(name, char(10)) FROM player WHERE player.match = match.key) ||
        ifnull(char(10) || (SELECT group_concat(name, char(10)) FROM tag WHERE tag.match = match.key), '') ||
        iif(comments > 0, char(10) || 'A comment on the ' || key || 'th: 布局很好, but the end came too soon.', '')
        FROM match WHERE ${copies};`)
  })()
}
