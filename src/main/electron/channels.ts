/** The IPC channels of the desktop shell. */
import type { WebContents } from 'electron'
import type { Push, PushOf } from '../api/api.ts'

/** Window to main: method and input; answered. */
export const REQUEST_CHANNEL = 'qipu:request'
/** Window to main: what it would print, as a PDF; answered. */
export const PDF_CHANNEL = 'qipu:pdf'
/** Window to main: to move the library, or to look for it; answered once that is over. */
export const LIBRARY_FOLDER_CHANNEL = 'qipu:library-folder'
/** Window to main: the match that is being dragged out; not answered. */
export const DRAG_CHANNEL = 'qipu:drag'
/** Window to main: what its page says of itself; not answered. */
export const REPORT_CHANNEL = 'qipu:report'
/** Main to window: what main says unasked. */
export const PUSH_CHANNEL = 'qipu:push'

export interface PushMessage {
  readonly push: Push
  readonly value: unknown
}

/** Tells one page something unasked, if it is still there. */
export const sendPush = <P extends Push>(page: WebContents, push: P, value: PushOf<P>): void => {
  const message: PushMessage = { push, value }
  if (!page.isDestroyed()) page.send(PUSH_CHANNEL, message)
}
