/** The values that travel between the main process and a window; api.ts says in which requests. */
import { z } from 'zod'
import { SCOPE_LINES } from '../../engine/record/exchange/export-scope.ts'
import { annotationBodySchema, authorSchema } from '../../engine/record/file/schemas.ts'
import type { AnnotationBody, BranchId, StepId } from '../../engine/record/step.ts'

const hex = (digits: number): z.ZodString => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
export const stepId = hex(32)
export const noteId = hex(16)
export const matchId = stepId
export const branchId = z.union([z.literal('main'), hex(16)])

/** Ids in requests, with their brands as handlers get them: the form is all that a brand stands for. */
export const askedStep = stepId as unknown as z.ZodType<StepId, string>
export const askedMatch = askedStep
export const askedBranch = branchId as unknown as z.ZodType<BranchId, string>

export const seat = z.int().min(0).max(5)
const actor = z.union([seat, z.literal('chance')])
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

/** Of our own bots, the weakest first. */
export const botLevel = z.int().min(1).max(5)
export const seatSchema = z.strictObject({
  name,
  colour,
  player: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person') }),
    z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40), level: botLevel }),
  ]),
})

/** A seat of a match that is there: files may have names that nobody could give here, such as a space. */
const seatRowSchema = seatSchema.extend({ name: z.string() })

/** What the bots at a table do. */
export const botsSchema = z.strictObject({
  match: matchId,
  /** The seat that is being thought for. */
  thinking: seat.nullable(),
  /** They wait until they are told to go on. */
  paused: z.boolean(),
  /** Why the bot that is to act does not. */
  trouble: z.strictObject({ seat, error: errorSchema }).nullable(),
})

/** Where the words of a search were found in a match. */
const foundExcerptSchema = z.strictObject({
  in: z.enum(['comment', 'bookmark', 'task', 'tag', 'title', 'player']),
  /** The words around it in order, those that were looked for apart. */
  pieces: z.array(z.strictObject({ text: z.string(), found: z.boolean() })),
  /** The step the note is about; null for what is said of the whole match. */
  step: z.strictObject({ id: stepId, depth: z.int() }).nullable(),
  /** In so many places more. */
  others: z.int(),
})

/** One match in the library's list. Times are milliseconds since 1970 UTC. */
export const matchRowSchema = z.strictObject({
  id: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatRowSchema),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who drew and rolled; `untold` of a copy made for others to see. */
  luck: z.enum(['seeded', 'manual', 'untold']),
  /** When it was begun, wherever that was. */
  createdAt: z.int(),
  updatedAt: z.int(),
  /** When it came here with a file; null for one begun here, and for one that came before imports were kept. */
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
  /** When it was put into the bin, or null. */
  binnedAt: z.int().nullable(),
  /** A part of the row cannot be read, and is told as empty. */
  damaged: z.literal(true).exactOptional(),
  /** In the answer to a search only. */
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
   * Its id in every copy of the match, told once it is over. In a match with secrets `id` is a name of this library's
   * own, as ids hash what is hidden.
   */
  known: stepId.exactOptional(),
  parent: stepId.nullable(),
  /** Distance from the root, which has depth 0. */
  depth: z.int(),
  /** Null for the root. */
  actor: actor.nullable(),
  chosen: z.boolean(),
  /** What was done, as the viewer may know it, and in notation; null and empty for the root and what cannot be read. */
  action: opaque.nullable(),
  notation: z.string(),
  /** The game cannot tell what was done: the copy is damaged, or of rules this program does not know. */
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
  /** Where chance is to act and its outcomes are few. */
  odds: z.array(z.strictObject({ action: opaque, probability: z.number() })).optional(),
})

/** An open match: what it is, and where the table stands in it. */
export const tableSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatRowSchema),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  undo: undoRule,
  chance: z.enum(['seeded', 'manual']),
  /**
   * Who drew and rolled, as far as it is known. A copy made for others to see has no seed: `withheld` if the
   * program drew from one all the same, `untold` if nobody knows.
   */
  luck: z.enum(['seeded', 'manual', 'withheld', 'untold']),
  /** The seed, shown once it can give nothing away: when the match is over. */
  seed: z.string().nullable(),
  startedAt: z.string(),
  /** The branch being played, and its step. */
  branch: branchId,
  tip: stepId,
  turn: turnSchema,
  branches: z.array(branchSchema),
  /** Where redo leads, if anywhere. */
  redo: stepId.nullable(),
  /** Where undo leads, or why it is refused. */
  undoTo: z.union([z.strictObject({ step: stepId }), z.strictObject({ refused: errorSchema })]),
  /** Whose view is shown; `public` while a curtain is down. */
  viewer,
  /** The seat the screen is to be passed to, while the curtain is down. */
  curtain: seat.nullable(),
  /**
   * A seat that may be told what it has just learnt in secret (`table.learned`): the one that has the screen until the
   * curtain falls, or the only person at the table. `draw` if chance gave it, `look` if its own action showed it.
   */
  learned: z.strictObject({ seat, by: z.enum(['draw', 'look']) }).nullable(),
  /** One person enters what all seats do, so the screen is passed to nobody. */
  alone: z.boolean(),
  /** Rows of the tree, the root's included; a window that holds fewer asks for the rest. */
  size: z.int(),
  /**
   * Why nobody can play on here, null if people can: recordDamaged (it is shown up to here), seenOnly (a copy
   * made for others to see), sampleOnly (it comes with the program), otherRules (this program does not have the rules it was made under).
   */
  unplayable: errorSchema.nullable(),
})

