import { gameOf } from '../../engine/index.ts'
import { listQuerySchema, type MatchRow } from '../../main/api/api.ts'
import { EXIT, parsed, say, CommandError, type Command } from '../command.ts'
import { withLibrary } from '../match-store.ts'
import { localTime } from '../words.ts'

const HELP = `Usage: qipu list [--search TEXT] [--game ID]... [--tag TAG]... [--bin] [--json]

Lists the matches of the library, most recently changed first: the first digits of the id, when it was
changed (by the clock here), the game, steps as played, how it stands, and its title and players.

  --search TEXT   those with all these words in title, names, tags or comments
  --game, --tag   those of one of the games, with all of the tags
  --bin           those in the bin
  --json          one line of JSON a match
`

/** Page size of the query. */
const PAGE = 500

export const list: Command = {
  summary: 'the matches of the library',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, {
      search: { type: 'string', default: '' },
      game: { type: 'string', multiple: true, default: [] },
      tag: { type: 'string', multiple: true, default: [] },
      bin: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length > 0)
      throw new CommandError(`"${positionals.join(' ')}" is not understood; --search looks for words.`)
    const query = { text: values.search, games: values.game, tags: values.tag, bin: values.bin, limit: PAGE }
    if (!listQuerySchema.safeParse(query).success)
      throw new CommandError('--search takes at most 200 characters.')
    return withLibrary(terminal, false, (library) => {
      for (let offset = 0; ; offset += PAGE) {
        const { rows, total } = library.list(listQuerySchema.parse({ ...query, offset }))
        for (const row of rows)
          if (values.json) terminal.out(`${JSON.stringify(row)}\n`)
          else say(terminal, `${lineOf(row)}\n`)
        if (offset + PAGE >= total) return EXIT.ok
      }
    })
  },
}

const lineOf = (row: MatchRow): string => {
  const seats = row.seats.map((seat) => seat.name)
  const { outcome } = row.turn
  const stands = row.damaged
    ? 'damaged'
    : outcome === undefined
      ? `turn ${row.moment.turn}, ${row.scores.join(':')}`
      : `over, ${outcome.scores.join(':')}`
  const game = gameOf(row.game)?.id ?? row.game
  return [
    row.id.slice(0, 8),
    localTime(row.updatedAt),
    game.padEnd(12),
    String(row.played).padStart(5),
    stands.padEnd(16),
    `${row.title} (${seats.join(', ')})`,
  ].join('  ')
}
