/** The changes of the latest turn, marked until the next one. */
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { BuildingId, Card } from '../../../../engine/games/quake-nopoly/components/cards.ts'

export interface LastMove {
  readonly buildings: ReadonlySet<BuildingId>
  readonly cards: ReadonlySet<Card>
  /** Two district cards that players have just exchanged. */
  readonly exchanged: ReadonlySet<Card>
  /** Buildings whose change is animated. */
  readonly landed: ReadonlySet<BuildingId>
}

/** Buildings and district cards changed by these events. */
const changedBy = (events: readonly Event[]): Omit<LastMove, 'landed'> => {
  const buildings = new Set<BuildingId>()
  const cards = new Set<Card>()
  const exchanged = new Set<Card>()
  for (const event of events)
    switch (event.type) {
      case 'building.built':
      case 'building.bought':
      case 'building.strengthened':
      case 'building.undercut':
      case 'building.damaged':
      case 'building.worn':
        buildings.add(event.building)
        break
      case 'district.drawn':
        cards.add(event.card)
        break
      case 'districts.exchanged':
        for (const card of [event.card, event.other]) {
          cards.add(card)
          exchanged.add(card)
        }
        break
      case 'building.collapsed':
        cards.add(event.card)
        break
    }
  return { buildings, cards, exchanged }
}

/** A turn begins with a construction turn or a turned-up card; a turn without later events is skipped. */
export const lastMoveOf = (story: readonly Event[], newEvents: readonly Event[]): LastMove => {
  const isStart = ({ type }: Event): boolean => type === 'turn.started' || type === 'card.turned'
  const last = story.findLastIndex((event) => !isStart(event) && event.type !== 'step.due')
  const from = story.slice(0, last + 1).findLastIndex(isStart)
  return { ...changedBy(story.slice(Math.max(0, from))), landed: changedBy(newEvents).buildings }
}
