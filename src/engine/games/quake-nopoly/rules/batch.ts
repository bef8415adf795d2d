/** The batch of one action in this game, and the tasks that are still to be done after it. */
import { appender, type Batch as BatchOf } from '../../../kernel/batch.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'

export { accepted } from '../../../kernel/batch.ts'
export interface Batch extends BatchOf<State, Event> {
  readonly agenda: readonly Task[]
}

/** From a position in which the first task is being done: the others are left. */
export const emptyBatch = (state: State): Batch => ({
  state,
  events: [],
  agenda: state.agenda.slice(1),
})

export const withEvents = appender(evolve)

/** With these tasks before all others. */
export const first = (batch: Batch, ...tasks: readonly Task[]): Batch => ({
  ...batch,
  agenda: [...tasks, ...batch.agenda],
})
