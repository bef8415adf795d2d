import type { Migration } from './migration.ts'

/** The header in a trigger; what a disk has spoilt counts as empty. */
const HEADER = `iif(json_valid(NEW.header), NEW.header, '{}')`

/**
 * Programs, and bots of other makers, are told apart from our own bots by `player.bot`: the level of one of
 * ours, -1 for any other, 0 for a person. Until now it was 1 for a program.
 */
export const levels: Migration = {
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
    FROM json_each(${HEADER}, '$.seats') AS seat;
  INSERT INTO option (match, name, value)
    SELECT NEW.key, option.key, option.value
    FROM json_each(${HEADER}, '$.options') AS option WHERE option.value IS NOT NULL;
END;
`,
}
