/** The batch of one action in this game. */
import { appender, emptyBatch as empty, type Batch as BatchOf } from '../../../kernel/batch.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import type { State } from '../state.ts'

export { accepted } from '../../../kernel/batch.ts'
export type Batch = BatchOf<State, Event>
export const emptyBatch = (state: State): Batch => empty(state)
export const withEvents = appender(evolve)
