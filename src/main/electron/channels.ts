/** The IPC channels of the desktop shell. */
import type { WebContents } from 'electron'
import type { Push, PushOf } from '../api/api.ts'

/** Window to main: a request with method and input; answered. */
export const REQUEST_CHANNEL = 'qipu:request'
/** Window to main: print the page to a PDF; answered. */
export const PDF_CHANNEL = 'qipu:pdf'
/** Window to main: move or find the library; answered when done. */
export const LIBRARY_FOLDER_CHANNEL = 'qipu:library-folder'
/** Window to main: the match being dragged out; not answered. */
export const DRAG_CHANNEL = 'qipu:drag'
/** Window to main: a report of its page; not answered. */
export const REPORT_CHANNEL = 'qipu:report'
/** Main to window: a push. */
export const PUSH_CHANNEL = 'qipu:push'

export interface PushMessage {
  readonly push: Push
  readonly value: unknown
}

/** Sends a push to a page, unless it was destroyed. */
export const sendPush = <P extends Push>(page: WebContents, push: P, value: PushOf<P>): void => {
  const message: PushMessage = { push, value }
  if (!page.isDestroyed()) page.send(PUSH_CHANNEL, message)
}
