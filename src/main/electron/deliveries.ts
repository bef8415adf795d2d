/** Brings what comes from outside the page (a file, a menu item) to a window that listens; opens one where there is none. */
import type { WebContents, Session } from 'electron'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, basename, resolve } from 'node:path'
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError, PushOf } from '../api/api.ts'

// `.qipu` files handed to the program from outside: by the command line, a double click, the dock.

/** Larger files are none of ours; the codec's own budgets are stricter still. */
const MAX_FILE_BYTES = 48 * 1024 * 1024

/** The path an argument means: desktops of Linux hand over `file://` addresses, shells paths; null for other addresses. */
const pathOf = (arg: string, folder: string): string | null => {
  if (!/^file:/i.test(arg)) return resolve(folder, arg)
  try {
    return fileURLToPath(arg)
  } catch {
    return null // the file of another machine, or no address at all
  }
}

/** The files named on a command line, as absolute paths; relative ones are meant from `folder`. */
export const filesIn = (args: readonly string[], folder: string): string[] =>
  args
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => pathOf(arg, folder))
    .filter((path) => path !== null)
    .filter((path) => /\.qipu$/i.test(path))

/** What is pushed to the window; codes fileUnreadable, tooLarge. */
export const readOpened = async (path: string): Promise<Result<PushOf<'file.opened'>, ApiError>> => {
  const name = basename(path)
  try {
    const found = await stat(path)
    if (!found.isFile()) return err({ code: 'fileUnreadable', details: { name } })
    if (found.size > MAX_FILE_BYTES) return err({ code: 'tooLarge', details: { name } })
    return ok({ name, bytes: (await readFile(path)).toString('base64') })
  } catch (error) {
    console.error(`${path} could not be read:`, error)
    return err({ code: 'fileUnreadable', details: { name } })
  }
}

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

export interface DeliveryTargets {
  /** The page of the window in front; undefined if there is none. */
  readonly front: () => WebContents | undefined
  readonly openWindow: () => void
}

export const createDeliveries = ({ front, openWindow }: DeliveryTargets): Deliveries => {
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
