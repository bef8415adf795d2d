/** The course of one action: the facts so far and the position they lead to. */
import { accept, type Accepted } from '../../../kernel/refusal.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import type { State } from '../state.ts'

export interface Course {
  readonly state: State
  readonly events: readonly Event[]
}

export const courseFrom = (state: State): Course => ({ state, events: [] })

export const plus = (course: Course, ...events: readonly Event[]): Course => ({
  state: events.reduce(evolve, course.state),
  events: [...course.events, ...events],
})

export const accepted = (course: Course): Accepted<Event> => accept(...course.events)
