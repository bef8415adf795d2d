/** The values that the main process and a window exchange; `api.ts` says in which requests. */
import { z } from 'zod'
import { SCOPE_LINES } from '../../engine/record/exchange/export-scope.ts'
import { annotationBodySchema, authorSchema } from '../../engine/record/file/schemas.ts'
import type { AnnotationBody, BranchId, StepId } from '../../engine/record/step.ts'

const hex = (digits: number): z.ZodString => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
export const stepId = hex(32)
export const noteId = hex(16)
export const matchId = stepId
export const branchId = z.union([z.literal('main'), hex(16)])

/** Ids in requests, branded for handlers. Only their form is checked: the match or step may not exist. */
export const askedStep = stepId as unknown as z.ZodType<StepId, string>
export const askedMatch = askedStep
export const askedBranch = branchId as unknown as z.ZodType<BranchId, string>

export const seat = z.int().min(0).max(5)
export const actor = z.union([seat, z.literal('chance')])
export const viewer = z.union([seat, z.literal('public'), z.literal('all')])
export const name = z.string().trim().min(1).max(80)
const colour = z.literal([1, 2, 3, 4, 5, 6])
export const undoRule = z.enum(['free', 'beforeReveal', 'off'])
/** An action or event as the game defines it; checked by the game's own schemas in main. */
export const opaque = z.looseObject({ type: z.string().max(64) })

export const errorSchema = z.strictObject({
  code: z.string(),
  rule: z.string().optional(),
  details: z.record(z.string(), z.json()).optional(),
})

export const outcomeSchema = z.strictObject({
  places: z.array(z.int()),
  scores: z.array(z.number()),
  ending: z.string(),
})
export const turnSchema = z.strictObject({
  by: z.union([actor, z.literal('nobody')]),
  outcome: outcomeSchema.optional(),
})
export const momentSchema = z.strictObject({ part: z.int(), round: z.int(), turn: z.int() })

/** The levels of this program's own bots, the weakest first. */
export const botLevel = z.int().min(1).max(5)
export const seatSchema = z.strictObject({
  name,
  colour,
  player: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person') }),
    z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40), level: botLevel }),
  ]),
})

/** A seat of an existing match. Files may contain names that a window would refuse, such as a space. */
export const seatRowSchema = seatSchema.extend({ name: z.string() })

/** A text of the game with its parameters. */
export const gameMessageSchema = z.strictObject({ key: z.string(), params: z.record(z.string(), z.json()) })

/** What the bots of a match are doing. */
export const botsSchema = z.strictObject({
  match: matchId,
  /** The seat whose bot is thinking. */
  thinking: seat.nullable(),
  /** The bots wait for `bots.pause` with `paused: false`. */
  paused: z.boolean(),
  /** Why the bot whose turn it is does not act. */
  trouble: z.strictObject({ seat, error: errorSchema }).nullable(),
})

/** A place in a match where words of a search were found. */
const foundExcerptSchema = z.strictObject({
  in: z.enum(['comment', 'bookmark', 'task', 'tag', 'title', 'player']),
  /** The text around the place, split so that the words searched for are parts of their own. */
  pieces: z.array(z.strictObject({ text: z.string(), found: z.boolean() })),
  /** The step of the note; null for title, names and tags, which are about the whole match. */
  step: z.strictObject({ id: stepId, depth: z.int() }).nullable(),
  /** How many more places there are. */
  others: z.int(),
})

/** One match in the library's list. Times are milliseconds since 1970 UTC. */
export const matchRowSchema = z.strictObject({
  id: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatRowSchema),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who drew and rolled; `untold` for a redacted copy. */
  luck: z.enum(['seeded', 'manual', 'untold']),
  /** When the match was started, in whichever library. */
  createdAt: z.int(),
  updatedAt: z.int(),
  /** When the match was imported; null if it was started here, or imported before imports were recorded. */
  importedAt: z.int().nullable(),
  /** Steps on the played line and in the whole tree. */
  played: z.int(),
  steps: z.int(),
  comments: z.int(),
  /** Branches besides `main`. */
  branches: z.int(),
  tags: z.array(z.string()),
  turn: turnSchema,
  moment: momentSchema,
  scores: z.array(z.number()),
  /** When the match was moved to the bin, or null. */
  binnedAt: z.int().nullable(),
  /** A part of the row cannot be read, and is sent as empty. */
  damaged: z.literal(true).exactOptional(),
  /** Only in the answer to a search. */
  found: foundExcerptSchema.exactOptional(),
})

export const branchSchema = z.strictObject({
  id: branchId,
  name: z.string(),
  step: stepId,
  deleted: z.boolean(),
})