export const at = { match: askedMatch, at: askedStep }

/**
 * What came of a change at the table: where it now stands, the rows that are new, and the position there, so that a window
 * draws it without asking again. `position` is null where it cannot be shown; its viewer is the one the window's rows are for.
 */
export const changeSchema = z.strictObject({
  table: tableSchema,
  rows: z.array(stepRowSchema),
  position: positionSchema.nullable(),
})

/** A change that put an earlier step right. */
export const correctedSchema = changeSchema.extend({
  corrected: z.strictObject({
    /** How many later steps were played again. */
    replayed: z.int(),
    /** The first step that no longer fits, why, and how many there are from it on. */
    stopped: z.strictObject({ step: stepId, error: errorSchema, left: z.int() }).nullable(),
  }),
})

export const noteBody: z.ZodType<AnnotationBody, AnnotationBody> = annotationBodySchema

/** A note on a step. A deleted one is sent too, so that windows remove it. */
export const noteSchema = z.strictObject({
  /** Stays as the note is edited. */
  id: noteId,
  /** The version that is shown. */
  annotation: noteId,
  step: stepId,
  body: noteBody,
  version: z.int(),
  deleted: z.boolean(),
  /** Null for what was written before notes had authors; a comment may bear a name then. */
  by: authorSchema.nullable(),
  at: z.string().nullable(),
  /** It can be edited here. */
  mine: z.boolean(),
  /** Other versions that stand: it was edited apart. */
  others: z.array(z.strictObject({ annotation: noteId, body: noteBody, at: z.string().nullable() })),
})

/** What a note said, or says. */
export const noteVersionSchema = z.strictObject({
  id: noteId,
  /** With the id it names the version. */
  n: z.int(),
  step: stepId,
  body: noteBody,
  /** It was deleted by this one. */
  deleted: z.boolean(),
  /** The note says this now. */
  stands: z.boolean(),
  by: authorSchema.nullable(),
  /** `found`: it stood so when earlier words began to be kept. */
  reason: z.enum(['found', 'edit', 'import', 'undo']),
  /** Milliseconds since 1970 UTC; null where it is not known. */
  at: z.number().nullable(),
})

/** Notes of a match: all of them, or those that have changed. */
export const notesSchema = z.strictObject({
  match: matchId,
  notes: z.array(noteSchema),
  /** False if these are only what has changed. */
  all: z.boolean(),
  /** Who writes in this library. */
  me: authorSchema,
  /** There is an edit to take back, or one to bring back. */
  undo: z.boolean(),
  redo: z.boolean(),
})

/** One edit: something new about a step, another body for a note, or none for one to be deleted. */
export const noteEdit = z.union([
  /** With an id, at random, that it gets; asked again it changes the note that was made by it. */
  z.strictObject({ step: askedStep, id: noteId.optional(), body: noteBody }),
  /** With `settles` it takes the place of all versions of a note that was edited apart. */
  z.strictObject({ id: noteId, body: noteBody.nullable(), settles: z.boolean().default(false) }),
])
/** Edits of different notes, made together. */
export const noteEdits = z
  .array(noteEdit)
  .min(1)
  .max(100)
  .refine((edits) => {
    const ids = edits.flatMap((edit) => ('id' in edit && edit.id !== undefined ? [edit.id] : []))
    return new Set(ids).size === ids.length
  })

/** What of a match goes into a file. */
export const exportScope = {
  /** All lines ever tried, or the match as played alone. */
  lines: z.enum(SCOPE_LINES).default('tree'),
  /** Whether comments, glyphs, marks and bookmarks come along. */
  notes: z.boolean().default(true),
  /** Whether what they said before comes along, and what deleted ones said. */
  earlier: z.boolean().default(true),
  /** Whether what analyses have found out comes along; never in a copy as `public` or a seat. */
  analysis: z.boolean().default(false),
  /** `public` or a seat: a copy that tells what this viewer could know; to be looked at, not played on. */
  as: viewer.default('all'),
}

const entry = { step: stepId, depth: z.int() }

/** What a copy brought into a match that was there already. Lists are cut at a length; counts are not. */
export const mergeReportSchema = z.strictObject({
  /** New lines by their first step, and how many steps they have. */
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
      /** Whose it is; empty where nobody knows. */
      author: z.string(),
      /** `forked`: it was edited apart, and both versions stand. */
      how: z.enum(['new', 'changed', 'forked', 'deleted']),
    }),
  ),
  counts: z.strictObject({ lines: z.int(), branches: z.int(), notes: z.int() }),
  /** What is to be marked as new until it was looked at. */
  marked: z.strictObject({ steps: z.array(stepId), notes: z.array(noteId) }),
})

/** Steps and notes that came with an import and have not been looked at yet. */
export const unreadIds = z.array(z.union([stepId, noteId])).max(10_000)
export const unreadSchema = z.strictObject({ match: matchId, ids: unreadIds })

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
/** As a window asks for it. */
export type NoteEdit = z.input<typeof noteEdit>
export type Bots = z.output<typeof botsSchema>
export type MergeReport = z.output<typeof mergeReportSchema>
