/**
 * `npm run train -- --game G --seed S --matches N`: learns the evaluation of a game from self-play and writes its
 * weights to `src/engine/games/<id>/bot/weights.json` (docs/bots.md). It begins with weights of 0. Each round plays
 * N matches with the weights so far and fits them to all matches so far; every fifth match is held out and judges the
 * weights. The same command finds the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'prettier'
import { wholeNumber } from '../src/cli/command.ts'
import { setupFrom } from '../src/cli/games-by-id.ts'
import { trained } from './training.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    /** Numbers of seats, by turns. */
    seats: { type: 'string' },
    matches: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    playouts: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'plum' },
  },
})
const { game } = setupFrom({ game: values.game, seats: undefined, options: undefined })
const setups = (values.seats?.split(',') ?? [undefined]).map((seats) =>
  setupFrom({ game: values.game, seats, options: undefined }),
)
const budget = {
  matches: wholeNumber('matches', values.matches, 5, 100_000),
  rounds: wholeNumber('rounds', values.rounds, 1, 100),
  playouts: wholeNumber('playouts', values.playouts, 1, 100_000),
  seed: values.seed,
}
const { weights, figures } = trained(game, setups, budget, (line) => console.log(line))
const { matches, rounds, playouts, seed } = budget
const seats = setups.map((setup) => setup.seats).join()
const file = {
  command: `npm run train -- --game ${game.id} --seats ${seats} --matches ${matches} --rounds ${rounds} --playouts ${playouts} --seed ${seed}`,
  figures,
  weights,
}
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'engine', 'games', game.id, 'bot', 'weights.json'),
  await format(JSON.stringify(file), { parser: 'json' }),
)
