/** What can be carried out in a position, and why the rest cannot. */
import { refuse, type Refused } from '../../kernel/refusal.ts'
import { successChance } from './chance.ts'
import { isOccupied, NEIGHBOURS, pawnAt, pawnNumber, PLACES, placeName, tileAt } from './grid.ts'
import type { Allotment, PawnId, Place, State } from './state.ts'
import type { Attemptable } from './view.ts'

/** What keeps a pawn from trying to step from one place to another, if anything does (QO-11). */
const stepObstacle = (
  state: State,
  from: Place,
  to: Place,
): 'notAdjacent' | 'placeOccupied' | 'wrongColour' | undefined => {
  if (NEIGHBOURS[from]?.includes(to) !== true) return 'notAdjacent'
  if (isOccupied(state, to)) return 'placeOccupied'
  return tileAt(state, from).side === tileAt(state, to).side ? undefined : 'wrongColour'
}

/** Why a pawn cannot try to step to a place now, or undefined if it can. */
export const stepRefusal = (state: State, pawn: PawnId, to: Place): Refused | undefined => {
  const { at } = pawnAt(state, pawn)
  const code = stepObstacle(state, at, to)
  if (code === undefined) return undefined
  return refuse(code, 'QO-11', { pawn: pawnNumber(pawn), from: placeName(at), to: placeName(to) })
}

/** The places a pawn can try to step to now, in rising order (QO-11). */
export const targetsOf = (state: State, pawn: PawnId): readonly Place[] => {
  const { at } = pawnAt(state, pawn)
  return (NEIGHBOURS[at] ?? []).filter((to) => stepObstacle(state, at, to) === undefined)
}

/** Locked in this turn: the opponent flipped it in the turn before (QO-16). */
export const isLocked = (state: State, place: Place): boolean => {
  const turn = state.flipped[place] ?? 0
  return state.options.flipLock === 'reply' && turn > 0 && turn === state.turn - 1
}

export const lockedPlaces = (state: State): readonly Place[] =>
  PLACES.filter((place) => isLocked(state, place))

/** Why a tile cannot be flipped now, or undefined if it can. */
export const flipRefusal = (state: State, tile: Place): Refused | undefined => {
  const details = { tile: placeName(tile) }
  if (isOccupied(state, tile)) return refuse('tileOccupied', 'QO-15', details)
  if (isLocked(state, tile)) return refuse('tileLocked', 'QO-16', details)
  return undefined
}

/** The refusal code that keeps an allotment from being carried out now, or null if nothing does (QO-10). */
export const obstacle = (state: State, allotment: Allotment): string | null => {
  if ('tile' in allotment) return flipRefusal(state, allotment.tile)?.refusal.code ?? null
  return targetsOf(state, allotment.pawn).length === 0 ? 'noTarget' : null
}

const steps = (state: State, pawn: PawnId, dice: number): readonly Attemptable[] =>
  targetsOf(state, pawn).map((to) => {
    const { value } = tileAt(state, to)
    return { attempt: { kind: 'move', pawn, to, dice }, value, probability: successChance(dice, value) }
  })

const carriedOut = (state: State, allotment: Allotment): readonly Attemptable[] => {
  const { dice } = allotment
  if ('pawn' in allotment) return steps(state, allotment.pawn, dice)
  const { tile } = allotment
  if (flipRefusal(state, tile) !== undefined) return []
  const { value } = tileAt(state, tile)
  return [{ attempt: { kind: 'flip', tile, dice }, value, probability: successChance(dice, value) }]
}

/** Every step and flip that can be announced now, in the order of the open allotments. */
export const attemptable = (state: State): readonly Attemptable[] => {
  const { stage } = state
  if (stage.is === 'chain') return steps(state, stage.pawn, stage.dice)
  return stage.is === 'carry' ? state.open.flatMap((allotment) => carriedOut(state, allotment)) : []
}
