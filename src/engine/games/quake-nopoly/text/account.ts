/** Which events of a step tell in brief what was done. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Event } from '../event.ts'

/** Told to whoever suffers them. */
const LOSSES: readonly Event['type'][] = ['building.damaged', 'building.collapsed']
/** Without these the first event says but half of it: what was paid, but not for what. */
const GAINS: readonly Event['type'][] = ['building.bought', 'building.undercut', 'pieces.taken']

/** The first event, with what was bought or taken and what its hearer's buildings suffered. */
export const account = (events: readonly Event[], hearer?: Seat): readonly Event[] =>
  events.filter(
    (event, index) =>
      index === 0 ||
      GAINS.includes(event.type) ||
      (LOSSES.includes(event.type) && 'seat' in event && event.seat === hearer),
  )
