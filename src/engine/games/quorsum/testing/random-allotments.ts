/** Play without a plan that still uses its dice: each goes to a pawn or a tile at evens. */
import type { Choose } from '../../../kernel/testing/play.ts'
import type { Action } from '../action.ts'
import { PAWNS, PLACES, pawnsOf } from '../components/grid.ts'
import { DICE } from '../components/pieces.ts'
import type { Allotment, State } from '../state.ts'

/** Never gives up a turn; all other choices are uniform. */
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
    if (random.below(2) === 0) {
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
