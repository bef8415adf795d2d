/**
 * `npm run balance`: plays matches of each game that measures its balance (`testing/balance.ts` in its folder) at every
 * number of seats and prints figures; exit code 1 if one exceeds its limits. `npm run balance -- 400 6` plays 400
 * matches with six seats; with `--level 3` bots of that level play instead of the game's sensible play.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameOf } from '../src/engine/index.ts'
import type { Balance, Bot } from '../src/engine/kernel/testing/balance.ts'
import { decisionOf, LEVELS } from '../src/engine/search/levels.ts'
import { loadByGame } from '../src/main/testing/by-game.ts'

const GAMES_FOLDER = join(import.meta.dirname, '..', 'src', 'engine', 'games')
const MATCHES = 200

const found = await loadByGame<Balance>((id) => join(GAMES_FOLDER, id, 'testing', 'balance.ts'), 'weigh')

const { values, positionals } = parseArgs({ options: { level: { type: 'string' } }, allowPositionals: true })
const level = LEVELS.find((each) => String(each) === values.level)
if (level === undefined && values.level !== undefined) throw new Error(`there is no level ${values.level}`)
const bot: Bot | undefined = level && ((game, position, seed) => decisionOf(game, position, level, seed))
const [matches = MATCHES, ...wanted] = positionals.map(Number)
for (const [id, weigh] of found) {
  const { min = 0, max = 0 } = gameOf(id)?.seats ?? {}
  const every = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  for (const seats of wanted.length > 0 ? wanted : every) {
    const { lines, faults } = weigh(seats, matches, bot)
    console.log(`${id}, ${seats} seats, ${matches} matches${level === undefined ? '' : `, level ${level}`}`)
    for (const line of lines) console.log(line)
    for (const fault of faults) {
      console.error(`OUT OF ITS BAR ${fault}`)
      process.exitCode = 1
    }
  }
}
