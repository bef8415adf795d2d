/** The lesson of a game in English with its tasks, for the game's own tests of it. */
import type { AnyGame } from '../../kernel/game.ts'
import { lessonOn, type LessonTask } from '../../record/lesson.ts'
import { replayOf, type Replay } from '../../record/positions.ts'
import { MAIN, type StepId } from '../../record/step.ts'
import { LESSONS } from '../index.ts'
import { sampleRecord } from '../sample.ts'

interface Tasks {
  readonly game: AnyGame
  readonly replay: Replay
  readonly tip: StepId
  readonly tasks: readonly LessonTask[]
}

export const tasksOf = (game: AnyGame): Tasks => {
  const sample = LESSONS[game.id]
  if (sample === undefined) throw new Error(`there is no lesson of ${game.id}`)
  const record = sampleRecord(game, sample, 'en')
  const tip = record.branches.get(MAIN)?.step ?? record.root
  const replay = replayOf(record, game)
  return { game, replay, tip, tasks: lessonOn(replay, tip) }
}
