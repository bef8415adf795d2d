/**
 * A draft of changes to a record. It reads as the record with the additions; the record itself stays as it was until
 * `apply`.
 */
import { foldStep, type Positions, type Replay } from './positions.ts'
import type { Step, StepId } from './step.ts'
import { addStep, overlaid, setAnnotation, setBranch, type MatchRecord } from './tree.ts'

/** A draft of a record and its positions. */
export interface RecordDraft {
  readonly record: MatchRecord
  readonly positions: Positions
  /** The steps that only the draft has, in the order added. */
  added(): readonly Step[]
  /** Copies the draft's additions into the record; do not use the draft afterwards. */
  apply(): void
}

/** Begins a draft of the record. */
export const createRecordDraft = ({ record, positions, game }: Replay): RecordDraft => {
  const { record: draft, own } = overlaid(record)
  const states = new Map<StepId, unknown>()
  const at = (id: StepId): unknown => {
    const step = own.steps.get(id)
    if (step === undefined) return positions.at(id)
    // The parent's state is usually here already: deciding the step needed it.
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
