/**
 * `npm run puzzles -- [GAME...] [--to N]`: plays matches between bots until each game has N puzzles (30), and writes
 * them to `src/engine/games/<id>/puzzles.json` as they are found, except those that ask what another asks. Keeps
 * existing ones. Says every ten seconds how far it is, and gives up on a game whose matches have none.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES, gameOf } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import type { Puzzle } from '../src/engine/puzzles/puzzle.ts'
import { askOf } from '../src/engine/puzzles/question.ts'
import { puzzlesIn, type PuzzleSearch } from '../src/engine/puzzles/search.ts'

const inFolderOf = ({ id }: AnyGame, file: string): string =>
  join(import.meta.dirname, '..', 'src', 'engine', 'games', id, file)

/**
 * How the game is played and searched: what its `puzzle-search.json` says, and the rest as for a simple game. A game
 * should search at least twice as long as the strongest bot; long ones examine fewer positions.
 */
const searchOf = (game: AnyGame): PuzzleSearch => {
  const file = inFolderOf(game, 'puzzle-search.json')
  // Written by hand for this command alone.
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<PuzzleSearch>) : {}
  return { seats: [game.seats.min], options: {}, level: 2, playouts: 1500, share: 1, ...own }
}

/** Matches in a row without a puzzle after which a game counts as having none. */
const PATIENCE = 60
/** Milliseconds between two lines about progress. */
const PROGRESS = 10_000

/** A file of puzzles, with the number of matches examined so far. */
interface Found {
  readonly matches: number
  readonly puzzles: readonly Puzzle[]
}

const fileOf = (game: AnyGame): string => inFolderOf(game, 'puzzles.json')

const readFound = (game: AnyGame): Found => {
  const file = fileOf(game)
  // This command wrote the file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : { matches: 0, puzzles: [] }
}

/** One puzzle a line, so that diffs are readable. */
const asText = ({ matches, puzzles }: Found): string =>
  `{"matches":${matches},"puzzles":[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]}\n`

/** No number is used again, also if its puzzle was dropped. */
const nextNumber = (puzzles: readonly Puzzle[]): number =>
  Math.max(0, ...puzzles.map(({ number }) => number)) + 1

/** Returns whether the game has as many puzzles as asked for. */
const find = (game: AnyGame, most: number): boolean => {
  const search = searchOf(game)
  let { matches, puzzles } = readFound(game)
  let [inVain, told] = [0, Date.now()]
  while (puzzles.length < most) {
    const before = puzzles.length
    for (const puzzle of puzzlesIn(game, matches, search, nextNumber(puzzles))) {
      // Nobody could tell two of one name apart.
      if (puzzles.some((each) => askOf(game, each) === askOf(game, puzzle))) continue
      puzzles = [...puzzles, puzzle]
      console.log(`${game.id}: puzzle ${puzzle.number}, match ${matches}, step ${puzzle.at}`)
      told = Date.now()
    }
    matches += 1
    writeFileSync(fileOf(game), asText({ matches, puzzles }))
    inVain = puzzles.length > before ? 0 : inVain + 1
    if (inVain === PATIENCE) {
      console.log(
        `${game.id}: gave up with ${puzzles.length} of ${most} puzzles. In the last ${PATIENCE} matches no position had ` +
          'enough choices and one action clearly better than all others (docs/puzzles.md).',
      )
      return false
    }
    if (Date.now() - told < PROGRESS) continue
    console.log(`${game.id}: ${matches} matches searched, ${puzzles.length} puzzles so far`)
    told = Date.now()
  }
  return true
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: '30' } },
})
const games = positionals.length === 0 ? GAMES : positionals.map((id) => gameOf(id))
for (const game of games) {
  if (game === undefined) throw new Error('There is no such game')
  if (!find(game, Number(values.to))) process.exitCode = 1
}
