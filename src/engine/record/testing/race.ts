/**
 * A small game for testing records: a race to a goal with one die and a bag of hidden charms.
 *
 * R-1 A seat rolls one or two dice and moves as far as they show. R-2 Or it draws a charm unseen by the others, at most
 * three in hand. R-3 Or it spends a charm and moves as far as it says. R-4 The first at the goal wins. R-5 A spent
 * charm goes back into the bag.
 */
import { concealing } from '../../kernel/hidden-information.ts'
import { oneOf, shuffled, type Random } from '../../kernel/random.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { z } from 'zod'
import type { Game, Outcome } from '../../kernel/game.ts'
import { choice, optionsSchema, type OptionsOf } from '../../kernel/options.ts'
import { accept, refuse, type Decision } from '../../kernel/refusal.ts'
import { LANGUAGES, message } from '../../kernel/text.ts'

const FIELDS = { goal: choice([10, 40, 1_000_000], 40) } as const
type Options = OptionsOf<typeof FIELDS>

const die = z.int().min(1).max(6)
const seat = z.int().min(0).max(3)
const charm = z.int().min(1).max(5)

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('go'), dice: z.literal([1, 2]) }),
  z.strictObject({ type: z.literal('reach') }),
  z.strictObject({ type: z.literal('spend'), charm }),
  z.strictObject({ type: z.literal('roll'), dice: z.array(die).min(1).max(2).readonly() }),
  z.strictObject({ type: z.literal('draw'), charm }),
])
type RaceAction = z.infer<typeof actionSchema>

const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dice.called'), seat, dice: z.literal([1, 2]) }),
  z.strictObject({ type: z.literal('bag.reached'), seat }),
  z.strictObject({ type: z.literal('dice.rolled'), dice: z.array(die).min(1).max(2).readonly() }),
  z.strictObject({ type: z.literal('charm.drawn'), seat, charm: charm.nullable() }),
  z.strictObject({ type: z.literal('charm.spent'), seat, charm }),
  z.strictObject({ type: z.literal('runner.moved'), seat, by: z.int().min(1), to: z.int().min(1) }),
  z.strictObject({ type: z.literal('turn.passed'), seat }),
  z.strictObject({ type: z.literal('race.won'), seat }),
])
type RaceEvent = z.infer<typeof eventSchema>

interface State {
  readonly goal: number
  readonly at: readonly number[]
  readonly hands: readonly (readonly number[])[]
  /** How many charms of each value 1 to 5 are in the bag. */
  readonly bag: readonly number[]
  readonly mover: number
  readonly turn: number
  /** Set while chance is to act: it rolls this many dice or draws from the bag. */
  readonly waits: 1 | 2 | 'bag' | null
  readonly winner: number | null
}

