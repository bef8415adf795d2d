import type { Game, GameEvent } from '../../game.ts'
import { seededRandom, someOf, type Random } from '../../random.ts'
import type { Refusal } from '../../refusal.ts'
import { seatsOf, type Actor, type Viewer } from '../../seat.ts'
import { expectSame } from '../same.ts'
import type { PlayedMatch } from './unseen.ts'
import { firstItems } from '../../rules/lists.ts'

/**
 * The most positions checked in one match (different ones in each match), and the actions compared where the viewer
 * acts.
 */
const MAX_POSITIONS = 24
const ACTIONS = 50

/** Why an action is refused; null if it is legal. */
const refusalOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  action: A,
): Refusal | null => {
  const decision = game.decide(state, action)
  return decision.ok ? null : decision.refusal
}

/** What a viewer sees of some events, up to the first that reveals something. */
const seenBefore = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] => {
  const end = events.findIndex((event) => game.reveals(event))
  return events.slice(0, end < 0 ? events.length : end).map((event) => game.redactEvent(event, viewer))
}

/** The steps of a match compared with what else could have happened, besides the first of each kind, and with how much. */
const MAX_COMPARED = 4
const OTHERS = 4

/** Something that can happen in a position, and what comes of it. */
interface Possibility<S, A, E> {
  readonly action: A
  readonly events: readonly E[]
  readonly after: S
}

/** The action and some others that its actor could have taken instead, each once. */
const possibilitiesAt = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  { actor, action }: { readonly actor: Actor; readonly action: A },
  random: Random,
): readonly Possibility<S, A, E>[] => {
  const another = (): A => (actor === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random))
  const actions = [action, ...Array.from({ length: OTHERS }, another)]
  const distinct = new Map(actions.map((each) => [JSON.stringify(each), each]))
  return [...distinct.values()].flatMap((each) => {
    const decision = game.decide(state, each)
    if (!decision.ok) return []
    const after = decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
    return [{ action: each, events: decision.events, after }]
  })
}

/**
 * Checks, for one viewer, every two things that could have happened in a position. If their events look alike to the
 * viewer, their redacted actions must too, and `conceal` must keep the same. If `conceal` keeps the same, their events
 * must look alike. If two outcomes of chance look different, the first event that differs must be a reveal.
 */
const checkTold = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  possible: readonly Possibility<S, A, E>[],
  actor: Actor,
  viewer: Viewer,
): void => {
  const told = possible.map(({ action, events, after }) => ({
    action: JSON.stringify(game.redactAction(action, actor, viewer)),
    events: JSON.stringify(events.map((event) => game.redactEvent(event, viewer))),
    witnessed: events.map((event) => JSON.stringify((game.witnessEvent ?? game.redactEvent)(event, viewer))),
    known: JSON.stringify(game.conceal(after, viewer).known),
    after: JSON.stringify(after),
    position: after,
    reveals: events.map((event) => game.reveals(event)),
  }))
  const fail = (law: string, one: string, other: string): never => {
    throw new Error(`${game.id}, ${viewer}: ${law}\n${one}\n${other}`)
  }
  /** The view of a finished match may show everything, whatever its events say. */
  const isOpen = (state: S): boolean =>
    JSON.stringify(game.view(state, viewer)) === JSON.stringify(game.view(state, 'all'))
  for (const [at, one] of told.entries())
    for (const other of told.slice(0, at)) {
      const differing = one.witnessed.findIndex((event, place) => event !== other.witnessed[place])
      const isSame = differing < 0 && one.witnessed.length === other.witnessed.length
      if (isSame && viewer !== actor && one.action !== other.action)
        fail('actions tell apart what events do not', one.action, other.action)
      if (isSame && one.known !== other.known && !isOpen(one.position))
        fail('conceal keeps what events do not tell', one.known, other.known)
      if (one.after !== other.after && one.known === other.known && one.events !== other.events)
        fail('events tell what is concealed', one.events, other.events)
      if (actor === 'chance' && one.reveals[differing] === false)
        fail(
          'chance tells what no event reveals',
          `${one.witnessed[differing]}`,
          `${other.witnessed[differing]}`,
        )
    }
}

/**
 * Checks that dealing anew what a viewer cannot see changes nothing the viewer is shown: not the view, not whose turn
 * it is, not its own choices or refusals, and not what it sees of the next action; and that events, actions and
 * `conceal` tell a viewer the same. Returns how many positions were dealt otherwise than they were.
 */
export const checkSecrecy = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, steps, setup, unseen }: PlayedMatch<O, S, A, E>,
  number: number,
): number => {
  const random = seededRandom(`${game.id} secrecy`, number)
  const viewers: readonly Viewer[] = [...seatsOf(setup.seats), 'public']
  const stride = Math.ceil(states.length / MAX_POSITIONS)
  // Actions of seats from other positions; most are refused here.
  const acted = steps.filter(({ actor }) => actor !== 'chance').map(({ action }) => action)
  const tried = someOf(acted, ACTIONS, random)
  const sparse = Math.ceil(states.length / MAX_COMPARED)
  const kinds = new Set<string>()
  const hasSecrets = game.hasHiddenInformation(setup.options)
  let changed = 0
  for (const [at, state] of states.entries()) {
    const step = steps[at]
    const kind = step?.events[0]?.type ?? ''
    const isCompared = !kinds.has(kind) || (at + number) % sparse === 0
    // Without secrets there is still luck that undo cannot make unknown again.
    const isTelling = hasSecrets || step?.actor === 'chance'
    if (step !== undefined && unseen === undefined && isTelling && isCompared) {
      const possible = possibilitiesAt(game, state, step, random)
      for (const viewer of hasSecrets ? viewers : (['all'] as const))
        checkTold(game, possible, step.actor, viewer)
    }
    kinds.add(kind)
    if ((at + number) % stride !== 0) continue
    for (const viewer of viewers) {
      // Dealing also deals the viewer's own unseen pieces anew.
      if (unseen?.knows(state, viewer) === false) continue
      const concealed = game.conceal(state, viewer)
      const other = concealed.deal(random)
      if (JSON.stringify(other) !== JSON.stringify(state)) changed += 1
      if (unseen === undefined) expectSame(game.conceal(other, viewer).known, concealed.known)
      expectSame(game.view(other, viewer), game.view(state, viewer))
      const turn = game.turn(state)
      expectSame(game.turn(other), turn)
      if (turn.by === viewer) {
        expectSame(firstItems(game.legal(other), ACTIONS), firstItems(game.legal(state), ACTIONS))
        for (const action of tried) expectSame(refusalOf(game, other, action), refusalOf(game, state, action))
      }
      if (step === undefined) continue
      const decision = game.decide(other, step.action)
      if (decision.ok)
        expectSame(seenBefore(game, decision.events, viewer), seenBefore(game, step.events, viewer))
    }
  }
  return changed
}
