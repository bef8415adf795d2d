/** A match played at random, as the property tests look at it. */
import type { Setup } from '../../game.ts'
import type { Played } from '../play.ts'
import type { UnseenUnderTest } from './unseen.ts'

/** A match and what it was played with. */
export interface PlayedMatch<O, S, A, E> extends Played<S, A, E> {
  readonly setup: Setup<O>
  /** Things were left open in it. */
  readonly unseen?: UnseenUnderTest<S, A, E>
}
