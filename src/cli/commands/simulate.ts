import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../../engine/kernel/random.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { verify } from '../../engine/record/verify.ts'
import { gameTranslator } from '../../main/sharing/translator.ts'
import { newSeed } from '../../main/table/seed.ts'
import { CommandError, EXIT, parsed, wholeNumber, withFile, type Command } from '../command.ts'
import { headerFor, nonceOf, setupFrom } from '../games-by-id.ts'
import { playRandomly } from '../play-match.ts'
import { Tally } from '../tally.ts'
import { explained } from '../words.ts'

const HELP = `Usage: qipu simulate --game ID [--seats N] [--options JSON] [--seed TEXT] [--count N]
                     [--out DIR] [--json]

Plays matches at random, verifies the record of each, and tells how they went.

"At random" means: whenever a seat is to act, one of its legal actions is chosen, every action in
the list of legal actions with the same probability. Ways to act that are many (such as dividing
dice among many tiles) are therefore chosen more often than ways that are few.

  --game ID        which game ("qipu games" lists them)
  --seats N        how many play; the fewest the game takes if left out
  --options JSON   the match's options, such as '{"raceTo":3}'
  --seed TEXT      the same seed plays the same matches; a new one is made if left out
  --count N        how many matches, 1 to 1000000; 100 if left out
  --out DIR        writes every match there as a .qipu file
  --json           prints the figures as one line of JSON

Exit code 1 if a record fails verification.
`

export const simulate: Command = {
  summary: 'random play: how matches end, how long they are, and whether records verify',
  help: HELP,
  run(args, terminal) {
    const { values, positionals } = parsed(args, {
      game: { type: 'string' },
      seats: { type: 'string' },
      options: { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string', default: '100' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new CommandError(`"${positionals.join(' ')}" is not understood.`)
    const { game, seats, options } = setupFrom(values)
    const count = wholeNumber('count', values.count, 1, 1_000_000)
    const seed = values.seed ?? newSeed()
    if (seed === '' || seed.length > SEED) throw new CommandError(`--seed takes 1 to ${SEED} characters.`)
    const write = values.out === undefined ? undefined : writerInto(values.out, game.id, count)

    const tally = new Tally()
    const from = performance.now()
    for (let number = 1; number <= count; number += 1) {
      const header = headerFor(game, seats, options, {
        // The seed determines everything, so the same seed gives the same files.
        nonce: nonceOf(`simulation ${number} of ${seed}`),
        chance: { source: 'seeded', seed: `${seed}-${number}` },
        startedAt: new Date(0).toISOString(),
      })
      // A separate generator, so that decisions do not shift the luck of dice and decks.
      const choice = seededRandom(`choices of ${seed}-${number}`, 0)
      const played = playRandomly(game, header, choice)
      const { damage } = verify(played.record, game)
      tally.add(played, damage === null)
      if (damage !== null) terminal.err(`match ${number}, step ${damage.depth}: ${explained(damage, game)}\n`)
      write?.(number, encode(played.record, { label: { title: `${game.id} ${seed} ${number}`, tags: [] } }))
    }
    const seconds = (performance.now() - from) / 1000
    const report = tally.report(seconds)
    if (values.json) terminal.out(`${JSON.stringify({ game: game.id, seats, options, seed, ...report })}\n`)
    else {
      const endings = gameTranslator(game, 'en', [])
      terminal.out(`${game.id}, ${seats} seats, seed ${seed}\n`)
      terminal.out(tally.text(seconds, (ending) => endings.text(`ending.${ending}`)))
    }
    return report.verified === count ? EXIT.ok : EXIT.wrong
  },
}

/** The longest seed that still fits a header with the number of the match appended. */
const SEED = 48

const writerInto = (
  folder: string,
  game: string,
  count: number,
): ((number: number, bytes: Uint8Array) => void) => {
  const digits = String(count).length
  return (number, bytes) => {
    const file = join(folder, `${game}-${String(number).padStart(digits, '0')}.qipu`)
    withFile(file, 'written', () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, bytes)
    })
  }
}
