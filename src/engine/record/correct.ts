/** Corrects an earlier step: puts another action in its place and replays the later steps that still fit. */
import { err, ok, type Refusal, type Result } from '../kernel/refusal.ts'
import { sameJson } from './canonical.ts'
import { decideStep, drawStep, runChance } from './play.ts'
import type { Replay } from './positions.ts'
import type { Step, StepId } from './step.ts'
import { addStep, parentOf, pathBetween, type MatchRecord } from './tree.ts'

/** The line that a correction made. */
export interface Correction {
  /** The end of the line. */
  readonly tip: StepId
  /** How many of the later steps were replayed, or had become unnecessary. */
  readonly replayed: number
  /** The first step that no longer fits, why, and the number of steps from it on; null if all fit. */
  readonly stopped: { readonly step: StepId; readonly refusal: Refusal; readonly left: number } | null
}

/**
 * The step an action makes in place of another one; does not add it. Refused with `sameStep`, or as by `decideStep`.
 */
export const replacementStep = (replay: Replay, wrong: Step, action: unknown): Result<Step, Refusal> => {
  const made = decideStep(replay, wrong.parent, wrong.actor, action)
  return made.ok && sameJson(made.value.action, wrong.action) ? err({ code: 'sameStep' }) : made
}

/** True for a step of chance that the seed drew. */
const isDrawn = (record: MatchRecord, { actor, chosen }: Step): boolean =>
  actor === 'chance' && chosen !== true && record.header.chance.source === 'seeded'

/**
 * Replays `old` after another step. With a seed, chance draws again unless somebody chose the outcome; entered by hand,
 * chance keeps the old outcome.
 */
const again = (replay: Replay, at: StepId, old: Step, action: unknown): Result<Step, Refusal> =>
  isDrawn(replay.record, old)
    ? ok(drawStep(replay, at))
    : decideStep(replay, at, old.actor, action, old.chosen)

/**
 * Adds a copy of the line to `tip` with `action` in place of the step `wrong`, up to the first later step that no
 * longer fits. `actionAt` may give a later step another action, for the position after `at`. The old line stays. Refused with `notOnLine`, `sameStep`
 * or the reason why the action is illegal; then nothing is added.
 */
export const correctLine = (
  replay: Replay,
  wrong: StepId,
  tip: StepId,
  action: unknown,
  actionAt: (step: Step, at: StepId) => unknown = (step) => step.action,
): Result<Correction, Refusal> => {
  const { record, positions, game } = replay
  const before = parentOf(record, wrong)
  const [old, ...later] = (before === null ? undefined : pathBetween(record, before, tip)) ?? []
  if (old?.id !== wrong) return err({ code: 'notOnLine' })
  const made = replacementStep(replay, old, action)
  if (!made.ok) return made
  addStep(record, made.value)
  let at = made.value.id
  for (const [replayed, step] of later.entries()) {
    // Chance from the seed may be due where it was not before, or no longer be.
    if (step.actor !== 'chance') at = runChance(replay, at).at(-1)?.id ?? at
    else if (isDrawn(record, step) && game.turn(positions.at(at)).by !== 'chance') continue
    const next = again(replay, at, step, actionAt(step, at))
    // What came to light later is now known from the start.
    if (!next.ok && step.actor === 'chance' && game.isAlreadyKnown?.(positions.at(at), step.action) === true)
      continue
    if (!next.ok)
      return ok({
        tip: at,
        replayed,
        stopped: { step: step.id, refusal: next.error, left: later.length - replayed },
      })
    addStep(record, next.value)
    at = next.value.id
  }
  return ok({ tip: at, replayed: later.length, stopped: null })
}
