/** What can be asked about a match: bots and hints, its analysis, and notes. */
import { z } from 'zod'
import {
  askedMatch,
  askedStep,
  at,
  botsSchema,
  noteEdits,
  noteId,
  noteVersionSchema,
  notesSchema,
  opaque,
  seat,
  stepId,
} from './values.ts'
import { analysisStateSchema, strengthSchema } from './values-analysis.ts'
import { done, none, type Requests } from './requests.ts'

export const botRequests = {
  'bots.look': { params: z.strictObject({ match: askedMatch }), result: botsSchema },
  /** Bots at this table wait, or go on. */
  'bots.pause': { params: z.strictObject({ match: askedMatch, paused: z.boolean() }), result: botsSchema },
  /** After a trouble: asks the bot again, and allows programs to be started for this match. */
  'bots.retry': { params: z.strictObject({ match: askedMatch }), result: botsSchema },
  /** Somebody else plays for a seat until Qipu ends, a person or a level; code botPlays unless its bot is in trouble. */
  'bots.substitute': {
    params: z.strictObject({
      match: askedMatch,
      seat,
      by: z.union([z.literal('person'), z.literal([1, 2, 3, 4, 5])]),
    }),
    result: botsSchema,
  },
  /** What the strongest level would do for the person who is to act, by what that person may see. */
  'bots.hint': {
    params: z.strictObject(at),
    result: z.strictObject({
      at: stepId,
      seat,
      action: opaque,
      notation: z.string(),
      events: z.array(opaque),
      /** The seat's chance to win, 0 to 1. */
      chance: z.number(),
      /** Other actions it looked at, the most promising first. */
      others: z.array(z.strictObject({ action: opaque, notation: z.string(), chance: z.number() })),
      /** Why, as a text of the game. */
      reason: z.strictObject({ key: z.string(), params: z.record(z.string(), z.json()) }).nullable(),
    }),
  },
  'bots.stopHint': { params: none, result: done },
} as const satisfies Requests

export const analysisRequests = {
  /** Where the analysis of a line stands: the one through `step`, or the line that is played. Code unknownStep. */
  'analysis.look': {
    params: z.strictObject({ match: askedMatch, step: askedStep.optional() }),
    result: analysisStateSchema,
  },
  /**
   * Goes over the line through `step`, or the line that is played; what was found out about its steps
   * before at this strength is kept. Codes analysisAfterMatch, analysisDamaged, analysisSeenOnly,
   * analysisOtherRules; analysisRuns if one is under way in this match; analysisDone if nothing is left.
   */
  'analysis.start': {
    params: z.strictObject({
      match: askedMatch,
      step: askedStep.optional(),
      strength: strengthSchema.default('usual'),
    }),
    result: analysisStateSchema,
  },
  /** Waits, or goes on. Code noAnalysis, as for the next. */
  'analysis.pause': {
    params: z.strictObject({ match: askedMatch, paused: z.boolean() }),
    result: analysisStateSchema,
    writes: true,
  },
  /** Ends it at once; what it has found out is kept. */
  'analysis.stop': {
    params: z.strictObject({ match: askedMatch }),
    result: analysisStateSchema,
    writes: true,
  },
  /** Forgets all that was found out about this match. */
  'analysis.drop': {
    params: z.strictObject({ match: askedMatch }),
    result: analysisStateSchema,
    writes: true,
  },
} as const satisfies Requests

export const noteRequests = {
  /** All that is said about the steps of a match. */
  'notes.list': { params: z.strictObject({ match: askedMatch }), result: notesSchema },
  /**
   * Edits that are taken back together. With `joins` they go on with the last one, as typing does,
   * if that was about the same notes. Answers the changed notes in the order of the edits.
   */
  'notes.edit': {
    params: z.strictObject({
      match: askedMatch,
      edits: noteEdits,
      joins: z.boolean().default(false),
    }),
    result: notesSchema,
    writes: true,
  },
  /** Takes back the last edit made since the program started, or brings it back; other notes stay. */
  'notes.undo': {
    params: z.strictObject({ match: askedMatch }),
    result: notesSchema,
    writes: true,
    once: true,
  },
  /**
   * What a note said before, newest first, and as it says now. Without `id`: the last words of the notes
   * of the match that were deleted.
   */
  'notes.versions': {
    params: z.strictObject({ match: askedMatch, id: noteId.optional() }),
    result: z.strictObject({ versions: z.array(noteVersionSchema) }),
  },
  /** A version of a note becomes what it says: a new version, taken back as an edit is. Code unknownNote. */
  'notes.restore': {
    params: z.strictObject({ match: askedMatch, id: noteId, n: z.int() }),
    result: notesSchema,
    writes: true,
  },
  'notes.redo': {
    params: z.strictObject({ match: askedMatch }),
    result: notesSchema,
    writes: true,
    once: true,
  },
} as const satisfies Requests
