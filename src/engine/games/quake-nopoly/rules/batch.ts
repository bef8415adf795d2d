/** The batch of one action in this game, and the tasks that are still to be done after it. */
import { batchFunctions, type EventBatch } from '../../../kernel/rules/batch.ts'
import type { Refused } from '../../../kernel/refusal.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'

export interface Batch extends EventBatch<State, Event> {
  readonly agenda: readonly Task[]
}

/** The batch of an action, or why it is refused. */
export type BatchResult = Batch | Refused

const batches = batchFunctions(evolve)
export const { withEvents } = batches

/** From a position in which the first task is being done: the others are left. */
export const emptyBatch = (state: State): Batch => ({
  ...batches.emptyBatch(state),
  agenda: state.agenda.slice(1),
})

/** With these tasks before all others. */
export const withTasksFirst = (batch: Batch, ...tasks: readonly Task[]): Batch => ({
  ...batch,
  agenda: [...tasks, ...batch.agenda],
})
