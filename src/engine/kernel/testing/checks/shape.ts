import { expect } from 'vitest'
import type { Game, GameEvent } from '../../game.ts'
import { seatsOf } from '../../seat.ts'
import type { PlayedMatch } from './unseen.ts'

/** Checks that turn, moment, score, notation and board have the right shape in every position of a match. */
export const checkShape = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, steps, setup }: PlayedMatch<O, S, A, E>,
): void => {
  const actors = new Set<unknown>([...seatsOf(setup.seats), 'chance', 'nobody'])
  let last = { part: 1, round: 1, turn: 1 }
  for (const [at, state] of states.entries()) {
    const wrong = (what: string): never => expect.fail(`${what} in ${JSON.stringify(state)}`)
    if (!actors.has(game.turn(state).by)) wrong('nobody who could act acts')
    const moment = game.moment(state)
    if (Object.keys(moment).sort().join() !== 'part,round,turn') wrong('no moment')
    if (!Object.values(moment).every((count) => Number.isInteger(count) && count >= 1)) wrong('no count')
    if (moment.part < last.part) wrong('parts only go forward')
    if (moment.part === last.part && moment.turn < last.turn) wrong('turns only go forward')
    if (moment.part > 1 && game.hasSeveralParts?.(setup.options) === false) wrong('a second part')
    last = moment
    const score = game.score(state)
    if (score.length !== setup.seats || !score.every(Number.isFinite)) wrong('no score for each seat')
    if (game.text.board(game.view(state, 'public')) === '') wrong('no board')
    const step = steps[at]
    if (step !== undefined && !/\S/.test(game.text.notation(step.action, state))) wrong('no notation')
  }
}
