/** What can be asked while a line with tasks is practised: what lies ahead of the reader is in none of the answers. */
import { z } from 'zod'
import { annotationBodySchema, taskSchema } from '../../engine/record/file/schemas.ts'
import type { TaskBody } from '../../engine/record/task.ts'
import {
  askedBranch,
  askedMatch,
  askedStep,
  matchId,
  noteId,
  opaque,
  positionSchema,
  seat,
  seatSchema,
  stepRowSchema,
} from './values.ts'
import type { Requests } from './requests.ts'

const taskState = z.enum(['open', 'solved', 'shown', 'skipped'])
const askedTask: z.ZodType<TaskBody, TaskBody> = taskSchema
const boardMarks = annotationBodySchema.options[2].shape.marks

/** A line that is practised; of its steps nothing is told. */
const lessonSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatSchema.extend({ name: z.string() })),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  /** How far the reader has come, by the number of the step. */
  reached: z.int(),
  /** How each task stands, in their order. */
  tasks: z.array(taskState),
})

/** A step of the line that was reached. */
const sceneSchema = z.strictObject({
  at: z.int(),
  row: stepRowSchema,
  position: positionSchema,
  comments: z.array(z.strictObject({ id: noteId, text: z.string(), author: z.string() })),
  marks: boardMarks,
  task: z
    .strictObject({
      /** From 0. */
      number: z.int(),
      words: z.string(),
      /** In whose place the reader acts. */
      seat,
      /** There is one to be asked for. */
      hint: z.boolean(),
      result: taskState,
    })
    .nullable(),
  /** There is nothing more to be done. */
  ended: z.boolean(),
})

const answerSchema = z.strictObject({
  right: z.boolean(),
  /** What the task says to it; may be empty. */
  words: z.string(),
  /** Where the action leads; the next time the reader stands before it again. */
  position: positionSchema,
  /** What was played on the line, where something else was right as well: from there it goes on. */
  instead: z.strictObject({ action: opaque, notation: z.string() }).nullable(),
})

const where = { match: askedMatch, branch: askedBranch.default('main' as z.output<typeof askedBranch>) }
/** A step that was reached, by its number; code notReached of every other. */
const reached = { ...where, at: z.int().min(0).max(1_000_000) }

export const practiceRequests = {
  /**
   * Codes unknownBranch, noTasks, practiceAfterMatch, and why nobody can play on in the match. A window that practises
   * has no match open: nothing is pushed to it.
   */
  'practice.open': { params: z.strictObject(where), result: lessonSchema },
  /** All that was done there is forgotten. */
  'practice.restart': { params: z.strictObject(where), result: lessonSchema, writes: true },
  'practice.look': { params: z.strictObject(reached), result: sceneSchema },
  /** The step after this one; with `skips` past a task that is not done, else code taskOpen. */
  'practice.next': {
    params: z.strictObject({ ...reached, skips: z.boolean().default(false) }),
    result: sceneSchema,
    writes: true,
  },
  /** What the reader would do. Refused as at the table, with its rule; nothing is recorded. */
  'practice.answer': {
    params: z.strictObject({ ...reached, action: opaque }),
    result: answerSchema,
    writes: true,
  },
  /** The same before it is chosen. */
  'practice.check': {
    params: z.strictObject({ ...reached, action: opaque }),
    result: z.strictObject({ events: z.array(opaque) }),
  },
  'practice.hint': { params: z.strictObject(reached), result: z.strictObject({ words: z.string() }) },
  'practice.show': {
    params: z.strictObject(reached),
    result: z.strictObject({ action: opaque, notation: z.string(), events: z.array(opaque) }),
    writes: true,
  },
  /**
   * For whoever sets a task: what an action would do at a step, and what the task would say to it. Codes unknownStep,
   * notYourSecret, why nobody can play on in the match, and those of the game.
   */
  'practice.rehearse': {
    params: z.strictObject({
      match: askedMatch,
      step: askedStep,
      /** The step that follows on the line the task is made for. */
      next: askedStep.optional(),
      action: opaque,
      task: askedTask.optional(),
    }),
    result: answerSchema,
  },
} as const satisfies Requests

export type Lesson = z.output<typeof lessonSchema>
export type Scene = z.output<typeof sceneSchema>
export type PracticeAnswer = z.output<typeof answerSchema>
