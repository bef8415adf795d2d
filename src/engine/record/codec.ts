/** The shared file, `.qipu`: JSON Lines, usually compressed. docs/record-format.md specifies it. */
export { encode } from './file/encode.ts'
export type { EncodeOptions, Label } from './file/encode.ts'
export { decode } from './file/decode.ts'
export type { Decoded, DecodeOptions } from './file/decode.ts'
export { BUDGETS } from './file/budgets.ts'
export type { Budgets } from './file/budgets.ts'
export { FILE_ERROR_CODES } from './file/fault.ts'
export type { FileError, FileErrorCode } from './file/fault.ts'
