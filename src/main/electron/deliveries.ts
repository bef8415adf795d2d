/** Brings what comes from outside the page (a file, a menu item) to a window that listens; opens one where there is none. */
import type { WebContents } from 'electron'

export type Delivery = (page: WebContents) => void

export interface Deliveries {
  /** Waits until a page can have it. */
  bring(delivery: Delivery): void
  /** There can be windows from now on. */
  begin(): void
  /** The page listens; it is heard of again and again. */
  listening(page: WebContents): void
  gone(page: WebContents): void
}

export interface Places {
  /** The page of the window in front; undefined if there is none. */
  readonly front: () => WebContents | undefined
  readonly openWindow: () => void
}

export const createDeliveries = ({ front, openWindow }: Places): Deliveries => {
  const waiting: Delivery[] = []
  const listeners = new Set<WebContents>()
  let hasBegun = false

  const handOver = (page: WebContents): void => {
    for (const delivery of waiting.splice(0)) delivery(page)
  }
  return {
    bring(delivery) {
      waiting.push(delivery)
      if (!hasBegun) return
      const page = front()
      if (page === undefined) openWindow()
      else if (listeners.has(page)) handOver(page)
    },
    begin: () => void (hasBegun = true),
    listening(page) {
      listeners.add(page)
      handOver(page)
    },
    gone: (page) => void listeners.delete(page),
  }
}
