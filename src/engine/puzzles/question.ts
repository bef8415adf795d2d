/** What puzzles ask, and their order: none beside another that asks the same. */
import type { AnyGame, PuzzleQuestion } from '../kernel/game.ts'
import { lessonOn } from '../record/lesson.ts'
import { createPositions } from '../record/positions.ts'
import { MAIN } from '../record/step.ts'
import { sampleRecord } from '../samples/sample.ts'
import { puzzleSample, type Puzzle } from './puzzle.ts'

/** The game's own question in the position of the puzzle; undefined if the game has none. */
export const questionOf = (
  game: AnyGame,
  { candidates }: Puzzle,
  state: unknown,
): PuzzleQuestion | undefined =>
  game.text.puzzleQuestion?.(
    candidates.map(({ action }) => game.schemas.action.parse(action)),
    state,
  )

/** What a puzzle asks, the same text for the same question. */
export const askOf = (game: AnyGame, puzzle: Puzzle): string => {
  const record = sampleRecord(game, puzzleSample(puzzle), 'en')
  const positions = createPositions(record, game)
  const [task] = lessonOn({ record, positions, game }, record.branches.get(MAIN)?.step ?? record.root)
  return JSON.stringify(task && questionOf(game, puzzle, task.asked.state)?.message)
}

/** In the same order, except that one that asks the same as the one before comes later, if there is another. */
export const apart = <P>(puzzles: readonly P[], ask: (puzzle: P) => string): readonly P[] => {
  const left = puzzles.map((puzzle) => ({ puzzle, asks: ask(puzzle) }))
  const placed: typeof left = []
  while (left.length > 0) {
    const next = left.findIndex(({ asks }) => asks !== placed.at(-1)?.asks)
    placed.push(...left.splice(Math.max(0, next), 1))
  }
  return placed.map(({ puzzle }) => puzzle)
}
