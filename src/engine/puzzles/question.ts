/** What puzzles ask. */
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
