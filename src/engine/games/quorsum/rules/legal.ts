/** Lists the legal actions of the seat or chance to act, lazily, each once and in canonical form. */
import type { Action } from '../action.ts'
import { diceToRoll, layouts, rolls } from './chance.ts'
import { PLACES, pawnsOf } from '../components/grid.ts'
import { attempts, isSprint } from './eligibility.ts'
import type { Allotment, Attempt, State, Target } from '../state.ts'
import { DICE, type QuorsumSeat } from '../components/pieces.ts'
import { oneOf, type Random } from '../../../kernel/random.ts'

const targetsFor = (seat: QuorsumSeat): readonly Target[] => [
  ...pawnsOf(seat).map((pawn) => ({ pawn })),
  ...PLACES.map((tile) => ({ tile })),
]
const TARGETS = [targetsFor(0), targetsFor(1)] as const
const PAWNS_ONLY = TARGETS.map((targets) => targets.filter((target) => 'pawn' in target))

/** The targets the mover may allot dice to, in canonical order: its pawns, then the tiles (QO-8, QO-9, QO-24). */
const targetsToAllot = (state: State): readonly Target[] =>
  (isSprint(state) ? PAWNS_ONLY : TARGETS)[state.mover] ?? []

function* allotments(
  targets: readonly Target[],
  from = 0,
  left = DICE,
  taken: readonly Allotment[] = [],
): Generator<readonly Allotment[]> {
  yield taken
  for (let at = from; at < targets.length; at += 1) {
    const target = targets[at]
    if (target === undefined) continue
    for (let dice = 1; dice <= left; dice += 1)
      yield* allotments(targets, at + 1, left - dice, [...taken, { ...target, dice }])
  }
}

/** Caches the 7,315 allotments of a seat (15 in a sprint) by its targets: they are the same in every turn. */
const remembered = new Map<readonly Target[], readonly Action[]>()

const allAllotments = (targets: readonly Target[]): readonly Action[] => {
  const known = remembered.get(targets)
  if (known !== undefined) return known
  const all = Array.from(allotments(targets), (list): Action => ({
    type: 'allot',
    allotments: list,
  }))
  remembered.set(targets, all)
  return all
}

/** The ways to place two pawns of each seat on the corners A1, D1, A4, D4 (QO-4). */
export const PLACINGS = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
] as const

/** The action that announces a step or a flip. */
export const announcementOf = (attempt: Attempt): Action =>
  attempt.kind === 'flip'
    ? { type: 'flip', tile: attempt.tile }
    : { type: 'step', pawn: attempt.pawn, to: attempt.to }

const IN_CHAIN: readonly Action[] = [{ type: 'stop' }, { type: 'giveUp' }]
const BETWEEN: readonly Action[] = [{ type: 'giveUp' }]

/** The mover's alternatives to rolling its dice (QO-14). */
export const waysToStop = ({ stage }: State): readonly Action[] => (stage.is === 'chain' ? IN_CHAIN : BETWEEN)

export function* legal(state: State): Generator<Action> {
  switch (state.stage.is) {
    case 'lay':
      for (const tiles of layouts()) yield { type: 'lay', tiles }
      return
    case 'opening':
    case 'roll':
      for (const dice of rolls(diceToRoll(state))) yield { type: 'roll', dice }
      return
    case 'choose':
      yield { type: 'choose', option: 'first' }
      yield { type: 'choose', option: 'place' }
      return
    case 'place':
      for (const corners of PLACINGS) yield { type: 'place', corners: [...corners] }
      return
    case 'allot':
      yield* allAllotments(targetsToAllot(state))
      return
    case 'carry':
    case 'chain':
      for (const attempt of attempts(state)) yield announcementOf(attempt)
      yield* waysToStop(state)
      return
    case 'over':
      return
  }
}

/** Inserts a number into an ascending list. */
const insert = (list: number[], number: number): void => {
  let at = list.length
  for (; at > 0 && (list[at - 1] ?? 0) > number; at -= 1) list[at] = list[at - 1] ?? 0
  list[at] = number
}

/**
 * Draws `DICE` different numbers below `targets + DICE` in ascending order, every set with the same probability
 * (Floyd's algorithm). Subtracting their ranks gives a uniform multiset of numbers up to `targets`: the target of each
 * die, where the number `targets` itself means that the die goes to nothing.
 */
const targetsOfDice = (targets: number, random: Random): readonly number[] => {
  const drawn: number[] = []
  for (let top = targets; top < targets + DICE; top += 1) {
    const number = random.below(top + 1)
    if (drawn.includes(number)) drawn.push(top)
    else insert(drawn, number)
  }
  for (let rank = 1; rank < DICE; rank += 1) drawn[rank] = (drawn[rank] ?? 0) - rank
  return drawn
}

const sampleAllotment = (state: State, random: Random): Action => {
  const targets = targetsToAllot(state)
  const chosen = targetsOfDice(targets.length, random)
  const allotments: Allotment[] = []
  chosen.forEach((number, rank) => {
    const target = targets[number]
    if (target === undefined || number === chosen[rank - 1]) return
    allotments.push({ ...target, dice: chosen.lastIndexOf(number) - rank + 1 })
  })
  return { type: 'allot', allotments }
}

/** Draws a step, flip or alternative without building all the actions. */
const sampleInTurn = (state: State, random: Random): Action => {
  const open = attempts(state)
  const out = waysToStop(state)
  const number = random.below(open.length + out.length)
  const attempt = open[number]
  return attempt === undefined ? (out[number - open.length] ?? { type: 'giveUp' }) : announcementOf(attempt)
}

/** Draws a legal action uniformly without listing all of them; call it only while a seat is to act. */
export const sampleLegal = (state: State, random: Random): Action => {
  const { is } = state.stage
  if (is === 'allot') return sampleAllotment(state, random)
  return is === 'carry' || is === 'chain' ? sampleInTurn(state, random) : oneOf(legal(state), random)
}
