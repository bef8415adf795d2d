/** A position as it comes to a session, for tests: by a jump, unless events say that a step led there. */
import type { Shown } from '../session.ts'

export const shown = <View, Event>(
  view: View,
  at: string,
  given: Partial<Shown<View, Event>> = {},
): Shown<View, Event> => ({
  view,
  at,
  reviewing: false,
  events: [],
  recentEvents: [],
  newEvents: [],
  still: false,
  ...given,
})
