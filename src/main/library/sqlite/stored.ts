/**
 * Reads and writes the values of columns. JSON columns are validated like input from outside: a damaged row loses its
 * own content and nothing else.
 */
import { parseJson } from '../../../engine/kernel/json.ts'
import {
  annotationBodySchema,
  authorSchema,
  editSchema,
  headerSchema,
} from '../../../engine/record/file/schemas.ts'
import type { AnnotationBody, Author, Edit, Header, StepId } from '../../../engine/record/step.ts'
import { failureOf } from './errors.ts'

/** Step ids are stored as 16 bytes instead of 32 hex digits. */
export const toBlob = (id: string): Buffer => Buffer.from(id, 'hex')

// 16 bytes as lower-case hex are a step id; a CHECK on the column ensures the length.
export const fromBlob = (blob: Buffer): StepId => blob.toString('hex') as StepId

/** Each is undefined if the text is not valid. */
export const storedHeader = (text: string): Header | undefined => headerSchema.safeParse(parseJson(text)).data
export const storedBody = (text: string): AnnotationBody | undefined =>
  annotationBodySchema.safeParse(parseJson(text)).data
/** Also undefined for null, as in notes from before they had authors. */
export const storedEdit = (text: string | null): Edit | undefined =>
  text === null ? undefined : editSchema.safeParse(parseJson(text)).data
export const storedAuthor = (text: string | null): Author | undefined =>
  text === null ? undefined : authorSchema.safeParse(parseJson(text)).data

/**
 * Reads one row; undefined if its page is unreadable, which must not hide other rows. Throws if the table itself is
 * not as created, because that affects all rows.
 */
export const tryReadRow = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error?.code === 'libraryDamaged' && error.details?.['reason'] !== 'schema') return undefined
    throw thrown
  }
}
