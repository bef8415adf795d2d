/** What a seat can do in a position, and why it cannot do the rest. */
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import { NEIGHBOURS, pawnNumber, PLACES, placeName, type Place } from '../components/grid.ts'
import { isOccupied, pawnAt, tileAt } from '../position/board-queries.ts'
import type { Allotment, Attempt, State } from '../state.ts'
import type { PawnId } from '../components/pieces.ts'

/** Why a pawn cannot try a step from one place to another; undefined if it can (QO-11). */
const stepObstacle = (
  state: State,
  from: Place,
  to: Place,
): 'notAdjacent' | 'placeOccupied' | 'wrongColour' | undefined => {
  if (NEIGHBOURS[from]?.includes(to) !== true) return 'notAdjacent'
  if (isOccupied(state, to)) return 'placeOccupied'
  return tileAt(state, from).side === tileAt(state, to).side ? undefined : 'wrongColour'
}

/** The refusal of a pawn's step to a place now; undefined if it may try. */
export const stepRefusal = (state: State, pawn: PawnId, to: Place): Refused | undefined => {
  const { at } = pawnAt(state, pawn)
  const code = stepObstacle(state, at, to)
  if (code === undefined) return undefined
  return refuse(code, 'QO-11', { pawn: pawnNumber(pawn), from: placeName(at), to: placeName(to) })
}

/** The places a pawn can try to step to now, in ascending order (QO-11). */
export const targetsOf = (state: State, pawn: PawnId): readonly Place[] => {
  const { at } = pawnAt(state, pawn)
  return (NEIGHBOURS[at] ?? []).filter((to) => stepObstacle(state, at, to) === undefined)
}

/** True if the tile is locked this turn: the opponent flipped it in the previous one (QO-16). */
export const isLocked = (state: State, place: Place): boolean => {
  const turn = state.flipped[place] ?? 0
  return state.options.flipLock === 'reply' && turn > 0 && turn === state.turn - 1
}

export const lockedPlaces = (state: State): readonly Place[] =>
  PLACES.filter((place) => isLocked(state, place))

/** True in a sprint: no tile can be flipped (QO-24). */
export const isSprint = ({ options }: Pick<State, 'options'>): boolean => options.sprint === 'on'

type FlipObstacle = 'noFlips' | 'tileOccupied' | 'tileLocked'

/** Why a tile cannot be flipped now; undefined if it can (QO-15, QO-16, QO-24). */
export const flipObstacle = (state: State, tile: Place): FlipObstacle | undefined => {
  if (isSprint(state)) return 'noFlips'
  if (isOccupied(state, tile)) return 'tileOccupied'
  return isLocked(state, tile) ? 'tileLocked' : undefined
}

const FLIP_RULES: { readonly [C in FlipObstacle]: string } = {
  noFlips: 'QO-24',
  tileOccupied: 'QO-15',
  tileLocked: 'QO-16',
}

/** The refusal of a flip now; undefined if the seat may try. */
export const flipRefusal = (state: State, tile: Place): Refused | undefined => {
  const code = flipObstacle(state, tile)
  if (code === undefined) return undefined
  return refuse(code, FLIP_RULES[code], { tile: placeName(tile) })
}

/** The refusal code of an allotment that cannot be carried out now; null if it can (QO-10). */
export const allotmentObstacle = (state: State, allotment: Allotment): string | null => {
  if ('tile' in allotment) return flipObstacle(state, allotment.tile) ?? null
  return targetsOf(state, allotment.pawn).length === 0 ? 'noTarget' : null
}

/** Every step and flip that can be announced now, in the order of the open allotments. */
export const attempts = (state: State): readonly Attempt[] => {
  const { stage } = state
  const steps = (pawn: PawnId, dice: number): readonly Attempt[] =>
    targetsOf(state, pawn).map((to) => ({ kind: 'move', pawn, to, dice }))
  if (stage.is === 'chain') return steps(stage.pawn, stage.dice)
  if (stage.is !== 'carry') return []
  return state.open.flatMap((allotment) => {
    const { dice } = allotment
    if ('pawn' in allotment) return steps(allotment.pawn, dice)
    const { tile } = allotment
    return flipObstacle(state, tile) === undefined ? [{ kind: 'flip', tile, dice }] : []
  })
}
