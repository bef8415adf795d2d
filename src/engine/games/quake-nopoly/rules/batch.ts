/** The course of one action: the facts so far, the position they lead to, and what is still to be done. */
import { accept, type Accepted } from '../../../kernel/refusal.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'

export interface Course {
  readonly state: State
  readonly events: readonly Event[]
  readonly agenda: readonly Task[]
}

/** From a position in which the first task is being done: the others are left. */
export const courseFrom = (state: State): Course => ({
  state,
  events: [],
  agenda: state.agenda.slice(1),
})

export const plus = (course: Course, ...events: readonly Event[]): Course => ({
  ...course,
  state: events.reduce(evolve, course.state),
  events: [...course.events, ...events],
})

/** With these tasks before all others. */
export const first = (course: Course, ...tasks: readonly Task[]): Course => ({
  ...course,
  agenda: [...tasks, ...course.agenda],
})

export const accepted = ({ events }: Course): Accepted<Event> => accept(...events)
