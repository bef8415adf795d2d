import { expect } from 'vitest'
import type { Game, GameEvent } from '../../game.ts'
import type { PlayedMatch } from './unseen.ts'
import { stableJson } from '../same.ts'

/** The most positions of chance checked in one match. */
const MAX_POSITIONS = 12

/**
 * Checks that the odds sum to one and list exactly the legal outcomes that leave nothing open, including the one drawn.
 */
export const checkChance = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { steps, states, unseen }: PlayedMatch<O, S, A, E>,
): void => {
  const drawn = steps.flatMap(({ actor, action }, at) => {
    const state = states[at]
    return actor === 'chance' && state !== undefined ? [{ action, state }] : []
  })
  const stride = Math.ceil(drawn.length / MAX_POSITIONS)
  for (const { action, state } of drawn.filter((_, index) => index % stride === 0)) {
    const odds = game.odds(state)
    // With too many outcomes to list, at least the beginning of the list must come quickly.
    if (odds === undefined) {
      expect(game.legal(state)[Symbol.iterator]().next().done).toBe(false)
      continue
    }
    expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
    const listed = odds.map((each) => stableJson(each.action))
    const isOpen = (outcome: A): boolean => unseen?.isOpen(outcome) === true
    if (!isOpen(action)) expect(listed).toContain(stableJson(action))
    const closed = [...game.legal(state)].filter((outcome) => !isOpen(outcome))
    expect([...listed].sort()).toEqual(closed.map(stableJson).sort())
  }
  for (const [at, state] of states.entries())
    if (steps[at]?.actor !== 'chance') expect(game.odds(state)).toBeUndefined()
}
