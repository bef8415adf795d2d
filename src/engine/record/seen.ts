/** A record as one viewer may see it: what can be given away without giving away a hand. */
import type { AnyGame } from '../kernel/game.ts'
import { stepId } from './ids.ts'
import type { Header, StepId } from './step.ts'
import { addStep, createRecord, putAnnotation, putBranch, type MatchRecord } from './tree.ts'

/**
 * The same tree with every action and event as `viewer` may see it and without the seed. It is a
 * record of its own, with ids of its own: hidden facts are `null`, so it can be looked at, checked
 * for alterations, annotated and merged with another copy like it, but not replayed through the
 * rules or played on. Steps that differ only in what the viewer cannot see become one.
 */
export const seenRecord = (
  record: MatchRecord,
  game: AnyGame,
  viewer: NonNullable<Header['seenBy']>,
): MatchRecord => {
  const seen = createRecord({ ...record.header, chance: { source: 'manual' }, seenBy: viewer })
  const ids = new Map<StepId, StepId>([[record.root, seen.root]])
  const idOf = (id: StepId): StepId => {
    const found = ids.get(id)
    if (found === undefined) throw new Error(`Step ${id} comes before its parent`)
    return found
  }
  for (const { id, parent, actor, action, events } of record.steps.values()) {
    const content = {
      parent: idOf(parent),
      actor,
      action: game.seenAction(action, actor, viewer),
      events: events.map((event) => game.seen(event, viewer)),
    }
    const step = { id: stepId(content), ...content }
    addStep(seen, step)
    ids.set(id, step.id)
  }
  for (const branch of record.branches.values()) putBranch(seen, { ...branch, step: idOf(branch.step) })
  for (const note of record.annotations.values()) putAnnotation(seen, { ...note, step: idOf(note.step) })
  return seen
}
