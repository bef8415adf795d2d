/** Schemas of the lines of a `.qipu` file and of the values in them. They refuse unknown members. */
import { z } from 'zod'
import { analysisSettingsSchema, findingSchema } from '../analysis.ts'
import { MAX_TASK_ITEMS } from '../task.ts'
import {
  COLOURS,
  GLYPHS,
  LAST_VERSION,
  MAX_TAGS,
  UNDO_RULES,
  type AnnotationBody,
  type Author,
  type Edit,
  type Header,
} from '../step.ts'

/** The version of the file format: the value of `qipu` in the first line. */
export const FORMAT = 3
/** The format of a file without tasks, which earlier programs can read. */
export const FORMAT_WITHOUT_TASKS = 2
/** The format of a file without tasks and authors. */
export const FORMAT_WITHOUT_AUTHORS = 1
/** The format in the header. Match ids hash the header, so it never changes. */
export const HEADER_FORMAT = 1

const hex = (digits: number): z.ZodString => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const seat = z.int().min(0).max(5)
const actor = z.union([seat, z.literal('chance')])
const name = z.string().min(1).max(80)

/**
 * Text that people wrote. A lone surrogate, left by cutting at a number of UTF-16 code units, cannot be kept by
 * databases or files: it is read as U+FFFD. Hashed values (header, actions, events) stay unchanged; libraries keep them
 * as JSON, which escapes lone surrogates.
 */
const text = (most: number): z.ZodString =>
  z
    .string()
    .max(most)
    .overwrite((given) => given.toWellFormed())

export const headerSchema = z.strictObject({
  format: z.literal(HEADER_FORMAT),
  nonce: hex(32).describe('Random, so that two matches that start alike are still two matches.'),
  game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  rules: z.int().min(1).describe("Version of the game's rules that decided the steps."),
  options: z.record(z.string().max(64), z.union([z.string().max(64), z.number()])),
  seats: z
    .array(
      z.strictObject({
        name,
        colour: z.literal([...COLOURS]),
        player: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('person') }),
          z.strictObject({
            kind: z.literal('bot'),
            bot: z.string().min(1).max(40),
            level: z.int().min(1).max(6),
          }),
        ]),
      }),
    )
    .min(1)
    .max(6),
  chance: z.discriminatedUnion('source', [
    z.strictObject({ source: z.literal('seeded'), seed: z.string().min(1).max(64) }),
    z.strictObject({ source: z.literal('manual') }),
  ]),
  undo: z.enum(UNDO_RULES),
  startedAt: z.iso.datetime().describe('When the match was started, in UTC.'),
  seenBy: z
    .union([seat, z.literal('public')])
    .exactOptional()
    .describe('In a copy made for others to see: facts this viewer may not know are null.'),
}) satisfies z.ZodType<Header>

const ink = z.enum(['seal', 'ink'])
const place = text(40).min(1)

const boardMarkSchema = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.enum(['circle', 'square', 'triangle']), at: place, ink }),
  z.strictObject({ shape: z.literal('label'), at: place, text: text(80).min(1), ink }),
  z.strictObject({ shape: z.literal('arrow'), from: place, to: place, ink }),
])

/** An action or event; its game defines the rest. */
const opaque = z.looseObject({ type: z.string().min(1).max(64) })
const words = text(4_000)
const pattern = z
  .object({ type: z.string().min(1).max(64) })
  .catchall(z.union([z.string().max(80), z.number(), z.boolean(), z.null()]))

export const taskSchema = z
  .strictObject({
    kind: z.literal('task'),
    words: words.describe('What is asked.'),
    hint: words,
    right: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('played') }),
      z.strictObject({ by: z.literal('actions'), actions: z.array(opaque).min(1).max(MAX_TASK_ITEMS) }),
      z.strictObject({ by: z.literal('events'), events: z.array(pattern).min(1).max(MAX_TASK_ITEMS) }),
    ]),
    ifRight: words,
    ifWrong: words,
    answers: z.array(z.strictObject({ action: opaque, words })).max(MAX_TASK_ITEMS),
  })
  .describe('What the reader is asked to do; since version 3.')

