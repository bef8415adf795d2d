/** Redacts a record for one viewer, so that a copy can be passed on without revealing hidden information. */
import type { AnyGame } from '../../kernel/game.ts'
import { copyBranchId, stepId } from '../ids.ts'
import { isAction, tryRead } from '../readable.ts'
import { MAIN, type AnnotationBody, type BranchId, type Header, type StepId } from '../step.ts'
import { addStep, createRecord, depthOf, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'

/**
 * Returns the same tree with every action and event redacted for `viewer` and without the seed. It is a record of its
 * own with new ids: hidden facts are `null`, so people can view, verify, annotate and merge it with similar copies, but
 * the rules cannot replay it and nobody can play on in it. Steps that differ only in what the viewer cannot see become
 * one.
 */
export const redactedRecord = (
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
      action: isAction(record.header, game, action)
        ? (tryRead(() => game.redactAction(action, actor, viewer)) ?? nothingOf(action))
        : nothingOf(action),
      events: events.map((event) => tryRead(() => game.redactEvent(event, viewer)) ?? { type: event.type }),
    }
    const step = { id: stepId(content), ...content }
    addStep(seen, step)
    ids.set(id, step.id)
  }
  // The id of a branch from another copy is the hash of the step where it ended.
  const copied = copyBranchIds(record)
  for (const branch of record.branches.values()) {
    const from = copied.get(branch.id)
    const id = from === undefined ? branch.id : copyBranchId(idOf(from))
    putBranch(seen, { ...branch, id, step: idOf(branch.step) })
  }
  const linked = relinked(record, ids)
  for (const note of record.annotations.values())
    putAnnotation(seen, { ...note, step: idOf(note.step), body: linked(note.body) })
  return seen
}

/** Replaces an unreadable action by its type alone: nothing tells what the viewer may see of it. */
const nothingOf = (action: unknown): { readonly type: string } => ({
  type: typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '',
})

/** A link in a comment: the number of a step and the first digits of its id. */
export const STEP_LINK = /\[\[#(\d{1,6})@([0-9a-f]{8,32})/g

/**
 * Rewrites step links in comments to the ids of the copy: an original id is a hash of hidden facts, and could reveal
 * them to somebody who guesses. A link to a step the copy lacks keeps only its number.
 */
const relinked = (
  record: MatchRecord,
  ids: ReadonlyMap<StepId, StepId>,
): ((body: AnnotationBody) => AnnotationBody) => {
  const stepNamed = (number: number, digits: string): StepId | undefined =>
    [...ids.keys()].find((id) => id.startsWith(digits) && depthOf(record, id) === number)
  return (body) => {
    // A task may name hidden things, and a copy cannot be practised.
    if (body.kind === 'task') return { ...body, right: { by: 'played' }, answers: [] }
    if (body.kind !== 'comment') return body
    const text = body.text.replace(STEP_LINK, (_, number: string, digits: string) => {
      const step = stepNamed(Number(number), digits)
      const id = step === undefined ? undefined : ids.get(step)
      return id === undefined ? `[[#${number}` : `[[#${number}@${id.slice(0, digits.length)}`
    })
    return { ...body, text }
  }
}

/** The branches whose ids are hashes of steps (`copyBranchId`), with those steps. */
export const copyBranchIds = (
  record: Pick<MatchRecord, 'steps' | 'branches'>,
): ReadonlyMap<BranchId, StepId> => {
  const found = new Map<BranchId, StepId>()
  const isAny = [...record.branches.keys()].some((id) => id !== MAIN)
  for (const step of isAny ? record.steps.keys() : []) {
    const id = copyBranchId(step)
    if (record.branches.has(id)) found.set(id, step)
  }
  return found
}
