import type { Json } from '../../kernel/json.ts'
import { DAMAGE_CODES } from '../verify.ts'

/** Why a file was refused, in addition to the codes of `verify`. docs/record-format.md explains each. */
const FILE_CODES = [
  'notQipu',
  'newerFormat',
  'tooLarge',
  'badGzip',
  'lineTooLong',
  'tooManyLines',
  'tooManySteps',
  'tooManyBranches',
  'tooManyAnnotations',
  'tooMuchSaid',
  'tooMuchEverSaid',
  'tooManyMarks',
  'tooManyAnalyses',
  'notUtf8',
  'tooDeep',
  'badJson',
  'notFinite',
  'forbiddenName',
  'badLine',
  'outOfOrder',
  'unknownParent',
  'unknownStep',
  'duplicate',
  'badMain',
  'versionTooHigh',
  'noEnd',
  'wrongEnd',
  'afterEnd',
] as const
/** All codes that refuse a file. */
export const FILE_ERROR_CODES = [...FILE_CODES, ...DAMAGE_CODES] as const
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number]

/** What is wrong with a file and in which line, counted from 1. */
export interface FileError {
  readonly code: FileErrorCode
  readonly line: number
  /** The rule that forbids an illegal action. */
  readonly rule?: string
  readonly details?: { readonly [key: string]: Json }
}
