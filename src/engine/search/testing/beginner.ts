/** Tests what beginners (level 1) do in whole matches: a beginner overlooks things, and does nothing absurd. */
import { describe, it } from 'vitest'
import type { Game, GameEvent } from '../../kernel/game.ts'
import { quickRandom } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seat.ts'
import { playRandomly } from '../../kernel/testing/play.ts'
import { decisionOf } from '../levels.ts'

export interface BeginnerDecision<S, A> {
  readonly state: S
  readonly seat: Seat
  readonly action: A
}

const FEW_MATCHES = 2
const SWEPT_MATCHES = 200

/** Describes the decisions of beginners in matches by default rules; `check` gets those of one match, in order. */
export const describeBeginners = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  seats: number,
  says: string,
  check: (decisions: readonly BeginnerDecision<S, A>[]) => void,
): void => {
  const options = game.schemas.options.parse({})
  const play = (seed: string): void => {
    const decisions: BeginnerDecision<S, A>[] = []
    playRandomly(game, { options, seats }, quickRandom(seed), {
      choose: (state) => {
        const { by } = game.turn(state)
        const seat = Number(by)
        const action = decisionOf(game, { options, state, seat }, 1, `${seed} ${decisions.length}`)
        decisions.push({ state, seat, action })
        return action
      },
    })
    check(decisions)
  }
  const playAll = (matches: number): void => {
    for (let match = 0; match < matches; match += 1) play(`beginner ${match}`)
  }
  describe('a beginner', () => {
    it(says, () => playAll(FEW_MATCHES))
    it(`${says}, in ${SWEPT_MATCHES} matches`, { tags: ['sweep'] }, () => playAll(SWEPT_MATCHES))
  })
}
