/** Matches played to their end by the functions that tables use, with seeded chance. */
import { chanceWatch } from '../engine/kernel/chance-run.ts'
import type { AnyGame, Outcome } from '../engine/kernel/game.ts'
import type { Random } from '../engine/kernel/random.ts'
import type { Seat } from '../engine/kernel/seat.ts'
import { decideStep, drawStep } from '../engine/record/play.ts'
import { replayOf } from '../engine/record/positions.ts'
import { MAIN, type Header, type Step, type StepId } from '../engine/record/step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../engine/record/tree.ts'

/** A seat that is to act; `step` is how many steps came before. */
interface SeatToAct {
  readonly seat: Seat
  readonly state: unknown
  readonly step: number
}

interface EndedMatch {
  readonly record: MatchRecord
  readonly outcome: Outcome
}

/** Plays and records a match: asks for the action of each seat to act, lets chance act itself, and returns the end. */
export function* playMatch(game: AnyGame, header: Header): Generator<SeatToAct, EndedMatch, unknown> {
  const record = createRecord(header)
  const replay = replayOf(record, game)
  const watch = chanceWatch(game)
  let at: StepId = record.root
  for (let step = 0; ; step += 1) {
    const state = replay.positions.at(at)
    const turn = game.turn(state)
    watch(turn.by)
    if (turn.by === 'nobody') {
      putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
      return { record, outcome: turn.outcome }
    }
    let made: Step
    if (turn.by === 'chance') made = drawStep(replay, at)
    else {
      const decided = decideStep(replay, at, turn.by, yield { seat: turn.by, state, step })
      if (!decided.ok) throw new Error(`${game.id} refuses an action of a seat: ${decided.error.code}`)
      made = decided.value
    }
    addStep(record, made)
    at = made.id
  }
}

export interface PlayedMatch extends EndedMatch {
  /** Turns of all games of the match. */
  readonly turns: number
}

/** Plays a match whose decisions are uniform over the legal actions. */
export const playRandomly = (game: AnyGame, header: Header, choice: Random): PlayedMatch => {
  const match = playMatch(game, header)
  const turns = new Set<string>()
  for (let next = match.next(); ;) {
    if (next.done === true) return { ...next.value, turns: turns.size }
    const { state } = next.value
    const moment = game.moment(state)
    turns.add(`${moment.part}.${moment.round}.${moment.turn}`)
    next = match.next(game.sampleLegal(state, choice))
  }
}
