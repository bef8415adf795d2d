/** Checks of matches entered by people who do not see everything, and the matches that all checks look at. */
import type { Game, GameEvent, Setup } from '../../game.ts'
import type { Random } from '../../random.ts'
import { seatsOf, type Viewer } from '../../seat.ts'
import { playFrom, playRandomly, type Choose, type Played } from '../play.ts'
import { expectSame } from '../same.ts'

/** What an observer remembers who sees only the events as written, and what the position knows of the same things. */
export interface Memory<S, E> {
  readonly see: (event: E) => void
  readonly words: () => readonly string[]
  readonly known: (state: S) => readonly string[]
}

/** A memory that consists of its words alone. */
export const remembering = <S, E>(
  after: (memory: readonly string[], event: E) => readonly string[],
  known: (state: S) => readonly string[],
): Memory<S, E> => {
  let memory: readonly string[] = []
  return { see: (event) => void (memory = after(memory, event)), words: () => memory, known }
}

/** How a game is entered by people who do not see everything, for the property tests. */
export interface UnseenUnderTest<S, A, E> {
  /** True if the action leaves open what was drawn. */
  readonly isOpen: (action: A) => boolean
  /** True if nothing was left open that the viewer sees at the table. */
  readonly knows: (state: S, viewer: Viewer) => boolean
  /**
   * An action that people who do not see everything must enter, such as a pass, where the fully known match has none.
   */
  readonly said?: (state: S) => A
  /** What has come to light and must now be entered, if anything, found from all events of the fully known match. */
  readonly asked?: (state: S, events: readonly E[]) => A | undefined
  /** True if everything known in `state` is the same in `truth`, a state without unknowns. */
  readonly agrees: (state: S, truth: S) => boolean
  /**
   * Remembers in words what was named or shown of hidden things, once from the events alone and once from the position.
   */
  readonly memory: (seats: number) => Memory<S, E>
  /** False if steps come in another order when hidden things are not seen; if left out, the order is the same. */
  readonly inOrder?: (setup: { readonly seats: number }) => boolean
}

/** The outcome of chance that leaves things open, if there is one. */
export const openOutcome = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { isOpen }: UnseenUnderTest<S, A, E>,
  state: S,
): A | undefined => {
  const [first] = game.legal(state)
  return first !== undefined && isOpen(first) ? first : undefined
}

/** Leaves every other outcome of chance open, where possible. */
export const halfOpen =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, unseen: UnseenUnderTest<S, A, E>) =>
  (state: S, random: Random): A =>
    (random.below(2) === 0 ? openOutcome(game, unseen, state) : undefined) ?? game.chance(state, random)

/** A seat's action as people enter it who see nothing hidden; undefined if it cannot be left open. */
const asOthersSee = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  action: A,
): A | undefined => {
  const { by } = game.turn(state)
  const seen = by === 'nobody' ? action : game.redactAction(action, by, 'public')
  return game.decide(state, seen).ok ? seen : undefined
}

/** Leaves every other action of a seat open, where possible. */
export const halfSeen =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, choose?: Choose<S, A>): Choose<S, A> =>
  (state, all, random) => {
    const action = choose?.(state, all, random) ?? game.sampleLegal(state, random)
    return (random.below(2) === 0 ? asOthersSee(game, state, action) : undefined) ?? action
  }

/** Mixes an action with its open form: of each part that can be left open it takes one or the other at random. */
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

/** Chooses what to enter for an action, given the full action and the form that leaves everything possible open. */
type Write<A> = (told: A, open: A | undefined) => A

/**
 * Enters a fully known match again as people would who do not see everything: every action must fit, nothing false may
 * count as known, and the match must end the same way. `from` is the position entered so far.
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

/** Checks a match entered by people who see nothing hidden. */
export const checkBlind = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  played: Played<S, A, E>,
): void => checkWritten(game, unseen, fresh(game, setup), played, () => (told, open) => open ?? told)

/** The start of a match of which nothing is entered yet. */
const fresh = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<O>,
): { readonly seats: number; readonly from: S } => ({
  seats: setup.seats,
  from: game.start({ ...setup, partialEntry: true }),
})

/** Checks a match entered by people who see some hidden things, chosen at random. */
export const checkPartly = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  unseen: UnseenUnderTest<S, A, E>,
  setup: Setup<O>,
  played: Played<S, A, E>,
  random: Random,
): void => checkWritten(game, unseen, fresh(game, setup), played, someOf(game, random))

/** Leaves some of what can be left open at random. */
const someOf =
  <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>, random: Random) =>
  (state: S): Write<A> =>
  (told, open) => {
    if (open === undefined) return told
    const some = game.schemas.action.safeParse(partly(told, open, random))
    return some.success && game.decide(state, some.data).ok ? some.data : told
  }

/**
 * Checks random matches with unseen parts: exactly what was named or shown must be known. From any of their positions
 * the real table may be any that `conceal` lets deal: nothing entered contradicts it, and everything that happens there
 * afterwards can be entered, whichever part of it people see.
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
    const table = game.conceal(from, 'all').deal(random)
    // Between games nothing is dealt yet, and the table itself knows what only the entry has to ask for.
    if (seatsOf(setup.seats).some((seat) => !unseen.knows(table, seat))) continue
    if (JSON.stringify(game.turn(table)) !== JSON.stringify(game.turn(from))) continue
    if (!unseen.agrees(from, table))
      throw new Error('Something is taken as known that the table does not have')
    // The real table leaves nothing open.
    const played = playFrom(game, table, random)
    checkWritten(game, unseen, { seats: setup.seats, from }, played, someOf(game, random))
  }
}

/** Checks that exactly what was named or shown is known. */
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

/** How many positions of a match are continued. */
const TABLES = 3

/** A randomly played match with its setup, as the property tests see it. */
export interface PlayedMatch<O, S, A, E> extends Played<S, A, E> {
  readonly setup: Setup<O>
  /** Set if the match left things open. */
  readonly unseen?: UnseenUnderTest<S, A, E>
}
