/** What can be pressed next for the draft, for the board to mark. */
import type { TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { BuildingId, Card } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import type { Draft } from './draft.ts'

export interface Targets {
  readonly cards: ReadonlySet<Card>
  readonly buildings: ReadonlySet<BuildingId>
  /** `building track`. */
  readonly tracks: ReadonlySet<string>
}

export const trackId = (building: BuildingId, track: TrackName): string => `${building} ${track}`

interface Found {
  readonly cards?: readonly Card[]
  readonly buildings?: readonly BuildingId[]
  readonly tracks?: readonly { readonly building: BuildingId; readonly track: TrackName }[]
}

const targets = ({ cards = [], buildings = [], tracks = [] }: Found): Targets => ({
  cards: new Set(cards),
  buildings: new Set([...buildings, ...tracks.map(({ building }) => building)]),
  tracks: new Set(tracks.map(({ building, track }) => trackId(building, track))),
})

const isCard = (on: BuildingId | Card): on is Card => typeof on === 'number'
const split = (ons: readonly (BuildingId | Card)[]): Found => ({
  cards: ons.filter(isCard),
  buildings: ons.filter((on) => !isCard(on)),
})

export const targetsOf = (draft: Draft | null, view: View): Targets => {
  const { choice, turnPossible: turn } = view
  if (draft === null) return targets({})
  switch (draft.does) {
    case 'build': {
      const cards = choice?.is === 'build' ? choice.cards : (turn?.build.cards ?? [])
      return targets({ cards: cards.map(({ card }) => card) })
    }
    case 'swapLand':
      return targets({ cards: turn?.swapLand.cards ?? [] })
    case 'strengthen':
      return targets({ tracks: turn?.strengthen.targets ?? [] })
    case 'undercut':
      return targets({ tracks: turn?.undercut?.targets ?? [] })
    case 'buy':
      return targets({
        buildings:
          draft.building === null ? (turn?.buy?.buildings.map(({ building }) => building) ?? []) : [],
        cards: draft.building === null ? [] : (turn?.buy?.cards.map(({ card }) => card) ?? []),
      })
    case 'exchange': {
      const pairs = turn?.exchange?.pairs ?? []
      const fits = pairs.filter(({ card }) => draft.card === null || card === draft.card)
      return targets({ cards: fits.flatMap(({ card, other }) => (draft.card === null ? [card] : [other])) })
    }
    case 'reinforce': {
      if (choice?.is !== 'reinforce') return targets({})
      const tracks = choice.targets.flatMap(({ on, track }) => (isCard(on) ? [] : [{ building: on, track }]))
      return targets({ ...split(choice.targets.map(({ on }) => on)), tracks })
    }
    case 'shiftTo':
      return targets({ cards: choice?.is === 'shiftTo' ? choice.to.map(({ card }) => card) : [] })
    case 'hit': {
      const plays = choice?.is === 'hit' ? choice.plays : []
      return targets(split(plays.filter(({ event }) => event === draft.event).flatMap(({ on }) => on)))
    }
    default:
      return targets({})
  }
}