/** One step as the viewer may see it, for the move tree, the log and the transport. */
export const stepRowSchema = z.strictObject({
  id: stepId,
  /**
   * The step's id in every copy of the match, sent once the match is over. In a match with secrets `id` is a handle of
   * this library (service/handles.ts), because ids hash hidden information.
   */
  known: stepId.exactOptional(),
  parent: stepId.nullable(),
  /** Distance from the root, which has depth 0. */
  depth: z.int(),
  /** Null for the root. */
  actor: actor.nullable(),
  chosen: z.boolean(),
  /** The action as the viewer may know it, and its notation; null and empty for the root and for unreadable steps. */
  action: opaque.nullable(),
  notation: z.string(),
  /** The game cannot read the action: the copy is damaged, or made with rules this program does not have. */
  unreadable: z.literal(true).exactOptional(),
  events: z.array(opaque),
  moment: momentSchema,
  scores: z.array(z.number()),
  /** Who acts after this step. */
  turn: turnSchema,
})

export const positionSchema = z.strictObject({
  match: matchId,
  step: stepId,
  viewer,
  view: z.json(),
  turn: turnSchema,
  moment: momentSchema,
  scores: z.array(z.number()),
  /** Events of the step that led here, as the viewer may see them. */
  events: z.array(opaque),
  /** The outcomes with their probabilities, if chance acts next and there are few. */
  odds: z.array(z.strictObject({ action: opaque, probability: z.number() })).optional(),
})

/** An open match as a window sees it: its header, and the step the table is at. */
export const tableSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatRowSchema),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  undo: undoRule,
  chance: z.enum(['seeded', 'manual']),
  /**
   * Who drew and rolled. A redacted copy has no seed: `withheld` if the program drew from a seed that the copy leaves
   * out, `untold` if the copy does not say.
   */
  luck: z.enum(['seeded', 'manual', 'withheld', 'untold']),
  /** The seed; null until the match is over, because it predicts every draw. */
  seed: z.string().nullable(),
  startedAt: z.string(),
  /** The played branch, and the step at its end. */
  branch: branchId,
  tip: stepId,
  turn: turnSchema,
  branches: z.array(branchSchema),
  /** The step that redo leads to; null if there is nothing to redo. */
  redo: stepId.nullable(),
  /** The step that undo leads to, or why undo is refused. */
  undoTo: z.union([z.strictObject({ step: stepId }), z.strictObject({ refused: errorSchema })]),
  /** The viewer the position is shown to; `public` while a curtain is down. */
  viewer,
  /** The seat that gets the screen next, while the curtain is down; else null. */
  curtain: seat.nullable(),
  /**
   * The seat that can ask for what it has just learnt in secret (`table.learned`): the seat that acted, until it passes
   * the screen on, or the only person at the table. `draw` if chance dealt it, `look` if the seat's own action showed it.
   */
  learned: z.strictObject({ seat, by: z.enum(['draw', 'look']) }).nullable(),
  /** One person enters the actions of all seats, so no curtain falls. */
  alone: z.boolean(),
  /** The number of rows of the tree, the root included; a window that has fewer asks for the rest. */
  size: z.int(),
  /**
   * Why the match cannot be played on, or null: recordDamaged (it is readable up to the step in the details), seenOnly (a
   * redacted copy), sampleOnly (it comes with the program), otherRules (this program does not have its rules).
   */
  unplayable: errorSchema.nullable(),
  /** The match was played elsewhere and came here in a file. */
  imported: z.boolean(),
})

export const at = { match: askedMatch, at: askedStep }

/**
 * The result of a change: the table after it, the new rows, and the position at the tip, so that a window draws it
 * without a second request. Rows and position are for the viewer whose rows the window asked for last. `position` is
 * null if it cannot be shown.
 */
export const changeSchema = z.strictObject({
  table: tableSchema,
  rows: z.array(stepRowSchema),
  position: positionSchema.nullable(),
})

/** A change that corrected an earlier step. */
export const correctedSchema = changeSchema.extend({
  corrected: z.strictObject({
    /** How many later steps were replayed. */
    replayed: z.int(),
    /** The first step that no longer fits, why, and how many steps are left from it on; null if all fit. */
    stopped: z.strictObject({ step: stepId, error: errorSchema, left: z.int() }).nullable(),
  }),
})

export const noteBody: z.ZodType<AnnotationBody, AnnotationBody> = annotationBodySchema

/** A note on a step. Deleted notes are sent too, so that windows remove them. */
export const noteSchema = z.strictObject({
  /** The id of the note, the same after every edit. */
  id: noteId,
  /** The id of the version shown. */
  annotation: noteId,
  step: stepId,
  body: noteBody,
  version: z.int(),
  deleted: z.boolean(),
  /** The author; null if the note was written before notes had authors (the body of a comment may then have a name). */
  by: authorSchema.nullable(),
  at: z.string().nullable(),
  /** The note can be edited in this library. */
  mine: z.boolean(),
  /** Other current versions, if the note was edited in two copies. */
  others: z.array(z.strictObject({ annotation: noteId, body: noteBody, at: z.string().nullable() })),
})

