/** Which events of a step tell in brief what was done. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Event } from '../event.ts'

/** The first event, with what its hearer's buildings suffered. */
export const account = (events: readonly Event[], hearer?: Seat): readonly Event[] =>
  events.filter(
    (event, index) =>
      index === 0 ||
      ((event.type === 'building.damaged' || event.type === 'building.collapsed') && event.seat === hearer),
  )
