/** Which events of a step tell in brief what was done. */
import type { Event } from '../event.ts'

/** What a card or a roll brings about, and what a passage that ends with it brings; a walk of the Doge is told by its last stretch. */
const EFFECTS: ReadonlySet<Event['type']> = new Set([
  'aristocrat.placed',
  'aristocrat.replaced',
  'aristocrats.banished',
  'banishment.named',
  'bridge.taken',
  'bridge.built',
  'doge.placed',
  'doge.stayed',
  'passage.ended',
  'bonus.scored',
])

const isEffect = (event: Event): boolean =>
  event.type === 'district.scored' ? event.why === 'doge' : EFFECTS.has(event.type)

/** The first event, or what a card did in place of that it was played; with it what came of it on the map and at the end of a passage. */
export const account = (events: readonly Event[]): readonly Event[] => {
  const lastStretch = events.findLast(({ type }) => type === 'doge.moved')
  return events.filter((event, index) =>
    index === 0 ? event.type !== 'card.played' : isEffect(event) || event === lastStretch,
  )
}
