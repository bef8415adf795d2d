/** Where a seat can build and lay cards, and why not elsewhere (CC-5 to CC-16, CC-35, CC-40 to CC-42). */
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import { keepRecent } from '../../../kernel/rules/recent.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { hasNeutrals } from '../position/boards.ts'
import {
  isEmpty,
  isOpenTo,
  keptSpaces,
  openProvinces,
  pieceAt,
  type KeptSpace,
} from '../position/board-queries.ts'
import { layoutOf, provinceAt, spaceName, type Province, type Space } from '../components/layout.ts'
import type { Letter, State } from '../state.ts'

const isFree = (state: State, kept: readonly KeptSpace[], seat: Seat, space: Space): boolean =>
  isEmpty(state, space) && isOpenTo(kept, seat, space)

/** By seat, the spaces it may build on; listed once while pieces and reservations stay the same. */
const freeSpacesBy: (state: State) => readonly (readonly Space[])[] = keepRecent(
  (state: State) => {
    const kept = keptSpaces(state)
    const empty = layoutOf(state).row.filter((space) => isEmpty(state, space))
    return seatsOf(state.seats).map((seat) =>
      kept.length === 0 ? empty : empty.filter((space) => isOpenTo(kept, seat, space)),
    )
  },
  (one, other) => one.pieces === other.pieces && one.keeps === other.keeps,
)

/** All spaces a seat may build on, from left to right. */
export const freeSpaces = (state: State, seat: Seat): readonly Space[] => freeSpacesBy(state)[seat] ?? []

/** The refusal of a space for a seat; undefined if it may build there. */
export const spaceRefusal = (state: State, seat: Seat, space: Space): Refused | undefined => {
  if (space >= state.pieces.length) return refuse('noSuchSpace', 'CC-2', { space: spaceName(space) })
  if (!isEmpty(state, space)) return refuse('spaceTaken', 'CC-5', { space: spaceName(space) })
  const kept = keptSpaces(state)
  if (isOpenTo(kept, seat, space)) return undefined
  const isShared = kept.filter((each) => each.space === space).length > 1
  return refuse('spaceKept', isShared ? 'CC-15a' : 'CC-15', { space: spaceName(space) })
}

/** CC-7: true in a seat's first turn; nobody is skipped before all have built. */
export const isFirstTurn = ({ turn, seats }: State): boolean => turn <= seats

/** Spaces for the second wall of A: not in the province of the first (CC-8). */
export const secondSpaces = (state: State): readonly Space[] => {
  const { mover, plan, walls } = state
  if ((walls[mover] ?? 0) === 0) return []
  const layout = layoutOf(state)
  return freeSpaces(state, mover).filter((space) => !plan.provinces.includes(provinceAt(layout, space)))
}

/** Pairs of spaces for the double wall, left space first (CC-11). */
export const doubleSpaces = (state: State, seat: Seat): readonly (readonly [Space, Space])[] => {
  if ((state.doubles[seat] ?? 0) === 0) return []
  const kept = keptSpaces(state)
  return layoutOf(state).pairs.filter(
    ([left, right]) => isFree(state, kept, seat, left) && isFree(state, kept, seat, right),
  )
}

/** CC-14: true if a tower is beside the space. */
export const isBesideTower = (state: State, space: Space): boolean =>
  (layoutOf(state).neighbours[space] ?? []).some((next) => pieceAt(state, next)?.is === 'tower')

export const towerSpaces = (state: State, seat: Seat): readonly Space[] =>
  (state.towers[seat] ?? 0) === 0
    ? []
    : freeSpaces(state, seat).filter((space) => !isBesideTower(state, space))

/** How many cards B lays: two, or one if the seat has only one card or one province has room (CC-35). */
export const cardsToLay = (state: State, seat: Seat): number =>
  Math.min(2, state.hands[seat]?.length ?? 0, openProvinces(state).length)

/** Which of A to E a seat can do; in a first turn only one wall (CC-7, CC-35). */
export const possibleLetters = (state: State, seat: Seat): readonly Letter[] => {
  if (isFirstTurn(state)) return ['W']
  const canWall = (state.walls[seat] ?? 0) > 0 && freeSpaces(state, seat).length > 0
  const canCard = cardsToLay(state, seat) > 0
  const letters: Letter[] = []
  if (canWall) letters.push('A')
  if (canCard) letters.push('B')
  if (canWall && canCard) letters.push('C')
  if (doubleSpaces(state, seat).length > 0) letters.push('D')
  if (towerSpaces(state, seat).length > 0) letters.push('E')
  return letters.length === 0 && canOnlyNeutral(state, seat) ? ['N'] : letters
}

/** True if a seat has a turn: it can do one of A to E, or build a neutral wall. */
export const canAct = (state: State, seat: Seat): boolean =>
  cardsToLay(state, seat) > 0 || possibleLetters(state, seat).length > 0

/** CC-42b, for a seat that can do nothing else: true if there are neutral walls and room for one. */
export const canOnlyNeutral = (state: State, seat: Seat): boolean =>
  hasNeutrals(state) && state.neutrals > 0 && freeSpaces(state, seat).length > 0

/** The code and the rule of what forbids a neutral wall in a province; undefined if nothing does (CC-40 to CC-42). */
export const neutralObstacle = (
  { plan }: State,
  province: Province,
): readonly ['neutralElsewhere' | 'neutralNotHere', string] | undefined => {
  const isUsed = plan.provinces.includes(province)
  switch (plan.action) {
    case 'A':
    case 'B':
      return isUsed ? undefined : ['neutralElsewhere', 'CC-40']
    case 'C':
      return isUsed ? ['neutralNotHere', 'CC-41'] : undefined
    case 'D':
    case 'E':
      return isUsed ? ['neutralNotHere', 'CC-42'] : undefined
    default:
      return undefined
  }
}

/** Where the mover can build a neutral wall after its action (CC-39). */
export const neutralSpaces = (state: State): readonly Space[] => {
  if (!hasNeutrals(state) || state.neutrals === 0) return []
  const layout = layoutOf(state)
  return freeSpaces(state, state.mover).filter(
    (space) => neutralObstacle(state, provinceAt(layout, space)) === undefined,
  )
}
