/** What can be asked about a match: bots and hints, its analysis, what is new in it, and notes. */
import { z } from 'zod'
import {
  askedMatch,
  askedStep,
  at,
  botsSchema,
  unreadIds,
  unreadSchema,
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

export const studyRequests = {
  'bots.look': { in: z.strictObject({ match: askedMatch }), out: botsSchema },
  /** Bots at this table wait, or go on. */
  'bots.pause': { in: z.strictObject({ match: askedMatch, paused: z.boolean() }), out: botsSchema },
  /** After a trouble: asks the bot again, and allows programs to be started for this match. */
  'bots.retry': { in: z.strictObject({ match: askedMatch }), out: botsSchema },
  /** Somebody else plays for a seat until Qipu ends, a person or a level; code botPlays unless its bot is in trouble. */
  'bots.substitute': {
    in: z.strictObject({
      match: askedMatch,
      seat,
      by: z.union([z.literal('person'), z.literal([1, 2, 3, 4, 5])]),
    }),
    out: botsSchema,
  },
  /** What the strongest level would do for the person who is to act, by what that person may see. */
  'bots.hint': {
    in: z.strictObject(at),
    out: z.strictObject({
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
  'bots.stopHint': { in: none, out: done },

  /** Where the analysis of a line stands: the one through `step`, or the line that is played. Code unknownStep. */
  'analysis.look': {
    in: z.strictObject({ match: askedMatch, step: askedStep.optional() }),
    out: analysisStateSchema,
  },
  /**
   * Goes over the line through `step`, or the line that is played; what was found out about its steps
   * before at this strength is kept. Codes analysisAfterMatch, analysisDamaged, analysisSeenOnly,
   * analysisOtherRules; analysisRuns if one is under way in this match; analysisDone if nothing is left.
   */
  'analysis.start': {
    in: z.strictObject({
      match: askedMatch,
      step: askedStep.optional(),
      strength: strengthSchema.default('usual'),
    }),
    out: analysisStateSchema,
  },
  /** Waits, or goes on. Code noAnalysis, as for the next. */
  'analysis.pause': {
    in: z.strictObject({ match: askedMatch, paused: z.boolean() }),
    out: analysisStateSchema,
  },
  /** Ends it at once; what it has found out is kept. */
  'analysis.stop': { in: z.strictObject({ match: askedMatch }), out: analysisStateSchema },
  /** Forgets all that was found out about this match. */
  'analysis.drop': { in: z.strictObject({ match: askedMatch }), out: analysisStateSchema },
  /** What came into a match with an import and was not looked at yet: ids of steps and notes. */
  'unread.list': { in: z.strictObject({ match: askedMatch }), out: unreadSchema },
  /** These were looked at. */
  'unread.seen': { in: z.strictObject({ match: askedMatch, ids: unreadIds }), out: done },

  /** All that is said about the steps of a match. */
  'notes.list': { in: z.strictObject({ match: askedMatch }), out: notesSchema },
  /**
   * Edits that are taken back together. With `joins` they go on with the last one, as typing does,
   * if that was about the same notes. Answers the changed notes in the order of the edits.
   */
  'notes.edit': {
    in: z.strictObject({
      match: askedMatch,
      edits: noteEdits,
      joins: z.boolean().default(false),
    }),
    out: notesSchema,
  },
  /** Takes back the last edit made since the program started, or brings it back; other notes stay. */
  'notes.undo': { in: z.strictObject({ match: askedMatch }), out: notesSchema },
  /**
   * What a note said before, newest first, and as it says now. Without `id`: the last words of the notes
   * of the match that were deleted.
   */
  'notes.versions': {
    in: z.strictObject({ match: askedMatch, id: noteId.optional() }),
    out: z.strictObject({ versions: z.array(noteVersionSchema) }),
  },
  /** A version of a note becomes what it says: a new version, taken back as an edit is. Code unknownNote. */
  'notes.restore': {
    in: z.strictObject({ match: askedMatch, id: noteId, n: z.int() }),
    out: notesSchema,
  },
  'notes.redo': { in: z.strictObject({ match: askedMatch }), out: notesSchema },
} as const satisfies Requests
