/** `.qipu` files handed to the program from outside: by the command line, a double click, the dock. */
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError, PushOf } from '../api/api.ts'

/** Larger files are none of ours; the codec's own budgets are stricter still. */
const LARGEST = 48 * 1024 * 1024

/** The files named on a command line, as absolute paths; relative ones are meant from `folder`. */
export const filesIn = (args: readonly string[], folder: string): string[] =>
  args.filter((arg) => !arg.startsWith('-') && /\.qipu$/i.test(arg)).map((arg) => resolve(folder, arg))

/** What is pushed to the window; codes fileUnreadable, tooLarge. */
export const readOpened = async (path: string): Promise<Result<PushOf<'file.opened'>, ApiError>> => {
  const name = basename(path)
  try {
    const found = await stat(path)
    if (!found.isFile()) return err({ code: 'fileUnreadable', details: { name } })
    if (found.size > LARGEST) return err({ code: 'tooLarge', details: { name } })
    return ok({ name, bytes: (await readFile(path)).toString('base64') })
  } catch (error) {
    console.error(`${path} could not be read:`, error)
    return err({ code: 'fileUnreadable', details: { name } })
  }
}

/** Paths that wait until there is a window to hear of them. */
export interface OpenedFiles {
  open(path: string): void
  /** From now on files go to `deliver` at once; null: they wait again. */
  setReady(deliver: ((path: string) => void) | null): void
}

export const createOpenedFiles = (): OpenedFiles => {
  const waiting: string[] = []
  let deliver: ((path: string) => void) | null = null
  return {
    open(path) {
      if (deliver === null) waiting.push(path)
      else deliver(path)
    },
    setReady(next) {
      deliver = next
      if (next !== null) for (const path of waiting.splice(0)) next(path)
    },
  }
}
