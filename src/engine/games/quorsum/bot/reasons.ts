/** Reasons for an action: what its dice can do for the way home of the pawns. */
import { reasonFrom } from '../../../kernel/heuristics.ts'
import { message, type Message } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import { distance, otherSeat, pawnNumber, pawnsOf, placeName, type Place } from '../components/grid.ts'
import type { PawnId, QuorsumSeat } from '../components/pieces.ts'
import { pawnAt, tileAt } from '../position/board-queries.ts'
import { openWay } from '../position/open-way.ts'
import { successChance } from '../rules/chance.ts'
import { attempts, targetsOf } from '../rules/eligibility.ts'
import { announcementOf } from '../rules/legal.ts'
import type { State } from '../state.ts'

/** The chance that one of the dice reaches a tile's number, in percent. */
const percentOf = (state: State, dice: number, tile: Place): number =>
  Math.round(100 * successChance(dice, tileAt(state, tile).value))

const isHomeward = (state: State, pawn: PawnId, to: Place): boolean => {
  const { at, home } = pawnAt(state, pawn)
  return distance(to, home) < distance(at, home)
}

/** What a flip with some dice can do for the ways home (QO-11, QO-15). */
const flips = (state: State, seat: QuorsumSeat, tile: Place, dice: number): readonly Message[] => {
  const chance = percentOf(state, dice, tile)
  const opened = pawnsOf(seat).flatMap((pawn) => {
    const n = openWay(state, pawn, tile)
    return n > openWay(state, pawn) ? [message('reason.opens', { pawn: pawnNumber(pawn), n, chance })] : []
  })
  const shortened = pawnsOf(otherSeat(seat)).flatMap((pawn) => {
    const n = openWay(state, pawn, tile)
    if (n >= openWay(state, pawn)) return []
    const params = { fromSeat: otherSeat(seat), pawn: pawnNumber(pawn), chance }
    return [n === 0 ? message('reason.shuts', params) : message('reason.shortens', { ...params, n })]
  })
  return [...opened, ...shortened]
}

/** QO-12. */
const steps = (
  state: State,
  { pawn, to }: ActionOf<'step'>,
  instead: Action | undefined,
): readonly Message[] => {
  const attempt = attempts(state).find((each) => each.kind === 'move' && each.pawn === pawn && each.to === to)
  if (attempt === undefined || !isHomeward(state, pawn, to)) return []
  const n = distance(to, pawnAt(state, pawn).home)
  const params = { pawn: pawnNumber(pawn), chance: percentOf(state, attempt.dice, to) }
  const { value } = tileAt(state, to)
  const other = instead?.type === 'step' && instead.pawn === pawn ? instead.to : undefined
  const harder = other === undefined ? value : tileAt(state, other).value
  return [
    n === 0 ? message('reason.home', params) : message('reason.nearer', { ...params, n }),
    ...(other !== undefined && harder > value
      ? [message('reason.easier', { value, harder, other: placeName(other) })]
      : []),
  ]
}

/** A pawn's likeliest step nearer home with some dice, in percent; 0 if none is open now. */
const chanceHomeward = (state: State, pawn: PawnId, dice: number): number =>
  Math.max(
    0,
    ...targetsOf(state, pawn)
      .filter((to) => isHomeward(state, pawn, to))
      .map((to) => percentOf(state, dice, to)),
  )

/** QO-8: each pawn's likeliest step and each flip, compared with another allotment. */
const allots = (
  state: State,
  { allotments }: ActionOf<'allot'>,
  instead: Action | undefined,
): readonly Message[] => {
  const elsewhere = instead?.type === 'allot' ? instead.allotments : undefined
  return allotments.flatMap((each): readonly Message[] => {
    if ('tile' in each) return flips(state, state.mover, each.tile, each.dice)
    const chance = chanceHomeward(state, each.pawn, each.dice)
    if (chance === 0) return []
    const params = { pawn: pawnNumber(each.pawn), chance }
    const dice = elsewhere?.find((other) => 'pawn' in other && other.pawn === each.pawn)?.dice ?? 0
    const other = chanceHomeward(state, each.pawn, dice)
    if (elsewhere === undefined) return [message('reason.steps', params)]
    // What the other one does as well or better is no reason.
    if (other >= chance) return []
    if (other === 0) return [message('reason.stepsAtAll', params)]
    return [message('reason.stepsRather', { ...params, other })]
  })
}

/** QO-14, QO-18: nothing is lost where no roll that is left can bring a pawn nearer home. */
const stops = (state: State): readonly Message[] =>
  attempts(state).every((each) => each.kind === 'move' && !isHomeward(state, each.pawn, each.to))
    ? [message('reason.nothing')]
    : []

const factsFor = (state: State, action: Action, instead?: Action): readonly Message[] => {
  switch (action.type) {
    case 'allot':
      return allots(state, action, instead)
    case 'step':
      return steps(state, action, instead)
    case 'flip': {
      const attempt = attempts(state).find(
        (each) => each.kind === 'flip' && JSON.stringify(announcementOf(each)) === JSON.stringify(action),
      )
      return attempt === undefined ? [] : flips(state, state.mover, action.tile, attempt.dice)
    }
    case 'stop':
    case 'giveUp':
      return stops(state)
    default:
      return []
  }
}

export const reason = (state: State, action: Action, others?: readonly Action[]): Message | undefined =>
  reasonFrom((of, other) => factsFor(state, of, other), action, others)