const replaced = <T>(items: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
  items.map((item, at) => (at === index ? change(item) : item))

const moved = (state: State, by: number): readonly RaceEvent[] => {
  const to = (state.at[state.mover] ?? 0) + by
  const move: RaceEvent = { type: 'runner.moved', seat: state.mover, by, to }
  return to >= state.goal
    ? [move, { type: 'race.won', seat: state.mover }]
    : [move, { type: 'turn.passed', seat: (state.mover + 1) % state.at.length }]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const decide = (state: State, action: RaceAction): Decision<RaceEvent> => {
  if (state.winner !== null) return refuse('over', 'R-4')
  const chance = action.type === 'roll' || action.type === 'draw'
  if (chance !== (state.waits !== null)) return refuse('notNow', 'R-1')
  switch (action.type) {
    case 'go':
      return accept({ type: 'dice.called', seat: state.mover, dice: action.dice })
    case 'reach':
      if (sum(state.bag) === 0) return refuse('bagEmpty', 'R-2')
      if ((state.hands[state.mover] ?? []).length >= 3) return refuse('handFull', 'R-2', { most: 3 })
      return accept({ type: 'bag.reached', seat: state.mover })
    case 'spend':
      if (!(state.hands[state.mover] ?? []).includes(action.charm)) return refuse('noSuchCharm', 'R-3')
      return accept(
        { type: 'charm.spent', seat: state.mover, charm: action.charm },
        ...moved(state, action.charm),
      )
    case 'roll':
      if (action.dice.length !== state.waits) return refuse('wrongDice', 'R-1')
      return accept({ type: 'dice.rolled', dice: action.dice }, ...moved(state, sum(action.dice)))
    case 'draw':
      if (state.waits !== 'bag' || !state.bag[action.charm - 1]) return refuse('notInBag', 'R-2')
      return accept(
        { type: 'charm.drawn', seat: state.mover, charm: action.charm },
        { type: 'turn.passed', seat: (state.mover + 1) % state.at.length },
      )
  }
}

const evolve = (state: State, event: RaceEvent): State => {
  switch (event.type) {
    case 'dice.called':
      return { ...state, waits: event.dice }
    case 'bag.reached':
      return { ...state, waits: 'bag' }
    case 'dice.rolled':
      return { ...state, waits: null }
    case 'charm.drawn': {
      const drawn = event.charm
      if (drawn === null) return { ...state, waits: null }
      return {
        ...state,
        waits: null,
        bag: replaced(state.bag, drawn - 1, (count) => count - 1),
        hands: replaced(state.hands, event.seat, (hand) => [...hand, drawn].sort()),
      }
    }
    case 'charm.spent':
      return {
        ...state,
        bag: replaced(state.bag, event.charm - 1, (count) => count + 1),
        hands: replaced(state.hands, event.seat, (hand) => hand.toSpliced(hand.indexOf(event.charm), 1)),
      }
    case 'runner.moved':
      return { ...state, at: replaced(state.at, event.seat, () => event.to) }
    case 'turn.passed':
      return { ...state, mover: event.seat, turn: state.turn + 1 }
    case 'race.won':
      return { ...state, winner: event.seat }
  }
}

const outcome = (state: State, winner: number): Outcome => ({
  places: state.at.map((_, seat) => (seat === winner ? 1 : 2)),
  scores: state.at,
  ending: 'goal',
})

const DICE: readonly number[] = [1, 2, 3, 4, 5, 6]

function* legal(state: State): Generator<RaceAction> {
  if (state.winner !== null) return
  if (state.waits === 1) for (const one of DICE) yield { type: 'roll', dice: [one] }
  else if (state.waits === 2)
    for (const one of DICE) for (const two of DICE) yield { type: 'roll', dice: [one, two] }
  else if (state.waits === 'bag') {
    for (const [index, count] of state.bag.entries()) if (count > 0) yield { type: 'draw', charm: index + 1 }
  } else {
    yield { type: 'go', dice: 1 }
    yield { type: 'go', dice: 2 }
    const hand = state.hands[state.mover] ?? []
    if (hand.length < 3 && sum(state.bag) > 0) yield { type: 'reach' }
    for (const value of new Set(hand)) yield { type: 'spend', charm: value }
  }
}

interface Known {
  readonly open: Omit<State, 'bag'>
  readonly missing: readonly number[]
  readonly charms: readonly number[]
}

const knownTo = ({ bag, ...state }: State, viewer: Viewer): Known => {
  const isSeen = (seat: number): boolean => viewer === 'all' || viewer === seat
  const hidden = state.hands.flatMap((hand, seat) => (isSeen(seat) ? [] : hand))
  const inBag = bag.flatMap((count, index) => Array.from({ length: count }, () => index + 1))
  return {
    open: { ...state, hands: state.hands.map((hand, seat) => (isSeen(seat) ? hand : [])) },
    missing: state.hands.map((hand, seat) => (isSeen(seat) ? 0 : hand.length)),
    charms: [...hidden, ...inBag].sort(),
  }
}

const dealFrom = ({ open, missing, charms }: Known, random: Random): State => {
  const left = shuffled(charms, random)
  const hands = open.hands.map((hand, seat) => [...hand, ...left.splice(0, missing[seat]).sort()])
  const bag = [1, 2, 3, 4, 5].map((value) => left.filter((charm) => charm === value).length)
  return { ...open, hands, bag }
}

export const race: Game<Options, State, RaceAction, RaceEvent, State> = {
  id: 'race',
  version: 1,
  seats: { min: 2, max: 4 },
  languages: LANGUAGES,
  hasHiddenInformation: () => true,
  rules: [],
  ruleEvents: {},
  fields: FIELDS,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  start: ({ options, seats }) => ({
    goal: options.goal,
    at: Array.from({ length: seats }, () => 0),
    hands: Array.from({ length: seats }, () => []),
    bag: [2, 2, 2, 2, 2],
    mover: 0,
    turn: 1,
    waits: null,
    winner: null,
  }),
  turn: (state) => {
    if (state.winner !== null) return { by: 'nobody', outcome: outcome(state, state.winner) }
    return state.waits === null ? { by: state.mover } : { by: 'chance' }
  },
  moment: (state) => ({
    part: 1,
    round: Math.ceil(state.turn / state.at.length),
    turn: state.turn,
  }),
  legal,
  sampleLegal: (state, random) => oneOf(legal(state), random),
  decide,
  evolve,
  chance: (state, random) => {
    if (state.waits !== 'bag')
      return { type: 'roll', dice: Array.from({ length: state.waits ?? 1 }, () => random.below(6) + 1) }
    let left = random.below(sum(state.bag))
    const index = state.bag.findIndex((count) => {
      left -= count
      return left < 0
    })
    return { type: 'draw', charm: index + 1 }
  },
  odds: () => undefined,
  view: (state, viewer) =>
    viewer === 'all'
      ? state
      : { ...state, hands: state.hands.map((hand, seat) => (seat === viewer ? hand : [])), bag: [] },
  redactEvent: (event, viewer) =>
    event.type === 'charm.drawn' && viewer !== 'all' && viewer !== event.seat
      ? { ...event, charm: null }
      : event,
  redactAction: (action) => action,
  reveals: (event) => event.type === 'charm.drawn' || event.type === 'charm.spent',
  conceal: concealing(knownTo, dealFrom),
  score: (state) => state.at,
  text: {
    notation: (action) => {
      switch (action.type) {
        case 'go':
          return `go ${action.dice}`
        case 'reach':
          return 'reach'
        case 'spend':
          return `spend ${action.charm}`
        case 'roll':
          return action.dice.join('+')
        case 'draw':
          return `charm ${action.charm}`
      }
    },
    describe: (action) => message(`action.${action.type}`),
    sentence: (event) => message(`event.${event.type}`),
    board: (view) => view.at.join(' '),
    locales: { en: {}, 'zh-Hant': {} },
  },
}
