/**
 * Delivers what comes from outside (`.qipu` files, menu items) to a window whose page listens, opening one if needed;
 * and remembers the folder of saved files.
 */
import type { WebContents, Session } from 'electron'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, basename, resolve } from 'node:path'
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError, PushOf } from '../api/api.ts'

/** Larger files are rejected; the limits of the codec are stricter still. */
const MAX_FILE_BYTES = 48 * 1024 * 1024

/** The path of an argument: Linux desktops pass `file://` addresses, shells pass paths. Null for other addresses. */
const pathOf = (arg: string, folder: string): string | null => {
  if (!/^file:/i.test(arg)) return resolve(folder, arg)
  try {
    return fileURLToPath(arg)
  } catch {
    return null // a file on another machine, or an invalid address
  }
}

/** The `.qipu` files in arguments as absolute paths; relative ones are resolved from `folder`. */
export const filesIn = (args: readonly string[], folder: string): string[] =>
  args
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => pathOf(arg, folder))
    .filter((path) => path !== null)
    .filter((path) => /\.qipu$/i.test(path))

/** Reads a file for the push to the window. Codes fileUnreadable, tooLarge. */
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

/** Reads the remembered folder. */
const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined // nothing has been saved yet
  }
}

/**
 * Makes the save dialog of downloads start in the folder chosen last, which `file` remembers across starts; `first`
 * is used before that.
 */
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
  /** Delivers once a page can receive it. */
  bring(delivery: Delivery): void
  /** Windows can be opened from now on. */
  begin(): void
  /** Call it, as often as you like, for a page that listens. */
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
