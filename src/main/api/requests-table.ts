/** Requests about an open match: showing and playing it. */
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
  /** Reads a match without opening it: the window gets no changes, and no bot acts. */
  'table.read': { params: z.strictObject({ match: askedMatch }), result: tableSchema },
  'table.close': { params: z.strictObject({ match: askedMatch }), result: done },
  /**
   * Rows of the tree from number `from` on: the root is row 0, then the steps in the order they were stored. With
   * `differing` also the earlier rows that this viewer sees differently from the public.
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
   * Tries an action without doing it: returns its events, or the refusal as the error. With `instead` it is tried as a
   * correction of that earlier step.
   */
  'table.check': {
    params: z.strictObject({ ...at, action: opaque, instead: askedStep.optional() }),
    result: z.strictObject({ events: z.array(opaque) }),
  },
  /** `at` is the step the window shows; code stale if the table is at another one. */
  'table.act': {
    params: z.strictObject({ ...at, action: opaque }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /** With manual luck: the outcome people entered. While hands are hidden every refusal by the rules is impossibleOutcome. */
  'table.enter': {
    params: z.strictObject({ ...at, outcome: opaque }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /** With manual luck: lets the program roll fairly this once. */
  'table.roll': { params: z.strictObject(at), result: changeSchema, writes: true, once: true },
  'table.undo': { params: z.strictObject(at), result: changeSchema, writes: true, once: true },
  'table.redo': { params: z.strictObject(at), result: changeSchema, writes: true, once: true },
  /** Undoes or redoes to a step: moves the played branch to a step of its own line, or below its tip. */
  'table.goto': {
    params: z.strictObject({ ...at, step: askedStep }),
    result: changeSchema,
    writes: true,
    once: true,
  },
  /**
   * Replaces an earlier step of the played line by `action` (without one, chance rolls or draws again) and replays the
   * later steps as far as they fit. The old line stays in the tree.
   */
  'table.correct': {
    params: z.strictObject({ ...at, step: askedStep, action: opaque.optional() }),
    result: correctedSchema,
    writes: true,
    once: true,
  },
  /**
   * "Try from here": a new branch at a step, on which the table plays on. If chance acts there, `outcome` picks what it
   * does ("what if it had rolled a six"); code whatIfAfterMatch while hands are hidden.
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
   * Makes a branch the match as played: `main` moves to its tip. The old line keeps a branch called `name`, unless the
   * promoted one continues it. Code endsEarlier if a finished match would become unfinished, unless `early` is set.
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
  /** The movements of all branches, newest first (the reflog). */
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
   * The events by which the table's `learned` seat has learnt something in secret since its last action; code
   * notYourSecret once it has passed the screen on.
   */
  'table.learned': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({ events: z.array(opaque) }),
  },
  /**
   * Passes the screen on: from now on even an undo lowers the curtain. If there is only one person, hides what they
   * learnt.
   */
  'table.passOn': { params: z.strictObject({ match: askedMatch }), result: changeSchema },
  /** Sets whether one person enters the actions of all seats; while set, no curtain falls. */
  'table.writeAlone': {
    params: z.strictObject({ match: askedMatch, alone: z.boolean() }),
    result: changeSchema,
  },
  /** Lifts the curtain for the next person. */
  'table.liftCurtain': { params: z.strictObject({ match: askedMatch, seat }), result: changeSchema },
  /** Checks every step of the record against the rules. */
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
