/** Brings what comes from outside the page (a file, a menu item) to a window that listens; opens one where there is none. */
import type { WebContents, Session } from 'electron'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where files go that the window hands over: the system asks, beginning with the folder chosen last. */
const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined // nothing has been saved yet
  }
}

/** `file` remembers the folder from one start to the next; `first` is where to begin without one. */
export const rememberFolder = (session: Pick<Session, 'on'>, file: string, first: string): void => {
  let folder = read(file)
  session.on('will-download', (_event, item) => {
    const from = folder !== undefined && existsSync(folder) ? folder : first
    item.setSaveDialogOptions({ defaultPath: join(from, item.getFilename()) })
    item.once('done', (_done, state) => {
      const path = item.getSavePath()
      if (state !== 'completed' || path === '') return
      folder = dirname(path)
      try {
        writeFileSync(file, folder)
      } catch (error) {
        console.error(`The folder chosen last could not be kept in ${file}:`, error)
      }
    })
  })
}

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
