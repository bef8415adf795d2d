/**
 * What columns hold as JSON, read as if anybody had written it: a row that a damage has spoilt costs what it says and
 * nothing else. Whatever reads such a column reads it here.
 */
import { jsonOf } from '../../../engine/kernel/json.ts'
import {
  annotationBodySchema,
  authorSchema,
  editSchema,
  headerSchema,
} from '../../../engine/record/file/schemas.ts'
import type { AnnotationBody, Author, Edit, Header, StepId } from '../../../engine/record/step.ts'
import { failureOf } from './errors.ts'

/** Step ids as the library stores them: 16 bytes instead of 32 digits. */
export const toBlob = (id: string): Buffer => Buffer.from(id, 'hex')

// 16 bytes in lower-case hex are what a step id is; the column's CHECK keeps the length.
export const fromBlob = (blob: Buffer): StepId => blob.toString('hex') as StepId

/** Each is undefined where the text is none of these. */
export const storedHeader = (text: string): Header | undefined => headerSchema.safeParse(jsonOf(text)).data
export const storedBody = (text: string): AnnotationBody | undefined =>
  annotationBodySchema.safeParse(jsonOf(text)).data
/** Null in the column, as of notes from before they had authors, is undefined too. */
export const storedEdit = (text: string | null): Edit | undefined =>
  text === null ? undefined : editSchema.safeParse(jsonOf(text)).data
export const storedAuthor = (text: string | null): Author | undefined =>
  text === null ? undefined : authorSchema.safeParse(jsonOf(text)).data

/**
 * What is read of one row; undefined where its page cannot be read, which costs no other row. A table that is not as it was
 * made concerns all of them, and is thrown.
 */
export const legible = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error?.code === 'libraryDamaged' && error.details?.['reason'] !== 'schema') return undefined
    throw thrown
  }
}
