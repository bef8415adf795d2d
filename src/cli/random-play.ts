import { chanceWatch } from '../engine/kernel/chance-run.ts'
import type { AnyGame, Outcome } from '../engine/kernel/game.ts'
import type { Random } from '../engine/kernel/random.ts'
import { decideStep, drawStep } from '../engine/record/play.ts'
import { replayOf } from '../engine/record/positions.ts'
import { MAIN, type Header, type StepId } from '../engine/record/step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../engine/record/tree.ts'

export interface PlayedMatch {
  readonly record: MatchRecord
  readonly outcome: Outcome
  /** Turns of all games of the match. */
  readonly turns: number
}

/**
 * Plays a match with seeded chance to its end, by the functions that tables use. Each decision is uniform over the
 * legal actions.
 */
export const playRandomly = (game: AnyGame, header: Header, choice: Random): PlayedMatch => {
  const record = createRecord(header)
  const replay = replayOf(record, game)
  const { positions } = replay
  const turns = new Set<string>()
  const watch = chanceWatch(game)
  let at: StepId = record.root
  for (;;) {
    const state = positions.at(at)
    const turn = game.turn(state)
    watch(turn.by)
    if (turn.by === 'nobody') {
      putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
      return { record, outcome: turn.outcome, turns: turns.size }
    }
    if (turn.by === 'chance') {
      const step = drawStep(replay, at)
      addStep(record, step)
      at = step.id
      continue
    }
    const moment = game.moment(state)
    turns.add(`${moment.part}.${moment.round}.${moment.turn}`)
    const decided = decideStep(replay, at, turn.by, game.sampleLegal(state, choice))
    if (!decided.ok) throw new Error(`${game.id} refuses what it calls legal: ${decided.error.code}`)
    addStep(record, decided.value)
    at = decided.value.id
  }
}
