/** Every legal action of whoever is to act, lazily, each once and in canonical form. */
import type { Action } from '../action.ts'
import { diceToRoll, layouts, rolls } from './chance.ts'
import { PLACES, pawnsOf } from '../components/grid.ts'
import { attempts } from './eligibility.ts'
import type { Allotment, Attempt, State, Target } from '../state.ts'
import { DICE, type QuorsumSeat } from '../components/pieces.ts'

const targetsFor = (seat: QuorsumSeat): readonly Target[] => [
  ...pawnsOf(seat).map((pawn) => ({ pawn })),
  ...PLACES.map((tile) => ({ tile })),
]
const TARGETS = [targetsFor(0), targetsFor(1)] as const

/** What a seat may allot dice to, in canonical order: its pawns, then the tiles (QO-8, QO-9). */
export const targetsToAllot = (seat: QuorsumSeat): readonly Target[] => TARGETS[seat]

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

/** The 7,315 allotments of a seat are the same in every turn: listed once, then remembered. */
const remembered = new Map<QuorsumSeat, readonly Action[]>()

const allAllotments = (seat: QuorsumSeat): readonly Action[] => {
  const known = remembered.get(seat)
  if (known !== undefined) return known
  const all = Array.from(allotments(targetsToAllot(seat)), (list): Action => ({
    type: 'allot',
    allotments: list,
  }))
  remembered.set(seat, all)
  return all
}

/** The ways two pawns of each seat can stand on the corners A1, D1, A4, D4 (QO-4). */
export const PLACINGS = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
] as const

/** The action that announces a step or a flip. */
export const announcing = (attempt: Attempt): Action =>
  attempt.kind === 'flip'
    ? { type: 'flip', tile: attempt.tile }
    : { type: 'step', pawn: attempt.pawn, to: attempt.to }

const IN_CHAIN: readonly Action[] = [{ type: 'stop' }, { type: 'giveUp' }]
const BETWEEN: readonly Action[] = [{ type: 'giveUp' }]

/** What else a mover can do who has dice to roll (QO-14). */
export const waysOut = ({ stage }: State): readonly Action[] => (stage.is === 'chain' ? IN_CHAIN : BETWEEN)

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
      yield* allAllotments(state.mover)
      return
    case 'carry':
    case 'chain':
      for (const attempt of attempts(state)) yield announcing(attempt)
      yield* waysOut(state)
      return
    case 'over':
      return
  }
}
