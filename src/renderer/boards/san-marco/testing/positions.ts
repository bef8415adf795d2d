/** Real positions of San Marco for tests of the board, as views and as engine states. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import { sanMarco } from '../../../../engine/games/san-marco/index.ts'
import { position, type Wanted } from '../../../../engine/games/san-marco/testing/position.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import type { Viewer } from '../../../../engine/kernel/seat.ts'

/** The view of a position; fields that are not given are as in `position`. */
export const viewOf = (wanted: Wanted = {}, viewer: Viewer = 'all'): View =>
  sanMarco.view(position(wanted), viewer)

/** Does an action in a position; throws if it is illegal. */
export const eventsOf = (wanted: Wanted, action: Action): readonly Event[] => {
  const decision = sanMarco.decide(position(wanted), action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  return decision.events
}

/** Whether the engine accepts an action in a position. */
export const isLegal = (wanted: Wanted, action: Action): boolean =>
  sanMarco.decide(position(wanted), action).ok
