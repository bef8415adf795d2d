/** Requests about an open match beyond playing it: bots and hints, analysis, notes. */
import { z } from 'zod'
import {
  actor,
  askedMatch,
  askedStep,
  at,
  botsSchema,
  gameMessageSchema,
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
  /** Pauses or continues the bots of the match. */
  'bots.pause': { params: z.strictObject({ match: askedMatch, paused: z.boolean() }), result: botsSchema },
  /** The window's board still tells of an earlier step: bots act after it. */
  'bots.hold': { params: z.strictObject({ match: askedMatch, held: z.boolean() }), result: done },
  /** After an error of a bot: asks it again, and allows programs to be started for this match. */
  'bots.retry': { params: z.strictObject({ match: askedMatch }), result: botsSchema },
  /** A person or a level plays for a seat until Qipu ends; code botPlays unless the seat's bot has an error. */
  'bots.substitute': {
    params: z.strictObject({
      match: askedMatch,
      seat,
      by: z.union([z.literal('person'), z.literal([1, 2, 3, 4, 5])]),
    }),
    result: botsSchema,
  },
  /** What the strongest level would do in the place of the person to act, knowing what that person may know. */
  'bots.hint': {
    params: z.strictObject(at),
    result: z.strictObject({
      at: stepId,
      seat,
      action: opaque,
      notation: z.string(),
      events: z.array(opaque),
      /** The seat's chance to win, 0 to 1, and its standard error. */
      chance: z.number(),
      error: z.number(),
      /** Other actions it considered, the most promising first. */
      others: z.array(
        z.strictObject({
          action: opaque,
          notation: z.string(),
          events: z.array(opaque),
          chance: z.number(),
          error: z.number(),
        }),
      ),
      /** What it does that no alternative does as well, as a text of the game; null without a plain reason. */
      reason: gameMessageSchema.nullable(),
      /** What it does by itself, as a text of the game; null if that is nothing plain. */
      does: gameMessageSchema.nullable(),
      /**
       * What the seat's last hint expected of what the seat then did, where that is not what is expected now; with what
       * came in between. Null if there was no such hint.
       */
      earlier: z
        .strictObject({ chance: z.number(), error: z.number(), luck: z.boolean(), seats: z.array(seat) })
        .nullable(),
    }),
  },
  /**
   * One way the match may go on after an action of the person to act, usually the hint's: everybody plays as the strongest
   * level would, to the end of the seat's next turn at most. Luck and what the viewer cannot see are made up.
   */
  'bots.continuation': {
    params: z.strictObject({ ...at, action: opaque }),
    result: z.strictObject({
      steps: z.array(
        z.strictObject({
          actor,
          action: opaque,
          notation: z.string(),
          events: z.array(opaque),
          /** The position after the step, as the viewer would see it. */
          view: z.json(),
          /** Why the person to act would do it, as a text of the game; null without a plain reason. */
          reason: gameMessageSchema.nullable(),
        }),
      ),
    }),
  },
  /** Stops the search for a hint or a continuation. */
  'bots.stopHint': { params: none, result: done },
} as const satisfies Requests

export const analysisRequests = {
  /** The state of the analysis of the line through `step`, by default the played line. Code unknownStep. */
  'analysis.look': {
    params: z.strictObject({ match: askedMatch, step: askedStep.optional() }),
    result: analysisStateSchema,
  },
  /**
   * Why the best action found is better than the one a step took, or than the next best if the step took the best, as a
   * text of the game; null without a plain reason or without a finding about the step. Code unknownStep.
   */
  'analysis.reason': {
    params: z.strictObject({ match: askedMatch, step: askedStep }),
    result: z.strictObject({ reason: gameMessageSchema.nullable() }),
  },
  /**
   * Starts analysing the line through `step`, by default the played line; earlier findings of this strength are reused.
   * Codes analysisAfterMatch, analysisDamaged, analysisSeenOnly, analysisOtherRules; analysisRuns if an analysis of this
   * match is running; analysisDone if nothing is left to analyse.
   */
  'analysis.start': {
    params: z.strictObject({
      match: askedMatch,
      step: askedStep.optional(),
      strength: strengthSchema.default('usual'),
    }),
    result: analysisStateSchema,
  },
  /** Pauses or continues the running analysis. Code noAnalysis if none is running. */
  'analysis.pause': {
    params: z.strictObject({ match: askedMatch, paused: z.boolean() }),
    result: analysisStateSchema,
    writes: true,
  },
  /** Stops the running analysis and keeps its findings. Code noAnalysis if none is running. */
  'analysis.stop': {
    params: z.strictObject({ match: askedMatch }),
    result: analysisStateSchema,
    writes: true,
  },
  /** Deletes all findings about this match. */
  'analysis.drop': {
    params: z.strictObject({ match: askedMatch }),
    result: analysisStateSchema,
    writes: true,
  },
} as const satisfies Requests

export const noteRequests = {
  /** All notes on the steps of a match. */
  'notes.list': { params: z.strictObject({ match: askedMatch }), result: notesSchema },
  /**
   * Stores edits, which are undone together. With `joins` they extend the last edit, as typing does, if it was of the
   * same notes. Returns the changed notes in the order of the edits.
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
  /** Undoes or redoes the last edit since the program started. */
  'notes.undo': {
    params: z.strictObject({ match: askedMatch }),
    result: notesSchema,
    writes: true,
    once: true,
  },
  /**
   * The versions of a note, newest first, the current one included. Without `id`: the last version of each deleted note
   * of the match.
   */
  'notes.versions': {
    params: z.strictObject({ match: askedMatch, id: noteId.optional() }),
    result: z.strictObject({ versions: z.array(noteVersionSchema) }),
  },
  /** Restores a version of a note by storing it as a new one, which can be undone as an edit. Code unknownNote. */
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
