/** Plays Quorsum like the player of the browser tests, from a state instead of the window. */
import type { Action } from '../../../src/engine/games/quorsum/action.ts'
import { placeName } from '../../../src/engine/games/quorsum/components/grid.ts'
import { quorsum } from '../../../src/engine/games/quorsum/index.ts'
import type { State } from '../../../src/engine/games/quorsum/state.ts'
import type { Cell } from './locators.ts'
import { allotment, stepFrom } from './strategy.ts'

/** The view of the browser tests' player. */
const cellsOf = (state: State): readonly Cell[] => {
  const view = quorsum.view(state, 'public')
  const pawnOf = (seat: number, number: number) => ({ owner: String(seat), number })
  return view.tiles.map((tile, place) => {
    const on = view.pawns.find((each) => each.at === place)
    const home = view.pawns.find((each) => each.home === place)
    return {
      place: placeName(place),
      side: tile.side,
      value: tile.value,
      pawn: on ? pawnOf(on.seat, on.number) : null,
      home: home ? pawnOf(home.seat, home.number) : null,
      locked: view.locked.includes(place),
      targetOf: [],
    }
  })
}

/** Moves towards the opposite side, flipping helpful tiles. */
export const forward = (state: State): Action => {
  const cells = cellsOf(state)
  const mover = String(state.mover)
  const placeOf = (name: string): number => cells.findIndex(({ place }) => place === name)
  const pawnAt = (name: string) =>
    quorsum.view(state, 'public').pawns.find((each) => each.at === placeOf(name))
  switch (state.stage.is) {
    case 'choose':
      return { type: 'choose', option: 'place' }
    case 'place':
      return { type: 'place', corners: state.placer === 0 ? [0, 0, 1, 1] : [1, 1, 0, 0] }
    case 'allot': {
      const plan = allotment({ cells, mover, waits: 'allot' })
      return {
        type: 'allot',
        allotments: plan.map(({ on, place, dice }) =>
          on === 'tile' ? { tile: placeOf(place), dice } : { pawn: pawnAt(place)?.id ?? 0, dice },
        ),
      }
    }
    default: {
      const can = quorsum.view(state, 'public').attemptable.map(({ attempt }) => attempt)
      const flip = can.find(({ kind }) => kind === 'flip')
      if (flip?.kind === 'flip') return { type: 'flip', tile: flip.tile }
      for (const attempt of can) {
        if (attempt.kind !== 'move') continue
        const from = cells.find(({ place }) => pawnAt(place)?.id === attempt.pawn)
        if (from && stepFrom(cells, from) === cells[attempt.to])
          return { type: 'step', pawn: attempt.pawn, to: attempt.to }
      }
      return { type: 'giveUp' }
    }
  }
}
