/** Folds what is built and laid. */
import type { EventOf } from '../event.ts'
import { replaced } from './lists.ts'
import type { Piece, State } from '../state.ts'
import type { Province, Space } from '../components/layout.ts'
import { withLaid } from './unidentified.ts'

type BuildingEvent = EventOf<
  'wall.built' | 'double.built' | 'tower.built' | 'neutral.built' | 'card.laid' | 'reservation.ended'
>

const standing = (state: State, spaces: readonly Space[], piece: Piece): readonly (Piece | null)[] => {
  const pieces = [...state.pieces]
  for (const space of spaces) pieces[space] = piece
  return pieces
}

const used = ({ plan }: State, provinces: readonly Province[]): State['plan'] => ({
  ...plan,
  provinces: [...plan.provinces, ...provinces.filter((province) => !plan.provinces.includes(province))],
})

export const evolveBuilding = (state: State, event: BuildingEvent): State => {
  switch (event.type) {
    case 'wall.built':
      return {
        ...state,
        pieces: standing(state, [event.space], { is: 'wall', owner: event.seat }),
        walls: replaced(state.walls, event.seat, event.left),
        plan: used(state, [event.province]),
      }
    case 'double.built':
      return {
        ...state,
        pieces: standing(state, event.spaces, { is: 'double', owner: event.seat }),
        doubles: replaced(state.doubles, event.seat, 0),
        plan: used(state, event.provinces),
      }
    case 'tower.built':
      return {
        ...state,
        pieces: standing(state, [event.space], { is: 'tower', owner: event.seat }),
        towers: replaced(state.towers, event.seat, 0),
        keeps: [...state.keeps, { seat: event.seat, space: event.space }],
        plan: used(state, [event.province]),
      }
    case 'neutral.built':
      return {
        ...state,
        pieces: standing(state, [event.space], { is: 'wall', owner: 'neutral' }),
        neutrals: event.left,
        plan: { ...state.plan, neutral: true },
      }
    case 'card.laid': {
      const { seat, province, card } = event
      return { ...withLaid(state, seat, province, card), plan: used(state, [province]) }
    }
    case 'reservation.ended':
      return { ...state, keeps: state.keeps.filter(({ space }) => space !== event.space) }
  }
}
