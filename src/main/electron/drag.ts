/** Lets a match be dragged out of the library as a file. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IpcMain } from 'electron'
import type { Answer, Input, Output } from '../api/api.ts'
import type { Connection, Service } from '../api/connection.ts'
import { discard } from '../library/file/files.ts'
import { DRAG_CHANNEL } from './channels.ts'
import { isOwnPageEvent } from './ipc.ts'
import type { Runtime } from './runtime.ts'

type Exported = Answer<Output<'library.export'>>

/** Exports the whole match, or while hands are hidden, what everybody has seen. */
const exported = async (connection: Connection, match: unknown): Promise<Exported> => {
  // The service validates the input, and the contract types the answer.
  const ask = async (as: Input<'library.export'>['as']): Promise<Exported> =>
    (await connection.handle('library.export', { match, format: 'qipu', as })) as Exported
  const whole = await ask('all')
  return !whole.ok && whole.error.code === 'exportAfterMatch' ? ask('public') : whole
}

export interface DragParts {
  readonly app: Pick<Runtime['app'], 'getPath' | 'getFileIcon' | 'on'>
  readonly service: Pick<Service, 'connect'>
}

/** Writes the file before the drag starts, because the drop target copies it, and deletes it when the program ends. */
export const serveDrag = (ipc: Pick<IpcMain, 'on'>, { app, service }: DragParts): void => {
  const connection = service.connect(() => undefined)
  let folder: string | undefined
  let count = 0

  const written = async (match: unknown): Promise<string | undefined> => {
    const answer = await exported(connection, match)
    if (!answer.ok) return undefined
    folder ??= mkdtempSync(join(app.getPath('temp'), 'qipu-drag-'))
    // Two matches may have the same name.
    const own = join(folder, String((count += 1)))
    mkdirSync(own)
    const file = join(own, answer.value.name)
    writeFileSync(file, Buffer.from(answer.value.bytes, 'base64'))
    return file
  }

  ipc.on(DRAG_CHANNEL, (event, match: unknown) => {
    if (!isOwnPageEvent(event)) return
    const drag = async (): Promise<void> => {
      const file = await written(match)
      if (file === undefined) return
      const icon = await app.getFileIcon(file)
      if (!event.sender.isDestroyed()) event.sender.startDrag({ file, icon })
    }
    drag().catch((thrown: unknown) => console.error('The match could not be dragged:', thrown))
  })
  app.on('will-quit', () => folder !== undefined && discard(folder))
}
