/** Which events of a step tell in brief what was done. */
import type { Message } from '../../../kernel/text.ts'
import type { Event, EventOf } from '../event.ts'
import { walked } from './sentences.ts'

/** What a card or a roll brings about, and what a passage that ends with it brings. */
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

/**
 * The first event, or what a card did in place of that it was played; with it what came of it on the map and at the end
 * of a passage. A walk of the Doge is one sentence.
 */
export const account = (events: readonly Event[]): readonly (Event | Message)[] => {
  const stretches = events.filter((event): event is EventOf<'doge.moved'> => event.type === 'doge.moved')
  return events.flatMap((event, index): readonly (Event | Message)[] => {
    if (index === 0) return event.type === 'card.played' ? [] : [event]
    if (event.type !== 'doge.moved') return isEffect(event) ? [event] : []
    if (event !== stretches[0]) return []
    return stretches.length === 1 ? [event] : [walked(stretches)]
  })
}
