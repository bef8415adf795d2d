/** Where files go that the window hands over: the system asks, beginning with the folder chosen last. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Session } from 'electron'

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
