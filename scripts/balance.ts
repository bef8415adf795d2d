/**
 * `npm run balance`: plays matches of each game that measures its balance (`testing/balance.ts` in its folder) at every
 * number of seats and prints figures; exit code 1 if one exceeds its limits. `npm run balance -- 400 6` plays 400
 * matches with six seats.
 */
import { join } from 'node:path'
import { gameOf } from '../src/engine/index.ts'
import type { Balance } from '../src/engine/kernel/testing/balance.ts'
import { loadByGame } from '../src/main/testing/by-game.ts'

const GAMES_FOLDER = join(import.meta.dirname, '..', 'src', 'engine', 'games')
const MATCHES = 200

const found = await loadByGame<Balance>((id) => join(GAMES_FOLDER, id, 'testing', 'balance.ts'), 'weigh')

const [matches = MATCHES, ...wanted] = process.argv.slice(2).map(Number)
for (const [id, weigh] of found) {
  const { min = 0, max = 0 } = gameOf(id)?.seats ?? {}
  const every = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  for (const seats of wanted.length > 0 ? wanted : every) {
    const { lines, faults } = weigh(seats, matches)
    console.log(`${id}, ${seats} seats, ${matches} matches`)
    for (const line of lines) console.log(line)
    for (const fault of faults) {
      console.error(`OUT OF ITS BAR ${fault}`)
      process.exitCode = 1
    }
  }
}
