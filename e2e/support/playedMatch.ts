/** Matches played out without a window. */
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { decideStep, drawStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type Header } from '../../src/engine/record/step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../src/engine/record/tree.ts'

/**
 * A match from its header: to the end, or to the first position with a seat to act that comes after `until` steps or
 * satisfies `until`.
 */
export const played = (
  game: AnyGame,
  header: Header,
  choose: (state: unknown) => unknown,
  until: number | ((state: unknown) => boolean) = Infinity,
): MatchRecord => {
  const record = createRecord(header)
  const replay = replayOf(record, game)
  const { positions } = replay
  const isEnough = (state: unknown): boolean =>
    typeof until === 'number' ? record.steps.size >= until : until(state)
  let at = record.root
  for (;;) {
    const state = positions.at(at)
    const turn = game.turn(state)
    if (turn.by === 'nobody' || (turn.by !== 'chance' && isEnough(state))) break
    if (turn.by === 'chance') {
      const step = drawStep(replay, at)
      addStep(record, step)
      at = step.id
      continue
    }
    const step = decideStep(replay, at, turn.by, choose(state))
    if (!step.ok) throw new Error(`${game.id}: ${step.error.code}`)
    addStep(record, step.value)
    at = step.value.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  return record
}
