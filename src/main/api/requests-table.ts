/** What can be asked of a match: to look at it and to play it. */
import { z } from 'zod'
import {
  askedMatch,
  askedStep,
  askedBranch,
  at,
  branchId,
  changeSchema,
  correctedSchema,
  errorSchema,
  name,
  opaque,
  positionSchema,
  seat,
  stepId,
  stepRowSchema,
  tableSchema,
  viewer,
} from './values.ts'
import { done, type Requests } from './requests.ts'

export const tableRequests = {
  /** Opens a match and subscribes this window to its changes. */
  'table.open': { params: z.strictObject({ match: askedMatch }), result: tableSchema },
  /** A match that is only looked at: as it would be opened, but its changes are not told, and no bot acts for it. */
  'table.read': { params: z.strictObject({ match: askedMatch }), result: tableSchema },
  'table.close': { params: z.strictObject({ match: askedMatch }), result: done },
  /**
   * Rows of the tree from the `from`-th on: the root is row 0, then steps in the order they were first
   * made. With `differing` also the earlier ones that this viewer sees differently from the public.
   */
  'table.rows': {
    params: z.strictObject({
      match: askedMatch,
      viewer,
      from: z.int().min(0).default(0),
      differing: z.boolean().default(false),
    }),
    result: z.array(stepRowSchema),
  },
  'table.position': {
    params: z.strictObject({ match: askedMatch, step: askedStep, viewer }),
    result: positionSchema,
  },
  /**
   * The consequences of an action before it is chosen: its events, or the refusal as the error.
   * `instead`: in the place of that earlier step.
   */
  'table.check': {
    params: z.strictObject({ ...at, action: opaque, instead: askedStep.optional() }),
    result: z.strictObject({ events: z.array(opaque) }),
  },
  /** `at` is the step the window shows; if the table has moved on the answer is `stale`. */
  'table.act': {
    params: z.strictObject({ ...at, action: opaque }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /** With manual luck: the outcome people entered. While hands are hidden the rules' reason against it is impossibleOutcome. */
  'table.enter': {
    params: z.strictObject({ ...at, outcome: opaque }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /** With manual luck: let the program roll this one fairly. */
  'table.roll': { params: z.strictObject(at), result: changeSchema, writes: true, once: true },
  'table.undo': { params: z.strictObject(at), result: changeSchema, writes: true, once: true },
  'table.redo': { params: z.strictObject(at), result: changeSchema, writes: true, once: true },
  /** Undo to here, or forward again: moves the played branch to a step of its own line or below it. */
  'table.goto': {
    params: z.strictObject({ ...at, step: askedStep }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /**
   * Puts an earlier step of the played line right: `action` in its place (without one chance rolls or
   * draws anew), and all that still fits after it played again. The old line stays, undone.
   */
  'table.correct': {
    params: z.strictObject({ ...at, step: askedStep, action: opaque.optional() }),
    result: correctedSchema,
    writes: true,
    once: true,
  },
  /**
   * "Try from here": a new branch at a step; the table plays on there. Where chance is to act,
   * `outcome` says what it does there ("what if it had rolled a six"); code whatIfAfterMatch while hands are hidden.
   */
  'table.branch': {
    params: z.strictObject({
      match: askedMatch,
      step: askedStep,
      name: z.string().trim().max(80).default(''),
      outcome: opaque.optional(),
    }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /** Plays on another branch. */
  'table.switch': {
    params: z.strictObject({ match: askedMatch, branch: askedBranch }),
    result: changeSchema,
    writes: true,
  },
  'table.renameBranch': {
    params: z.strictObject({ match: askedMatch, branch: askedBranch, name }),
    result: changeSchema,
    writes: true,
  },
  'table.deleteBranch': {
    params: z.strictObject({ match: askedMatch, branch: askedBranch }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  'table.recoverBranch': {
    params: z.strictObject({ match: askedMatch, branch: askedBranch }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /**
   * The branch counts as the match as played from now on: `main` goes to its tip. The line played so
   * far keeps a branch called `name`, unless the new one goes on from it. With `early` also where a match that is over
   * would go on; otherwise code endsEarlier.
   */
  'table.promote': {
    params: z.strictObject({
      match: askedMatch,
      branch: askedBranch,
      name: z.string().trim().max(80).default(''),
      early: z.boolean().default(false),
    }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /** The moves of all branches, newest first (the reflog). */
  'table.reflog': {
    params: z.strictObject({ match: askedMatch, limit: z.int().min(1).max(500).default(100) }),
    result: z.array(
      z.strictObject({
        branch: branchId,
        name: z.string(),
        from: stepId.nullable(),
        to: stepId,
        reason: z.string(),
        at: z.int(),
      }),
    ),
  },
  /**
   * What the seat `learned` of the table has learnt in secret since its last action, told only as long as it has the
   * screen; otherwise code notYourSecret.
   */
  'table.learned': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({ events: z.array(opaque) }),
  },
  /**
   * The person who had the screen has passed it on: from now on an undo lowers the curtain too. The only person at the
   * table has hidden what they learnt.
   */
  'table.passOn': { params: z.strictObject({ match: askedMatch }), result: changeSchema },
  /** One person enters what all seats do, so no curtain falls, until it is taken back. */
  'table.writeAlone': {
    params: z.strictObject({ match: askedMatch, alone: z.boolean() }),
    result: changeSchema,
  },
  /** The next person has the screen. */
  'table.liftCurtain': { params: z.strictObject({ match: askedMatch, seat }), result: changeSchema },
  /** Replays the record through the rules. */
  'table.verify': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({
      steps: z.int(),
      decided: z.boolean(),
      chosen: z.int(),
      damage: errorSchema.extend({ step: stepId.optional() }).nullable(),
    }),
  },
} as const satisfies Requests
