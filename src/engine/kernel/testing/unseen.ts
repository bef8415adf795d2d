import { expect } from 'vitest'
import type { Game, GameEvent, Setup } from '../game.ts'
import type { Random } from '../random.ts'
import type { Viewer } from '../seat.ts'
import type { Played } from './play.ts'

/** How a game is written down of which nobody at the keyboard sees everything. */
export interface UnseenUnderTest<S, A> {
  /** The action leaves open what was drawn. */
  readonly isOpen: (action: A) => boolean
  /** Nothing that the viewer sees at the table was left open. */
  readonly knows: (state: S, viewer: Viewer) => boolean
  /** What is said at the table where those who see everything need not be asked. */
  readonly said?: (state: S) => A
  /** All is done in the same order where nothing hidden is seen; so it is unless told. */
  readonly inOrder?: (setup: { readonly seats: number }) => boolean
}

/** The outcome of chance that is left open, if there is one. */
export const openOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { isOpen }: UnseenUnderTest<S, A>,
  state: S,
): A | undefined => {
  const [first] = game.legal(state)
  return first !== undefined && isOpen(first) ? first : undefined
}

/** Chance whose outcomes are left open every other time, where they can be. */
export const halfOpen =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, unseen: UnseenUnderTest<S, A>) =>
  (state: S, random: Random): A =>
    (random.below(2) === 0 ? openOf(game, unseen, state) : undefined) ?? game.chance(state, random)

/**
 * A match of which everything is known, written down by somebody who sees nothing that is hidden: all
 * that is done fits, and it comes to the same end.
 */
export const checkBlind = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A>,
  setup: Setup<O>,
  { steps, final }: Played<S, A, E>,
): void => {
  let state = game.start({ ...setup, unseen: true })
  const take = (action: A): void => {
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(decision.refusal)}`)
    state = decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
  }
  const say = (until: (by: unknown) => boolean): void => {
    for (let said = 0; unseen.said !== undefined && said < setup.seats; said += 1)
      if (!until(game.turn(state).by)) take(unseen.said(state))
  }
  for (const { actor, action } of steps) {
    say((by) => by === actor)
    take(actor === 'chance' ? (openOf(game, unseen, state) ?? action) : action)
  }
  say((by) => by === 'nobody')
  expect(game.turn(state)).toStrictEqual(game.turn(final))
}
