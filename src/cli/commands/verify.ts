import { GAMES, gameOf } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { verify as verifyRecord } from '../../engine/record/verify.ts'
import type { Library } from '../../main/library/library.ts'
import { CommandError, EXIT, parsed, say, type Command, type Exit, type Terminal } from '../command.ts'
import { bytesOf, matchFrom, matchNamed, withLibrary, type Found } from '../match-store.ts'
import { counted } from '../../locales/counted.ts'
import { detailsOf, explained } from '../words.ts'

const HELP = `Usage: qipu verify FILE...
       qipu verify --library [MATCH...]

Replays records through the rules that made them and compares every event; computes every roll and
draw again from the seed; checks that every step is what its id says. Of a game or a version of
rules this program does not have, the ids are checked (and the events folded, if the game is known).

With --library, the library file itself is checked first, then every match in it or those named.

Exit code 1 if anything is not sound; the first bad step is named.
`

export const verify: Command = {
  summary: 'whether records are what they claim to be',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, { library: { type: 'boolean', default: false } })
    if (values.library)
      return withLibrary(terminal, false, (library) => verifyLibrary(library, positionals, terminal))
    if (positionals.length === 0)
      throw new CommandError('Which files? Or --library for all matches of the library.')
    const sound = positionals.map((file) => verifyFile(file, terminal))
    return sound.every(Boolean) ? EXIT.ok : EXIT.wrong
  },
}

const verifyFile = (file: string, terminal: Terminal): boolean => {
  // Decoding has verified the record already; `reported` verifies again for its counts.
  const read = decode(bytesOf(file), { games: GAMES, now: () => performance.now() })
  if (!read.ok) {
    const { error } = read
    say(terminal, `${file}: not sound, line ${error.line}: ${explained(error)}${detailsOf(error)}\n`)
    return false
  }
  return reported(
    file,
    { record: read.value.record, analysed: [], title: '', tags: [], damage: null },
    terminal,
  )
}

const verifyLibrary = (library: Library, names: readonly string[], terminal: Terminal): Exit => {
  const broken = library.check()
  if (broken !== null) say(terminal, `${library.file}: ${explained(broken)}${detailsOf(broken)}\n`)
  const ids = names.length === 0 ? library.ids() : names.map((name) => matchNamed(library, name))
  let bad = 0
  for (const id of ids) {
    const found = matchFrom(library, id)
    if (!reported(`${id.slice(0, 8)} ${found.title}`.trim(), found, terminal)) bad += 1
  }
  say(terminal, `Sound: ${ids.length - bad} of ${counted(ids.length, 'match', 'matches')}.\n`)
  return bad === 0 && broken === null ? EXIT.ok : EXIT.wrong
}

/** Prints the result for one record; true if it is sound. */
const reported = (name: string, { record, damage: unreadable }: Found, terminal: Terminal): boolean => {
  const game = gameOf(record.header.game)
  const names = record.header.seats.map((seat) => seat.name)
  const { steps, decided, chosen, damage } = verifyRecord(record, game)
  if (damage !== null) {
    say(
      terminal,
      `${name}: not sound, step ${damage.depth} of its line (${damage.step}): ${explained(damage, game, names)}\n`,
    )
    return false
  }
  if (unreadable !== null) {
    say(terminal, `${name}: not sound: ${explained(unreadable)}${detailsOf(unreadable)}\n`)
    return false
  }
  const how = decided
    ? 'replayed through the rules'
    : game === undefined
      ? `ids only, the game ${record.header.game} is not known`
      : `ids and events only, made by rules version ${record.header.rules}`
  const picked = chosen === 0 ? '' : `, ${counted(chosen, 'outcome')} picked by hand`
  say(terminal, `${name}: sound, ${record.header.game}, ${counted(steps, 'step')}, ${how}${picked}\n`)
  return true
}
