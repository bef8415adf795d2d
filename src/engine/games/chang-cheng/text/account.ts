/** Which events of a step tell in brief what was done. */
import type { Event } from '../event.ts'

const ONE_PIECE: ReadonlySet<Event['type']> = new Set(['double.built', 'tower.built'])

/** The first event; of an action that is one piece where it was built in place of that it was chosen. */
export const account = (events: readonly Event[]): readonly Event[] => {
  const [first, second] = events
  const told = second !== undefined && ONE_PIECE.has(second.type) ? second : first
  return told === undefined ? [] : [told]
}
