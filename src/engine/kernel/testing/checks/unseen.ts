/** Checks of matches entered by people who do not see everything, and the matches that all checks look at. */
import type { Game, GameEvent, Setup } from '../../game.ts'
import type { Random } from '../../random.ts'
import { seatsOf, type Viewer } from '../../seat.ts'
import { playFrom, playRandomly, type Choose, type Played } from '../play.ts'
import { expectSame } from '../same.ts'

/** What somebody remembers who sees the events of a match as they are written, and what the position has of the same. */
export interface Memory<S, E> {
  readonly see: (event: E) => void
  readonly words: () => readonly string[]
  readonly known: (state: S) => readonly string[]
}

/** A memory that is nothing but its words. */
export const remembering = <S, E>(
  after: (memory: readonly string[], event: E) => readonly string[],
  known: (state: S) => readonly string[],
): Memory<S, E> => {
  let memory: readonly string[] = []
  return { see: (event) => void (memory = after(memory, event)), words: () => memory, known }
}

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
  /** What was named or shown of what is hidden, in words: remembered from the events alone, and as the position has it. */
  readonly memory: (seats: number) => Memory<S, E>
  /** All is done in the same order where nothing hidden is seen; so it is unless told. */
  readonly inOrder?: (setup: { readonly seats: number }) => boolean
}

/** The outcome of chance that is left open, if there is one. */
export const openOutcome = <O, S, A, E extends GameEvent, V>(
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
    (random.below(2) === 0 ? openOutcome(game, unseen, state) : undefined) ?? game.chance(state, random)

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
 * nothing false is taken as known, and the match ends the same way. `from` is what was entered of it before.
 */
const checkWritten = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  { seats, from }: { readonly seats: number; readonly from: S },
  { steps, events, states, final }: Played<S, A, E>,
  write: (state: S) => Write<A>,
): void => {
  let state = from
  const take = (action: A): void => {
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(decision.refusal)}`)
    state = decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
  }
  const say = (until: (by: unknown) => boolean): void => {
    for (let said = 0; unseen.said !== undefined && said < seats; said += 1)
      if (!until(game.turn(state).by)) take(unseen.said(state))
  }
  const answer = (): void => {
    for (let said = unseen.asked?.(state, events); said !== undefined; said = unseen.asked?.(state, events))
      take(said)
  }
  for (const [at, { actor, action }] of steps.entries()) {
    say((by) => by === actor)
    const open = actor === 'chance' ? openOutcome(game, unseen, state) : asOthersSee(game, state, action)
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
): void => checkWritten(game, unseen, fresh(game, setup), played, () => (told, open) => open ?? told)

/** Nothing of the match is written yet. */
const fresh = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<O>,
): { readonly seats: number; readonly from: S } => ({
  seats: setup.seats,
  from: game.start({ ...setup, partialEntry: true }),
})

/** Sees some of what is hidden, at random. */
export const checkPartly = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  played: Played<S, A, E>,
  random: Random,
): void => checkWritten(game, unseen, fresh(game, setup), played, someOf(game, random))

/** Of what can be left open some is and some is not. */
const someOf =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, random: Random) =>
  (state: S): Write<A> =>
  (told, open) => {
    if (open === undefined) return told
    const some = game.schemas.action.safeParse(partly(told, open, random))
    return some.success && game.decide(state, some.data).ok ? some.data : told
  }

/**
 * Somebody writes down whatever the game lets them, named as it comes to their mind: known is then what was named or
 * shown and nothing else. Of any position that leads to, the real table may still be the one dealt here: nothing written speaks against it, and all that happens at
 * that table from then on can be written, whichever part of it is seen.
 */
export const checkContinued = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  random: Random,
  choose?: Choose<S, A>,
): void => {
  const rules = { chance: halfOpen(game, unseen), choose: halfSeen(game, choose) }
  const written = playRandomly(game, { ...setup, partialEntry: true }, random, rules)
  checkMemory(unseen.memory(setup.seats), written)
  if (unseen.inOrder?.(setup) === false) return
  for (let round = 0; round < TABLES; round += 1) {
    const from = written.states[random.below(written.states.length)]
    if (from === undefined) continue
    const table = game.determinize(from, 'all', random)
    // Between games nothing is dealt, and what is asked of those who write is known at the table.
    if (seatsOf(setup.seats).some((seat) => !unseen.knows(table, seat))) continue
    if (JSON.stringify(game.turn(table)) !== JSON.stringify(game.turn(from))) continue
    if (!unseen.agrees(from, table))
      throw new Error('Something is taken as known that the table does not have')
    // Nothing is left open by those at the table itself.
    const played = playFrom(game, table, random)
    checkWritten(game, unseen, { seats: setup.seats, from }, played, someOf(game, random))
  }
}

/** Whatever is written: known is what was named or shown, all of it and nothing else. */
const checkMemory = <S, A, E extends GameEvent>(
  { see, words, known }: Memory<S, E>,
  { steps, states }: Played<S, A, E>,
): void => {
  for (const [at, { events }] of steps.entries()) {
    for (const event of events) see(event)
    const state = states[at + 1]
    if (state !== undefined)
      expectSame(
        { after: at + 1, known: known(state).toSorted() },
        { after: at + 1, known: words().toSorted() },
      )
  }
}

/** Positions of a match that are gone on from. */
const TABLES = 3

/** A match and what it was played with. */
export interface PlayedMatch<O, S, A, E> extends Played<S, A, E> {
  readonly setup: Setup<O>
  /** Things were left open in it. */
  readonly unseen?: UnseenUnderTest<S, A, E>
}
