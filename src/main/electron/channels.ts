/** The IPC channels of the desktop shell. */
import type { Push } from '../api/api.ts'

/** Window to main: method and input; answered. */
export const REQUEST_CHANNEL = 'qipu:request'
/** Window to main: what it would print, as a PDF; answered. */
export const PDF_CHANNEL = 'qipu:pdf'
/** Main to window: what main says unasked. */
export const PUSH_CHANNEL = 'qipu:push'

export interface PushMessage {
  readonly push: Push
  readonly value: unknown
}
