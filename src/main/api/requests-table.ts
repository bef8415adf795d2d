/** What can be asked of a match: to begin it, to look at it and to play it. */
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
  matchId,
  name,
  opaque,
  positionSchema,
  seat,
  seatSchema,
  stepId,
  stepRowSchema,
  tableSchema,
  undoRule,
  viewer,
} from './values.ts'
import { done, type Requests } from './requests.ts'

export const tableRequests = {
  'match.create': {
    in: z.strictObject({
      game: z.string(),
      title: z.string().trim().max(80).default(''),
      seats: z.array(seatSchema).min(1).max(6),
      options: z.record(z.string(), z.union([z.string(), z.number()])),
      chance: z.discriminatedUnion('source', [
        z.strictObject({ source: z.literal('random') }),
        z.strictObject({ source: z.literal('seeded'), seed: z.string().trim().min(1).max(64) }),
        /** What a person typed: a seed is made of it that no dictionary finds (`table/seed.ts`). */
        z.strictObject({ source: z.literal('typed'), words: z.string().trim().min(1).max(64) }),
        /** The same deal as that match. */
        z.strictObject({ source: z.literal('same'), match: askedMatch }),
        /** People say what falls; with `alone` one of them enters everything, so no curtain falls. */
        z.strictObject({ source: z.literal('manual'), alone: z.boolean().default(false) }),
      ]),
      undo: undoRule.default('free'),
    }),
    out: z.strictObject({ match: matchId }),
  },

  /** Opens a match and subscribes this window to its changes. */
  'table.open': { in: z.strictObject({ match: askedMatch }), out: tableSchema },
  /** A match that is only looked at: as it would be opened, but its changes are not told, and no bot acts for it. */
  'table.read': { in: z.strictObject({ match: askedMatch }), out: tableSchema },
  'table.close': { in: z.strictObject({ match: askedMatch }), out: done },
  /**
   * Rows of the tree from the `from`-th on: the root is row 0, then steps in the order they were first
   * made. With `differing` also the earlier ones that this viewer sees differently from the public.
   */
  'table.rows': {
    in: z.strictObject({
      match: askedMatch,
      viewer,
      from: z.int().min(0).default(0),
      differing: z.boolean().default(false),
    }),
    out: z.array(stepRowSchema),
  },
  'table.position': {
    in: z.strictObject({ match: askedMatch, step: askedStep, viewer }),
    out: positionSchema,
  },
  /**
   * The consequences of an action before it is chosen: its events, or the refusal as the error.
   * `instead`: in the place of that earlier step.
   */
  'table.check': {
    in: z.strictObject({ ...at, action: opaque, instead: askedStep.optional() }),
    out: z.strictObject({ events: z.array(opaque) }),
  },
  /** `at` is the step the window shows; if the table has moved on the answer is `stale`. */
  'table.act': { in: z.strictObject({ ...at, action: opaque }), out: changeSchema },
  /** With manual luck: the outcome people entered. While hands are hidden the rules' reason against it is impossibleOutcome. */
  'table.enter': { in: z.strictObject({ ...at, outcome: opaque }), out: changeSchema },
  /** With manual luck: let the program roll this one fairly. */
  'table.roll': { in: z.strictObject(at), out: changeSchema },
  'table.undo': { in: z.strictObject(at), out: changeSchema },
  'table.redo': { in: z.strictObject(at), out: changeSchema },
  /** Undo to here, or forward again: moves the played branch to a step of its own line or below it. */
  'table.goto': { in: z.strictObject({ ...at, step: askedStep }), out: changeSchema },
  /**
   * Puts an earlier step of the played line right: `action` in its place (without one chance rolls or
   * draws anew), and all that still fits after it played again. The old line stays, undone.
   */
  'table.correct': {
    in: z.strictObject({ ...at, step: askedStep, action: opaque.optional() }),
    out: correctedSchema,
  },
  /**
   * "Try from here": a new branch at a step; the table plays on there. Where chance is to act,
   * `outcome` says what it does there ("what if it had rolled a six"); code whatIfAfterMatch while hands are hidden.
   */
  'table.branch': {
    in: z.strictObject({
      match: askedMatch,
      step: askedStep,
      name: z.string().trim().max(80).default(''),
      outcome: opaque.optional(),
    }),
    out: changeSchema,
  },
  /** Plays on another branch. */
  'table.switch': { in: z.strictObject({ match: askedMatch, branch: askedBranch }), out: changeSchema },
  'table.renameBranch': {
    in: z.strictObject({ match: askedMatch, branch: askedBranch, name }),
    out: changeSchema,
  },
  'table.deleteBranch': { in: z.strictObject({ match: askedMatch, branch: askedBranch }), out: changeSchema },
  'table.recoverBranch': {
    in: z.strictObject({ match: askedMatch, branch: askedBranch }),
    out: changeSchema,
  },
  /**
   * The branch counts as the match as played from now on: `main` goes to its tip. The line played so
   * far keeps a branch called `name`, unless the new one goes on from it. With `early` also where a match that is over
   * would go on; otherwise code endsEarlier.
   */
  'table.promote': {
    in: z.strictObject({
      match: askedMatch,
      branch: askedBranch,
      name: z.string().trim().max(80).default(''),
      early: z.boolean().default(false),
    }),
    out: changeSchema,
  },
  /** The moves of all branches, newest first (the reflog). */
  'table.reflog': {
    in: z.strictObject({ match: askedMatch, limit: z.int().min(1).max(500).default(100) }),
    out: z.array(
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
    in: z.strictObject({ match: askedMatch }),
    out: z.strictObject({ events: z.array(opaque) }),
  },
  /**
   * The person who had the screen has passed it on: from now on an undo lowers the curtain too. The only person at the
   * table has hidden what they learnt.
   */
  'table.passOn': { in: z.strictObject({ match: askedMatch }), out: changeSchema },
  /** One person enters what all seats do, so no curtain falls, until it is taken back. */
  'table.writeAlone': { in: z.strictObject({ match: askedMatch, alone: z.boolean() }), out: changeSchema },
  /** The next person has the screen. */
  'table.liftCurtain': { in: z.strictObject({ match: askedMatch, seat }), out: changeSchema },
  /** Replays the record through the rules. */
  'table.verify': {
    in: z.strictObject({ match: askedMatch }),
    out: z.strictObject({
      steps: z.int(),
      decided: z.boolean(),
      chosen: z.int(),
      damage: errorSchema.extend({ step: stepId.optional() }).nullable(),
    }),
  },
} as const satisfies Requests
