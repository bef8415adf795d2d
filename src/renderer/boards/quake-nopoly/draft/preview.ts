/** What the chosen action would do, drawn on the board before it is done, from the events the engine foresees. */
import type { TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { Stock } from '../../../../engine/games/quake-nopoly/components/pieces.ts'
import {
  buildingOf,
  type BuildingId,
  type Card,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { NONE, stockOf } from './draft.ts'
import { trackId } from './targets.ts'

export interface Ghost {
  readonly building: BuildingId
  readonly card: Card
  readonly level: number
  readonly material: number
  readonly structure: number
}

export interface Preview {
  readonly ghosts: readonly Ghost[]
  /** Changes in pieces, by `building track`. */
  readonly changes: ReadonlyMap<string, number>
  readonly returned: ReadonlySet<BuildingId>
  readonly leaving: ReadonlySet<Card>
  /** Pieces each seat gains or loses. */
  readonly stocks: ReadonlyMap<number, Stock>
  /** It is advised, not chosen. */
  readonly isAdvice?: true
}

const add = (one: Stock, other: Stock, sign: 1 | -1): Stock =>
  one.map((each, index) => each + sign * (other[index] ?? 0))

export const previewOf = (events: readonly Event[]): Preview => {
  const ghosts: Ghost[] = []
  const changes = new Map<string, number>()
  const returned = new Set<BuildingId>()
  const leaving = new Set<Card>()
  const stocks = new Map<number, Stock>()
  const change = (building: BuildingId, track: TrackName, by: number): void => {
    const key = `${building} ${track}`
    changes.set(key, (changes.get(key) ?? 0) + by)
  }
  const move = (seat: number, pieces: Stock, sign: 1 | -1): void => {
    stocks.set(seat, add(stocks.get(seat) ?? NONE, pieces, sign))
  }
  for (const event of events)
    switch (event.type) {
      case 'building.built':
      case 'building.bought': {
        const { building, card, level, material, structure } = event
        ghosts.push({ building, card, level, material, structure })
        break
      }
      case 'building.strengthened':
        change(event.building, event.track, event.count)
        if (event.from === 'own')
          move(event.seat, stockOf(Array.from({ length: event.count }, () => event.kind)), -1)
        break
      case 'building.undercut':
      case 'building.damaged':
        change(event.building, event.track, -event.removed)
        break
      case 'building.returned':
        returned.add(event.building)
        break
      case 'building.collapsed':
        returned.add(event.building)
        break
      case 'district.returned':
        leaving.add(event.card)
        break
      case 'districts.exchanged':
        leaving.add(event.card)
        leaving.add(event.other)
        break
      case 'pieces.paid':
        move(event.seat, stockOf(event.pieces), -1)
        break
      case 'pieces.taken':
        move(event.seat, stockOf(event.pieces), 1)
        break
      case 'pieces.given':
      case 'pieces.lent':
        move(event.seat, stockOf(event.pieces), -1)
        move(event.toSeat, stockOf(event.pieces), 1)
        break
    }
  return { ghosts, changes, returned, leaving, stocks }
}

/** Whether the board draws an advised action as pieces: a building, or pieces on one. */
export const isDrawn = ({ type }: Pick<Action, 'type'>): boolean => type === 'build' || type === 'strengthen'

/** The pieces of an advised action that the board draws; null for another. */
export const previewOfAdvice = ({ players }: View, action: Action): Preview | null => {
  const nothing = previewOf([])
  if (action.type === 'strengthen') {
    const { building, track, count } = action
    return { ...nothing, changes: new Map([[trackId(building, track), count]]), isAdvice: true }
  }
  if (action.type !== 'build') return null
  const { building, card } = action
  const level = players.flatMap(({ lands }) => lands).find((land) => land.card === card)?.free ?? null
  if (level === null) return null
  const { material, structure } = buildingOf(building)
  const ghost = { building, card, level, material: material.base, structure: structure.base }
  return { ...nothing, ghosts: [ghost], isAdvice: true }
}
