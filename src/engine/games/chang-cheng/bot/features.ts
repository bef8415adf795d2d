/** What bots see in a position, as numbers by seat whose weights are learned from self-play. */
import type { Features } from '../../../kernel/evaluation.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { SPACES } from '../components/faces.ts'
import { layoutOf } from '../components/layout.ts'
import { boardsOf } from '../position/boards.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import { CARD_WORTH, expectedRegionPoints, prospectOf } from './expected-points.ts'

/** The features in their order. */
export const FEATURES = [
  // Points so far, and those that provinces and regions can be expected to bring.
  'points',
  'provinces',
  'regions',
  // By walls and cards, the seat's part of each open province, as points.
  'parts',
  // What is left to build or lay, and whose turn it is.
  'walls',
  'doubles',
  'towers',
  'hand',
  'onTurn',
] as const

export const featuresOf = (state: State): Features => {
  const { provinces, regions } = layoutOf(state)
  const prospects = provinces
    .filter((province) => (state.results[province] ?? null) === null)
    .map((province) => prospectOf(state, province))
  const losses = regions.map((region) => expectedRegionPoints(state, region))
  const { by } = turnOf(state)
  const bySeat = seatsOf(state.seats).map((seat) => [
    state.scores[seat] ?? 0,
    sumOf(prospects.map(({ points }) => points[seat] ?? 0)),
    sumOf(losses.map((points) => points[seat] ?? 0)),
    sumOf(prospects.map(({ value, parts }) => value * (parts[seat] ?? 0))),
    state.walls[seat] ?? 0,
    state.doubles[seat] ?? 0,
    state.towers[seat] ?? 0,
    sumOf((state.hands[seat] ?? []).map((card) => CARD_WORTH[card])),
    by === seat ? 1 : 0,
  ])
  const filled = state.pieces.filter((piece) => piece !== null).length
  return { progress: filled / (SPACES * boardsOf(state)), bySeat }
}
