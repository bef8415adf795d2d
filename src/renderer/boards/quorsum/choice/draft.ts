/** Dice being allotted: a plain value and what can be done to it. Nothing here knows the rules. */
import type { Allotment, Target } from '../../../../engine/games/quorsum/state.ts'
import { DICE, type PawnId } from '../../../../engine/games/quorsum/components/pieces.ts'

/** Dice on each pawn and each tile, as allotments in canonical order: pawns first, then tiles, rising. */
export type Draft = readonly Allotment[]

export const EMPTY: Draft = []

export const isPawn = <T extends Target>(target: T): target is T & { readonly pawn: PawnId } =>
  'pawn' in target

/** A name for a target, to compare and to key by: `p0`, `t15`. */
export const targetKey = (target: Target): string => (isPawn(target) ? `p${target.pawn}` : `t${target.tile}`)
export const sameTarget = (one: Target, other: Target): boolean => targetKey(one) === targetKey(other)

const order = (allotment: Allotment): number => (isPawn(allotment) ? allotment.pawn : 4 + allotment.tile)

export const usedDice = (draft: Draft): number => draft.reduce((sum, each) => sum + each.dice, 0)
export const freeDice = (draft: Draft): number => DICE - usedDice(draft)
export const diceOn = (draft: Draft, target: Target): number =>
  draft.find((each) => sameTarget(each, target))?.dice ?? 0

/** The draft with exactly `dice` on the target, as many as there are: never more than four in all. */
export const withDice = (draft: Draft, target: Target, dice: number): Draft => {
  const rest = draft.filter((each) => !sameTarget(each, target))
  const count = Math.max(0, Math.min(dice, freeDice(rest)))
  if (count === 0) return rest
  const allotment: Allotment = isPawn(target)
    ? { pawn: target.pawn, dice: count }
    : { tile: target.tile, dice: count }
  return [...rest, allotment].sort((one, other) => order(one) - order(other))
}

export const addDie = (draft: Draft, target: Target): Draft =>
  withDice(draft, target, diceOn(draft, target) + 1)
export const takeDie = (draft: Draft, target: Target): Draft =>
  withDice(draft, target, diceOn(draft, target) - 1)

/** Moves one die from a target (or from the free ones, with null) to another (or back, with null). */
export const moveDie = (draft: Draft, from: Target | null, to: Target | null): Draft => {
  const taken = from === null ? draft : takeDie(draft, from)
  return to === null ? taken : addDie(taken, to)
}

/** The letter an action goes by in the tray and on the board: a, b, c, d in the order allotted. */
export const letterOf = (index: number): string => 'abcd'.charAt(index)
