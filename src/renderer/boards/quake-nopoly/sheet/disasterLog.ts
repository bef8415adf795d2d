/** The cards of the latest disaster phase and their effects, from the events: a whole phase may pass in one step. */
import type { Event, EventOf } from '../../../../engine/games/quake-nopoly/event.ts'
import type { BuildingId, Card, EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'

export interface Damage {
  readonly seat: number
  readonly building: BuildingId
  /** Pieces on the track before, and those left; a collapse leaves none. */
  readonly before: number
  readonly left: number
  readonly damage: number
  readonly collapsed: boolean
  /** Of a collapsed building: where it was, and its pieces on both tracks. */
  readonly fallen: Pick<EventOf<'building.collapsed'>, 'card' | 'level' | 'material' | 'structure'> | null
}

export interface DisasterEntry {
  readonly event: EventId | 'end'
  readonly of: EventOf<'card.turned'>['of']
  readonly seat: number
  readonly hits: EventOf<'disaster.struck'>['hits']
  readonly damage: readonly Damage[]
  /** No seat has anything left to take. */
  readonly over: boolean
}

/** The events from the beginning of the phase in which the latest card was turned up, as far as they reach back. */
const started = (story: readonly Event[]): readonly Event[] => {
  const last = story.findLastIndex(({ type }) => type === 'card.turned')
  const isStart = (event: Event): boolean => event.type === 'phase.started' && event.phase === 'disaster'
  const at = story.slice(0, Math.max(0, last)).findLastIndex(isStart)
  return story.slice(Math.max(0, at))
}

/** In the order they were turned up. Events that begin within the phase give only the cards they contain. */
export const disasterLogOf = (story: readonly Event[]): readonly DisasterEntry[] => {
  const log: DisasterEntry[] = []
  const change = (make: (last: DisasterEntry) => DisasterEntry): void => {
    const last = log.at(-1)
    if (last) log[log.length - 1] = make(last)
  }
  type Damage = DisasterEntry['damage'][number]
  const hurt = (
    { seat, building }: Pick<Damage, 'seat' | 'building'>,
    how: (last: DisasterEntry) => Omit<Damage, 'seat' | 'building'>,
  ): void => change((last) => ({ ...last, damage: [...last.damage, { seat, building, ...how(last) }] }))
  const moved = (
    hits: DisasterEntry['hits'],
    from: Card,
    hit: DisasterEntry['hits'][number],
  ): DisasterEntry['hits'] => [...hits.filter(({ card }) => card !== from), hit]
  for (const event of started(story))
    switch (event.type) {
      case 'card.turned':
        change((last) => ({ ...last, over: true }))
        log.push({ event: event.event, of: event.of, seat: event.seat, hits: [], damage: [], over: false })
        break
      case 'disaster.struck':
        change((last) => ({ ...last, hits: event.hits }))
        break
      case 'hit.eased':
        change((last) => ({
          ...last,
          hits: last.hits.map((hit) =>
            hit.card === event.card ? { ...hit, eased: hit.eased + 1, damage: event.damage } : hit,
          ),
        }))
        break
      case 'hit.moved':
        change((last) => ({ ...last, hits: moved(last.hits, event.card, event.hit) }))
        break
      case 'building.damaged':
        hurt(event, () => ({
          before: event.left + event.removed,
          left: event.left,
          damage: event.removed,
          collapsed: false,
          fallen: null,
        }))
        break
      case 'building.collapsed':
        hurt(event, ({ of }) => ({
          before: of === 'quake' ? event.structure : event.material,
          left: 0,
          damage: event.damage,
          collapsed: true,
          fallen: {
            card: event.card,
            level: event.level,
            material: event.material,
            structure: event.structure,
          },
        }))
        break
      case 'phase.started':
        if (event.phase !== 'disaster') change((last) => ({ ...last, over: true }))
        break
    }
  return log
}