/** A version of a note. */
export const noteVersionSchema = z.strictObject({
  id: noteId,
  /** Identifies the version together with the id. */
  n: z.int(),
  step: stepId,
  body: noteBody,
  /** This version deleted the note. */
  deleted: z.boolean(),
  /** This is the note's current version. */
  stands: z.boolean(),
  by: authorSchema.nullable(),
  /** `found`: the note already said so when versions began to be recorded. */
  reason: z.enum(['found', 'edit', 'import', 'undo']),
  /** Milliseconds since 1970 UTC; null if unknown. */
  at: z.number().nullable(),
})

/** Notes of a match: all, or the changed ones. */
export const notesSchema = z.strictObject({
  match: matchId,
  notes: z.array(noteSchema),
  /** False if these are only the changed notes. */
  all: z.boolean(),
  /** The author of new notes in this library. */
  me: authorSchema,
  /** Whether there is an edit to undo, and one to redo. */
  undo: z.boolean(),
  redo: z.boolean(),
})

/** One edit: a new note on a step, another body for a note, or a null body, which deletes the note. */
export const noteEdit = z.union([
  /** `id` is the random id of the new note; repeating the request changes the note that the first one made. */
  z.strictObject({ step: askedStep, id: noteId.optional(), body: noteBody }),
  /** With `settles` the body replaces all current versions of a note that was edited in two copies. */
  z.strictObject({ id: noteId, body: noteBody.nullable(), settles: z.boolean().default(false) }),
])
/** Edits of different notes, stored and undone together. */
export const noteEdits = z
  .array(noteEdit)
  .min(1)
  .max(100)
  .refine((edits) => {
    const ids = edits.flatMap((edit) => ('id' in edit && edit.id !== undefined ? [edit.id] : []))
    return new Set(ids).size === ids.length
  })

/** The contents of an exported file. */
export const exportScope = {
  /** All lines, or only the match as played. */
  lines: z.enum(SCOPE_LINES).default('tree'),
  /** Include comments, glyphs, marks and bookmarks. */
  notes: z.boolean().default(true),
  /** Include earlier versions of notes, and deleted notes. */
  earlier: z.boolean().default(true),
  /** Include findings of analyses; ignored for a copy as `public` or a seat. */
  analysis: z.boolean().default(false),
  /** `public` or a seat: a redacted copy with what this viewer could know, which can be viewed but not played on. */
  as: viewer.default('all'),
}

const entry = { step: stepId, depth: z.int() }

/** What an import added to a match that was already here. Lists are cut at a length; counts are not. */
export const mergeReportSchema = z.strictObject({
  /** New lines: the first step of each, and how many steps it has. */
  lines: z.array(z.strictObject({ ...entry, steps: z.int() })),
  branches: z.array(
    z.strictObject({
      ...entry,
      id: branchId,
      name: z.string(),
      how: z.enum(['copyMain', 'new', 'moved', 'renamed', 'deleted', 'recovered']),
    }),
  ),
  notes: z.array(
    z.strictObject({
      ...entry,
      id: noteId,
      kind: z.enum(['comment', 'glyph', 'marks', 'bookmark', 'task']),
      /** The author's name; empty if unknown. */
      author: z.string(),
      /** `forked`: the note was edited in both copies, and both versions are current. */
      how: z.enum(['new', 'changed', 'forked', 'deleted']),
    }),
  ),
  counts: z.strictObject({ lines: z.int(), branches: z.int(), notes: z.int() }),
  /** Steps and notes marked as new until the reader has seen them. */
  marked: z.strictObject({ steps: z.array(stepId), notes: z.array(noteId) }),
})

/** Steps and notes of an import that the reader has not seen yet. */
export const unreadIds = z.array(z.union([stepId, noteId])).max(10_000)
export const unreadSchema = z.strictObject({ match: matchId, ids: unreadIds })

export type GameMessage = z.output<typeof gameMessageSchema>
export type ApiError = z.output<typeof errorSchema>
export type Table = z.output<typeof tableSchema>
export type Change = z.output<typeof changeSchema>
export type Corrected = z.output<typeof correctedSchema>['corrected']
export type StepRow = z.output<typeof stepRowSchema>
export type Position = z.output<typeof positionSchema>
export type FoundExcerpt = z.output<typeof foundExcerptSchema>
export type MatchRow = z.output<typeof matchRowSchema>
export type BranchRow = z.output<typeof branchSchema>
export type SeatRow = z.output<typeof seatSchema>
export type Note = z.output<typeof noteSchema>
export type NoteVersion = z.output<typeof noteVersionSchema>
export type Notes = z.output<typeof notesSchema>
/** An edit as a window sends it. */
export type NoteEdit = z.input<typeof noteEdit>
export type Bots = z.output<typeof botsSchema>
export type MergeReport = z.output<typeof mergeReportSchema>
