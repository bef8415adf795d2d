import { expect } from 'vitest'
import type { Game, GameEvent } from '../game.ts'
import { seatsOf } from '../seat.ts'
import type { Sample } from './sample.ts'

/** Turn, moment, score, notation and board have the right shape at every position of a match. */
export const checkShape = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, steps, setup }: Sample<O, S, A, E>,
): void => {
  const actors = [...seatsOf(setup.seats), 'chance', 'nobody']
  let last = { part: 1, round: 1, turn: 1 }
  for (const [at, state] of states.entries()) {
    expect(actors).toContain(game.turn(state).by)
    const moment = game.moment(state)
    expect(Object.keys(moment).sort()).toEqual(['part', 'round', 'turn'])
    for (const count of Object.values(moment)) expect(Number.isInteger(count) && count >= 1).toBe(true)
    expect(moment.part, 'parts only go forward').toBeGreaterThanOrEqual(last.part)
    if (moment.part === last.part) expect(moment.turn).toBeGreaterThanOrEqual(last.turn)
    last = moment
    const score = game.score(state)
    expect(score).toHaveLength(setup.seats)
    expect(score.every(Number.isFinite)).toBe(true)
    expect(game.text.board(game.view(state, 'public'))).not.toBe('')
    const step = steps[at]
    if (step !== undefined) expect(game.text.notation(step.action, state)).toMatch(/\S/)
  }
}
