/** The thread in which bots think and analyses run, in slices short enough to be stopped at once. */
import { setImmediate } from 'node:timers/promises'
import { analyseDecision } from '../../engine/analysis/decision.ts'
import { measureLuck } from '../../engine/analysis/luck.ts'
import { gameOf } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { createThinker } from '../../engine/search/levels.ts'
import { answerJobs, type JobProgress } from '../worker/job-thread.ts'
import {
  MAX_CHOICES,
  type AnalysisTask,
  type Job,
  type JobResult,
  type SearchRequest,
  type SearchResult,
} from './thread-pool.ts'

type Answer = JobResult[Job['kind']]

/** Milliseconds of work between two checks for messages, such as a cancel. */
const SLICE_MS = 10
/** Milliseconds between two reports of progress. */
const REPORT_MS = 100

const known = (id: string): AnyGame => {
  const game = gameOf(id)
  if (game === undefined) throw new RangeError(`There is no game ${id}`)
  return game
}

/** Runs one playout at a time and yields its progress, 0 to 1. */
function* thinking(question: SearchRequest): Generator<number, SearchResult> {
  const from = performance.now()
  const { options, state, seat, level, seed, within = Infinity } = question
  const thinker = createThinker(known(question.game), { options, state, seat }, level, seed)
  const { search } = thinker
  const playouts = question.playouts ?? thinker.playouts
  while (search.playouts() < playouts && performance.now() - from < within) {
    search.run(1)
    yield Math.min(1, Math.max(search.playouts() / playouts, (performance.now() - from) / within))
  }
  return {
    action: thinker.decision(),
    choices: search.choices().slice(0, MAX_CHOICES),
    playouts: search.playouts(),
    ms: performance.now() - from,
  }
}

const analysisOf = (task: AnalysisTask): Generator<number, Answer> =>
  task.kind === 'decision' ? analyseDecision(known(task.game), task) : measureLuck(known(task.game), task)

const work = async (job: Job, { isCancelled, report }: JobProgress): Promise<Answer | null> => {
  const pieces: Generator<number, Answer> =
    job.kind === 'think' ? thinking(job.question) : analysisOf(job.task)
  let reported = performance.now()
  for (;;) {
    let part = 0
    for (const until = performance.now() + SLICE_MS; performance.now() < until;) {
      const piece = pieces.next()
      if (piece.done === true) return piece.value
      part = piece.value
    }
    await setImmediate()
    if (isCancelled()) return null
    if (performance.now() - reported > REPORT_MS) {
      reported = performance.now()
      report(part)
    }
  }
}

answerJobs(work)
