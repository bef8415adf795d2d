/** Requests of a reader who practises a line with tasks. No answer contains what comes later on the line. */
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

/** A line that is practised, without its steps. */
const lessonSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatSchema.extend({ name: z.string() })),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The number of the last step the reader has reached; the root is 0. */
  reached: z.int(),
  /** The result of each task, in the order of the line. */
  tasks: z.array(taskState),
})

/** A step of the line that the reader has reached. */
const sceneSchema = z.strictObject({
  at: z.int(),
  row: stepRowSchema,
  position: positionSchema,
  comments: z.array(z.strictObject({ id: noteId, text: z.string(), author: z.string() })),
  marks: boardMarks,
  task: z
    .strictObject({
      /** The number of the task, from 0. */
      number: z.int(),
      words: z.string(),
      /** The seat in whose place the reader acts. */
      seat,
      /** Whether the task has a hint, which `practice.hint` returns. */
      hint: z.boolean(),
      result: taskState,
    })
    .nullable(),
  /** No task or comment follows, and no task is open. */
  ended: z.boolean(),
})

const answerSchema = z.strictObject({
  right: z.boolean(),
  /** The task's comment on the action; may be empty. */
  words: z.string(),
  /** The position after the action; asking for the scene again returns the one before it. */
  position: positionSchema,
  /** The reader's was a different right action than the one played, and the lesson goes on from it. */
  own: z.boolean(),
  /** The action played on the line, if the reader's was a different right one and the lesson cannot go on from it. */
  instead: z.strictObject({ action: opaque, notation: z.string() }).nullable(),
  /**
   * What comes of a different right action that the lesson cannot go on from, beginning with the action itself: in place
   * of the steps up to the next task. Empty if nothing is to be seen; then `instead` says what was played.
   */
  aside: z.array(sceneSchema),
})

const where = { match: askedMatch, branch: askedBranch.default('main' as z.output<typeof askedBranch>) }
/** A step the reader has reached, by its number; code notReached for any other. */
const reached = { ...where, at: z.int().min(0).max(1_000_000) }

export const practiceRequests = {
  /**
   * Codes unknownBranch, noTasks, practiceAfterMatch, and those of `unplayable` but for sampleOnly. The window does not
   * open the match, so main pushes no changes to it.
   */
  'practice.open': { params: z.strictObject(where), result: lessonSchema },
  /** Deletes the progress on the line. */
  'practice.restart': { params: z.strictObject(where), result: lessonSchema, writes: true },
  'practice.look': { params: z.strictObject(reached), result: sceneSchema },
  /** Goes on to the next step; code taskOpen at an unsolved task, unless `skips` is set. */
  'practice.next': {
    params: z.strictObject({ ...reached, skips: z.boolean().default(false) }),
    result: sceneSchema,
    writes: true,
  },
  /** Answers a task with an action. Illegal actions are refused as at the table; nothing is recorded in the match. */
  'practice.answer': {
    params: z.strictObject({ ...reached, action: opaque }),
    result: answerSchema,
    writes: true,
  },
  /** Tries an action without answering; returns its events, or the refusal as the error. */
  'practice.check': {
    params: z.strictObject({ ...reached, action: opaque }),
    result: z.strictObject({ events: z.array(opaque) }),
  },
  'practice.hint': { params: z.strictObject(reached), result: z.strictObject({ words: z.string() }) },
  'practice.show': {
    params: z.strictObject(reached),
    result: z.strictObject({
      action: opaque,
      notation: z.string(),
      events: z.array(opaque),
      /** The task's comment on it; may be empty. */
      words: z.string(),
      /** The position after the action; asking for the scene again returns the one before it. */
      position: positionSchema,
    }),
    writes: true,
  },
  /**
   * For the author of a task: tries an action at a step and returns what the task would answer. Codes unknownStep,
   * notYourTurn, notYourSecret, unreadableStep, those of `unplayable`, and the game's.
   */
  'practice.rehearse': {
    params: z.strictObject({
      match: askedMatch,
      step: askedStep,
      /** The next step of the line the task is written for. */
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
