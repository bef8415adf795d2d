/** Advice for bots: which ways to use the dice are worth a look, and how the race stands. */
import type { Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import { message, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { allotmentCandidates } from './allotment-candidates.ts'
import { attempts } from '../rules/eligibility.ts'
import { announcing, legal } from '../rules/legal.ts'
import { pawnsOf } from '../components/grid.ts'
import { pawnAt, tileAt } from '../position/board-queries.ts'
import type { Attempt, State } from '../state.ts'
import type { QuorsumSeat } from '../components/pieces.ts'
import { distanceHomeOf, distancesHome } from './distance-home.ts'

/** What it is worth to be to move, in turns. */
const TEMPO = 0.25
/** How much a lead of one turn decides. */
const WEIGHT = 0.97

/** The farther pawn counts a little less: it gains from chains. */
const FARTHER = 0.82

const waysOf = (state: State, seat: QuorsumSeat): number => {
  const [one, two] = pawnsOf(seat)
  const ways = [distanceHomeOf(state, pawnAt(state, one)), distanceHomeOf(state, pawnAt(state, two))] as const
  return Math.min(...ways) + FARTHER * Math.max(...ways)
}

/** The chance of seat 0 to win the game that is played. */
const gameChance = (state: State): number => {
  if (state.pawns.length === 0) return 0.5
  const lead = waysOf(state, 1) - waysOf(state, 0) + (state.mover === 0 ? TEMPO : -TEMPO)
  return 1 / (1 + Math.exp(-WEIGHT * lead))
}

/** The chance of seat 0 to win the match from these points, games being even. */
const matchChance = (first: number, second: number, raceTo: number): number => {
  if (Math.max(first, second) >= raceTo) return first === second ? 0.5 : first > second ? 1 : 0
  return (matchChance(first + 1, second, raceTo) + matchChance(first, second + 1, raceTo)) / 2
}

const evaluate = (state: State): readonly number[] => {
  const { points, options } = state
  const chance = gameChance(state)
  const [won, lost] = [
    matchChance(points[0] + 1, points[1], options.raceTo),
    matchChance(points[0], points[1] + 1, options.raceTo),
  ]
  const value = chance * won + (1 - chance) * lost
  return [value, 1 - value]
}

/** Turns a step brings a pawn nearer home; flips come first, since they open ways. */
const promise = (state: State, attempt: Attempt): number => {
  if (attempt.kind === 'flip') return 10
  const { at, home } = pawnAt(state, attempt.pawn)
  const ways = distancesHome(state, home, tileAt(state, at).side)
  return (ways[at] ?? 0) - (ways[attempt.to] ?? 0)
}

const inOrder = (state: State): readonly { readonly attempt: Attempt; readonly worth: number }[] =>
  attempts(state)
    .map((attempt) => ({ attempt, worth: promise(state, attempt) }))
    .sort((one, other) => other.worth - one.worth)

const END_CHAIN: Action = { type: 'stop' }
const END_TURN: Action = { type: 'giveUp' }

const candidates = (state: State): readonly Action[] => {
  switch (state.stage.is) {
    case 'allot':
      return allotmentCandidates(state)
    case 'carry':
    case 'chain': {
      const steps = inOrder(state).map(({ attempt }) => announcing(attempt))
      return [...steps, state.stage.is === 'chain' ? END_CHAIN : END_TURN]
    }
    default:
      return [...legal(state)]
  }
}

const rolloutPolicy = (state: State, random: Random): Action => {
  const { is } = state.stage
  if (is === 'carry' || is === 'chain') {
    const [best] = inOrder(state)
    if (best !== undefined && best.worth > 0) return announcing(best.attempt)
    return is === 'chain' ? END_CHAIN : END_TURN
  }
  const list = candidates(state)
  return (is === 'allot' ? list[0] : list[random.below(list.length)]) ?? END_TURN
}

/** Steps and flips speak for themselves by the way home; allotments weigh too much for a sentence. */
const reason = (state: State, action: Action): Message | undefined => {
  if (state.stage.is !== 'carry' && state.stage.is !== 'chain') return undefined
  if (action.type === 'stop' || action.type === 'giveUp') return message('reason.stop')
  const chosen = inOrder(state).find(
    ({ attempt }) => JSON.stringify(announcing(attempt)) === JSON.stringify(action),
  )
  if (chosen === undefined) return undefined
  if (chosen.attempt.kind === 'flip') return message('reason.opens')
  return chosen.worth > 0 ? message('reason.nearer') : undefined
}

/** Rolls with as many hits lead to the same position. */
const outcome = (state: State, action: Action): string => {
  if (action.type !== 'roll' || state.stage.is !== 'roll') return JSON.stringify(action)
  const { attempt } = state.stage
  const { value } = tileAt(state, attempt.kind === 'move' ? attempt.to : attempt.tile)
  return String(action.dice.filter((die) => die >= value).length)
}

export const heuristics: Heuristics<State, Action> = {
  candidates,
  rolloutPolicy,
  evaluate,
  outcome,
  reason,
  playouts: 2000,
}
