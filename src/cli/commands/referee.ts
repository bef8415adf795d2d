import { newNonce } from '../../main/table/chance.ts'
import type { Header } from '../../engine/record/step.ts'
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import {
  CommandError,
  EXIT,
  parsed,
  say,
  wholeNumber,
  type Command,
  type Exit,
  type Terminal,
} from '../command.ts'
import { headerFor, setupFrom } from '../games-by-id.ts'
import { requestLines } from '../../main/referee/protocol.ts'
import { selftest } from '../referee/selftest.ts'
import { createSession } from '../referee/session.ts'

const HELP = `Usage: qipu referee --game ID [--seats N] [--options JSON] [--chance manual|seed:S]
       qipu referee --selftest PROGRAM [--game ID] [--within MS]

Referees one match over standard input and output: every line is a request in JSON, every answer is
one line of JSON. Whatever the input, it answers and goes on; it ends at quit or at the end of input.

  --game ID         which game ("qipu games" lists them; "qipu games --json" tells its actions)
  --seats N         how many play; the fewest the game takes if left out
  --options JSON    the match's options, such as '{"raceTo":3}'
  --chance seed:S   luck from the seed S; chance acts by itself, at the start and after every action
  --chance manual   chance waits: act enters an outcome, roll draws one fairly (the default)

Requests; the first six may share a line, and then an answer:
  {"hello":{}}                    the version of the protocol, the games and their rules, the match
  {"turn":{}}                     {"ok":true,"turn":{"by":0}}; by is a seat from 0, "chance" or
                                  "nobody" (the match is over; then with "outcome")
  {"legal":{"limit":1000}}        {"ok":true,"legal":[...],"complete":true}; for chance its outcomes; with
                                  "unseen":true also those that leave unseen things open
  {"view":{"as":0}}               {"ok":true,"view":{...}}; as is a seat, "public" or "all"
  {"preview":{"actions":[...]}}   {"ok":true,"previews":[{"ok":true,"events","scores","turn"}...]}: what each
                                  would lead to; what the seat cannot see is dealt at random
  {"position":{}}                 {"ok":true,"position":{"rules","options","state"}} as the engine has it; what the
                                  seat cannot see is dealt at random
  {"act":{"action":{...}}}        {"ok":true,"steps":[{"id","actor","action","events"}...],"turn":{...}}
  {"roll":{}}                     with manual chance: an outcome drawn fairly; answer as for act
  {"undo":{"to":"STEP"}}          {"ok":true,"at":"STEP","turn":{...}}; without "to", the last decision
  {"save":{"file":"NAME.qipu"}}   {"ok":true,"file":"NAME.qipu","steps":12}
  {"quit":{}}                     {"ok":true}

With --selftest it starts the command PROGRAM in a seat, as a table does (docs/bots.md), and prints steps, each
passed or failed with what was expected. It ends with 1 if one failed.

  --game ID         plays this game alone; all if left out
  --within MS       how long the program may take for a request; 10000 if left out

What is refused or not understood: {"ok":false,"code":"...","rule":"QO-11","details":{...},"message":"..."}
`

export const referee: Command = {
  summary: 'referees a match over JSON Lines, for bots and scripts',
  help: HELP,
  async run(args, terminal) {
    const { values, positionals } = parsed(args, {
      game: { type: 'string' },
      seats: { type: 'string' },
      options: { type: 'string' },
      chance: { type: 'string' },
      selftest: { type: 'string' },
      within: { type: 'string' },
    })
    if (positionals.length > 0) throw new CommandError(`"${positionals.join(' ')}" is not understood.`)
    if (values.selftest !== undefined) {
      if ([values.seats, values.options, values.chance].some((value) => value !== undefined))
        throw new CommandError('--selftest takes --game and --within alone.')
      const within = wholeNumber('within', values.within ?? '10000', 1, 3_600_000)
      const played = values.game === undefined ? GAMES : [setupFrom(values).game]
      return await testProgram(values.selftest, played, within, terminal)
    }
    if (values.within !== undefined) throw new CommandError('--within goes with --selftest.')
    const { game, seats, options } = setupFrom(values)
    const header = headerFor(game, seats, options, {
      nonce: newNonce(),
      chance: chanceNamed(values.chance ?? 'manual'),
      startedAt: new Date().toISOString(),
    })
    const session = createSession(game, header)
    for await (const line of requestLines(terminal.input())) {
      const { answer, done } = session.answer(line)
      terminal.out(`${JSON.stringify(answer)}\n`)
      if (done) break
    }
    return EXIT.ok
  },
}

/** Prints each step of the self-test as soon as it is known. */
const testProgram = async (
  command: string,
  games: readonly AnyGame[],
  within: number,
  terminal: Terminal,
): Promise<Exit> => {
  let passed = 0
  let failed = 0
  for await (const { name, expected, found } of selftest(command, games, within)) {
    if (found === undefined) passed += 1
    else failed += 1
    const verdict = found === undefined ? 'pass' : 'FAIL'
    const but = found === undefined ? '' : `; it ${found}`
    say(terminal, `${verdict}  ${name.padEnd(14)}  ${expected}${but}\n`)
  }
  say(terminal, `${passed} passed, ${failed} failed\n`)
  return failed === 0 ? EXIT.ok : EXIT.wrong
}

/** The longest seed a header may have, in characters. */
const SEED = 64

const chanceNamed = (text: string): Header['chance'] => {
  if (text === 'manual') return { source: 'manual' }
  const seed = text.startsWith('seed:') ? text.slice('seed:'.length) : ''
  if (seed === '' || seed.length > SEED)
    throw new CommandError(`--chance is "manual" or "seed:" and 1 to ${SEED} characters, not "${text}".`)
  return { source: 'seeded', seed }
}
