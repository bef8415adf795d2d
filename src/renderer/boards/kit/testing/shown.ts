/** A position as a session receives it, for tests: by a jump, or by a step if events are given. */
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
