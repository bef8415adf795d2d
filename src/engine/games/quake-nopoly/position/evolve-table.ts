/** Folding facts into what lies on the table: district cards and buildings. */
import { minusEach, plusEach, replaced, without } from '../../../kernel/rules/lists.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { buildingOf, type BuildingId, type Card } from '../components/cards.ts'
import type { TrackName } from '../components/deck/types.ts'
import type { EventOf } from '../event.ts'
import { levelsOf } from './board-queries.ts'
import { NOTHING, only, type Stock } from '../components/pieces.ts'
import type { Built, Land, State } from '../state.ts'
import { identified } from './unidentified.ts'

/** The pieces on a building with so many on its tracks. */
export const piecesOn = ({ building, material, structure }: Built): Stock => {
  const printed = buildingOf(building)
  return plusEach(only(printed.material.kind, material), only(printed.structure.kind, structure))
}

const withLands = (state: State, seat: Seat, lands: readonly Land[]): State => ({
  ...state,
  lands: replaced(state.lands, seat, lands),
})

export const withStock = (state: State, seat: Seat, change: (stock: Stock) => Stock): State => ({
  ...state,
  stocks: replaced(state.stocks, seat, change(state.stocks[seat] ?? NOTHING)),
})

export const withHand = (state: State, seat: Seat, hand: readonly BuildingId[]): State => ({
  ...state,
  hands: replaced(state.hands, seat, hand),
})

export const toSupply = (state: State, pieces: Stock): State => ({
  ...state,
  supply: plusEach(state.supply, pieces),
})
export const fromSupply = (state: State, pieces: Stock): State => ({
  ...state,
  supply: minusEach(state.supply, pieces),
})

/** Puts something on a level of a district card, wherever the card lies. */
const place = (state: State, card: Card, level: number, built: Built | null): State => ({
  ...state,
  lands: state.lands.map((lands) =>
    lands.some((land) => land.card === card)
      ? lands.map((land) =>
          land.card === card ? { ...land, levels: replaced(land.levels, level, built) } : land,
        )
      : lands,
  ),
})

/** The building changed, or gone if there is no change. */
const change = (
  state: State,
  building: BuildingId,
  changed: (built: Built) => Built | null,
): { readonly state: State; readonly before: Built | undefined } => {
  for (const lands of state.lands)
    for (const { card, levels } of lands)
      for (const [level, built] of levels.entries())
        if (built?.building === building)
          return { state: place(state, card, level, changed(built)), before: built }
  return { state, before: undefined }
}

const withTrack = (state: State, building: BuildingId, track: TrackName, pieces: number): State =>
  change(state, building, (built) => ({ ...built, [track]: pieces })).state

export const built = (before: State, event: EventOf<'building.built'>): State => {
  const { seat, building, card, level, material, structure } = event
  const state = identified(before, seat, building)
  const now = { building, material, structure }
  const placed = place(fromSupply(state, piecesOn(now)), card, level, now)
  return withHand(placed, seat, without(state.hands[seat] ?? [], building))
}

export const strengthened = (state: State, event: EventOf<'building.strengthened'>): State => {
  const { seat, building, track, kind, count, from, left } = event
  const pieces = only(kind, count)
  const paid =
    from === 'own' ? withStock(state, seat, (stock) => minusEach(stock, pieces)) : fromSupply(state, pieces)
  return withTrack(paid, building, track, left)
}

/** The building leaves the table, its pieces go to the supply. */
const cleared = (state: State, building: BuildingId): State => {
  const { state: without, before } = change(state, building, () => null)
  return before === undefined ? state : toSupply(without, piecesOn(before))
}

export const returned = (state: State, { seat, building }: EventOf<'building.returned'>): State =>
  withHand(cleared(state, building), seat, [...(state.hands[seat] ?? []), building])

export const collapsed = (state: State, { building }: EventOf<'building.collapsed'>): State => {
  const now = cleared(state, building)
  const { buildings } = now.decks
  return {
    ...now,
    decks: {
      ...now.decks,
      buildings: { ...buildings, bottom: [...buildings.bottom, { building, by: null }] },
    },
  }
}

/** Pieces leave a track for the supply. */
export const lessened = (
  state: State,
  event: EventOf<'building.damaged' | 'building.worn' | 'building.undercut'>,
): State => {
  const { building, track, kind, removed } = event
  const { state: now } = change(state, building, (before) => ({
    ...before,
    [track]: before[track] - removed,
  }))
  return toSupply(now, only(kind, removed))
}

export const bought = (state: State, event: EventOf<'building.bought'>): State => {
  const { building, card, level, material, structure } = event
  const now = { building, material, structure }
  return place(fromSupply(cleared(state, building), piecesOn(now)), card, level, now)
}

export const districtDrawn = (state: State, { seat, card }: EventOf<'district.drawn'>): State => {
  const { districts } = state.decks
  const isPooled = districts.pool.includes(card)
  const now = isPooled
    ? { ...districts, pool: without(districts.pool, card) }
    : { ...districts, bottom: without(districts.bottom, card) }
  const land = { card, levels: Array.from({ length: levelsOf(state) }, () => null) }
  return withLands({ ...state, decks: { ...state.decks, districts: now } }, seat, [
    ...(state.lands[seat] ?? []),
    land,
  ])
}

export const districtReturned = (state: State, { seat, card }: EventOf<'district.returned'>): State => {
  const { districts } = state.decks
  const lands = (state.lands[seat] ?? []).filter((land) => land.card !== card)
  const now = { ...districts, bottom: [...districts.bottom, card] }
  return withLands({ ...state, decks: { ...state.decks, districts: now } }, seat, lands)
}

export const exchanged = (state: State, event: EventOf<'districts.exchanged'>): State => {
  const { card, other, tier } = event
  const swapped = state.lands.map((lands) =>
    lands.map((land) => {
      if (land.card === card) return { ...land, card: other }
      return land.card === other ? { ...land, card } : land
    }),
  )
  return { ...state, lands: swapped, powers: { ...state.powers, tiers: [...state.powers.tiers, tier] } }
}
