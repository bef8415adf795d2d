/**
 * A record to compute a change on: it reads as the record it was begun from, with what was added to the draft
 * alone. Nothing is in the record itself before `apply`.
 */
import type { AnyGame } from '../kernel/game.ts'
import { foldStep, type Positions } from './positions.ts'
import type { Step, StepId } from './step.ts'
import { addStep, overlaid, setAnnotation, setBranch, type MatchRecord } from './tree.ts'

export interface RecordDraft {
  readonly record: MatchRecord
  readonly positions: Positions
  /** The steps only the draft has, in the order they were added. */
  added(): readonly Step[]
  /** Makes the record what the draft is; the draft is not to be used any more. */
  apply(): void
}

/** `positions` are those of the record. */
export const createRecordDraft = (record: MatchRecord, positions: Positions, game: AnyGame): RecordDraft => {
  const { record: draft, own } = overlaid(record)
  const states = new Map<StepId, unknown>()
  const at = (id: StepId): unknown => {
    const step = own.steps.get(id)
    if (step === undefined) return positions.at(id)
    // Mostly the parent was asked for already: without its state the step could not have been decided.
    if (!states.has(id)) states.set(id, foldStep(game, at(step.parent), step))
    return states.get(id)
  }
  return {
    record: draft,
    positions: { at },
    added: () => [...own.steps.values()],
    apply() {
      for (const step of own.steps.values()) addStep(record, step)
      for (const branch of own.branches.values()) setBranch(record, branch)
      for (const note of own.annotations.values()) setAnnotation(record, note)
    },
  }
}
