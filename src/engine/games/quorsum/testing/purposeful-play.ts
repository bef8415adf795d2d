/** Two ways to choose actions in tests: heading home, and spending dice without a plan. */
import type { Choose } from '../../../kernel/testing/play.ts'
import type { Action } from '../action.ts'
import { distance, NEIGHBOURS, pawnsOf, type Place, PAWNS, PLACES } from '../components/grid.ts'
import { pawnAt } from '../position/board-queries.ts'
import { flipRefusal, isSprint, targetsOf } from '../rules/eligibility.ts'
import type { Allotment, State } from '../state.ts'
import { type PawnId, DICE } from '../components/pieces.ts'

/** Puts every die on a random pawn or tile and never gives up a turn; all other choices are uniform. */
export const randomAllotment: Choose<State, Action> = (state, all, random) => {
  if (state.stage.is !== 'allot') {
    const list = all().filter(({ type }) => type !== 'giveUp')
    const choice = list[random.below(list.length)]
    if (choice === undefined) throw new Error('No legal action')
    return choice
  }
  const own = pawnsOf(state.mover)
  const onPawns = PAWNS.map(() => 0)
  const onTiles = PLACES.map(() => 0)
  for (let die = 0; die < DICE; die += 1) {
    if (isSprint(state) || random.below(2) === 0) {
      const pawn = own[random.below(own.length)] ?? own[0]
      onPawns[pawn] = (onPawns[pawn] ?? 0) + 1
    } else {
      const tile = random.below(PLACES.length)
      onTiles[tile] = (onTiles[tile] ?? 0) + 1
    }
  }
  const allotments: Allotment[] = [
    ...PAWNS.map((pawn) => ({ pawn, dice: onPawns[pawn] ?? 0 })),
    ...PLACES.map((tile) => ({ tile, dice: onTiles[tile] ?? 0 })),
  ]
  return { type: 'allot', allotments: allotments.filter(({ dice }) => dice > 0) }
}

const nearer = (state: State, pawn: PawnId, places: readonly Place[]): readonly Place[] => {
  const { at, home } = pawnAt(state, pawn)
  return places.filter((place) => distance(place, home) < distance(at, home))
}

/** All four dice on a pawn that can step nearer home, or on a tile whose flip would let one. */
const wishes = (state: State): readonly Allotment[] =>
  pawnsOf(state.mover).flatMap((pawn): Allotment[] => {
    if (nearer(state, pawn, targetsOf(state, pawn)).length > 0) return [{ pawn, dice: 4 }]
    const { at } = pawnAt(state, pawn)
    return nearer(state, pawn, NEIGHBOURS[at] ?? [])
      .filter((tile) => flipRefusal(state, tile) === undefined)
      .map((tile) => ({ tile, dice: 4 }))
  })

const headsHome = (state: State, action: Action): boolean =>
  action.type === 'step' ? nearer(state, action.pawn, [action.to]).length > 0 : action.type === 'flip'

/** Heads home nine times out of ten; otherwise, and if it sees no way, takes any legal action. */
export const purposefulAction: Choose<State, Action> = (state, all, random) => {
  const purposeful = random.below(10) > 0
  if (state.stage.is === 'allot' && purposeful) {
    const list = wishes(state)
    const wish = list[random.below(Math.max(1, list.length))]
    if (wish !== undefined) return { type: 'allot', allotments: [wish] }
  }
  const legal = all()
  const good = purposeful ? legal.filter((action) => headsHome(state, action)) : []
  const stop = purposeful ? legal.find((action) => action.type === 'stop') : undefined
  const choice = good[random.below(Math.max(1, good.length))] ?? stop ?? legal[random.below(legal.length)]
  if (choice === undefined) throw new Error('No legal action')
  return choice
}
