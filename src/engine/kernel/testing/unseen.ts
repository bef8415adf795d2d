import type { Game, GameEvent, Setup } from '../game.ts'
import type { Random } from '../random.ts'
import type { Viewer } from '../seat.ts'
import type { Choose, Played } from './play.ts'
import { expectSame } from './same.ts'

/** How a game is entered by people who do not see everything. */
export interface UnseenUnderTest<S, A, E> {
  /** The action leaves open what was drawn. */
  readonly isOpen: (action: A) => boolean
  /** Nothing that the viewer sees at the table was left open. */
  readonly knows: (state: S, viewer: Viewer) => boolean
  /** What is said at the table where those who see everything need not be asked. */
  readonly said?: (state: S) => A
  /** What comes to light and so has to be entered, if anything, found from all the events of the fully known match. */
  readonly asked?: (state: S, events: readonly E[]) => A | undefined
  /** Everything known in the first position is the same in the second, in which everything is known. */
  readonly agrees: (state: S, truth: S) => boolean
  /** All is done in the same order where nothing hidden is seen; so it is unless told. */
  readonly inOrder?: (setup: { readonly seats: number }) => boolean
}

/** The outcome of chance that is left open, if there is one. */
export const openOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { isOpen }: UnseenUnderTest<S, A, E>,
  state: S,
): A | undefined => {
  const [first] = game.legal(state)
  return first !== undefined && isOpen(first) ? first : undefined
}

/** Chance whose outcomes are left open every other time, where they can be. */
export const halfOpen =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, unseen: UnseenUnderTest<S, A, E>) =>
  (state: S, random: Random): A =>
    (random.below(2) === 0 ? openOf(game, unseen, state) : undefined) ?? game.chance(state, random)

/** An action of a seat as people enter it who see nothing hidden; undefined if it cannot be left open. */
const asOthersSee = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  action: A,
): A | undefined => {
  const { by } = game.turn(state)
  const seen = by === 'nobody' ? action : game.redactAction(action, by, 'public')
  return game.decide(state, seen).ok ? seen : undefined
}

/** Seats whose actions are left open every other time, where they can be. */
export const halfSeen =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, choose?: Choose<S, A>): Choose<S, A> =>
  (state, all, random) => {
    const action = choose?.(state, all, random) ?? game.sampleLegal(state, random)
    return (random.below(2) === 0 ? asOthersSee(game, state, action) : undefined) ?? action
  }

/** An action with each part that can be left open left open or told. */
const partly = (told: unknown, open: unknown, random: Random): unknown => {
  if (Array.isArray(told) && Array.isArray(open) && told.length === open.length)
    return told.map((part, at) => partly(part, open[at], random))
  if (isRecord(told) && isRecord(open))
    return Object.fromEntries(
      Object.entries(told).map(([name, part]) => [name, partly(part, open[name], random)]),
    )
  return random.below(2) === 0 ? told : open
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is written of an action in a position: all that can be left open is, or as `write` decides. */
type Write<A> = (told: A, open: A | undefined) => A

/**
 * Enters a fully known match again as somebody would who does not see everything hidden: every action fits,
 * nothing false is taken as known, and the match ends the same way.
 */
const checkWritten = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  { steps, events, states, final }: Played<S, A, E>,
  write: (state: S) => Write<A>,
): void => {
  let state = game.start({ ...setup, partialEntry: true })
  const take = (action: A): void => {
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(decision.refusal)}`)
    state = decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
  }
  const say = (until: (by: unknown) => boolean): void => {
    for (let said = 0; unseen.said !== undefined && said < setup.seats; said += 1)
      if (!until(game.turn(state).by)) take(unseen.said(state))
  }
  const answer = (): void => {
    for (let said = unseen.asked?.(state, events); said !== undefined; said = unseen.asked?.(state, events))
      take(said)
  }
  for (const [at, { actor, action }] of steps.entries()) {
    say((by) => by === actor)
    const open = actor === 'chance' ? openOf(game, unseen, state) : asOthersSee(game, state, action)
    take(write(state)(action, open))
    answer()
    const truth = states[at + 1]
    if (truth !== undefined && !unseen.agrees(state, truth))
      throw new Error(`After ${at + 1} steps something is taken as known that is not so`)
  }
  say((by) => by === 'nobody')
  expectSame(game.turn(state), game.turn(final))
}

/** Sees nothing that is hidden. */
export const checkBlind = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  played: Played<S, A, E>,
): void => checkWritten(game, unseen, setup, played, () => (told, open) => open ?? told)

/** Sees some of what is hidden, at random. */
export const checkPartly = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  played: Played<S, A, E>,
  random: Random,
): void =>
  checkWritten(game, unseen, setup, played, (state) => (told, open) => {
    if (open === undefined) return told
    const some = game.schemas.action.safeParse(partly(told, open, random))
    return some.success && game.decide(state, some.data).ok ? some.data : told
  })
