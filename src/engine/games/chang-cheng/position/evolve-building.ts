/** Folds what is built and laid. */
import type { FoldsOf } from '../../../kernel/rules/folds.ts'
import { replaced } from '../../../kernel/rules/lists.ts'
import type { Event } from '../event.ts'
import type { Piece, State } from '../state.ts'
import type { Province, Space } from '../components/layout.ts'
import { withLaid } from './unidentified.ts'

const standing = (state: State, spaces: readonly Space[], piece: Piece): readonly (Piece | null)[] => {
  const pieces = [...state.pieces]
  for (const space of spaces) pieces[space] = piece
  return pieces
}

const used = ({ plan }: State, provinces: readonly Province[]): State['plan'] => ({
  ...plan,
  provinces: [...plan.provinces, ...provinces.filter((province) => !plan.provinces.includes(province))],
})

export const BUILDING: FoldsOf<
  State,
  Event,
  'wall.built' | 'double.built' | 'tower.built' | 'neutral.built' | 'card.laid' | 'reservation.ended'
> = {
  'wall.built': (state, { seat, space, province, left }) => ({
    ...state,
    pieces: standing(state, [space], { is: 'wall', owner: seat }),
    walls: replaced(state.walls, seat, left),
    plan: used(state, [province]),
  }),
  'double.built': (state, { seat, spaces, provinces }) => ({
    ...state,
    pieces: standing(state, spaces, { is: 'double', owner: seat }),
    doubles: replaced(state.doubles, seat, 0),
    plan: used(state, provinces),
  }),
  'tower.built': (state, { seat, space, province }) => ({
    ...state,
    pieces: standing(state, [space], { is: 'tower', owner: seat }),
    towers: replaced(state.towers, seat, 0),
    keeps: [...state.keeps, { seat, space }],
    plan: used(state, [province]),
  }),
  'neutral.built': (state, { space, left }) => ({
    ...state,
    pieces: standing(state, [space], { is: 'wall', owner: 'neutral' }),
    neutrals: left,
    plan: { ...state.plan, neutral: true },
  }),
  'card.laid': (state, { seat, province, card }) => ({
    ...withLaid(state, seat, province, card),
    plan: used(state, [province]),
  }),
  'reservation.ended': (state, { space }) => ({
    ...state,
    keeps: state.keeps.filter((keep) => keep.space !== space),
  }),
}
