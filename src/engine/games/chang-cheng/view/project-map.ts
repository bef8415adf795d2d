/** The map as a board shows it to one viewer (CC-48). */
import { seatsOf, type Viewer } from '../../../kernel/seat.ts'
import { PARTS, SPACES } from '../components/faces.ts'
import { isComplete, keepingTowers, keptSpaces, pieceAt } from '../position/board-queries.ts'
import { layoutOf, provinceAt, regionAt, type Province, type Region } from '../components/layout.ts'
import { cardSeen, seesThreat } from './hidden-information.ts'
import { provinceStanding, regionStanding } from '../rules/majorities.ts'
import type { State } from '../state.ts'
import type { ProvinceView, RegionView, SpaceView } from './types.ts'

export const spaceViews = (state: State): readonly SpaceView[] => {
  const layout = layoutOf(state)
  const kept = keptSpaces(state)
  const keeping = keepingTowers(state)
  return layout.row.map((space) => ({
    space,
    slot: Math.floor(space / SPACES),
    province: provinceAt(layout, space),
    region: regionAt(layout, space),
    piece: pieceAt(state, space),
    keptFor: kept.filter((each) => each.space === space).map(({ seat }) => seat),
    keeps: keeping.includes(space),
  }))
}

const provinceView = (state: State, viewer: Viewer, province: Province): ProvinceView => {
  const { built, extra, neutral, destroyed, change, value, leaders } = provinceStanding(state, province)
  return {
    province,
    slot: Math.floor(province / PARTS),
    spaces: layoutOf(state).inProvince[province] ?? [],
    prestige: state.prestige[province] ?? null,
    complete: isComplete(state, province),
    walls: built,
    extra,
    neutral,
    destroyed,
    change,
    value,
    leaders,
    result: state.results[province] ?? null,
    emperor: state.emperors.includes(province),
    cards: state.lying
      .filter((card) => card.province === province)
      .map((card) => ({ seat: card.seat, card: cardSeen(state, viewer, card) })),
  }
}

const regionView = (state: State, viewer: Viewer, region: Region): RegionView => {
  const tile = state.threats[region]
  const isThere = tile !== undefined && !tile.gone
  const { walls, neutral, losers, spared } = regionStanding(state, region)
  return {
    region,
    slot: Math.floor(region / PARTS),
    spaces: layoutOf(state).inRegion[region] ?? [],
    tile: isThere ? { value: seesThreat(state, viewer, region) ? tile.value : null, up: tile.up } : null,
    lookedBy: seatsOf(state.seats).filter((seat) => (state.looks[seat] ?? []).includes(region)),
    walls,
    neutral,
    losers: isThere ? losers : [],
    spared: isThere ? spared : [],
  }
}

export const provinceViews = (state: State, viewer: Viewer): readonly ProvinceView[] =>
  layoutOf(state).provinces.map((province) => provinceView(state, viewer, province))

export const regionViews = (state: State, viewer: Viewer): readonly RegionView[] =>
  layoutOf(state).regions.map((region) => regionView(state, viewer, region))
