/** `.qipu` files handed to the program from outside: by the command line, a double click, the dock. */
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError, PushOf } from '../api/api.ts'

/** Larger files are none of ours; the codec's own budgets are stricter still. */
const LARGEST = 48 * 1024 * 1024

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
    if (found.size > LARGEST) return err({ code: 'tooLarge', details: { name } })
    return ok({ name, bytes: (await readFile(path)).toString('base64') })
  } catch (error) {
    console.error(`${path} could not be read:`, error)
    return err({ code: 'fileUnreadable', details: { name } })
  }
}
