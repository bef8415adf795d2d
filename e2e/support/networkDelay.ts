/** Late answers, as on a busy machine. */
import type { BrowserContext, Page } from '@playwright/test'

export interface Barrier {
  shut(): void
  open(): void
  /** Resolves once a request waits at the closed barrier. */
  held(): Promise<void>
}

/**
 * While the barrier is closed, a request of this kind and all later ones wait. It takes effect from the page's next
 * load on.
 */
export const holdBack = async (page: Page, method: string): Promise<Barrier> => {
  let open = (): void => undefined
  let way: Promise<void> | undefined
  let arrive = (): void => undefined
  let arrived = Promise.resolve()
  await page.routeWebSocket('**/socket', (socket) => {
    const main = socket.connectToServer()
    let sent = Promise.resolve()
    socket.onMessage((message) => {
      if (way !== undefined && String(message).includes(`"${method}"`)) {
        sent = way
        arrive()
      }
      void sent.then(() => main.send(message))
    })
  })
  return {
    shut() {
      way = new Promise((resolve) => (open = resolve))
      arrived = new Promise((resolve) => (arrive = resolve))
    },
    held: () => arrived,
    open() {
      way = undefined
      open()
    },
  }
}

/** Delays every answer and push by up to `most` milliseconds, mostly by far less, and keeps their order. */
export const lateAnswers = (context: BrowserContext, most: number): Promise<void> =>
  context.routeWebSocket('**/socket', (socket) => {
    let last = Promise.resolve()
    socket.connectToServer().onMessage((message) => {
      const late = new Promise((resolve) => setTimeout(resolve, Math.random() ** 3 * most))
      last = last.then(() => late).then(() => socket.send(message))
    })
  })
