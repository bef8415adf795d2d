/** Merges two copies of a match that were played and annotated separately. */
import type { Annotation, Branch, Step } from '../step.ts'
import { addStep, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'

interface Merged {
  readonly addedSteps: readonly Step[]
  readonly changedBranches: readonly Branch[]
  readonly changedAnnotations: readonly Annotation[]
}

/**
 * Merges `source` into `target`: the union of steps and, for each branch and annotation, the later entry. The result
 * does not depend on the order of merges or on repeated ones. Throws if the two are not copies of the same match.
 */
export const mergeInto = (target: MatchRecord, source: MatchRecord): Merged => {
  if (target.root !== source.root) throw new RangeError(`${source.root} is not a copy of ${target.root}`)
  return {
    addedSteps: [...source.steps.values()].filter((step) => addStep(target, step)),
    changedBranches: [...source.branches.values()].filter((branch) => putBranch(target, branch)),
    changedAnnotations: [...source.annotations.values()].filter((annotation) =>
      putAnnotation(target, annotation),
    ),
  }
}