export const annotationBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comment'), text: text(50_000), author: text(80) }),
  z.strictObject({ kind: z.literal('glyph'), glyph: z.enum(GLYPHS) }),
  z.strictObject({ kind: z.literal('marks'), marks: z.array(boardMarkSchema).max(400) }),
  z.strictObject({ kind: z.literal('bookmark'), name: text(80) }),
  taskSchema,
]) satisfies z.ZodType<AnnotationBody>

export const authorSchema = z.strictObject({
  id: hex(16).describe('Given once to a library.'),
  name: text(80),
  sign: text(8),
}) satisfies z.ZodType<Author>

export const editSchema = z.strictObject({
  note: hex(16).describe('The note this is a version of: the id of its first annotation.'),
  by: authorSchema,
  at: z.iso.datetime({ precision: 3 }).describe('When it was made, in UTC.'),
  replaces: z.array(hex(16)).max(64).describe('The annotations of the note it was made from.'),
}) satisfies z.ZodType<Edit>

const branchId = z.union([z.literal('main'), hex(16)])
const noteId = hex(16)
/** Ids of branches and notes as a library keeps them. */
export const isBranchId = (text: string): boolean => branchId.safeParse(text).success
export const isNoteId = (text: string): boolean => noteId.safeParse(text).success

const version = z
  .int()
  .min(0)
  .max(LAST_VERSION)
  .describe('Of two entries for one id the higher version is kept.')
const lineNumber = z.int().min(1).describe("Number of the step's line; 1 is the root.")
export const headLineSchema = z
  .strictObject({
    qipu: z.literal([FORMAT_WITHOUT_AUTHORS, FORMAT_WITHOUT_TASKS, FORMAT]),
    header: headerSchema,
  })
  .describe('The first line.')

export const stepLineSchema = z
  .strictObject({
    step: z.strictObject({
      id: hex(32),
      parent: z.int().min(1).describe("Number of the parent's line, an earlier one; 1 is the root."),
      by: actor,
      action: opaque,
      events: z.array(opaque).max(1_000),
      chosen: z
        .literal(true)
        .optional()
        .describe('With a seed: a person picked this outcome in place of the one the seed gives.'),
    }),
  })
  .describe('One action and the events it caused.')

export const branchLineSchema = z
  .strictObject({
    branch: z.strictObject({
      id: branchId,
      name: text(80),
      step: lineNumber,
      version,
      deleted: z.boolean(),
      by: authorSchema.exactOptional().describe('Who made it; since version 2.'),
    }),
  })
  .describe('A named pointer to a step.')

export const annotationLineSchema = z
  .strictObject({
    annotation: z.strictObject({
      id: noteId,
      step: lineNumber,
      body: annotationBodySchema,
      version,
      deleted: z.boolean(),
      edit: editSchema.exactOptional().describe('Whose it is and what it replaces; since version 2.'),
    }),
  })
  .describe('Something said about a step.')

export const analysisLineSchema = z
  .strictObject({
    analysis: z.strictObject({ step: lineNumber, settings: analysisSettingsSchema, finding: findingSchema }),
  })
  .describe('What an analysis found out about a step. Not part of the record.')

export const labelLineSchema = z
  .strictObject({
    title: text(80),
    tags: z.array(text(40).min(1)).max(MAX_TAGS),
    from: authorSchema.exactOptional().describe('Whose library wrote the file; since version 2.'),
  })
  .describe("What the writer's library calls the match. Not part of the record.")

export const endLineSchema = z
  .strictObject({
    end: z.strictObject({
      lines: z.int().min(1).describe('How many lines come before this one.'),
      sha256: hex(64).describe('Of all bytes before this line.'),
    }),
  })
  .describe('The last line.')

/** Any line of a file. */
export const lineSchema = z.union([
  headLineSchema,
  stepLineSchema,
  branchLineSchema,
  annotationLineSchema,
  analysisLineSchema,
  labelLineSchema,
  endLineSchema,
])

/** The JSON Schema of a line of a `.qipu` file, published as docs/qipu.schema.json. */
export const jsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A line of a .qipu file',
  description:
    'Every line of a .qipu file is one of these; docs/record-format.md says in what order they come ' +
    'and what else must hold.',
  ...z.toJSONSchema(lineSchema, { target: 'draft-2020-12' }),
})
